import type { Words } from "../../shell/words";
import type { Card, CreatureView, NightmariumView } from "../../wire";
import type { Deck } from "./deck";
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
  const seal = creature.seal ? [cardName(words, creature.seal)] : [];
  const state = creature.complete ? [words.say("complete")] : [];
  return `${name}: ${[...parts, ...seal, ...state].join(", ")}`;
}

/** A side of the table in words: whose it is, whether it is their turn, and how many creatures are complete. */
export function sideLabel(words: Words, view: NightmariumView, seat: number, name: string): string {
  const { victory, turn, ending } = view;
  const who = turn === seat && !ending ? words.say("turn-of", { who: name }) : name;
  return `${who}, ${words.say("completed-of", { complete: view.seats[seat]!.complete, victory })}`;
}
