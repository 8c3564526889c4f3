import { expect, test } from "vitest";

import { chapters } from "../src/shell/chapters";
import type { Heard } from "../src/wire";

const first: Heard = [-1, "first", [1]];
const dig: Heard = [1, "dig", ["a"]];
const take: Heard = [1, "take", ["a"]];
const stack: Heard = [0, "stack", ["P/V"]];

test("a turn begins with an answer that opens it, and has all that comes of it", () => {
  const opensTurn = ([, name]: Heard): boolean => name === "dig" || name === "stack";
  expect(chapters([first, dig, take, stack], { opensTurn })).toEqual([
    { number: 0, seat: null, entries: [first] },
    { number: 1, seat: 1, entries: [dig, take] },
    { number: 2, seat: 0, entries: [stack] },
  ]);
});

test("a game with headings of its own has no turns", () => {
  expect(chapters([first, dig], {})).toEqual([{ number: 0, seat: null, entries: [first, dig] }]);
});
