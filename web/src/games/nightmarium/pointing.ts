import { choosing } from "./choosing.svelte";

interface Pointed {
  onpointerenter: (event: PointerEvent) => void;
  onpointerleave: () => void;
  onfocus: (event: FocusEvent) => void;
  onblur: () => void;
}

/** A mouse or the keyboard points at an answer: what it would do is shown on the table. */
export function pointingAt(answer: NonNullable<typeof choosing.aimed>): Pointed {
  const point = (): void => void (choosing.aimed = answer);
  const leave = (): void => void (choosing.aimed = null);
  return {
    onpointerenter: ({ pointerType }) => pointerType === "mouse" && point(),
    onpointerleave: leave,
    onfocus: ({ currentTarget }) => isShown(currentTarget) && point(),
    onblur: leave,
  };
}

/** The card under a mouse, of a hand or a creature, whatever lies over it. */
export function cardUnder({ pointerType, clientX, clientY }: PointerEvent): number | null {
  if (pointerType !== "mouse") return null;
  return document.elementsFromPoint(clientX, clientY).reduce<number | null>((found, thing) => found ?? cardOf(thing), null);
}

/** The card that has the focus of a keyboard. */
export function cardInFocus({ target }: FocusEvent): number | null {
  return isShown(target) ? cardOf(target as Element) : null;
}

function isShown(target: EventTarget | null): boolean {
  return (target as Element).matches(":focus-visible");
}

function cardOf(thing: Element): number | null {
  const card = thing.closest("[data-card]")?.getAttribute("data-card");
  return card ? Number(card) : null;
}
