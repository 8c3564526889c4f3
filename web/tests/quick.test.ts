import { afterEach, describe, expect, it, vi } from "vitest";

import { countsFor, defaults, isPlayedAlone } from "../src/shell/gameOptions";
import { keepQuick, keptQuick, quickCounts, quickOf, quickOptions, quickTable, soloWays } from "../src/shell/quick";
import type { GameInfo } from "../src/wire";

const info: GameInfo = {
  name: "sedlec",
  bots: ["planner", "greedy", "random"],
  together: "",
  options: [
    { name: "players", kind: "number", default: 2, choices: [] },
    { name: "monstrance", kind: "switch", default: false, choices: [] },
    { name: "fast", kind: "switch", default: false, choices: [] },
  ],
  players: [
    { low: 2, high: 3, when: { monstrance: false } },
    { low: 1, high: 2, when: { fast: true } },
    { low: 1, high: 1, when: { monstrance: true } },
  ],
};
const bots = ["planner", "greedy"];
const wished = { ...defaults(info), players: 3 };

function stored(kept: Record<string, string> = {}): void {
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
  });
}

afterEach(() => void vi.unstubAllGlobals());

describe("a game alone", () => {
  it("needs no switch where one player is enough", () => {
    const free = { ...info, players: [{ low: 1, high: 6, when: {} }] };
    expect([isPlayedAlone(info), isPlayedAlone(free)]).toEqual([false, true]);
    expect(quickTable(free, bots, "Ola", { way: "" })).toMatchObject({ options: { players: 1 }, chairs: [{ name: "Ola" }] });
  });
});

describe("players and bots", () => {
  const free: GameInfo = {
    ...info,
    options: [
      { name: "players", kind: "number", default: 4, choices: [] },
      { name: "rounds", kind: "number", default: 10, choices: [10, 12], only: { players: 1 } },
      { name: "heroic", kind: "switch", default: false, choices: [] },
    ],
    players: [
      { low: 1, high: 6, when: {} },
      { low: 1, high: 1, when: { heroic: true } },
    ],
  };

  it("offer a game alone, with what is for one, and the way back", () => {
    const alone = quickOf(free, bots, { options: { players: 1, rounds: 12, heroic: true } });
    expect(alone.options).toEqual({ players: 1, rounds: 12, heroic: true });
    expect(quickCounts(free, alone.options)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(quickOptions(free, alone.options).map(({ name }) => name)).toEqual(["rounds", "heroic"]);
    expect(quickTable(free, bots, "Ola", alone).chairs).toHaveLength(1);
    expect(quickOptions(free, defaults(free))).toEqual([]);
  });
});

describe("a quick game", () => {
  it("has me and bots in turn, as many as one wishes", () => {
    const table = quickTable(info, bots, "Ola", { options: wished, bot: "" });
    expect(table.options).toEqual({ players: 3, monstrance: false, fast: false });
    expect(table.chairs.map(({ kind, name, bot }) => [kind, name, bot])).toEqual([
      ["here", "Ola", ""],
      ["bot", "", "planner"],
      ["bot", "", "greedy"],
    ]);
  });

  it("has one bot in all other chairs where that is wished", () => {
    const { chairs } = quickTable(info, bots, "Ola", { options: wished, bot: "greedy" });
    expect(chairs.slice(1).map(({ bot }) => bot)).toEqual(["greedy", "greedy"]);
  });

  it("is played alone with the switches that leave room for one only", () => {
    expect(soloWays(info)).toEqual(["monstrance"]);
    const table = quickTable(info, bots, "Ola", { way: "monstrance" });
    expect(table.chairs).toEqual([{ kind: "here", name: "Ola", bot: "" }]);
    expect(countsFor(info, table.options)).toEqual([1]);
  });

  it("offers the numbers that leave room for a bot", () => {
    expect(quickCounts(info, defaults(info))).toEqual([2, 3]);
    expect(quickCounts(info, { ...defaults(info), fast: true })).toEqual([2]);
  });

  it("can have every option but those of a game for one", () => {
    expect(quickOptions(info, defaults(info)).map(({ name }) => name)).toEqual(["fast"]);
  });

  it("remembers what was chosen for each game, as far as it is still offered", () => {
    stored();
    keepQuick("skull", { options: { players: 5 }, bot: "warden" });
    keepQuick("sedlec", { options: wished, bot: "greedy" });
    expect(quickOf(info, bots, keptQuick().sedlec ?? {})).toEqual({ options: wished, bot: "greedy" });
    expect(quickOf(info, bots, keptQuick().skull ?? {})).toEqual({ options: defaults(info), bot: "" });
    expect(quickOf(info, bots, {})).toEqual({ options: defaults(info), bot: "" });
    const fast = { ...defaults(info), fast: true };
    expect(quickOf(info, bots, { options: { ...fast, monstrance: true } }).options).toEqual(fast);
    expect(quickOf(info, bots, { options: { fast: 7 } }).options).toEqual(defaults(info));
  });

  it("begins anew where what was kept can't be read", () => {
    stored({ "ossuary.quick": "{" });
    expect(keptQuick()).toEqual({});
    stored({ "ossuary.quick": "null" });
    expect(keptQuick()).toEqual({});
  });

  it("begins where the browser lets nothing be kept", () => {
    stored();
    const get = (): never => {
      throw new DOMException("blocked", "SecurityError");
    };
    Object.defineProperty(globalThis, "localStorage", { configurable: true, get });
    keepQuick("skull", { options: { players: 5 }, bot: "warden" });
    expect(keptQuick()).toEqual({});
  });
});
