import type { Card, NightmariumView } from "../../wire";
import { CARDS } from "./cards";

export type Deck = ReadonlyMap<number, Card>;

const OWN: Deck = byNumber(CARDS);

function byNumber(cards: readonly Card[]): Deck {
  return new Map(cards.map((card) => [card.number, card]));
}

/** The cards of a game by number: the house's own, or those that the view tells of. */
export function deckOf(view: Pick<NightmariumView, "cards">): Deck {
  return view.cards ? byNumber(view.cards) : OWN;
}
