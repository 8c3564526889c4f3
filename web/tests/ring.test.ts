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

test.each(NUMBERS)("the seats of %i others have room beside each other", (others) => {
  for (const wide of [false, true]) {
    const { places, columns, lines } = ring(others, wide);
    const half = 50 / columns;
    for (const one of places) {
      for (const other of places) {
        if (one === other) continue;
        const apart = Math.abs(one.x - other.x) >= 2 * half - 0.5 || Math.abs(one.y - other.y) >= 100 / lines - 0.5;
        expect(apart).toBe(true);
      }
    }
  }
});
