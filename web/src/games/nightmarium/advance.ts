import type { CreatureView, DreamerView, NightmariumView } from "../../wire";
import { after, numberOf, TRIBUTES } from "./chain";
import { LEGIONS, PARTS } from "./legions";
import type { NightmariumHeard, Part } from "./vocabulary";

/** The view after one event. It follows what was told and decides nothing: the next view settles it. */
export function advance(view: NightmariumView, [actor, name, values]: NightmariumHeard): NightmariumView {
  const told = actor !== null && actor >= 0 ? { ...view, asked: [actor] } : view;
  switch (name) {
    case "began":
      return {
        ...told,
        ...{ turn: values[0], asked: [values[0]], legion: null },
        agenda: [["TakeAction", values[0], 0], ["BeginSecond", -1, 1]],
      };
    case "play": {
      const [card] = values;
      if (told.turned.includes(card)) return { ...told, turned: without(told.turned, card), holding: card };
      return { ...dreamer(told, actor, (one) => parted(one, card)), holding: card };
    }
    case "discard":
      return { ...dreamer(told, actor, (one) => parted(one, values[0])), discard: [...told.discard, values[0]] };
    case "drawn": {
      const [seat, card] = values;
      return { ...dreamer(told, seat, (one) => withCard(one, card)), deck: told.deck - 1 };
    }
    case "turn":
      return { ...told, deck: told.deck - 1, turned: [...told.turned, values[0]] };
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
    case "completed":
      return { ...told, agenda: [["Ability", -1, numberOf(values[1], "head")], ...after(told)] };
    case "pure":
      return { ...told, agenda: [["Tribute", -1, TRIBUTES * LEGIONS.indexOf(values[2]) + 1], ...told.agenda] };
    case "acts": {
      const [seat, place, part] = values;
      return { ...told, agenda: [["Acts", seat, numberOf(place, part)], ...after(told)] };
    }
    case "stopped":
    case "broken-off":
    case "too-many":
    case "rest":
      return { ...told, agenda: after(told) };
    default:
      return told;
  }
}

function dreamer(view: NightmariumView, number: number, change: (one: DreamerView) => DreamerView): NightmariumView {
  return { ...view, seats: view.seats.map((one, index) => (index === number ? change(one) : one)) };
}

function without(cards: readonly number[], card: number): number[] {
  return cards.filter((other) => other !== card);
}

/** A card leaves the hand, seen by all; which of the unseen ones it was, the next view says. */
function parted(one: DreamerView, card: number): DreamerView {
  return { ...one, cards: one.cards - 1, hand: one.hand && without(one.hand, card), known: without(one.known, card) };
}

function withCard(one: DreamerView, card: number | null): DreamerView {
  const hand = one.hand && card !== null ? [...one.hand, card].sort((left, right) => left - right) : one.hand;
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
