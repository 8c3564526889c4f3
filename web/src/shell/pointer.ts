/** How something was pressed last: with a finger, with a mouse, or with a key. */
class Pointer {
  isTouch = matchMedia("(pointer: coarse)").matches;
  isKey = false;

  constructor() {
    addEventListener("pointerdown", ({ pointerType }) => this.press(pointerType === "touch", false), true);
    addEventListener("keydown", () => this.press(false, true), true);
  }

  private press(isTouch: boolean, isKey: boolean): void {
    this.isTouch = isTouch;
    this.isKey = isKey;
  }
}

export const pointer = new Pointer();
