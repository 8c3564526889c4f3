import { afterEach, describe, expect, it, vi } from "vitest";

import { countsFor } from "../src/shell/gameOptions";
import { keepQuick, keptQuick, quickCounts, quickOf, quickTable, soloWays } from "../src/shell/quick";
import type { GameInfo } from "../src/wire";

const info: GameInfo = {
  name: "sedlec",
  bots: ["planner", "greedy", "random"],
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

function stored(kept: Record<string, string> = {}): void {
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
  });
}

afterEach(() => void vi.unstubAllGlobals());

describe("a quick game", () => {
  it("has me and bots in turn, as many as one wishes", () => {
    const table = quickTable(info, bots, "Ola", { players: 3, bot: "" });
    expect(table.options).toEqual({ players: 3, monstrance: false, fast: false });
    expect(table.chairs.map(({ kind, name, bot }) => [kind, name, bot])).toEqual([
      ["here", "Ola", ""],
      ["bot", "", "planner"],
      ["bot", "", "greedy"],
    ]);
  });

  it("has one bot in all other chairs where that is wished", () => {
    const { chairs } = quickTable(info, bots, "Ola", { players: 3, bot: "greedy" });
    expect(chairs.slice(1).map(({ bot }) => bot)).toEqual(["greedy", "greedy"]);
  });

  it("is played alone with the switches that leave room for one only", () => {
    expect(soloWays(info)).toEqual(["monstrance"]);
    const table = quickTable(info, bots, "Ola", { way: "monstrance" });
    expect(table.chairs).toEqual([{ kind: "here", name: "Ola", bot: "" }]);
    expect(countsFor(info, table.options)).toEqual([1]);
  });

  it("offers the numbers that leave room for a bot", () => {
    expect(quickCounts(info)).toEqual([2, 3]);
  });

  it("remembers what was chosen for each game, as far as it is still offered", () => {
    stored();
    keepQuick("skull", { players: 5, bot: "warden" });
    keepQuick("sedlec", { players: 3, bot: "greedy" });
    expect(quickOf(info, bots, keptQuick().sedlec ?? {})).toEqual({ players: 3, bot: "greedy" });
    expect(quickOf(info, bots, keptQuick().skull ?? {})).toEqual({ players: 2, bot: "" });
    expect(quickOf(info, bots, {})).toEqual({ players: 2, bot: "" });
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
    keepQuick("skull", { players: 5, bot: "warden" });
    expect(keptQuick()).toEqual({});
  });
});
