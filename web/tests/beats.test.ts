import { expect, test } from "vitest";

import { beatsOf, doersOf } from "../src/shell/beats";
import type { StandIns } from "../src/shell/standIns";
import type { Heard } from "../src/wire";

const none: StandIns = new Map();
const common: Heard = [null, "round", [1], null];
const inLane = (seat: number): Heard => [seat, "place", [null], seat];

test("what the common table tells comes one after the other", () => {
  expect(beatsOf([common, common, [0, "bid", [1]]], new Set())).toEqual([[0], [1], [2]]);
});

test("lanes go side by side, and in each of them one thing follows the other", () => {
  const heard = [inLane(0), inLane(0), inLane(2), inLane(1), inLane(2), inLane(2)];
  expect(beatsOf(heard, new Set())).toEqual([[0, 2, 3], [1, 4], [5]]);
});

test("what all see waits for every lane, and lanes that open later wait for it", () => {
  const heard = [inLane(0), inLane(1), inLane(1), common, inLane(0), inLane(1)];
  expect(beatsOf(heard, new Set())).toEqual([[0, 1], [2], [3], [4, 5]]);
});

test("what was told is left out", () => {
  expect(beatsOf([common, inLane(0), inLane(1), inLane(0)], new Set([0, 1]))).toEqual([[2, 3]]);
});

test("what follows a move is the doing of whoever made it", () => {
  const chance: Heard = [-1, "turn", ["V", "P"]];
  expect(doersOf([common, [0, "dig", ["a"]], chance, common, [1, "dig", ["b"]], common], none)).toEqual([null, 0, 0, 0, 1, 1]);
  expect(doersOf([inLane(2), [null, "shown", [2], 2], inLane(1)], none)).toEqual([2, 2, 1]);
});

test("what a bot answered for somebody is nobody's own, nor what comes of it", () => {
  const byBot: Heard = [0, "dig", ["a"]];
  const standIns = new Map([[byBot, "time" as const]]);
  expect(doersOf([byBot, common, [1, "dig", ["b"]], common, [0, "dig", ["c"]]], standIns)).toEqual([null, null, 1, 1, 0]);
  const inOwnLane = inLane(2);
  const shown: Heard = [null, "shown", [2], 2];
  const heard = [inOwnLane, inLane(1), shown, inLane(2), shown];
  expect(doersOf(heard, new Map([[inOwnLane, "away"]]))).toEqual([null, 1, null, 2, 2]);
});
