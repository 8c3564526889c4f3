/** How something was pressed last: with a finger, or with a mouse or a key. */
class Pointer {
  isTouch = matchMedia("(pointer: coarse)").matches;

  constructor() {
    addEventListener("pointerdown", ({ pointerType }) => (this.isTouch = pointerType === "touch"), true);
    addEventListener("keydown", () => (this.isTouch = false), true);
  }
}

export const pointer = new Pointer();
