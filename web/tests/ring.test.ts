import { expect, test } from "vitest";

import { ring } from "../src/games/skull/ring";

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

test.each(NUMBERS)("%i others all have a place on the table", (others) => {
  for (const wide of [false, true]) {
    const { positions } = ring(others, wide);
    expect(positions).toHaveLength(others);
    expect(new Set(positions.map(({ x, y }) => `${x} ${y}`)).size).toBe(others);
    for (const { x, y } of positions) {
      expect(Math.min(x, y)).toBeGreaterThan(0);
      expect(Math.max(x, y)).toBeLessThan(100);
    }
  }
});

test("turn order goes up the left side, across, and down the right side", () => {
  const { positions } = ring(5, false);
  expect(positions[0]!.x).toBeLessThan(50);
  expect(positions[0]!.y).toBeGreaterThan(50);
  expect(positions[2]!.x).toBe(50);
  expect(positions[4]!.x).toBeGreaterThan(50);
});

test.each(NUMBERS)("the seats of %i others have room beside each other", (others) => {
  for (const wide of [false, true]) {
    const { positions, columns, lines } = ring(others, wide);
    const half = 50 / columns;
    for (const one of positions) {
      for (const other of positions) {
        if (one === other) continue;
        const apart = Math.abs(one.x - other.x) >= 2 * half - 0.5 || Math.abs(one.y - other.y) >= 100 / lines - 0.5;
        expect(apart).toBe(true);
      }
    }
  }
});
