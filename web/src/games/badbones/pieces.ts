import type { Board, FieldView } from "../../wire";
import { edgeOf, entryOf, INWARD, SIDE, spotOf, TYPES, type Spot } from "./board";
import { groups } from "./groups";
import type { Direction, Type } from "./vocabulary";

/** Lengths on a field: a cell, the forest around it, and the village below it. */
export const UNIT = 100;
export const FOREST = 84;
export const VILLAGE = 72;
/** The length of all the cells of a row. */
export const SIDE_LENGTH = SIDE * UNIT;
export const BOX = [-FOREST, -FOREST, SIDE * UNIT + 2 * FOREST, SIDE * UNIT + FOREST + VILLAGE] as const;

/** Where a skeleton is drawn. */
export interface Piece {
  /** The same skeleton, as far as anybody can tell. */
  id: number;
  type: Type;
  heading: Direction;
  isMoved: boolean;
  /** Its place: those who share it are in one pile. */
  place: string;
  x: number;
  y: number;
  size: number;
  /** How many of a pile lie under this one that is on its top, with it; 1: it is alone, 0: it isn't the top. */
  pile: number;
}

type Placed = Omit<Piece, "id">;
type Standing = Pick<Piece, "type" | "heading" | "isMoved"> & { spot: Spot };

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

/** The middle of a cell, or of a place at the edge. */
export function middleOf({ x, y }: Spot): Spot {
  const along = (place: number): number => {
    if (place < 0) return -FOREST / 2;
    return place < SIDE ? (place + 0.5) * UNIT : SIDE * UNIT + FOREST / 2;
  };
  return { x: along(x), y: along(y) };
}

/** All the skeletons of a field, with those who wait at its edge and the one that is moving. */
export function placed(field: FieldView, board: Board): Placed[] {
  const all: Standing[] = field.skeletons.map(([cell, heading, type, isMoved]) => ({ type, heading, isMoved, spot: spotOf(cell) }));
  for (const [cell, heading, type] of field.scattering) all.push({ type, heading, isMoved: false, spot: spotOf(cell) });
  if (field.walk) {
    const { type, heading, cell } = field.walk;
    all.push({ type, heading, isMoved: false, spot: cell ? spotOf(cell) : entryOf(board, type) });
  }
  for (const type of TYPES) {
    for (let number = field.waiting[type] ?? 0; number > 0; number -= 1) {
      all.push({ type, heading: INWARD[edgeOf(type)], isMoved: false, spot: entryOf(board, type) });
    }
  }
  return groups(all, ({ spot }) => `${spot.x} ${spot.y}`).flatMap(inCell);
}

function inCell(standing: readonly Standing[]): Placed[] {
  const piles = groups(standing, ({ type, heading, isMoved }) => `${type} ${heading} ${isMoved}`);
  const middle = middleOf(standing[0]!.spot);
  const { x, y } = standing[0]!.spot;
  const isEdge = x < 0 || y < 0 || x >= SIDE;
  return piles.flatMap((pile, index) => {
    const { size, at } = slotOf(index, piles.length);
    return pile.map(({ type, heading, isMoved }, number): Placed => {
      const lift = Math.min(number, SEEN_OF_PILE - 1) * FAN;
      return {
        ...{ type, heading, isMoved, place: `${x} ${y} ${heading} ${isMoved}` },
        x: middle.x + (isEdge ? 0 : at[0]) + lift,
        y: middle.y + (isEdge ? 0 : at[1]) - lift,
        size: isEdge ? AT_EDGE : size,
        pile: number === pile.length - 1 ? pile.length : 0,
      };
    });
  });
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
