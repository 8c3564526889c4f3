import { beforeEach, describe, expect, it } from "vitest";

import { advance } from "../src/games/sedlec/advance";
import { canDig, choosing, diggable, gainOf, placesFor, stackable, type Place } from "../src/games/sedlec/choosing.svelte";
import { Earnings } from "../src/games/sedlec/earnings";
import { resultOf } from "../src/games/sedlec/result";
import { centre, extent, frame, neighbour, spots } from "../src/games/sedlec/shape";
import type { Earned, Placed, OpenQuestion, SedlecView, StructureView } from "../src/wire";

function earned(skull: string, level: number): Earned {
  return { skull, level, points: 0, why: "peasant", one: 0, two: 0 };
}

function placed(x: number, y: number, card = "V/P"): Placed {
  const [top = "", bottom = ""] = card.split("/");
  return { x, y, card, top: earned(top, y + 2), bottom: earned(bottom, y + 1) };
}

function stack(cards: Placed[], open: [number, number][] = [], size = 9): StructureView {
  return { kind: "stack", size, placed: cards, open, points: {}, total: 0 };
}

function table(more: Partial<SedlecView> = {}): SedlecView {
  const seat = { hand: [], structures: [stack([], [[0, 0]])], total: 0, finished: false, rank: null };
  return {
    player: 0,
    asked: [0],
    seat: 0,
    agenda: [["TakeTurn", 0, 0]],
    lanes: {},
    ending: null,
    piles: ["a", "b", "c"].map((name) => ({ name, size: 3, up: name === "a" ? "R/P" : null, turned: false })),
    unseen: [],
    holding: null,
    seats: [seat, { ...seat }],
    furnishing: null,
    grade: null,
    ...more,
  } as SedlecView;
}

const question = (...options: OpenQuestion["options"]): OpenQuestion => ({ seat: 0, number: 0, options });

describe("events while they are told", () => {
  it("a dig turns up its piles, and one card goes into the hand", () => {
    let view = advance(table(), [1, "dig", ["b+c"]]);
    expect(view.piles.map((pile) => pile.turned)).toEqual([false, true, true]);
    view = advance(view, [null, "turned", ["b", "L", "C"]]);
    expect(view.piles[1]!.up).toBe("L/C");
    view = advance(view, [1, "take", ["b"]]);
    view = advance(view, [null, "taken", [1, "L", "C"]]);
    expect(view.piles[1]).toMatchObject({ up: null, size: 2, turned: false });
    expect(view.seats[1]!.hand).toEqual(["L/C"]);
    expect(view.asked).toEqual([1]);
  });

  it("a card leaves the hand and lies in its place, not yet counted", () => {
    const start = table();
    start.seats[0] = { ...start.seats[0]!, hand: ["V/C", "V/C"] };
    let view = advance(start, [0, "stack", ["V", "C"]]);
    expect(view.seats[0]!.hand).toEqual(["V/C"]);
    expect(view.holding).toBe("V/C");
    view = advance(view, [0, "place", [1, -3]]);
    expect(view.holding).toBeNull();
    expect(view.seats[0]!.structures[0]!.placed).toMatchObject([{ x: -3, y: 2, card: "V/C" }]);
    expect(view.seats[0]!.structures[0]!.placed[0]!.top.why).toBe("");
  });
});

describe("what is half chosen", () => {
  beforeEach(() => choosing.clear());
  const place = (x: number, y = 0): Place => ({ kind: "stack", x, y, action: ["place", y / 2, x] });

  it("two piles make a dig, in the order of their letters", () => {
    const asked = question(["dig", "b+c"], ["dig", "b+d"]);
    expect(choosing.touchPile(asked, "c")).toBeUndefined();
    expect([choosing.mode, choosing.piles]).toEqual(["dig", ["c"]]);
    expect(choosing.touchPile(asked, "b")).toEqual({ action: ["dig", "b+c"] });
  });

  it("a pair that waits for its second tap is dug by it, and a third pile takes the place of the first", () => {
    const asked = question(["dig", "b+c"], ["dig", "c+d"]);
    choosing.touchPile(asked, "b");
    choosing.touchPile(asked, "c");
    expect(choosing.touchPile(asked, "c")).toEqual({ action: ["dig", "b+c"] });
    expect(choosing.touchPile(asked, "d")).toEqual({ action: ["dig", "c+d"] });
  });

  it("a pile touched twice is let go, the last one is dug alone", () => {
    const asked = question(["dig", "b+c"]);
    choosing.touchPile(asked, "b");
    choosing.touchPile(asked, "b");
    expect([choosing.mode, choosing.piles]).toEqual([null, []]);
    expect(choosing.touchPile(question(["dig", "f"]), "f")).toEqual({ action: ["dig", "f"] });
  });

  it("a card and then its place are stacked together, and the other way round", () => {
    const asked = question(["stack", "V", "P"], ["stack", "R", "C"]);
    const move = { action: ["stack", "R", "C"], next: ["place", 0, 2] };
    expect(choosing.touchCard("R/C")).toBeUndefined();
    expect([choosing.mode, choosing.chosen(asked)]).toEqual(["stack", "R/C"]);
    expect(choosing.touchPlace(asked, place(2))).toEqual(move);
    choosing.clear();
    expect(choosing.touchPlace(asked, place(2))).toBeUndefined();
    expect([choosing.mode, choosing.chosen(asked)]).toEqual(["stack", null]);
    expect(choosing.touchCard("R/C")).toEqual(move);
  });

  it("the only card needs no choice, and what is held goes where it is put", () => {
    expect(choosing.touchPlace(question(["stack", "V", "P"]), place(0))).toEqual({
      action: ["stack", "V", "P"],
      next: ["place", 0, 0],
    });
    expect(choosing.touchPlace(question(["place", 1, 1]), place(1, 2))).toEqual({ action: ["place", 1, 1] });
  });

  it("a card or a place touched twice is let go, and another choice takes over", () => {
    const asked = question(["dig", "b+c"], ["stack", "V", "P"], ["stack", "R", "C"]);
    choosing.touchCard("V/P");
    choosing.touchCard("V/P");
    expect(choosing.mode).toBeNull();
    choosing.touchPlace(asked, place(2));
    choosing.touchPlace(asked, place(2));
    expect([choosing.mode, choosing.place]).toEqual([null, null]);
    choosing.touchCard("V/P");
    choosing.touchPile(asked, "b");
    expect([choosing.mode, choosing.card]).toEqual(["dig", null]);
  });

  it("a place brings what is foreseen for the card, in the hand or just taken", () => {
    const stacked = { answers: [["stack", "V", "P"], ["place", 0, 2]], points: 3 };
    const held = { answers: [["place", 0, 0]], points: -1 };
    const asked = { ...question(["stack", "V", "P"]), foreseen: [stacked, held] };
    expect([gainOf(asked, "V/P", place(2)), gainOf(asked, "V/P", place(0))]).toEqual([3, -1]);
    expect([gainOf(asked, "R/C", place(2)), gainOf(null, "V/P", place(2))]).toEqual([null, null]);
  });

  it("knows what can be dug and stacked from the options alone", () => {
    const asked = question(["dig", "c+d"], ["dig", "b+c"], ["collect", "a"], ["stack", "V", "P"]);
    expect([canDig(asked, "a"), canDig(asked, "b")]).toEqual([false, true]);
    expect(diggable(asked)).toEqual(["b", "c", "d"]);
    expect(stackable(asked)).toEqual(["V/P"]);
    expect(stackable(null)).toEqual([]);
  });

  it("places come row by row, and only those that are offered", () => {
    const seat = table().seats[0]!;
    const furnishing = { ...stack([], [[4, 1], [0, 1]]), kind: "furnishing" as const };
    const both = { ...seat, structures: [stack([], [[1, 2], [4, 0], [-2, 0]]), furnishing] };
    const found = (...options: OpenQuestion["options"]) =>
      placesFor(question(...options), both).map(({ kind, x, y }) => [kind, x, y]);
    expect(found(["stack", "V", "P"])).toEqual([
      ["stack", -2, 0],
      ["stack", 4, 0],
      ["stack", 1, 2],
    ]);
    expect(found(["furnish", 4, 1], ["place", 1, 1])).toEqual([
      ["stack", 1, 2],
      ["furnishing", 4, 1],
    ]);
    expect(found(["collect", "a"])).toEqual([]);
  });
});

describe("the shape of a structure", () => {
  it("keeps its size while a stack grows", () => {
    const sizes = [stack([], [[0, 0]]), stack([placed(0, 0), placed(2, 0)], [[-2, 0], [4, 0], [1, 2]])].map((one) =>
      frame(one, []).split(" ").slice(2),
    );
    expect(sizes[0]).toEqual(sizes[1]);
  });

  it("gives structures side by side one scale", () => {
    const furnishing: StructureView = { ...stack([]), kind: "furnishing" as const };
    const cross: [number, number][] = [[0, 0], [0, 8], [-4, 5], [4, 5]];
    expect(extent(furnishing, cross)).toEqual({ width: 10, levels: 10 });
    expect(frame(stack([], [[0, 0]]), [], 10).split(" ")[3]).toBe(frame(furnishing, cross, 10).split(" ")[3]);
  });

  it("has cards half over each other", () => {
    expect(centre(1, 2).x - centre(0, 0).x).toBe(20);
    expect(centre(0, 0).y - centre(0, 2).y).toBe(80);
  });

  it("is walked with the arrow keys, skull by skull", () => {
    const all = spots(stack([placed(0, 0), placed(2, 0), placed(1, 2)]));
    const from = all.find((spot) => spot.key === "1 2 bottom")!;
    expect(neighbour(all, from, "ArrowUp")!.key).toBe("1 2 top");
    expect(neighbour(all, from, "ArrowDown")!.y).toBe(0);
    const low = all.find((spot) => spot.key === "0 0 bottom")!;
    expect(neighbour(all, low, "ArrowRight")!.key).toBe("2 0 bottom");
    expect(neighbour(all, low, "ArrowLeft")).toBeUndefined();
    expect(neighbour(all, low, "Enter")).toBeUndefined();
  });
});

describe("what floats up", () => {
  it("is what a skull earns more or less than when it was drawn last", () => {
    const earnings = new Earnings();
    earnings.news("0 stack", new Map([["a", 2], ["b", 1]]));
    const now = new Map([["a", 5], ["b", 1], ["c", 4]]);
    expect([...earnings.news("0 stack", now)]).toEqual([["a", 3], ["c", 4]]);
    expect([...earnings.news("0 stack", new Map([["a", 4]]))]).toEqual([["a", -1]]);
  });

  it("is nothing where a structure is seen for the first time, and the first card's points after that", () => {
    const earnings = new Earnings();
    expect(earnings.news("0 stack", new Map([["a", 2]])).size).toBe(0);
    expect(earnings.news("1 stack", new Map()).size).toBe(0);
    expect([...earnings.news("1 stack", new Map([["a", 1]]))]).toEqual([["a", 1]]);
  });
});

describe("who scored what", () => {
  const points = (royal: number, lover: number) => ({ royal, lover });
  const built = (kind: StructureView["kind"], royal: number, lover: number): StructureView => ({
    ...stack([]),
    kind,
    points: points(royal, lover),
    total: royal + lover,
  });
  const seat = (rank: number | null, ...structures: StructureView[]) => ({
    ...table().seats[0]!,
    rank,
    structures,
    total: structures.reduce((sum, { total }) => sum + total, 0),
  });
  const ending = (reason: string, ...winners: number[]) => ({ winners, scores: [], reason, rule: "" });

  it("has a column for each player and a row for each kind, and marks who has won", () => {
    const seats = [seat(2, built("stack", 3, 6)), seat(1, built("stack", 5, 6))];
    const result = resultOf(table({ seats, ending: ending("most-points", 1) }));
    expect(result.rows).toEqual([
      { kind: "royal", points: [3, 5], sum: 8 },
      { kind: "lover", points: [6, 6], sum: 12 },
    ]);
    expect(result.columns).toMatchObject([
      { total: 9, rank: 2, hasWon: false },
      { total: 11, rank: 1, hasWon: true },
    ]);
    expect([result.sum, result.isTie]).toEqual([null, false]);
  });

  it("says when equal points were told apart by kinds", () => {
    const seats = [seat(1, built("stack", 3, 6)), seat(2, built("stack", 4, 5))];
    expect(resultOf(table({ seats, ending: ending("tie-break", 0) })).isTie).toBe(true);
  });

  it("has a column for each structure of somebody alone, and their sum", () => {
    const seats = [seat(null, built("stack", 3, 6), built("furnishing", 4, 0))];
    const result = resultOf(table({ seats, ending: ending("graded", 0) }));
    expect(result.columns.map(({ structure, hasWon }) => [structure, hasWon])).toEqual([
      ["stack", false],
      ["furnishing", false],
    ]);
    expect(result.rows[0]).toEqual({ kind: "royal", points: [3, 4], sum: 7 });
    expect(result.sum).toBe(13);
  });
});
