import { beforeEach, describe, expect, it } from "vitest";

import { badbones } from "../src/games/badbones";
import { choosing, struckCell, answersAt } from "../src/games/badbones/choosing.svelte";
import { gather } from "../src/games/badbones/gathering";
import { belongings, coinsOf, leavesSomething, marketOf, orderOf, reasonOf, shelvesOf, suggestedWare } from "../src/games/badbones/market";
import { starsOf } from "../src/games/badbones/points";
import { Texts } from "../src/shell/texts";
import type { BadBonesView, FieldView, Heard, MarketView, OpenQuestion } from "../src/wire";

const words = (await Texts.load("en", ["badbones"])).words("badbones");

const none = { supply: {}, weapon: null, traps: [], craters: [], out: false } as unknown as FieldView;

function field(more: Partial<FieldView> = {}): FieldView {
  return { ...none, ...more };
}

function market(more: Partial<MarketView> = {}): MarketView {
  const wares = { wall: 2, palisade: 1, crossbow: 1, flail: 0 } as MarketView["wares"];
  return { wares, coins: [20, 20, 20], buyers: [0, 1, 2], first: 1, turn: 0, ...more };
}

function view(more: Partial<BadBonesView> = {}): BadBonesView {
  const components = {
    prices: { wall: 3, palisade: 3, crossbow: 4, flail: 2 },
    traps: { wall: { stars: [2, 1] }, dynamite: { stars: [2, 0] }, palisade: { stars: [2, 1] }, ...unsold },
    capital: { houses: 1 },
  } as unknown as BadBonesView["components"];
  const seats = [field(), field(), field()];
  return { ...{ coop: false, ending: null, lanes: {}, agenda: [], phase: 0, seats, components, market: market() }, ...more } as BadBonesView;
}

const unsold = Object.fromEntries(
  ["catapult", "dragon", "treasure", "hearse", "labyrinth", "portal", "spring"].map((kind) => [kind, { stars: [1, 1] }]),
);

function asks(...options: (string | number)[][]): OpenQuestion {
  return { seat: 0, number: 1, options };
}

beforeEach(() => choosing.clear());

describe("the market", () => {
  it("goes to and fro, so that whoever is at an end buys twice, and leaves out who has passed", () => {
    expect(orderOf(view(), market(), 7)).toEqual([1, 2, 0, 0, 2, 1, 1]);
    expect(orderOf(view(), market({ turn: 4 }), 3)).toEqual([2, 1, 1]);
    expect(orderOf(view(), market({ buyers: [0, 2] }), 4)).toEqual([2, 0, 0, 2]);
    expect(orderOf(view(), market({ buyers: [] }), 4)).toEqual([]);
  });

  it("is open as long as somebody buys", () => {
    expect(marketOf(view())).not.toBeNull();
    expect(marketOf(view({ market: market({ buyers: [] }) }))).toBeNull();
    expect(marketOf(view({ market: null }))).toBeNull();
  });

  it("says why something can't be bought", () => {
    const poor = market({ coins: [3, 20, 20] });
    const armed = view({ seats: [field({ weapon: "rapier" }), field(), field()] });
    expect(reasonOf(view(), market(), 0, "flail")).toBe("market-sold-out");
    expect(reasonOf(view(), poor, 0, "crossbow")).toBe("market-too-dear");
    expect(reasonOf(view(), poor, 0, "wall")).toBeNull();
    expect(reasonOf(armed, market(), 0, "crossbow")).toBe("market-one-weapon");
    expect(reasonOf(armed, market(), 1, "crossbow")).toBeNull();
  });

  it("has one purse for those who play together", () => {
    expect(coinsOf(view({ coop: true }), market({ coins: [36] }), 2)).toBe(36);
    expect(coinsOf(view(), market({ coins: [1, 2, 3] }), 2)).toBe(3);
  });

  it("lays out traps and weapons apart, and what somebody has in one row", () => {
    expect(shelvesOf(market())).toEqual({ traps: ["wall", "palisade"], weapons: ["crossbow", "flail"] });
    const supply = { wall: 2, treasure: 1, spring: 0 } as FieldView["supply"];
    expect(belongings(field({ supply, weapon: "flail" })).map(({ ware, number }) => `${number} ${ware}`)).toEqual(["2 wall", "1 treasure", "1 flail"]);
  });

  it("marks what the server suggests, unless that is to stop", () => {
    expect(suggestedWare({ ...asks(["buy", "wall"], ["done"]), suggested: ["buy", "wall"] })).toBe("wall");
    expect(suggestedWare({ ...asks(["buy", "wall"], ["done"]), suggested: ["done"] })).toBeNull();
    expect(suggestedWare(asks(["done"]))).toBeNull();
  });

  it("asks once more before somebody leaves what could be bought, with what is left to spend", () => {
    const question = asks(["buy", "wall"], ["done"]);
    expect(leavesSomething(question)).toBe(true);
    expect(leavesSomething(asks(["done"]))).toBe(false);
    expect(badbones.isSafe!(["done"], question, view())).toBe(true);
    choosing.stops = true;
    expect(badbones.hasBegun!()).toBe(true);
    expect(badbones.halfway!(question, words, view({ market: market({ coins: [7, 0, 0] }) }))).toContain("7 coins");
    badbones.withdraw!();
    expect(choosing.stops).toBe(false);
  });

  it("has a line of the log for each purchase", () => {
    const said: Heard[] = [[-1, "first", [1]], [1, "buy", ["wall"]], [0, "buy", ["flail"]], [0, "done", []]];
    expect(gather(said).map(({ entries }) => entries[0]![1])).toEqual(["first", "buy", "buy", "done"]);
  });
});

describe("what is shared", () => {
  it("a trap that somebody else has taken is no longer in hand, but its place stays chosen", () => {
    choosing.takeTile("wall-rising");
    choosing.spot = { x: 1, y: 1 };
    choosing.recheck(asks(["place", "wall-rising", "b2"], ["place", "dragon", "b2"]));
    expect(choosing.tile).toBe("wall-rising");
    choosing.recheck(asks(["place", "dragon", "b2"], ["nothing"]));
    expect(choosing.tile).toBeNull();
    expect(choosing.spot).toEqual({ x: 1, y: 1 });
    expect(badbones.halfway!(asks(["place", "dragon", "b2"]), words, view({ market: null }))).toContain("faster");
  });
});

describe("a weapon", () => {
  const agenda: BadBonesView["agenda"] = [["ChooseTurn", 0, 6]];

  it("is turned to the cells around the one that was struck", () => {
    const table = view({ agenda, market: null });
    expect(struckCell(table, 0)).toBe("b2");
    expect(struckCell(view({ agenda: [["MoveHero", 0, 0]] }), 0)).toBeNull();
    const question = asks(["turn", "up"], ["turn", "left"]);
    expect(answersAt(table, question, { x: 1, y: 0 }, null)).toEqual([["turn", "up"]]);
    expect(answersAt(table, question, { x: 0, y: 1 }, null)).toEqual([["turn", "left"]]);
  });

  it("strikes and flings on the field", () => {
    const question = asks(["strike", "c4"], ["keep"]);
    expect(answersAt(view({ market: null }), question, { x: 2, y: 3 }, null)).toEqual([["strike", "c4"]]);
    expect(answersAt(view({ market: null }), asks(["fling", "a1"]), { x: 0, y: 0 }, null)).toEqual([["fling", "a1"]]);
  });
});

describe("the log of a field", () => {
  const telling = { words, names: ["Ola", "Bob", "Eve"], you: new Set<number>() };

  function told(...said: Heard[]): string[] {
    return gather(said).map((one) => one.say?.(telling) ?? "");
  }

  it("counts a squad that moves on by its heads", () => {
    const lines = told(
      ...([[null, "phase", [3]], [0, "move", ["b2", "down", "instructor-1"]]] as Heard[]),
      ...([[null, "follows", [0, "top-red", "b2", "left"]], [null, "follows", [0, "top-blue", "b2", "left"]]] as Heard[]),
      ...([[null, "came", [0, "instructor-1", "b3", "down"]], [null, "came", [0, "top-red", "b3", "down"]]] as Heard[]),
      [null, "came", [0, "top-blue", "b3", "down"]],
    );
    expect(lines).toEqual(["Ola’s field: 3 skeletons move on."]);
  });

  it("tells who was held, sent back or destroyed", () => {
    const lines = told(
      ...([[null, "phase", [3]], [0, "move", ["b2", "down", "top-red"]], [null, "held", [0, "top-red", "b2", "down"]]] as Heard[]),
      ...([[0, "enter-at", ["left-red", "top-blue"]], [null, "waits", [0, "top-blue", "top-blue"]]] as Heard[]),
      ...([[0, "move", ["c2", "down", "top-red"]], [null, "destroyed", [0, "top-red", "c3", "down"]]] as Heard[]),
    );
    expect(lines).toEqual(["Ola’s field: 1 destroyed, 1 held, 1 back at the forest edge."]);
  });

  it("speaks of towers and the capital where all play together", () => {
    const lines = told(
      ...([[0, "hero", ["b2"]], [1, "hero", ["d4"]], [null, "phase", [3]]] as Heard[]),
      ...([[0, "move", ["b3", "up", "top-red"]], [null, "reached", [0, "top-red", "tower"]], [null, "tower-lost", [0, "b2", 3]]] as Heard[]),
      ...([[1, "move", ["a1", "up", "top-blue"]], [null, "reached", [1, "top-blue", "village"]], [null, "house-lost", [1, 1]]] as Heard[]),
    );
    expect(lines.slice(1)).toEqual(["Ola’s field: 1 to a tower (3 towers left).", "Bob’s field: 1 to the capital (1 house left)."]);
  });

  it("doesn't say that a tower falls to which a peacemaker has come", () => {
    const lines = told(
      ...([[null, "phase", [3]], [0, "move", ["c4", "up", "peacemaker-1"]]] as Heard[]),
      [null, "reached", [0, "peacemaker-1", "tower"]],
    );
    expect(lines).toEqual(["Ola’s field: 1 to the tower."]);
  });
});

it("stars are counted for traps in the supply and on the field, by their sides, and for craters", () => {
  const traps = [["b2", "wall-falling", true, false, false, null], ["c2", "palisade", false, false, false, null]] as FieldView["traps"];
  const seats = [field({ supply: { wall: 2 } as FieldView["supply"], traps, craters: ["a1", "e5"] })];
  expect(starsOf(view({ seats }), 0)).toEqual([
    { ware: "wall", number: 2, side: "intact", each: 2 },
    { ware: "wall", number: 1, side: "damaged", each: 1 },
    { ware: "palisade", number: 1, side: "intact", each: 2 },
    { ware: "dynamite", number: 2, side: "crater", each: 0 },
  ]);
});
