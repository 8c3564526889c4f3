/** A key that is held down presses once: neither its repetition nor its release presses what came meanwhile. */
export class HeldKey {
  /** Where Space went down: a button is pressed by its release. */
  private space: EventTarget | null = null;

  /** Belongs before all other listeners. */
  readonly down = (event: KeyboardEvent): void => {
    if (!isPress(event)) return;
    if (event.repeat) {
      event.preventDefault();
      event.stopPropagation();
    } else if (event.key === " ") this.space = event.target;
  };

  readonly up = (event: KeyboardEvent): void => {
    if (event.key === " " && isPress(event) && event.target !== this.space) event.preventDefault();
  };
}

/** Whether a key presses what has the focus, and doesn't write. */
function isPress({ key, target }: KeyboardEvent): boolean {
  return (key === "Enter" || key === " ") && !(target as Element).closest("input:not([type=radio], [type=checkbox]), textarea");
}
