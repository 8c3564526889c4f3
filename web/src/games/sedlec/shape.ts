import type { StructureView } from "../../wire";

/** A skull is a square of 40; x is in half cards, y in skulls from the ground. */
export const SKULL = 40;
const HALF = SKULL / 2;

export interface Point {
  x: number;
  y: number;
}

/** The centre of a card's place. */
export function centre(x: number, y: number): Point {
  return { x: x * HALF, y: -(y + 1) * SKULL };
}

type Places = readonly (readonly [number, number])[];

/** The corners of what a structure takes: a stack keeps its size while it grows; one that is only looked at is as high as it is. */
function corners(structure: StructureView, shape: Places, spare: boolean): Places {
  if (structure.kind === "furnishing") return shape;
  const [left, right] = span(structure, spare);
  return [
    [left, 0],
    [right, spare ? 4 : Math.max(2, ...structure.placed.map(({ y }) => y))],
  ];
}

/** The part of the plane that a structure takes, at least so many levels high. */
export function frame(structure: StructureView, shape: Places, levels = 0, spare = true): string {
  return box(corners(structure, shape, spare), levels);
}

/** The part that its cards and open places take now, for a picture in small. */
export function outline(structure: StructureView, shape: Places): string {
  const places = structure.placed.map(({ x, y }) => [x, y] as const);
  return box(structure.kind === "furnishing" ? shape : [...places, ...structure.open], 0);
}

/** How many half cards wide and levels high a structure is: those side by side have one scale. */
export function extent(structure: StructureView, shape: Places): { width: number; levels: number } {
  const places = corners(structure, shape, true);
  const xs = places.map(([x]) => x);
  return { width: Math.max(...xs) - Math.min(...xs) + 2, levels: Math.max(...places.map(([, y]) => y)) + 2 };
}

/** The ends of a stack's bottom row, with room for one more place or without. */
function span(structure: StructureView, spare: boolean): [number, number] {
  const width = structure.size === 9 ? 4 : 3;
  const reach = spare ? width : width - 1;
  const bottom = [...structure.placed.map(({ x, y }) => [x, y] as const), ...structure.open]
    .filter(([, y]) => y === 0)
    .map(([x]) => x);
  const middle = bottom.length ? (Math.min(...bottom) + Math.max(...bottom)) / 2 : 0;
  return [middle - reach, middle + reach];
}

/** The line that a stack stands on. */
export function ground(structure: StructureView, spare: boolean): string {
  const [left, right] = span(structure, spare);
  return `M${(left - 1) * HALF} 2H${(right + 1) * HALF}`;
}

const MARGIN = 3;

function box(places: Places, levels: number): string {
  const xs = places.map(([x]) => x);
  const ys = places.map(([, y]) => y);
  const left = (Math.min(...xs) - 1) * HALF - MARGIN;
  const right = (Math.max(...xs) + 1) * HALF + MARGIN;
  const top = -Math.max(Math.max(...ys) + 2, levels) * SKULL - MARGIN;
  const bottom = -Math.min(...ys) * SKULL + MARGIN;
  return `${left} ${top} ${right - left} ${bottom - top}`;
}

export type Part = "top" | "bottom";
export interface Spot {
  key: string;
  x: number;
  y: number;
  part: Part;
}

/** All the skulls of a structure, from the top left to the bottom right. */
export function spots(structure: StructureView): Spot[] {
  const found = structure.placed.flatMap(({ x, y }) =>
    (["top", "bottom"] as const).map((part) => ({ key: `${x} ${y} ${part}`, x, y, part })),
  );
  return found.sort((one, two) => level(two) - level(one) || one.x - two.x);
}

export function level(spot: Spot): number {
  return spot.y + (spot.part === "top" ? 2 : 1);
}

const STEPS: Record<string, Point> = {
  ArrowLeft: { x: -2, y: 0 },
  ArrowRight: { x: 2, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

/** The skull to which an arrow key leads: the nearest one in that direction. */
export function neighbour(all: readonly Spot[], from: Spot, key: string): Spot | undefined {
  const step = STEPS[key];
  if (!step) return undefined;
  const ahead = all.filter((spot) => {
    const across = (spot.x - from.x) * Math.sign(step.x);
    const up = (level(spot) - level(from)) * Math.sign(step.y);
    return step.x ? across > 0 : up > 0;
  });
  const far = (spot: Spot): number =>
    step.x
      ? Math.abs(spot.x - from.x) + 6 * Math.abs(level(spot) - level(from))
      : 6 * Math.abs(level(spot) - level(from)) + Math.abs(spot.x - from.x);
  return ahead.sort((one, two) => far(one) - far(two))[0];
}
