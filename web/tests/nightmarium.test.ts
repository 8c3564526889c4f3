import { beforeEach, describe, expect, it } from "vitest";

import { nightmarium } from "../src/games/nightmarium";
import { advance } from "../src/games/nightmarium/advance";
import { drawing, variantOf, weave } from "../src/games/nightmarium/anatomy";
import { CARDS } from "../src/games/nightmarium/cards";
import {
  answerable,
  answerOf,
  canDiscardMany,
  choosing,
  discardAll,
  isDiscarding,
  putAt,
  targetAt,
} from "../src/games/nightmarium/choosing.svelte";
import { deckOf } from "../src/games/nightmarium/deck";
import { BODY, LEGIONS } from "../src/games/nightmarium/legions";
import { putsFor, reasonAgainst } from "../src/games/nightmarium/foresight";
import { chanceLine, halfway, meaning } from "../src/games/nightmarium/telling";
import { logLineOfMany } from "../src/shell/telling";
import { Texts } from "../src/shell/texts";
import { fan, layout } from "../src/games/nightmarium/layout";
import { creatureStory } from "../src/games/nightmarium/telling";
import type { NightmariumHeard } from "../src/games/nightmarium/vocabulary";
import { marksOf, type Marks } from "../src/shell/marks";
import { Words } from "../src/shell/words";
import type { CreatureView, DreamerView, NightmariumView, OpenQuestion } from "../src/wire";

const words = (await Texts.load("en", ["nightmarium"])).words("nightmarium");

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
    agenda: [["TakeAction", 0, 0], ["BeginSecond", -2, 0]],
    ...{ turn: 0, victory: 5, legion: null, action: 1, bound: null, chain: null, debts: [] },
    ...{ deck: 40, discard: [3], holding: null, turned: [] },
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
  it("changes no earlier view", () => {
    const start = table();
    const before = structuredClone(start);
    after(start, [0, "discard", [30]], [-1, "turn", [70]], [null, "dropped", [70]]);
    expect(start).toEqual(before);
  });
});

describe("a turn", () => {
  it("has two actions, and the second may be bound to a legion", () => {
    const begun = after(table({ bound: "manster", action: 2 }), [null, "began", [1]]);
    expect(begun).toMatchObject({ turn: 1, asked: [1], action: 1, bound: null });
    const played = after(begun, [1, "play", [6]], [null, "bound", [1, "necromunculus"]], [1, "put", ["legs", 2]]);
    expect(played).toMatchObject({ action: 1, bound: "necromunculus" });
    const again = after(played, [null, "second", [1]]);
    expect(again).toMatchObject({ action: 2, bound: "necromunculus" });
    expect(after(again, [1, "draw", []])).toMatchObject({ action: 2, bound: null });
  });
});

describe("a chain", () => {
  const chain: NightmariumHeard = [null, "chain", [0, 1, "scavenger", "none", "wailer"]];
  const states = (view: NightmariumView): string[] => view.chain!.links.map(({ part, state }) => `${part} ${state}`);

  it("runs along with what is told, from head to legs, past cards without ability", () => {
    const begun = after(table(), chain);
    expect(begun.chain).toMatchObject({ place: 1, then: null });
    expect(states(begun)).toEqual(["head next", "legs next"]);
    const head = after(begun, [null, "acts", [0, 1, "head", "scavenger"]], [0, "scavenge", [1, 1]]);
    expect(states(head)).toEqual(["head now", "legs next"]);
    expect(states(after(head, [null, "acts", [0, 1, "legs", "wailer"]]))).toEqual(["head done", "legs now"]);
  });
  it("is over when it is stopped, broken off or let rest, and when it just runs out", () => {
    const acts = after(table(), chain, [null, "acts", [0, 1, "head", "scavenger"]]);
    const ends: NightmariumHeard[] = [
      [null, "stopped", [0, 1, "head", "scavenger"]],
      [null, "broken-off", [0, 1]],
      [0, "rest", []],
      [null, "second", [0]],
      [null, "began", [1]],
    ];
    for (const end of ends) expect(after(acts, end).chain).toBeNull();
  });
});

describe("a debt", () => {
  const owing = after(table(), [null, "owes", [1, "manster"]], [null, "owes", [2, "manster"]]);
  it("is that of all who still have to pay, the first first", () => {
    expect(owing.debts).toEqual([{ seat: 1, legion: "manster" }, { seat: 2, legion: "manster" }]);
  });
  it("is gone for whoever has paid", () => {
    const paid = after(owing, [1, "discard", [30]]);
    expect(paid.debts).toEqual([{ seat: 2, legion: "manster" }]);
    expect(after(paid, [2, "discard", [31]]).debts).toEqual([]);
  });
  it("may become a second card of any legion", () => {
    const second = after(owing, [1, "discard", [6]], [null, "owes-second", [1, "manster"]]);
    expect(second.debts).toEqual([{ seat: 1, legion: null }, { seat: 2, legion: "manster" }]);
    expect(after(second, [1, "discard", [9]]).debts).toEqual([{ seat: 2, legion: "manster" }]);
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

describe("what is foreseen", () => {
  const play = ["play", 5];
  const turn: OpenQuestion = {
    ...question(play, ["draw"], ["discard", 5], ["discard", 30]),
    foreseen: [
      { answers: [play, ["put", "torso", 1]], points: 0 },
      { answers: [play, ["put", "torso", 3]], points: 0 },
      { answers: [play, ["put", "head", 2]], points: 1 },
    ],
    barred: [{ answer: ["play", 30], why: { id: "no-place", game: "nightmarium", rule: "NM-03", values: { card: 30 }, why: null } }],
  };
  beforeEach(() => choosing.clear());

  it("is where a card of the hand could go, on the own side", () => {
    expect(putsFor(turn, 5)).toHaveLength(3);
    expect(putsFor(turn, 30)).toEqual([]);
    expect(putAt(turn, 5, 0, 2)).toEqual(["put", "head", 2]);
    expect(putAt(turn, 5, 1, 2)).toBeUndefined();
    expect(putAt(turn, 5, 0, 4)).toBeUndefined();
    expect(putAt(turn, null, 0, 2)).toBeUndefined();
  });
  it("is said of the card: where it fits, why it can't be played, or that it is not my turn", () => {
    expect(chanceLine(words, turn, 5)).toBe("Fits as the torso of creature 1 or 3, the head of creature 2.");
    expect(reasonAgainst(turn, 5)).toBeUndefined();
    expect(chanceLine(words, turn, 30)).toBe("There is no creature to which the card No. 30 could be added now.");
    expect(chanceLine(words, null, 30)).toBe("It isn’t your turn now.");
  });
  it("stands for the question as soon as a card is touched, until it is withdrawn", () => {
    expect(halfway(turn, words)).toBe("");
    choosing.touch(turn, 5);
    expect(halfway(turn, words)).toMatch(/^Fits as/);
    expect(nightmarium.hasBegun!()).toBe(true);
    nightmarium.withdraw!();
    expect(halfway(turn, words)).toBe("");
    expect(nightmarium.hasBegun!()).toBe(false);
  });
  it("says what answers in a row mean", () => {
    const view = table({ drawing: 1 });
    const head = ["put", "head", 2];
    expect(meaning([play, head], turn, view, words)).toBe("Play necromunculus No. 5 as the head of creature 2");
    expect(meaning([play], turn, view, words)).toMatch(/creature 1 or 3, the head/);
    expect(meaning([["draw"]], turn, view, words)).toBe("");
    expect(meaning([["discard", 5], ["discard", 30], ["done"]], turn, view, words)).toBe("Discard 2, draw 1");
    const more = question(["discard", 5], ["discard", 30], ["done"]);
    expect(meaning(discardAll([5, 30]), more, view, words)).toBe("Discard 3, draw 1");
  });
  it("goes on with discarding, whatever is withdrawn", () => {
    const more = question(["discard", 5], ["done"]);
    choosing.touch(more, 5);
    expect(choosing.cards).toEqual([5]);
    choosing.clear();
    expect(choosing.modeFor(more)).toBe("discard");
    expect(choosing.cards).toEqual([]);
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
      expect(step).toBeGreaterThanOrEqual(40);
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
    expect(fan(756, 300, 22).card).toBeGreaterThan(75);
    for (const width of [756, 920, 1488]) {
      const { rows, card, step } = fan(width, 190, 22);
      expect(card + (22 / rows - 1) * step).toBeLessThanOrEqual(width);
    }
  });
  it("lays a large hand in two rows where there is room, and all of it is in sight", () => {
    expect(fan(344, 100, 14).rows).toBe(1);
    expect(fan(374, 190, 5).rows).toBe(1);
    const { rows, card, step } = fan(374, 190, 14);
    expect(rows).toBe(2);
    expect(step * 6 + card).toBeLessThanOrEqual(374);
    expect(2 * card * (106 / 74)).toBeLessThanOrEqual(190);
  });
});

describe("a creature in words", () => {
  const story = (one: CreatureView): string => creatureStory(new Words("en", []), deckOf({ cards: null }), 1, one);

  it("is said to be embodied, which keeps it out of reach, once it has a seal", () => {
    expect(story(creature(1, 12, 8, 1, 109))).toContain("embodied");
    expect(story(creature(1, 12, 8, 1))).not.toContain("embodied");
  });
});

describe("the log", () => {
  const line = (...many: NightmariumHeard[]): string =>
    logLineOfMany(words, nightmarium.vocabulary, many, ["Ola", "Bob"], new Set());

  it("has one line for all the cards that somebody gets in a row", () => {
    const own: NightmariumHeard[] = [[-1, "drawn", [0, 12]], [-1, "drawn", [0, 30]], [-1, "drawn", [0, 99]]];
    const others: NightmariumHeard[] = [[-1, "drawn", [1, null]], [-1, "drawn", [1, null]]];
    expect(line(...own)).toBe("Ola gets necromunculus No. 12, manster No. 30, and chimerid No. 99 from the deck.");
    expect(line(...others)).toBe("Bob gets 2 cards from the deck.");
    expect(nightmarium.goesWith!(own[1]!, own[0]!)).toBe(true);
    expect(nightmarium.goesWith!(others[0]!, own[2]!)).toBe(false);
    expect(nightmarium.goesWith!([0, "play", [12]], own[2]!)).toBe(false);
  });
  it("says which card I draw, and of others that they draw and how many", () => {
    expect(nightmarium.weight([-1, "drawn", [0, 12]])).toBe("plain");
    expect(nightmarium.weight([-1, "drawn", [1, null]])).toBe(null);
    expect(nightmarium.weight([1, "draw", []])).toBe("plain");
    expect(nightmarium.weight([null, "exchanged", [1, 4, 2]])).toBe("plain");
    expect(nightmarium.weight([null, "draws", [1, 2]])).toBe("plain");
  });
  it("says nothing of what the table shows", () => {
    for (const name of ["second", "bound", "chain", "owes"]) expect(nightmarium.weight([null, name, [1]])).toBe(null);
  });
});

describe("marks", () => {
  const marks = (...said: NightmariumHeard[]): Marks => marksOf(said, nightmarium, new Words("en", []));

  it("stay with a player until the next turn of its own", () => {
    const said: NightmariumHeard[] = [[null, "began", [1]], [1, "draw", []], [null, "second", [1]], [1, "execute", [0, 1]]];
    expect(marks(...said, [null, "began", [2]])).toEqual({ 1: "mark-draw" });
    expect(marks(...said, [null, "began", [2]], [null, "began", [1]])).toEqual({});
  });
  it("are made by what is done in a turn, not by what is paid", () => {
    expect(marks([null, "began", [1]], [null, "owes", [2, "manster"]], [2, "discard", [30]])).toEqual({});
    expect(marks([null, "began", [2]], [2, "discard", [30]], [null, "exchanged", [2, 1, 0]])).toEqual({ 2: "mark-discard" });
  });
});
