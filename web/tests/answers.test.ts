import { expect, test } from "vitest";

import { vocabulary } from "../src/games/skull/vocabulary";
import { foreseen, grouped, offered } from "../src/shell/answers";
import type { OpenQuestion } from "../src/wire";

const question = (...options: OpenQuestion["options"]): OpenQuestion => ({ seat: 0, number: 0, options });

test("numbers are one choice, everything else is a button", () => {
  const groups = grouped([["place", "flower"], ["place", "skull"], ["bid", 1], ["bid", 2]], vocabulary);
  expect(groups.map((group) => [group.kind, group.actions.length])).toEqual([
    ["buttons", 2],
    ["numbers", 2],
  ]);
});

test("seats are buttons", () => {
  expect(grouped([["flip", 1], ["flip", 3]], vocabulary)).toEqual([
    { verb: "flip", kind: "buttons", actions: [["flip", 1], ["flip", 3]] },
  ]);
});

test("passing stands apart from raising", () => {
  expect(grouped([["pass"], ["bid", 3]], vocabulary).map((group) => group.verb)).toEqual(["pass", "bid"]);
});

test("only what is offered can be found", () => {
  const asked = question(["flip", 1], ["pass"]);
  expect(offered(asked, "flip", 1)).toEqual(["flip", 1]);
  expect(offered(asked, "flip", 2)).toBeUndefined();
  expect(offered(asked, "flip")).toBeUndefined();
  expect(offered(null, "pass")).toBeUndefined();
});

test("what is foreseen is found by all the answers that lead to it", () => {
  const stack = ["stack", "V", "P"];
  const asked = { ...question(stack), foreseen: [{ answers: [stack, ["place", 0, 2]], points: -1 }] };
  expect(foreseen(asked, stack, ["place", 0, 2])).toBe(-1);
  expect(foreseen(asked, stack, ["place", 0, -2])).toBeNull();
  expect(foreseen(asked, stack)).toBeNull();
  expect(foreseen(question(stack), stack)).toBeNull();
});
