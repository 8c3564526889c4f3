import type { ChainView, CreatureView, DreamerView, NightmariumView } from "../../wire";
import { BODY, PARTS } from "./legions";
import type { Ability, NightmariumHeard, Part } from "./vocabulary";

/** The view after one event. It follows what was told and decides nothing: the next view settles it. */
export function advance(view: NightmariumView, [actor, name, values]: NightmariumHeard): NightmariumView {
  const told = actor !== null && actor >= 0 ? answered(view, actor) : view;
  switch (name) {
    case "began":
      return { ...told, turn: values[0], asked: [values[0]], action: 1, bound: null, chain: null };
    case "second":
      return { ...told, action: 2, chain: null };
    case "bound":
      return { ...told, bound: values[1] };
    case "play": {
      const [card] = values;
      if (told.turned.includes(card)) return { ...told, turned: without(told.turned, card), holding: card };
      return { ...dreamer(told, actor, (one) => parted(one, card)), holding: card };
    }
    case "discard": {
      const debts = told.debts.filter(({ seat }) => seat !== actor);
      return { ...dreamer(told, actor, (one) => parted(one, values[0])), debts, discard: [...told.discard, values[0]] };
    }
    case "drawn": {
      const [seat, card] = values;
      return { ...dreamer(told, seat, (one) => withCard(one, card)), deck: told.deck - 1 };
    }
    case "turn":
      return { ...told, deck: told.deck - 1, turned: withAdded(told.turned, values[0]) };
    case "dropped":
      return { ...told, turned: without(told.turned, values[0]), discard: [...told.discard, values[0]] };
    case "shuffled":
      return { ...told, deck: values[0], discard: [] };
    case "played": {
      const [seat, card, part, place] = values;
      return { ...dreamer(told, seat, (one) => built(one, place, part, card)), holding: null };
    }
    case "lost": {
      const [seat, place, card] = values;
      return { ...dreamer(told, seat, (one) => beheaded(one, place, card)), discard: [...told.discard, card] };
    }
    case "taken": {
      const [seat, whom, place, card] = values;
      const robbed = dreamer(told, whom, (one) => beheaded(one, place, card));
      return dreamer(robbed, seat, (one) => ({ ...withCard(one, card), known: [...one.known, card] }));
    }
    case "owes":
      return { ...told, debts: [...told.debts, { seat: values[0], legion: values[1] }] };
    case "owes-second":
      return { ...told, debts: [{ seat: values[0], legion: null }, ...told.debts] };
    case "chain": {
      const [, place, ...abilities] = values;
      return { ...told, chain: chainOf(place, abilities) };
    }
    case "acts":
      return { ...told, chain: told.chain && acting(told.chain, values[2]) };
    case "stopped":
    case "broken-off":
    case "rest":
      return { ...told, chain: null };
    default:
      return told;
  }
}

/** Somebody has answered; the answer that the second action is made of is bound to no legion any more. */
function answered(view: NightmariumView, actor: number): NightmariumView {
  return { ...view, asked: [actor], bound: view.action === 2 ? null : view.bound };
}

function chainOf(place: number, abilities: readonly Ability[]): ChainView {
  const links = BODY.flatMap((part, index) => {
    const ability = abilities[index] ?? "none";
    return ability === "none" ? [] : [{ part, ability, state: "next" as const }];
  });
  return { place, links, then: null };
}

function acting(chain: ChainView, part: Part): ChainView {
  const now = chain.links.findIndex((link) => link.part === part);
  const links = chain.links.map((link, index) => {
    const state = index < now ? "done" : index === now ? "now" : "next";
    return { ...link, state } as const;
  });
  return { ...chain, links };
}

function dreamer(view: NightmariumView, number: number, change: (one: DreamerView) => DreamerView): NightmariumView {
  return { ...view, seats: view.seats.map((one, index) => (index === number ? change(one) : one)) };
}

function without(cards: readonly number[], card: number): number[] {
  return cards.filter((other) => other !== card);
}

function withAdded(cards: readonly number[], card: number): number[] {
  return [...cards, card].sort((left, right) => left - right);
}

/** A card leaves the hand, seen by all; which of the unseen ones it was, the next view says. */
function parted(one: DreamerView, card: number): DreamerView {
  return { ...one, cards: one.cards - 1, hand: one.hand && without(one.hand, card), known: without(one.known, card) };
}

function withCard(one: DreamerView, card: number | null): DreamerView {
  const hand = one.hand && card !== null ? withAdded(one.hand, card) : one.hand;
  return { ...one, cards: one.cards + 1, hand };
}

function counted(one: DreamerView, creatures: CreatureView[]): DreamerView {
  return { ...one, creatures, complete: creatures.filter((creature) => creature.complete).length };
}

function built(one: DreamerView, place: number, part: Part, card: number): DreamerView {
  const blank: CreatureView = { place, legs: 0, torso: 0, head: 0, seal: 0, complete: false };
  const before = one.creatures.find((creature) => creature.place === place) ?? blank;
  const changed = { ...before, [part]: card };
  const others = one.creatures.filter((creature) => creature.place !== place);
  const creatures = [...others, { ...changed, complete: changed.head > 0 }];
  return counted(one, creatures.sort((left, right) => left.place - right.place));
}

function beheaded(one: DreamerView, place: number, card: number): DreamerView {
  const creatures = one.creatures.flatMap((creature) => {
    if (creature.place !== place) return [creature];
    const left = { ...creature };
    for (const part of PARTS) if (left[part] === card) left[part] = 0;
    return left.legs ? [{ ...left, complete: left.head > 0 }] : [];
  });
  return counted(one, creatures);
}
