import { expect, test } from "vitest";

import type { Weight } from "../src/games/game";
import { timeFor } from "../src/shell/pace";

const LINE = "Gambler bids 3.";
const told = (motion: number, line: string, weight: Weight | null) => ({ motion, line, weight });
const plain = told(60, LINE, "plain");

test("words stay until they are read, however short the motion is", () => {
  expect(timeFor([plain])).toBeGreaterThanOrEqual(800);
  expect(timeFor([told(60, `${LINE} And some more words.`, "plain")])).toBeGreaterThan(timeFor([plain]));
  expect(timeFor([told(5000, LINE, "plain")])).toBe(5000);
});

test("what isn't said takes as long as its motion", () => {
  expect(timeFor([told(60, LINE, null)])).toBe(60);
});

test("after what matters there is a pause", () => {
  expect(timeFor([told(60, LINE, "bad")])).toBeGreaterThan(timeFor([plain]) + 500);
});

test("what is told side by side stays until all of it is read", () => {
  expect(timeFor([plain, plain, plain])).toBe(timeFor([told(60, `${LINE} ${LINE} ${LINE}`, "plain")]));
  expect(timeFor([plain, told(60, LINE, null)])).toBe(timeFor([plain]));
});

test("what I did myself is over with its motion, unless it matters", () => {
  expect(timeFor([plain], true)).toBe(60);
  expect(timeFor([told(60, LINE, "good")], true)).toBe(timeFor([told(60, LINE, "good")]));
});
