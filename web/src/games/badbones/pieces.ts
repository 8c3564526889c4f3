import type { FieldView } from "../../wire";
import { commanderOf, entryOf, headingAt, placeOf, SIDE, spotOf, TYPES, type Ground, type Spot } from "./board";
import { groups } from "./groups";
import type { Direction, PlaceName, Type } from "./vocabulary";

/** Lengths on a field: a cell, the forest on three sides, and the village below it, or the capital above it. */
export const UNIT = 100;
export const FOREST = 84;
export const VILLAGE = 72;
/** The length of all the cells of a row. */
export const SIDE_LENGTH = SIDE * UNIT;

/** Left, top, width and height of a field; those of both boards are equally large. */
export function boxOf({ village }: Pick<Ground, "village">): readonly [number, number, number, number] {
  return [-FOREST, village === "up" ? -VILLAGE : -FOREST, SIDE_LENGTH + 2 * FOREST, SIDE_LENGTH + FOREST + VILLAGE];
}

/** Where a skeleton is drawn. */
export interface Piece {
  /** The same skeleton, as far as anybody can tell. */
  id: number;
  type: Type;
  heading: Direction;
  isMoved: boolean;
  /** Whether it misses a move. */
  isFrozen: boolean;
  /** Its place: those who share it are in one pile. */
  place: string;
  x: number;
  y: number;
  size: number;
  /** How many of a pile lie under this one that is on its top, with it; 1: it is alone, 0: it isn't the top. */
  pile: number;
}

type Placed = Omit<Piece, "id">;
type Standing = Pick<Piece, "type" | "heading" | "isMoved" | "isFrozen"> & { spot: Spot };

/** Where the piles of a cell lie, by their number, and how large. */
const SLOTS: readonly { size: number; at: readonly [number, number][] }[] = [
  { size: 0.86, at: [[0, 0]] },
  { size: 0.58, at: [[-22, -14], [22, 14]] },
  { size: 0.52, at: [[-22, -21], [23, -16], [0, 23]] },
  { size: 0.48, at: [[-23, -23], [23, -23], [-23, 23], [23, 23]] },
  { size: 0.4, at: [[-30, -22], [0, -22], [30, -22], [-16, 22], [16, 22]] },
  { size: 0.38, at: [[-31, -22], [0, -22], [31, -22], [-31, 22], [0, 22], [31, 22]] },
];
const MANY = 0.31;
/** How far those of a pile are drawn apart. */
const FAN = 5;
const SEEN_OF_PILE = 3;
const AT_EDGE = 0.6;
/** Commanders can't be missed: they are larger than those around them, and so large at least; on a small field larger still. */
const COMMANDING = { more: 1.2, least: 0.5, small: 0.85 };

/** The middle of a cell, or of a place at the edge. */
export function middleOf({ x, y }: Spot): Spot {
  const along = (place: number): number => {
    if (place < 0) return -FOREST / 2;
    return place < SIDE ? (place + 0.5) * UNIT : SIDE * UNIT + FOREST / 2;
  };
  return { x: along(x), y: along(y) };
}

/** All the skeletons of a field, with those who wait at its edge and those who are moving. */
export function placed(field: FieldView, ground: Ground, isSmall = false): Placed[] {
  const rest = { isMoved: false, isFrozen: false };
  const all: Standing[] = field.skeletons.map(([cell, heading, type, isMoved, , isFrozen]) => {
    return { type, heading, isMoved, isFrozen, spot: spotOf(cell) };
  });
  for (const [cell, heading, type] of field.scattering) all.push({ ...rest, type, heading, spot: spotOf(cell) });
  if (field.walk) {
    const { type, squad, heading, cell, origin } = field.walk;
    const spot = cell ? spotOf(cell) : entryOf(ground, origin as PlaceName);
    for (const one of [type, ...squad]) all.push({ ...rest, type: one, heading, spot });
  }
  const wait = (place: PlaceName, type: Type, isMoved: boolean): void => {
    all.push({ ...rest, isMoved, type, heading: headingAt(ground, place), spot: entryOf(ground, place) });
  };
  for (const type of TYPES) {
    for (let number = field.waiting[type] ?? 0; number > 0; number -= 1) wait(placeOf(ground, type), type, false);
  }
  for (const [place, type] of field.strays) wait(place as PlaceName, type, false);
  for (const [place, type] of field.back) wait(place as PlaceName, type, true);
  return groups(all, ({ spot }) => `${spot.x} ${spot.y}`).flatMap((standing) => inCell(standing, isSmall));
}

function inCell(standing: readonly Standing[], isSmall: boolean): Placed[] {
  // Commanders in the first places: drawn above the others, they don't cover how many those are.
  const ranked = [...standing.filter(({ type }) => commanderOf(type)), ...standing.filter(({ type }) => !commanderOf(type))];
  const piles = groups(ranked, ({ type, heading, isMoved, isFrozen }) => `${type} ${heading} ${isMoved} ${isFrozen}`);
  const middle = middleOf(standing[0]!.spot);
  const { x, y } = standing[0]!.spot;
  const isEdge = x < 0 || y < 0 || x >= SIDE || y >= SIDE;
  return piles.flatMap((pile, index) => {
    const { size, at } = slotOf(index, piles.length);
    const part = isEdge ? AT_EDGE / SLOTS[0]!.size : 1;
    return pile.map(({ type, heading, isMoved, isFrozen }, number): Placed => {
      const lift = Math.min(number, SEEN_OF_PILE - 1) * FAN;
      return {
        ...{ type, heading, isMoved, isFrozen, place: `${x} ${y} ${heading} ${isMoved}` },
        x: middle.x + at[0] * part + lift,
        y: middle.y + at[1] * part - lift,
        size: commanderOf(type) ? commanding(size * part, isSmall) : size * part,
        pile: number === pile.length - 1 ? pile.length : 0,
      };
    });
  });
}

function commanding(size: number, isSmall: boolean): number {
  return Math.max(Math.min(size * COMMANDING.more, 0.9), isSmall ? COMMANDING.small : COMMANDING.least);
}

function slotOf(index: number, piles: number): { size: number; at: readonly [number, number] } {
  const slots = SLOTS[piles - 1];
  if (slots) return { size: slots.size, at: slots.at[index]! };
  const columns = piles > 9 ? 4 : 3;
  const rows = Math.ceil(piles / columns);
  const [column, row] = [index % columns, Math.floor(index / columns)];
  return { size: MANY, at: [((column + 0.5) / columns - 0.5) * 96, ((row + 0.5) / rows - 0.5) * 96] };
}

/** Tells the skeletons on: who stands where somebody stood is the same, whoever else is of its type has come from there. */
export function followed(before: readonly Piece[], now: readonly Placed[], fresh: () => number): Piece[] {
  const left = new Set(before);
  const found = new Map<Placed, Piece>();
  const take = (one: Placed, piece: Piece | undefined): void => {
    if (!piece) return;
    left.delete(piece);
    found.set(one, piece);
  };
  for (const one of now) take(one, [...left].find((piece) => piece.type === one.type && piece.place === one.place));
  for (const one of now) if (!found.has(one)) take(one, nearest(one, [...left].filter((piece) => piece.type === one.type)));
  return now.map((one) => ({ ...one, id: found.get(one)?.id ?? fresh() }));
}

function nearest(one: Placed, pieces: readonly Piece[]): Piece | undefined {
  const distance = (piece: Piece): number => Math.hypot(piece.x - one.x, piece.y - one.y);
  return pieces.toSorted((left, right) => distance(left) - distance(right))[0];
}
