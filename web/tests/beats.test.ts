import { expect, test } from "vitest";

import { beatsOf, doersOf } from "../src/shell/beats";
import type { Heard } from "../src/wire";

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
  expect(doersOf([common, [0, "dig", ["a"]], chance, common, [1, "dig", ["b"]], common])).toEqual([null, 0, 0, 0, 1, 1]);
  expect(doersOf([inLane(2), [null, "shown", [2], 2], inLane(1)])).toEqual([2, 2, 1]);
});
