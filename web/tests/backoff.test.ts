import { expect, test } from "vitest";

import { waitBefore } from "../src/shell/backoff";

const middle = (): number => 0.5;

test("each attempt waits longer, up to a limit", () => {
  const waits = [0, 1, 2, 3, 4, 5, 6, 50].map((attempt) => waitBefore(attempt, middle));
  expect(waits).toEqual([400, 800, 1600, 3200, 6400, 12_800, 15_000, 15_000]);
});

test("waits differ by chance, but not by much", () => {
  expect(waitBefore(3, () => 0)).toBe(2400);
  expect(waitBefore(3, () => 1)).toBe(4000);
});
