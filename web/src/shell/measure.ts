const canvas = document.createElement("canvas").getContext("2d")!;

/** How wide a text would be in one line of this element, in pixels. */
export function widthIn(element: Element, text: string): number {
  canvas.font = getComputedStyle(element).font;
  return canvas.measureText(text).width;
}
