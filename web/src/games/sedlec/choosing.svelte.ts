import type { BuilderView, OpenQuestion } from "../../wire";
import { foreseen, offered, type Value } from "../../shell/answers";

/** A place that can take a card now. */
export interface Place {
  kind: string;
  x: number;
  y: number;
  action: Value[];
}

/** What is to be done; where two answers belong together, the second follows by itself. */
export interface Move {
  action: Value[];
  next?: Value[];
}

/** What is half chosen on this device; it belongs to one question. */
class Choosing {
  /** The choice of two parts that has been begun. */
  mode = $state<"dig" | "stack" | null>(null);
  piles = $state.raw<string[]>([]);
  card = $state.raw<string | null>(null);
  /** The place that was touched last. */
  place = $state.raw<Place | null>(null);
  /** The place that is pointed at. */
  aimed = $state.raw<Place | null>(null);

  /** The card that would be stacked: the one that was touched, or the only one. */
  chosen(question: OpenQuestion | null): string | null {
    const cards = stackable(question);
    if (this.card !== null && cards.includes(this.card)) return this.card;
    return cards.length === 1 ? cards[0]! : null;
  }

  /** What comes next: a whole answer, or a part of one. */
  step(question: OpenQuestion): "turn" | "dig" | "card" | "place" {
    if (question.options.some(([verb]) => verb === "place" || verb === "furnish")) return "place";
    if (this.mode !== "stack") return this.mode ?? "turn";
    return this.chosen(question) === null ? "card" : "place";
  }

  begin(mode: "dig" | "stack"): void {
    this.clear();
    this.mode = mode;
  }

  clear(): void {
    this.mode = null;
    this.piles = [];
    this.card = null;
    this.place = null;
    this.aimed = null;
  }

  /** Touches a face-down pile; with the last one needed, the dig that is offered comes back. */
  touchPile(question: OpenQuestion | null, name: string): Move | undefined {
    const single = offered(question, "dig", name);
    if (single) return { action: single };
    const isWhole = this.piles.length === 2;
    const isLetGo = this.piles.includes(name) && !isWhole;
    const others = this.piles.filter((other) => other !== name);
    const piles = isLetGo ? others : [...others.slice(-1), name];
    this.clear();
    this.piles = piles;
    this.mode = piles.length ? "dig" : null;
    const both = offered(question, "dig", piles.toSorted().join("+"));
    return both && { action: both };
  }

  /** Touches a card of the hand; with a place that was touched before, it is stacked there. */
  touchCard(card: string): Move | undefined {
    if (this.mode === "stack" && this.place) {
      this.card = card;
      return stacked(card, this.place);
    }
    const isLetGo = this.card === card;
    this.clear();
    if (isLetGo) return undefined;
    this.mode = "stack";
    this.card = card;
    return undefined;
  }

  /** Touches a place; with a card that is held or chosen, it goes there. */
  touchPlace(question: OpenQuestion | null, place: Place): Move | undefined {
    if (offered(question, ...place.action)) {
      this.place = place;
      return { action: place.action };
    }
    const card = this.chosen(question);
    const isLetGo = card === null && this.place !== null && isSamePlace(this.place, place);
    this.clear();
    if (isLetGo) return undefined;
    this.mode = "stack";
    this.card = card;
    this.place = place;
    return card === null ? undefined : stacked(card, place);
  }
}

export const choosing = new Choosing();

/** What a card would bring in a place; null where that isn't known. */
export function gainOf(question: OpenQuestion | null, card: string, place: Place): number | null {
  return foreseen(question, place.action) ?? foreseen(question, stackOf(card), place.action);
}

export function isSamePlace(one: Place, other: Place): boolean {
  return one.kind === other.kind && one.x === other.x && one.y === other.y;
}

export function stackOf(card: string): Value[] {
  return ["stack", ...card.split("/")];
}

function stacked(card: string, place: Place): Move {
  return { action: stackOf(card), next: place.action };
}

/** The cards that can be stacked now. */
export function stackable(question: OpenQuestion | null): string[] {
  return (question?.options ?? []).filter(([verb]) => verb === "stack").map(([, top, bottom]) => `${top}/${bottom}`);
}

export function canDig(question: OpenQuestion | null, pile: string): boolean {
  return diggable(question).includes(pile);
}

/** The piles that can be dug now, in the order of their letters. */
export function diggable(question: OpenQuestion | null): string[] {
  const digs = (question?.options ?? []).filter(([verb]) => verb === "dig");
  return [...new Set(digs.flatMap(([, piles]) => String(piles).split("+")))].sort();
}

/** The places that are offered, or those of the stack while a card can be stacked; row by row, from the left. */
export function placesFor(question: OpenQuestion | null, seat: BuilderView): Place[] {
  const isOffered = (action: Value[]) => offered(question, ...action) !== undefined;
  const all = seat.structures.flatMap(({ kind, open }) =>
    open
      .toSorted(([x, y], [across, up]) => y - up || x - across)
      .map(([x, y]) => ({ kind, x, y, action: kind === "stack" ? ["place", y / 2, x] : ["furnish", x, y] })),
  );
  const asked = all.filter(({ action }) => isOffered(action));
  return asked.length || !stackable(question).length ? asked : all.filter(({ kind }) => kind === "stack");
}
