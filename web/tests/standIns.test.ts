import { expect, test } from "vitest";

import { answeredFor, saidAt } from "../src/shell/standIns";
import type { Heard } from "../src/wire";

const room = { weight: ([, name]: Heard) => (name === "flip" ? null : ("plain" as const)) };
const bid: Heard = [0, "bid", [1]];
const flip: Heard = [0, "flip", [1]];
const flipped: Heard = [null, "flipped", [0, 1, "flower"]];
const pass: Heard = [1, "pass", []];

test("that a bot answered is said at the answer", () => {
  expect([...saidAt([bid, flipped, pass], new Map([[bid, "time"]]), room, 2)]).toEqual([[bid, "time"]]);
});

test("an answer without a line says it at what came of it, before anybody does something else", () => {
  expect([...saidAt([flip, flipped, pass], new Map([[flip, "away"]]), room, 2)]).toEqual([[flipped, "away"]]);
  expect([...saidAt([flip, pass, flipped], new Map([[flip, "away"]]), room, 2)]).toEqual([[flip, "away"]]);
  expect([...saidAt([flip], new Map([[flip, "away"]]), room, 2)]).toEqual([[flip, "away"]]);
});

test("how many play decides which line that is", () => {
  const alone = { weight: (_: Heard, players?: number) => (players === 1 ? ("plain" as const) : null) };
  const standIns = new Map([[flip, "away" as const]]);
  expect([...saidAt([bid, flip, flipped], standIns, alone, 1)]).toEqual([[flip, "away"]]);
  const others = { weight: (heard: Heard, players?: number) => (heard === flipped && players === 2 ? ("plain" as const) : null) };
  expect([...saidAt([bid, flip, flipped], standIns, others, 2)]).toEqual([[flipped, "away"]]);
});

test("whoever takes the device hears of a bot until they have answered themselves", () => {
  const standIns = new Map([[bid, "time" as const]]);
  expect(answeredFor(new Set([0]), [bid, pass], standIns)).toBe("time");
  expect(answeredFor(new Set([1]), [bid, pass], standIns)).toBe(null);
  expect(answeredFor(new Set([0]), [bid, flip], standIns)).toBe(null);
  expect(answeredFor(new Set([2]), [bid, flip], standIns)).toBe(null);
  expect(answeredFor(new Set([0]), [bid], new Map([[bid, "resigned" as const]]))).toBe(null);
});
