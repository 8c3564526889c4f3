import { describe, expect, test } from "vitest";

import { ring, SMALLEST, type Ring } from "../src/games/skull/ring";

/** The table's own room on screens of these sizes, less what is around it. */
const ROOMS: Record<string, [number, number]> = {
  "360 x 740": [348, 310],
  "390 x 844": [378, 400],
  "1024 x 768": [672, 330],
  "1280 x 800": [928, 350],
  "1366 x 768": [1014, 330],
  "1920 x 1080": [1540, 560],
  "2560 x 1440": [2130, 800],
};

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function boxes({ positions, middle, mat, seat }: Ring): Box[] {
  const tall = Math.max(0.92 * mat + 48, 1.24 * mat);
  const box = (x: number, y: number, wide: number, high: number): Box => ({
    left: x - wide / 2,
    right: x + wide / 2,
    top: y - high / 2,
    bottom: y + high / 2,
  });
  return [...positions.map(({ x, y }) => box(x, y, seat, tall)), box(middle.x, middle.y, 112, 60)];
}

function overlap(one: Box, other: Box): boolean {
  const less = 0.5;
  return (
    one.left + less < other.right && other.left + less < one.right && one.top + less < other.bottom && other.top + less < one.bottom
  );
}

const others = Array.from({ length: 12 }, (_, index) => index + 1);

describe.each(Object.entries(ROOMS))("at %s", (_, [width, height]) => {
  test.each(others)("%i others lie beside each other and inside", (count) => {
    const shape = ring(count, width, height);
    expect(shape.positions.length).toBe(count);
    const all = boxes(shape);
    all.forEach((one, index) => {
      expect(all.slice(index + 1).filter((other) => overlap(one, other))).toEqual([]);
      expect(one.left).toBeGreaterThanOrEqual(-width / 2 - 0.5);
      expect(one.right).toBeLessThanOrEqual(width / 2 + 0.5);
      expect(one.top).toBeGreaterThanOrEqual(-shape.height / 2 - 0.5);
      expect(one.bottom).toBeLessThanOrEqual(shape.height / 2 + 0.5);
    });
    expect(shape.mat).toBeGreaterThanOrEqual(SMALLEST);
  });
});

test("they sit in turn order, from the left around the far side to the right", () => {
  for (const count of others) {
    const xs = ring(count, 928, 350).positions.map(({ x }) => x);
    expect(xs).toEqual(xs.toSorted((one, other) => one - other));
  }
});

test("on a larger screen everything is larger", () => {
  for (const count of others) {
    const sizes = ["1280 x 800", "1920 x 1080", "2560 x 1440"].map((name) => ring(count, ...ROOMS[name]!).mat);
    expect(sizes[1]!).toBeGreaterThan(1.25 * sizes[0]!);
    expect(sizes[2]!).toBeGreaterThan(1.1 * sizes[1]!);
  }
});
