import { expect, test } from "vitest";

import { ring } from "../src/games/skull/ring";

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

test.each(NUMBERS)("%i others all have a place on the table", (others) => {
  for (const wide of [false, true]) {
    const { places } = ring(others, wide);
    expect(places).toHaveLength(others);
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(others);
    for (const { x, y } of places) {
      expect(Math.min(x, y)).toBeGreaterThan(0);
      expect(Math.max(x, y)).toBeLessThan(100);
    }
  }
});

test("turn order goes up the left side, across, and down the right side", () => {
  const { places } = ring(5, false);
  expect(places[0]!.x).toBeLessThan(50);
  expect(places[0]!.y).toBeGreaterThan(50);
  expect(places[2]!.x).toBe(50);
  expect(places[4]!.x).toBeGreaterThan(50);
});
