import type { Board, FieldView } from "../../wire";
import type { Cell, Direction, Tile, Type } from "./vocabulary";

export const SIDE = 5;
export const COLUMNS = "abcde";
export const DIRECTIONS: readonly Direction[] = ["up", "right", "down", "left"];
export type Kind = keyof FieldView["supply"];
export const KINDS: readonly Kind[] = ["wall", "catapult", "dragon", "treasure"];
/** The ways in which one of a kind can be placed. */
export const TILES: Record<Kind, readonly Tile[]> = {
  wall: ["wall-rising", "wall-falling"],
  catapult: ["catapult"],
  dragon: ["dragon"],
  treasure: ["treasure"],
};
export type Symbol = "purple" | "yellow" | "red" | "blue" | "green";
const SYMBOLS: readonly Symbol[] = ["purple", "yellow", "red", "blue", "green"];
export type Edge = "left" | "top" | "right";
const EDGES: readonly Edge[] = ["left", "top", "right"];
export const TYPES: readonly Type[] = EDGES.flatMap((edge) => SYMBOLS.map((symbol): Type => `${edge}-${symbol}`));

/** Columns and rows, from 0; the forest edge is at -1 and 5, the village below at 5. */
export interface Spot {
  x: number;
  y: number;
}

export const CELLS: readonly Cell[] = Array.from(
  { length: SIDE * SIDE },
  (_, index) => `${COLUMNS[index % SIDE]}${Math.floor(index / SIDE) + 1}` as Cell,
);

export function spotOf(cell: string): Spot {
  return { x: COLUMNS.indexOf(cell[0]!), y: Number(cell[1]) - 1 };
}

export const STEP: Record<Direction, Spot> = {
  up: { x: 0, y: -1 },
  right: { x: 1, y: 0 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
};
/** How far a thing that points up is turned. */
export const TURN: Record<Direction, number> = { up: 0, right: 90, down: 180, left: 270 };

export const INWARD: Record<Edge, Direction> = { left: "right", top: "down", right: "left" };

export function edgeOf(type: Type): Edge {
  return type.split("-")[0] as Edge;
}

export function symbolOf(type: Type): Symbol {
  return type.split("-")[1] as Symbol;
}

export function kindOf(tile: Tile): Kind {
  return tile === "wall-rising" || tile === "wall-falling" ? "wall" : tile;
}

/** Row and column, from 1, as the components have them. */
export function cellAt([row, column]: [number, number]): Cell {
  return CELLS[(row - 1) * SIDE + column - 1]!;
}

/** Where those of a type wait before they come in. */
export function entryOf({ entries }: Board, type: Type): Spot {
  const edge = edgeOf(type);
  const place = entries[edge].indexOf(symbolOf(type));
  if (edge === "top") return { x: place, y: -1 };
  return { x: edge === "left" ? -1 : SIDE, y: place };
}
