import type { Value } from "../../shell/answers";
import { refusalLine } from "../../shell/telling";
import type { Words } from "../../shell/words";
import type { Card, ChainView, CreatureView, LinkView, NightmariumView, OpenQuestion } from "../../wire";
import { choosing, isDiscarding } from "./choosing.svelte";
import type { Deck } from "./deck";
import { putsFor, reasonAgainst } from "./foresight";
import { BODY } from "./legions";

/** The name of a card by its number: “manster No. 30”. */
export function cardName(words: Words, card: number): string {
  return words.say("card", { card });
}

/** All that can be said of a card: its name, what it can be, and what it does. */
export function cardStory(words: Words, card: Card): string {
  return [cardBrief(words, card), does(words, card)].filter(Boolean).join(" ");
}

/** What a card is and can be, with the name of its ability. */
export function cardBrief(words: Words, card: Card): string {
  const parts = card.parts.map((part) => words.say("part", { part })).join(" / ");
  const ability = card.ability === "none" ? "" : `, ${words.say("ability", { ability: card.ability })}`;
  return `${cardName(words, card.number)}: ${parts}${ability}.`;
}

function does(words: Words, card: Card): string {
  if (card.parts.includes("seal")) return words.say("seal-does");
  return card.ability === "none" ? "" : words.say(`ability-${card.ability}-does`);
}

const STATES: Record<LinkView["state"], string> = { done: "chain-done", now: "chain-now", next: "chain-next" };

/** Which part an ability of a chain is, and whether it has acted, acts or will. */
export function linkState(words: Words, { part, state }: LinkView): string {
  return `${words.say("part", { part })}, ${words.say(STATES[state])}`;
}

/** What comes after a chain: that of another creature perhaps, then the second action or the end of the turn. */
export function afterChain(words: Words, { action }: NightmariumView, { then }: ChainView): string[] {
  const other = then === null ? [] : [words.say("chain-then", { place: then })];
  return [...other, words.say(action === 1 ? "chain-action" : "chain-end")];
}

/** A creature in words, from head to legs. */
export function creatureStory(words: Words, deck: Deck, place: number, creature: CreatureView | undefined): string {
  const name = words.say("creature", { place });
  if (!creature) return `${name}: ${words.say("place-empty")}`;
  const parts = BODY.flatMap((part) => {
    const card = deck.get(creature[part]);
    if (!card) return [];
    const ability = card.ability === "none" ? "" : ` (${words.say("ability", { ability: card.ability })})`;
    return [`${words.say("part", { part })} ${cardName(words, card.number)}${ability}`];
  });
  const seal = creature.seal ? [cardName(words, creature.seal), words.say("embodied")] : [];
  const state = creature.complete ? [words.say("complete")] : [];
  return `${name}: ${[...parts, ...seal, ...state].join(", ")}`;
}

/** Where a card can be put: “the torso of creature 1 or 3, the head of creature 2”. */
export function placesLine(words: Words, puts: readonly Value[][]): string {
  const either = new Intl.ListFormat(words.language, { type: "disjunction" });
  const parts = [...new Set(puts.map(([, part]) => String(part)))];
  const lines = parts.map((part) => {
    const places = puts.flatMap(([, other, place]) => (other === part ? [String(place)] : []));
    return words.say("fits-as", { part, creatures: either.format(places) });
  });
  return lines.join(", ");
}

/** Playing a card in one of these places. */
export function playLine(words: Words, card: number, puts: readonly Value[][]): string {
  return words.say("play-as", { card, places: placesLine(words, puts) });
}

/** Where a card fits now, or why it can't be played. */
export function chanceLine(words: Words, question: OpenQuestion | null, card: number): string {
  if (!question) return words.say("not-your-turn");
  const puts = putsFor(question, card);
  if (puts.length) return words.say("fits", { places: placesLine(words, puts) });
  const reason = reasonAgainst(question, card);
  return reason ? refusalLine(words, reason) : "";
}

/** What is still to be chosen, where cards are chosen or one is looked at. */
export function halfway(question: OpenQuestion, words: Words): string {
  if (choosing.modeFor(question) === "discard") return words.say("choose-discards");
  return choosing.card === null ? "" : chanceLine(words, question, choosing.card);
}

/** What answers in a row mean: a card and where it can go, or all the cards that are discarded. */
export function meaning(answers: readonly Value[][], question: OpenQuestion, view: NightmariumView, words: Words): string {
  const [[verb, card] = [], ...next] = answers;
  if (verb === "play") {
    const puts = next.length ? next : putsFor(question, Number(card));
    return puts.length ? playLine(words, Number(card), puts) : "";
  }
  return next.length ? discardLine(words, next.length, question, view) : "";
}

/** Discarding so many cards, after those that were discarded before. */
export function discardLine(words: Words, cards: number, question: OpenQuestion, view: NightmariumView): string {
  const all = cards + (isDiscarding(question) ? view.drawing : 0);
  return words.say("discard-and-draw", { cards: all, drawn: Math.floor(all / 2) });
}

/** A side of the table in words: whose it is, whether it is their turn, and how many creatures are complete. */
export function sideLabel(words: Words, view: NightmariumView, seat: number, name: string): string {
  const { victory, turn, ending } = view;
  const who = turn === seat && !ending ? words.say("turn-of", { who: name }) : name;
  return `${who}, ${words.say("completed-of", { complete: view.seats[seat]!.complete, victory })}`;
}
