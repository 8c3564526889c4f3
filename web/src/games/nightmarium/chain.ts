import type { Card, CreatureView, NightmariumView } from "../../wire";
import { BODY, LEGIONS, type BodyPart } from "./legions";
import type { Ability, Legion } from "./vocabulary";

/** How a step's number names a legion and how many seats further: as many as there can be seats. */
export const TRIBUTES = 5;

const ABILITIES_OF_CREATURE = 3;
const UPWARDS: readonly BodyPart[] = ["legs", "torso", "head"];
/** The steps in which an ability acts; `Acts` is one that is being told. */
const ACTING = new Set(["Acts", "ScavengeCreature", "TakeTop", "DevourTop", "Mimic", "TurnUp", "PlayTurned", "PutCard"]);
const FOLLOWING = new Set(["BeginSecond", "EndTurn"]);

export interface Link {
  part: BodyPart;
  ability: Exclude<Ability, "none">;
  state: "done" | "now" | "next";
}

/** A chain of abilities that runs, from head to legs. */
export interface Chain {
  seat: number;
  place: number;
  links: Link[];
}

/** What is owed for a pure creature, by whom, the first first. */
export interface Debt {
  legion: Legion | null;
  seats: number[];
  /** Whether the first has no such card, and owes a second one of any kind. */
  isSecond: boolean;
}

/** The number of an ability: its creature's place, and the part that its card is. */
export function numberOf(place: number, part: string): number {
  return ABILITIES_OF_CREATURE * (place - 1) + UPWARDS.indexOf(part as BodyPart);
}

/** What comes when the chain is over. */
export function after(view: Pick<NightmariumView, "agenda">): NightmariumView["agenda"] {
  return view.agenda.filter(([name]) => FOLLOWING.has(name));
}

/** Which of the two actions of a turn this is; null between turns. */
export function actionOf(view: NightmariumView): 1 | 2 | null {
  const names = new Set(view.agenda.map(([name]) => name));
  if (names.has("BeginSecond")) return 1;
  return names.has("EndTurn") ? 2 : null;
}

/** The chain that runs, as the agenda tells it. */
export function chainOf(view: NightmariumView, cards: ReadonlyMap<number, Card>): Chain | null {
  const creatures = view.seats[view.turn]?.creatures ?? [];
  for (const [name, , number] of view.agenda) {
    const isOffered = name === "OfferReplay";
    if (!isOffered && name !== "Ability" && !ACTING.has(name)) continue;
    const place = isOffered ? number : Math.floor(number / ABILITIES_OF_CREATURE);
    const creature = creatures.find((one) => one.place === place + 1);
    // A card that is put by an action belongs to no chain.
    if (!creature?.complete) continue;
    const due = isOffered ? UPWARDS.length - 1 : number % ABILITIES_OF_CREATURE;
    const links = linksOf(creature, cards, due, ACTING.has(name));
    return links.length ? { seat: view.turn, place: creature.place, links } : null;
  }
  return null;
}

function linksOf(creature: CreatureView, cards: ReadonlyMap<number, Card>, due: number, isActing: boolean): Link[] {
  const seal = cards.get(creature.seal)?.legion;
  return BODY.flatMap((part) => {
    const card = cards.get(creature[part]);
    if (!card || card.ability === "none" || (seal && card.legion !== seal)) return [];
    const height = UPWARDS.indexOf(part);
    const state = height > due ? "done" : height === due && isActing ? "now" : "next";
    return [{ part, ability: card.ability, state } satisfies Link];
  });
}

/** Who owes cards for a pure creature now, and who after them. */
export function debtOf(view: NightmariumView): Debt | null {
  const debt: Debt = { legion: null, seats: [], isSecond: false };
  for (const [name, seat, number] of view.agenda) {
    if (name === "Pay") {
      debt.legion ??= LEGIONS[number] ?? null;
      debt.seats.push(seat);
    } else if (name === "PaySecond") {
      debt.isSecond = true;
      debt.seats.push(seat);
    } else if (name === "Tribute") {
      debt.legion ??= LEGIONS[Math.floor(number / TRIBUTES)] ?? null;
      for (let further = number % TRIBUTES; further < view.seats.length; further += 1) {
        const other = (view.turn + further) % view.seats.length;
        if (view.seats[other]!.cards && !debt.seats.includes(other)) debt.seats.push(other);
      }
    }
  }
  return debt.seats.length ? debt : null;
}
