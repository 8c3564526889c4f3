import type { OpenQuestion } from "../../wire";
import { offered, type Value } from "../../shell/answers";
import type { Act, Pick } from "../game";
import { putsFor } from "./foresight";

type Mode = "discard" | "play";

/** What is half chosen on this device; it belongs to one question. */
class Choosing {
  /** Several cards are being chosen to be discarded, or one is looked for in words. */
  private mode = $state<Mode | null>(null);
  /** The card that was touched. */
  card = $state.raw<number | null>(null);
  /** The cards that are to be discarded. */
  cards = $state.raw<readonly number[]>([]);
  /** The answer that is pointed at. */
  aimed = $state.raw<readonly Value[] | null>(null);
  /** The card that is pointed at. */
  pointed = $state.raw<number | null>(null);

  /** The same, where it is not yet chosen but asked: whoever has begun to discard goes on. */
  modeFor(question: OpenQuestion | null): Mode | null {
    return isDiscarding(question) ? "discard" : this.mode;
  }

  get hasBegun(): boolean {
    return this.card !== null || this.mode !== null;
  }

  begin(mode: Mode, cards: readonly number[] = []): void {
    this.clear();
    this.mode = mode;
    this.cards = cards;
  }

  clear(): void {
    this.mode = null;
    this.card = null;
    this.cards = [];
    this.aimed = null;
    this.pointed = null;
  }

  /** Touches a card: it is looked at, or, where many are discarded, one of them. Touched again, its answer comes back. */
  touch(question: OpenQuestion | null, card: number): Value[] | undefined {
    if (this.modeFor(question) === "discard") {
      const isChosen = this.cards.includes(card);
      this.cards = isChosen ? this.cards.filter((other) => other !== card) : [...this.cards, card];
      return undefined;
    }
    const action = answerOf(question, card);
    if (this.card === card && action) return action;
    this.mode = null;
    this.card = this.card === card ? null : card;
    return undefined;
  }
}

export const choosing = new Choosing();

/** Touches a card, wherever it lies or is named: first it is looked at, then its answer is given. */
export function touchCard(question: OpenQuestion | null, card: number, act: Act, pick: Pick): void {
  const action = choosing.touch(question, card);
  if (action) return act(action);
  pick((choosing.card === card && answerOf(question, card)) || null);
}

/** Whether any number of cards can be discarded now. */
export function canDiscardMany(question: OpenQuestion | null): boolean {
  const verbs = new Set((question?.options ?? []).map(([verb]) => verb));
  return verbs.has("discard") && (verbs.has("draw") || verbs.has("play") || verbs.has("done"));
}

/** Whether cards are being discarded already, and more may be. */
export function isDiscarding(question: OpenQuestion | null): boolean {
  return offered(question, "done") !== undefined;
}

/** What a card can do by itself: be played or, where a card is owed, be discarded. */
export function answerOf(question: OpenQuestion | null, card: number): Value[] | undefined {
  return offered(question, "play", card) ?? (canDiscardMany(question) ? undefined : offered(question, "discard", card));
}

/** The cards that can be answered with one by one. */
export function answerable(question: OpenQuestion | null): number[] {
  return (question?.options ?? []).flatMap(([verb, card]) =>
    (verb === "play" || verb === "discard") && answerOf(question, Number(card))?.[0] === verb ? [Number(card)] : [],
  );
}

/** What is asked of the creature in a place: that a card is put there, or that it is a target. */
export function targetAt(question: OpenQuestion | null, seat: number, place: number): Value[] | undefined {
  return question?.options.find(([verb, first, second]) => {
    if (verb === "scavenge" || verb === "execute") return first === seat && second === place;
    if (seat !== question.seat) return false;
    return verb === "devour" ? first === place : verb === "put" && second === place;
  });
}

/** How a card of the hand could be put in a place, if it were played. */
export function putAt(question: OpenQuestion | null, card: number | null, seat: number, place: number): Value[] | undefined {
  if (card === null || seat !== question?.seat) return undefined;
  return putsFor(question, card).find(([, , where]) => where === place);
}

/** Discards these cards, one after the other, and says that it is all. */
export function discardAll(cards: readonly number[]): Value[][] {
  return [...cards.map((card) => ["discard", card]), ["done"]];
}
