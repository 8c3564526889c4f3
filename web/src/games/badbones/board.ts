import type { Arrow, BadBonesView, Commanders, FieldView } from "../../wire";
import type { Cell, Direction, PlaceName, Tile, Type } from "./vocabulary";

export const SIDE = 5;
export const COLUMNS = "abcde";
export const DIRECTIONS: readonly Direction[] = ["up", "right", "down", "left"];
export type Kind = keyof FieldView["supply"];
/** The ways in which one of a kind can be placed. */
export const TILES: Record<Kind, readonly Tile[]> = {
  wall: ["wall-rising", "wall-falling"],
  catapult: ["catapult"],
  dragon: ["dragon"],
  treasure: ["treasure"],
  palisade: ["palisade"],
  hearse: ["hearse"],
  dynamite: ["dynamite"],
  labyrinth: ["labyrinth-white", "labyrinth-black"],
  portal: ["portal"],
  spring: ["spring"],
};
export const KINDS = Object.keys(TILES) as Kind[];
export type Weapon = NonNullable<FieldView["weapon"]>;
export const WEAPONS: readonly Weapon[] = [
  ...(["crossbow", "ice-wand", "death-wand", "teleport-wand"] as const),
  ...(["two-handed-sword", "battle-axe", "flail", "rapier"] as const),
];
export type Symbol = "purple" | "yellow" | "red" | "blue" | "green";
const SYMBOLS: readonly Symbol[] = ["purple", "yellow", "red", "blue", "green"];
export type Edge = "left" | "top" | "right";
const EDGES: readonly Edge[] = ["left", "top", "right"];
/** Where skeletons wait at the forest edge, each named by the type without a rank that belongs there. */
export const PLACES: readonly PlaceName[] = EDGES.flatMap((edge) => SYMBOLS.map((symbol): PlaceName => `${edge}-${symbol}`));
export type Commander = Exclude<keyof Commanders, "source">;
/** How many tokens there are of each. */
const TOKENS: Record<Commander, number> = {
  ...{ sapper: 3, necromancer: 3, peacemaker: 3, emperor: 1, ghost: 3, instructor: 3, saboteur: 3 },
};
export const COMMANDERS = Object.keys(TOKENS) as Commander[];
/** In the server's order. */
export const TYPES: readonly Type[] = [
  ...PLACES,
  ...COMMANDERS.flatMap((commander) => Array.from({ length: TOKENS[commander] }, (_, number) => `${commander}-${number + 1}` as Type)),
];

/** Columns and rows, from 0; the forest edge and the village are at -1 and 5. */
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

/** The board of a game: that of one's own village, or the other side for those who play together. */
export interface Ground {
  arrows: readonly Arrow[];
  entries: Record<Edge, readonly Symbol[]>;
  /** The cells on which towers stand at first. */
  towers: readonly Cell[];
  /** Where the arrows of every ruin lead; null: there are none. */
  ruins: Direction | null;
  /** The edge beyond which the village lies, or the capital. */
  village: "up" | "down";
  commanders: Commanders;
}

export function groundOf({ components, coop }: Pick<BadBonesView, "components" | "coop">): Ground {
  const { board, together, commanders } = components;
  if (!coop) return { ...board, towers: [cellAt(board.tower)], ruins: null, village: "down", commanders };
  return { ...together, towers: together.towers.map(cellAt), village: "up", commanders };
}

/** What a skeleton commands; null: it is a common one. */
export function commanderOf(type: Type): Commander | null {
  const [name] = type.split("-");
  return COMMANDERS.find((commander) => commander === name) ?? null;
}

/** Where those of a type belong at the forest edge. */
export function placeOf({ commanders }: Pick<Ground, "commanders">, type: Type): PlaceName {
  const commander = commanderOf(type);
  if (!commander) return type as PlaceName;
  const [edge, symbol] = commanders[commander][Number(type.split("-")[1]) - 1]!;
  return `${edge}-${symbol}`;
}

function edgeOf(place: PlaceName): Edge {
  return place.split("-")[0] as Edge;
}

export function symbolOf(ground: Pick<Ground, "commanders">, type: Type): Symbol {
  return placeOf(ground, type).split("-")[1] as Symbol;
}

/** How those are headed who come in from a place. */
export function headingAt({ village }: Pick<Ground, "village">, place: PlaceName): Direction {
  const edge = edgeOf(place);
  if (edge === "top") return village === "up" ? "up" : "down";
  return edge === "left" ? "right" : "left";
}

export function kindOf(tile: Tile): Kind {
  return KINDS.find((kind) => TILES[kind].includes(tile))!;
}

/** Row and column, from 1, as the components have them. */
export function cellAt([row, column]: [number, number]): Cell {
  return CELLS[(row - 1) * SIDE + column - 1]!;
}

/** Where those of a type wait before they come in; of a place, where it is. */
export function entryOf(ground: Pick<Ground, "entries" | "village" | "commanders">, type: Type): Spot {
  const place = placeOf(ground, type);
  const edge = edgeOf(place);
  const number = ground.entries[edge].indexOf(place.split("-")[1] as Symbol);
  if (edge === "top") return { x: number, y: ground.village === "up" ? SIDE : -1 };
  return { x: edge === "left" ? -1 : SIDE, y: number };
}
