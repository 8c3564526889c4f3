import { expect, test } from "vitest";

import { chosen, countsFor, defaults, toggled } from "../src/shell/gameOptions";
import type { GameInfo } from "../src/wire";

const info: GameInfo = {
  name: "ossuary",
  options: [
    { name: "players", kind: "number", default: 2, choices: [] },
    { name: "more", kind: "several", default: [], choices: ["x", "y"] },
    { name: "solo", kind: "switch", default: false, choices: [] },
  ],
  players: [
    { options: { more: [], solo: false }, counts: [2, 3] },
    { options: { more: ["x"], solo: false }, counts: [2, 3, 4] },
    { options: { more: ["y"], solo: false }, counts: [] },
    { options: { more: ["x", "y"], solo: false }, counts: [] },
    { options: { more: [], solo: true }, counts: [1] },
    { options: { more: ["x"], solo: true }, counts: [] },
    { options: { more: ["y"], solo: true }, counts: [1] },
    { options: { more: ["x", "y"], solo: true }, counts: [] },
  ],
  bots: [],
};
const start = defaults(info);

test("how many may play depends on everything that is chosen", () => {
  expect(countsFor(info, start)).toEqual([2, 3]);
  expect(countsFor(info, { ...start, more: ["x"] })).toEqual([2, 3, 4]);
  expect(countsFor(info, { ...start, more: ["y"] })).toEqual([]);
});

test("a choice that fewer can play takes the others from the table", () => {
  expect(chosen(info, { ...start, players: 3 }, "solo", true)).toEqual({ players: 1, more: [], solo: true });
});

test("what doesn't go with a choice gives way to it", () => {
  expect(chosen(info, start, "more", ["y"])).toEqual({ players: 1, more: ["y"], solo: true });
  expect(chosen(info, { ...start, more: ["x"], players: 4 }, "solo", true)).toEqual({ players: 1, more: [], solo: true });
});

test("what never goes is not chosen", () => {
  expect(chosen(info, start, "more", ["x", "y"])).toBe(start);
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
