import { tick } from "svelte";

/** Whoever plays by keyboard stays in the bar, whatever ended the last step: at its first answer. */
export function stayIn(bar: () => HTMLElement | undefined, step: () => unknown): void {
  $effect.pre(() => {
    step();
    if (!bar()?.contains(document.activeElement)) return;
    void tick().then(() => {
      const here = bar();
      if (!here || here.contains(document.activeElement)) return;
      const first = here.querySelector<HTMLElement>("button:not(.cancel)") ?? here.querySelector("button");
      first?.focus({ preventScroll: true });
    });
  });
}
