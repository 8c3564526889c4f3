import { beforeEach, describe, expect, it } from "vitest";

import { nightmarium } from "../src/games/nightmarium";
import { advance } from "../src/games/nightmarium/advance";
import { drawing, variantOf, weave } from "../src/games/nightmarium/anatomy";
import { actionOf, chainOf, debtOf } from "../src/games/nightmarium/chain";
import { CARDS } from "../src/games/nightmarium/cards";
import {
  answerable,
  answerOf,
  canDiscardMany,
  choosing,
  discardAll,
  isDiscarding,
  targetAt,
} from "../src/games/nightmarium/choosing.svelte";
import { deckOf } from "../src/games/nightmarium/deck";
import { BODY, LEGIONS } from "../src/games/nightmarium/legions";
import { fan, layout } from "../src/games/nightmarium/layout";
import type { NightmariumHeard } from "../src/games/nightmarium/vocabulary";
import type { CreatureView, DreamerView, NightmariumView, OpenQuestion } from "../src/wire";

const deck = deckOf({ cards: null });

function creature(place: number, legs: number, torso = 0, head = 0, seal = 0): CreatureView {
  return { place, legs, torso, head, seal, complete: head > 0 };
}

function seat(hand: number[] | null, ...creatures: CreatureView[]): DreamerView {
  const complete = creatures.filter((one) => one.complete).length;
  return { creatures, complete, cards: hand?.length ?? 3, hand, known: [], unseen: [] };
}

function table(more: Partial<NightmariumView> = {}): NightmariumView {
  return {
    ...{ player: 0, asked: [0], seat: 0, lanes: {}, opened: {}, opening: null, ending: null },
    agenda: [["TakeAction", 0, 0], ["BeginAction", -1, 1]],
    ...{ turn: 0, victory: 5, legion: null, deck: 40, discard: [3], holding: null, turned: [] },
    seats: [seat([5, 30]), seat(null, creature(1, 6, 8)), seat(null)],
    ...{ hidden: [], batch: 0, chains: 0, drawing: 0, started: [], idle: 0, turns: 0, cards: null },
    ...more,
  };
}

const after = (view: NightmariumView, ...heard: NightmariumHeard[]): NightmariumView => heard.reduce(advance, view);

function question(...options: (string | number)[][]): OpenQuestion {
  return { seat: 0, number: 1, options } as OpenQuestion;
}

describe("what is told", () => {
  it("lays a card from the hand on a creature, which is complete with its head", () => {
    const start = table({ seats: [seat([5, 30], creature(1, 6, 8)), seat(null)] });
    const played = after(start, [0, "play", [5]], [0, "put", ["head", 1]], [null, "played", [0, 5, "head", 1]]);
    expect(played.seats[0]).toMatchObject({ hand: [30], cards: 1, complete: 1 });
    expect(played.seats[0]!.creatures).toEqual([creature(1, 6, 8, 5)]);
    expect(played.holding).toBeNull();
  });
  it("shows the card that is being played, wherever it comes from", () => {
    expect(after(table(), [0, "play", [30]])).toMatchObject({ holding: 30 });
    expect(after(table({ turned: [9, 70] }), [0, "play", [9]])).toMatchObject({ holding: 9, turned: [70] });
  });
  it("sorts a card that was drawn into the own hand, and only counts those of others", () => {
    const drawn = after(table(), [-1, "drawn", [0, 12]], [-1, "drawn", [1, null]]);
    expect(drawn.seats[0]!.hand).toEqual([5, 12, 30]);
    expect(drawn.seats[1]).toMatchObject({ cards: 4, hand: null });
    expect(drawn.deck).toBe(38);
  });
  it("takes a creature apart from the top, and its place is empty without legs", () => {
    const beheaded = after(table(), [null, "taken", [0, 1, 1, 8]]);
    expect(beheaded.seats[1]!.creatures).toEqual([creature(1, 6)]);
    expect(beheaded.seats[0]).toMatchObject({ hand: [5, 8, 30], known: [8] });
    const gone = after(beheaded, [null, "lost", [1, 1, 6]]);
    expect(gone.seats[1]!.creatures).toEqual([]);
    expect(gone.discard).toEqual([3, 6]);
  });
  it("turns the discard pile into the deck", () => {
    expect(after(table(), [null, "shuffled", [31]])).toMatchObject({ deck: 31, discard: [] });
  });
  it("begins a turn with its first action, bound to no legion", () => {
    const begun = after(table({ legion: "manster" }), [null, "began", [1]]);
    expect(begun).toMatchObject({ turn: 1, legion: null, asked: [1] });
    expect(actionOf(begun)).toBe(1);
  });
  it("changes no earlier view", () => {
    const start = table();
    const before = structuredClone(start);
    after(start, [0, "discard", [30]], [-1, "turn", [70]], [null, "dropped", [70]]);
    expect(start).toEqual(before);
  });
});

describe("a chain", () => {
  // Legs 12 and torso 8 have abilities, head 4 has none; head 1 has one.
  const view = table({
    agenda: [["TakeTop", 0, 1], ["EndTurn", -1, 0]],
    seats: [seat([], creature(1, 12, 8, 1)), seat(null), seat(null)],
  });
  it("goes down from head to legs, as far as the agenda says", () => {
    expect(chainOf(view, deck)).toEqual({
      seat: 0,
      place: 1,
      links: [
        { part: "head", ability: "scavenger", state: "done" },
        { part: "torso", ability: "scavenger", state: "now" },
        { part: "legs", ability: "wailer", state: "next" },
      ],
    });
    expect(actionOf(view)).toBe(2);
  });
  it("passes over cards without ability", () => {
    const plain = table({ agenda: [["Ability", -1, 2]], seats: [seat([], creature(1, 12, 8, 4))] });
    expect(chainOf(plain, deck)!.links.map(({ part }) => part)).toEqual(["torso", "legs"]);
  });
  it("of an embodied creature has the links of the seal's legion", () => {
    const sealed = table({ agenda: [["OfferReplay", 0, 0]], seats: [seat([], creature(1, 12, 34, 1, 109))] });
    expect(chainOf(sealed, deck)!.links.map(({ part, state }) => [part, state])).toEqual([["head", "next"], ["legs", "next"]]);
  });
  it("is none where a card is put by an action", () => {
    expect(chainOf(table({ agenda: [["PutCard", 0, 21], ["EndTurn", -1, 0]], holding: 5 }), deck)).toBeNull();
  });
  it("runs along with what is told, and is over when it is stopped or broken off", () => {
    const completed = after(view, [null, "completed", [0, 1]]);
    expect(chainOf(completed, deck)!.links.every(({ state }) => state === "next")).toBe(true);
    const acts = after(completed, [null, "acts", [0, 1, "head", "scavenger"]]);
    expect(chainOf(acts, deck)!.links.map(({ state }) => state)).toEqual(["now", "next", "next"]);
    expect(actionOf(acts)).toBe(2);
    expect(chainOf(after(acts, [null, "stopped", [0, 1, "head", "scavenger"]]), deck)).toBeNull();
    expect(chainOf(after(acts, [null, "broken-off", [0, 1]]), deck)).toBeNull();
  });
});

describe("a debt", () => {
  it("is that of the legion for all who still have to pay, the first first", () => {
    const owing = table({ turn: 0, agenda: [["Pay", 1, 1], ["Tribute", -1, 5 + 2]] });
    expect(debtOf(owing)).toEqual({ legion: "manster", seats: [1, 2], isSecond: false });
  });
  it("is not asked of an empty hand", () => {
    const owing = table({ agenda: [["Tribute", -1, 1]], seats: [seat([1]), seat([]), seat([2])] });
    expect(debtOf(owing)?.seats).toEqual([2]);
  });
  it("may be a second card", () => {
    expect(debtOf(table({ agenda: [["PaySecond", 2, 0]] }))).toMatchObject({ seats: [2], isSecond: true });
  });
  it("is told with a pure creature", () => {
    expect(debtOf(after(table(), [null, "pure", [0, 1, "constrict"]]))).toMatchObject({ legion: "constrict", seats: [1, 2] });
    expect(debtOf(table())).toBeNull();
  });
});

describe("choosing", () => {
  const turn = question(["play", 5], ["draw"], ["discard", 5], ["discard", 30]);
  beforeEach(() => choosing.clear());

  it("plays a card that is touched twice", () => {
    expect(choosing.touch(turn, 5)).toBeUndefined();
    expect(choosing.card).toBe(5);
    expect(choosing.touch(turn, 5)).toEqual(["play", 5]);
  });
  it("looks at a card that can't be played, and lets go of it", () => {
    expect(choosing.touch(turn, 30)).toBeUndefined();
    expect(choosing.card).toBe(30);
    expect(choosing.touch(turn, 30)).toBeUndefined();
    expect(choosing.card).toBeNull();
  });
  it("gathers the cards that are discarded together", () => {
    choosing.begin("discard");
    for (const card of [5, 30, 5]) expect(choosing.touch(turn, card)).toBeUndefined();
    expect(choosing.cards).toEqual([30]);
    expect(discardAll([30, 5])).toEqual([["discard", 30], ["discard", 5], ["done"]]);
  });
  it("tells a debt, paid card by card, from discarding many", () => {
    const debt = question(["discard", 5], ["discard", 30]);
    expect(canDiscardMany(turn)).toBe(true);
    expect(canDiscardMany(debt)).toBe(false);
    expect(answerOf(debt, 30)).toEqual(["discard", 30]);
    expect(answerable(debt)).toEqual([5, 30]);
    expect(answerable(turn)).toEqual([5]);
    expect(isDiscarding(question(["discard", 5], ["done"]))).toBe(true);
    expect(isDiscarding(turn)).toBe(false);
  });
  it("finds what can be done to a creature", () => {
    expect(targetAt(question(["put", "torso", 2]), 0, 2)).toEqual(["put", "torso", 2]);
    expect(targetAt(question(["put", "torso", 2]), 1, 2)).toBeUndefined();
    expect(targetAt(question(["execute", 1, 2], ["execute", 2, 1]), 2, 1)).toEqual(["execute", 2, 1]);
    expect(targetAt(question(["devour", 3]), 0, 3)).toEqual(["devour", 3]);
    expect(targetAt(question(["devour", 3]), 1, 3)).toBeUndefined();
    expect(targetAt(null, 0, 1)).toBeUndefined();
  });
});

describe("the drawings", () => {
  it("of a legion's cards all differ, in every part", () => {
    for (const legion of LEGIONS) {
      for (const part of BODY) {
        const first = 27 * LEGIONS.indexOf(legion) + 1;
        const cards = Array.from({ length: 27 }, (_, index) => JSON.stringify(drawing(legion, part, first + index)));
        expect(new Set(cards).size).toBe(27);
      }
    }
    expect(variantOf(1)).toEqual(variantOf(28));
  });
  it("of legions differ in what they are woven with", () => {
    expect(new Set(LEGIONS.map((legion) => weave(legion, 64, 36))).size).toBe(4);
  });
  it("can be made of every card", () => {
    expect(CARDS).toHaveLength(120);
    for (const { legion, parts, number } of CARDS) {
      for (const part of BODY) if (parts.includes(part)) expect(drawing(legion, part, number).length).toBeGreaterThan(1);
    }
  });
});

describe("the layout", () => {
  const phone = { width: 348, height: 520, centre: 60, told: 44, isOther: false, hasHand: true };
  const screens = [
    { width: 308, height: 350 },
    { width: 348, height: 520 },
    { width: 680, height: 686 },
    { width: 756, height: 806 },
    { width: 676, height: 566 },
    { width: 1500, height: 876 },
  ];

  it("leaves the hand its share and stays inside, however many play", () => {
    for (const screen of screens) {
      for (const others of [1, 2, 3, 4]) {
        for (const places of [5, 7]) {
          const { own, hand, isWide, ...laid } = layout({ ...phone, ...screen, others, places });
          const rest = screen.height - 44 - (isWide ? 0 : 60);
          expect(hand).toBeGreaterThan(0.19 * rest);
          expect(laid.others + own + hand).toBeLessThanOrEqual(rest);
        }
      }
    }
  });
  it("has room for names beside each other", () => {
    expect(layout({ ...phone, others: 4, places: 5 }).columns).toBe(2);
    expect(layout({ ...phone, width: 680, height: 686, others: 3, places: 5 }).columns).toBe(3);
  });
  it("puts creatures in two rows where they are larger so", () => {
    expect(layout({ ...phone, others: 1, places: 7 }).perRow).toBe(7);
    expect(layout({ ...phone, others: 2, places: 5 }).perRow).toBe(3);
    expect(layout({ ...phone, width: 920, height: 600, others: 4, places: 7 })).toMatchObject({ columns: 4, perRow: 4 });
  });
  it("has an answer where it isn't asked: a phone on its side is laid out by its style", () => {
    expect(layout({ ...phone, width: 0, height: 0, others: 4, places: 7 })).toMatchObject({ isWide: false, isNamed: false });
  });
  it("draws nothing higher than it can be", () => {
    expect(layout({ ...phone, height: 2000, others: 1, places: 5 }).own).toBeLessThan(140);
  });
  it("gives the room of the hand to the creatures where somebody only watches", () => {
    const watched = { ...phone, others: 4, places: 7, isOther: true };
    const others = (hasHand: boolean): number => layout({ ...watched, hasHand }).others;
    expect(others(false)).toBeGreaterThan(others(true) + 30);
  });
  it("says a name at the near side, unless it is the viewer's and there is little room", () => {
    const isNamed = (more: object): boolean => layout({ ...phone, others: 2, places: 5, ...more }).isNamed;
    expect(isNamed({})).toBe(false);
    expect(isNamed({ isOther: true })).toBe(true);
    expect(isNamed({ width: 756, height: 806 })).toBe(true);
  });
});

describe("the fan of the hand", () => {
  it("shows enough of every card to touch it", () => {
    for (const cards of [1, 2, 5, 9, 24]) {
      const { card, step } = fan(344, 80, cards);
      expect(step).toBeGreaterThanOrEqual(28);
      expect(card).toBeLessThanOrEqual(80);
    }
    expect(fan(344, 80, 5).step * 5).toBeLessThanOrEqual(344);
  });
  it("hardly covers the cards of a usual hand", () => {
    const { card, step } = fan(378, 190, 5);
    expect(step / card).toBeGreaterThan(0.8);
  });
  it("has cards as high as the row, overlapping rather than small", () => {
    expect(fan(1488, 190, 22).card).toBeGreaterThan(120);
    expect(fan(756, 200, 22).card).toBeGreaterThan(75);
    for (const width of [756, 920, 1488]) {
      const { card, step } = fan(width, 190, 22);
      expect(card + 21 * step).toBeLessThanOrEqual(width);
    }
  });
});

describe("the log", () => {
  it("says which card I draw, and nothing of cards that others draw", () => {
    expect(nightmarium.weight([-1, "drawn", [0, 12]])).toBe("plain");
    expect(nightmarium.weight([-1, "drawn", [1, null]])).toBe(null);
  });
});
