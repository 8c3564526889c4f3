import { expect, test } from "vitest";

import { choosable, chosen, countsFor, defaults, toggled, unusual } from "../src/shell/gameOptions";
import { Words } from "../src/shell/words";
import type { GameInfo } from "../src/wire";

const info: GameInfo = {
  name: "ossuary",
  options: [
    { name: "players", kind: "number", default: 2, choices: [] },
    { name: "more", kind: "several", default: [], choices: ["x", "y"] },
    { name: "solo", kind: "switch", default: false, choices: [] },
    { name: "together", kind: "switch", default: false, choices: [] },
  ],
  players: [
    { low: 1, high: 4, when: {} },
    { low: 1, high: 1, when: { solo: true } },
    { low: 2, high: 4, when: { solo: false } },
    { low: 1, high: 3, when: { more: false } },
    { low: 2, high: 4, when: { together: true } },
  ],
  bots: [],
  together: "",
};
const start = defaults(info);

test("how many may play depends on everything that is chosen", () => {
  expect(countsFor(info, start)).toEqual([2, 3]);
  expect(countsFor(info, { ...start, more: ["x"] })).toEqual([2, 3, 4]);
  expect(countsFor(info, { ...start, solo: true, more: ["x"] })).toEqual([1]);
  expect(countsFor(info, { ...start, solo: true, together: true })).toEqual([]);
});

test("a choice that fewer can play takes the others from the table", () => {
  expect(chosen(info, { ...start, players: 3 }, "solo", true)).toEqual({ ...start, players: 1, solo: true });
});

test("what doesn't go with a choice gives way to it", () => {
  expect(chosen(info, { ...start, solo: true, players: 1 }, "together", true)).toEqual({ ...start, together: true });
});

test("what goes with a choice stays as it is", () => {
  const options = { ...start, more: ["x"], together: true, players: 4 };
  expect(chosen(info, options, "solo", true)).toEqual({ ...start, more: ["x"], solo: true, players: 1 });
  const free = { ...info, players: info.players.filter(({ when }) => !("solo" in when)) };
  expect(chosen(free, options, "players", 1)).toEqual({ ...start, more: ["x"], players: 1 });
});

test("the number of players is kept where it can be", () => {
  expect(chosen(info, { ...start, players: 3 }, "more", ["x"]).players).toBe(3);
  expect(chosen(info, { ...start, more: ["x"], players: 4 }, "more", []).players).toBe(3);
  expect(chosen(info, start, "players", 3)).toEqual({ ...start, players: 3 });
});

test("members of a set keep the order in which they are offered", () => {
  expect(toggled(["x", "y"], ["y"], "x")).toEqual(["x", "y"]);
  expect(toggled(["x", "y"], ["x", "y"], "x")).toEqual(["y"]);
});

test("only what isn't usual is said of a table", () => {
  const words = new Words("en", [
    "option-more = More\noption-more-x = Swords\noption-more-y = Shields\noption-solo = Alone\noption-together = Together\n",
  ]);
  const said = (options: object): string[] => unusual(info, { ...start, ...options }, words, "no");
  expect(said({ players: 3 })).toEqual([]);
  expect(said({ solo: true, more: ["x", "y"] })).toEqual(["More: Swords, Shields", "Alone"]);
  const usual = { ...info, options: info.options.map((option) => (option.name === "together" ? { ...option, default: true } : option)) };
  expect(unusual(usual, start, words, "no")).toEqual(["Together: no"]);
});

test("what is for one alone is offered to one, and is as usual for more", () => {
  const free: GameInfo = {
    ...info,
    options: [
      { name: "players", kind: "number", default: 4, choices: [] },
      { name: "rounds", kind: "number", default: 10, choices: [1, 10, 12], only: { players: 1 } },
      { name: "heroic", kind: "switch", default: false, choices: [] },
    ],
    players: [
      { low: 1, high: 6, when: {} },
      { low: 1, high: 1, when: { heroic: true } },
    ],
  };
  const offered = (options: object): string[] => choosable(free, { ...defaults(free), ...options }).map(({ name }) => name);
  expect(offered({})).toEqual([]);
  expect(offered({ players: 1 })).toEqual(["rounds", "heroic"]);
  const alone = { players: 1, rounds: 12, heroic: true };
  expect(chosen(free, alone, "players", 3)).toEqual({ players: 3, rounds: 10, heroic: false });
  expect(chosen(free, { ...alone, heroic: false }, "players", 3)).toEqual({ players: 3, rounds: 10, heroic: false });
});
