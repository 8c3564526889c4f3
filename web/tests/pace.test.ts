import { expect, test } from "vitest";

import { timeFor } from "../src/shell/pace";

const LINE = "Gambler: bid 3";

test("words stay until they are read, however short the motion is", () => {
  expect(timeFor(60, LINE, "plain")).toBeGreaterThanOrEqual(800);
  expect(timeFor(60, `${LINE}, and then some more words`, "plain")).toBeGreaterThan(timeFor(60, LINE, "plain"));
  expect(timeFor(5000, LINE, "plain")).toBe(5000);
});

test("what isn't said takes as long as its motion", () => {
  expect(timeFor(60, LINE, null)).toBe(60);
});

test("after what matters there is a pause", () => {
  expect(timeFor(60, LINE, "bad")).toBeGreaterThan(timeFor(60, LINE, "plain") + 500);
});
