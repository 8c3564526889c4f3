// Made by `make wire` from the server's types. Do not edit.

import type { Vocabulary } from "../../shell/telling";

export const vocabulary = {
  hero: [{ name: "cell", kind: "name" }],
  place: [{ name: "tile", kind: "name" }, { name: "cell", kind: "name" }],
  remove: [{ name: "cell", kind: "name" }],
  nothing: [],
  enter: [{ name: "type", kind: "name" }],
  "enter-at": [{ name: "place", kind: "name" }, { name: "type", kind: "name" }],
  move: [{ name: "cell", kind: "name" }, { name: "heading", kind: "name" }, { name: "type", kind: "name" }],
  scatter: [{ name: "direction", kind: "name" }],
  next: [{ name: "type", kind: "name" }],
  send: [{ name: "seat", kind: "seat" }],
  strike: [{ name: "cell", kind: "name" }],
  hit: [{ name: "heading", kind: "name" }, { name: "type", kind: "name" }],
  fling: [{ name: "cell", kind: "name" }],
  turn: [{ name: "direction", kind: "name" }],
  axe: [{ name: "symbol", kind: "name" }],
  keep: [],
  buy: [{ name: "ware", kind: "name" }],
  done: [],
  first: [{ name: "seat", kind: "seat" }],
  drawn: [{ name: "seat", kind: "seat" }, { name: "type", kind: "name" }],
  round: [{ name: "number", kind: "number" }],
  phase: [{ name: "number", kind: "number" }],
  slain: [{ name: "seat", kind: "seat" }, { name: "cell", kind: "name" }, { name: "skeletons", kind: "number" }],
  lured: [{ name: "seat", kind: "seat" }, { name: "cell", kind: "name" }, { name: "heading", kind: "name" }, { name: "type", kind: "name" }, { name: "to", kind: "name" }],
  follows: [{ name: "seat", kind: "seat" }, { name: "type", kind: "name" }, { name: "cell", kind: "name" }, { name: "heading", kind: "name" }],
  came: [{ name: "seat", kind: "seat" }, { name: "type", kind: "name" }, { name: "cell", kind: "name" }, { name: "heading", kind: "name" }],
  held: [{ name: "seat", kind: "seat" }, { name: "type", kind: "name" }, { name: "cell", kind: "name" }, { name: "heading", kind: "name" }],
  waits: [{ name: "seat", kind: "seat" }, { name: "type", kind: "name" }, { name: "place", kind: "name" }],
  sprung: [{ name: "seat", kind: "seat" }, { name: "cell", kind: "name" }, { name: "tile", kind: "name" }],
  left: [{ name: "seat", kind: "seat" }, { name: "type", kind: "name" }, { name: "edge", kind: "name" }, { name: "whom", kind: "seat" }],
  thrown: [{ name: "seat", kind: "seat" }, { name: "type", kind: "name" }, { name: "cell", kind: "name" }, { name: "whom", kind: "seat" }],
  destroyed: [{ name: "seat", kind: "seat" }, { name: "type", kind: "name" }, { name: "cell", kind: "name" }, { name: "heading", kind: "name" }],
  returns: [{ name: "seat", kind: "seat" }, { name: "type", kind: "name" }],
  reached: [{ name: "seat", kind: "seat" }, { name: "type", kind: "name" }, { name: "goal", kind: "name" }],
  "tier-lost": [{ name: "seat", kind: "seat" }, { name: "tiers", kind: "number" }],
  "house-lost": [{ name: "seat", kind: "seat" }, { name: "houses", kind: "number" }],
  "tier-built": [{ name: "seat", kind: "seat" }, { name: "tiers", kind: "number" }],
  "house-built": [{ name: "seat", kind: "seat" }, { name: "houses", kind: "number" }],
  "tower-lost": [{ name: "seat", kind: "seat" }, { name: "cell", kind: "name" }, { name: "towers", kind: "number" }],
  fallen: [{ name: "seat", kind: "seat" }],
  "hero-left": [{ name: "seat", kind: "seat" }, { name: "type", kind: "name" }],
  turned: [{ name: "seat", kind: "seat" }, { name: "cell", kind: "name" }, { name: "tile", kind: "name" }, { name: "side", kind: "name" }],
  handed: [{ name: "seat", kind: "seat" }, { name: "cell", kind: "name" }, { name: "whom", kind: "seat" }],
  sabotaged: [{ name: "seat", kind: "seat" }, { name: "cell", kind: "name" }, { name: "tile", kind: "name" }],
  unmasked: [{ name: "seat", kind: "seat" }, { name: "type", kind: "name" }],
  stolen: [{ name: "seat", kind: "seat" }, { name: "cell", kind: "name" }],
  frozen: [{ name: "seat", kind: "seat" }, { name: "cell", kind: "name" }, { name: "skeletons", kind: "number" }],
  flung: [{ name: "seat", kind: "seat" }, { name: "cell", kind: "name" }, { name: "to", kind: "name" }, { name: "skeletons", kind: "number" }],
  swung: [{ name: "seat", kind: "seat" }, { name: "cell", kind: "name" }, { name: "to", kind: "name" }, { name: "skeletons", kind: "number" }],
  teleported: [{ name: "seat", kind: "seat" }, { name: "cell", kind: "name" }],
  cursed: [{ name: "seat", kind: "seat" }, { name: "skeletons", kind: "number" }, { name: "whom", kind: "seat" }],
  settled: [{ name: "phase", kind: "number" }, { name: "side", kind: "name" }],
  called: [{ name: "seat", kind: "seat" }, { name: "type", kind: "name" }],
  arrived: [{ name: "seat", kind: "seat" }, { name: "skeletons", kind: "number" }],
} as const satisfies Vocabulary;

export type Cell = "a1" | "b1" | "c1" | "d1" | "e1" | "a2" | "b2" | "c2" | "d2" | "e2" | "a3" | "b3" | "c3" | "d3" | "e3" | "a4" | "b4" | "c4" | "d4" | "e4" | "a5" | "b5" | "c5" | "d5" | "e5";
export type Tile = "wall-rising" | "wall-falling" | "catapult" | "dragon" | "treasure" | "palisade" | "hearse" | "dynamite" | "labyrinth-white" | "labyrinth-black" | "portal" | "spring";
export type Type = "left-purple" | "left-yellow" | "left-red" | "left-blue" | "left-green" | "top-purple" | "top-yellow" | "top-red" | "top-blue" | "top-green" | "right-purple" | "right-yellow" | "right-red" | "right-blue" | "right-green" | "sapper-1" | "sapper-2" | "sapper-3" | "necromancer-1" | "necromancer-2" | "necromancer-3" | "peacemaker-1" | "peacemaker-2" | "peacemaker-3" | "emperor-1" | "ghost-1" | "ghost-2" | "ghost-3" | "instructor-1" | "instructor-2" | "instructor-3" | "saboteur-1" | "saboteur-2" | "saboteur-3";
export type PlaceName = "left-purple" | "left-yellow" | "left-red" | "left-blue" | "left-green" | "top-purple" | "top-yellow" | "top-red" | "top-blue" | "top-green" | "right-purple" | "right-yellow" | "right-red" | "right-blue" | "right-green";
export type Direction = "up" | "right" | "down" | "left";
export type Exit = "top" | "right" | "bottom" | "left";
export type Sides = "intact" | "damaged" | "gone";
export type BadbonesHeard =
  | [actor: number, name: "hero", values: [Cell], lane?: number | null]
  | [actor: number, name: "place", values: [Tile, Cell], lane?: number | null]
  | [actor: number, name: "remove", values: [Cell], lane?: number | null]
  | [actor: number, name: "nothing", values: [], lane?: number | null]
  | [actor: number, name: "enter", values: [Type], lane?: number | null]
  | [actor: number, name: "enter-at", values: [PlaceName, Type], lane?: number | null]
  | [actor: number, name: "move", values: [Cell, Direction, Type], lane?: number | null]
  | [actor: number, name: "scatter", values: [Direction], lane?: number | null]
  | [actor: number, name: "next", values: [Type], lane?: number | null]
  | [actor: number, name: "send", values: [number], lane?: number | null]
  | [actor: number, name: "strike", values: [Cell], lane?: number | null]
  | [actor: number, name: "hit", values: [Direction, Type], lane?: number | null]
  | [actor: number, name: "fling", values: [Cell], lane?: number | null]
  | [actor: number, name: "turn", values: [Direction], lane?: number | null]
  | [actor: number, name: "axe", values: ["purple" | "yellow" | "red" | "blue" | "green"], lane?: number | null]
  | [actor: number, name: "keep", values: [], lane?: number | null]
  | [actor: number, name: "buy", values: ["wall" | "catapult" | "dragon" | "treasure" | "palisade" | "hearse" | "dynamite" | "labyrinth" | "portal" | "spring" | "crossbow" | "ice-wand" | "death-wand" | "teleport-wand" | "two-handed-sword" | "battle-axe" | "flail" | "rapier"], lane?: number | null]
  | [actor: number, name: "done", values: [], lane?: number | null]
  | [actor: number, name: "first", values: [number], lane?: number | null]
  | [actor: number, name: "drawn", values: [number, Type], lane?: number | null]
  | [actor: null, name: "round", values: [number], lane?: number | null]
  | [actor: null, name: "phase", values: [number], lane?: number | null]
  | [actor: null, name: "slain", values: [number, Cell, number], lane?: number | null]
  | [actor: null, name: "lured", values: [number, Cell, Direction, Type, Direction], lane?: number | null]
  | [actor: null, name: "follows", values: [number, Type, Cell, Direction], lane?: number | null]
  | [actor: null, name: "came", values: [number, Type, Cell, Direction], lane?: number | null]
  | [actor: null, name: "held", values: [number, Type, Cell, Direction], lane?: number | null]
  | [actor: null, name: "waits", values: [number, Type, PlaceName], lane?: number | null]
  | [actor: null, name: "sprung", values: [number, Cell, Tile], lane?: number | null]
  | [actor: null, name: "left", values: [number, Type, Exit, number], lane?: number | null]
  | [actor: null, name: "thrown", values: [number, Type, Cell, number], lane?: number | null]
  | [actor: null, name: "destroyed", values: [number, Type, Cell, Direction], lane?: number | null]
  | [actor: null, name: "returns", values: [number, Type], lane?: number | null]
  | [actor: null, name: "reached", values: [number, Type, "tower" | "village"], lane?: number | null]
  | [actor: null, name: "tier-lost", values: [number, number], lane?: number | null]
  | [actor: null, name: "house-lost", values: [number, number], lane?: number | null]
  | [actor: null, name: "tier-built", values: [number, number], lane?: number | null]
  | [actor: null, name: "house-built", values: [number, number], lane?: number | null]
  | [actor: null, name: "tower-lost", values: [number, Cell, number], lane?: number | null]
  | [actor: null, name: "fallen", values: [number], lane?: number | null]
  | [actor: null, name: "hero-left", values: [number, Type], lane?: number | null]
  | [actor: null, name: "turned", values: [number, Cell, Tile, Sides], lane?: number | null]
  | [actor: null, name: "handed", values: [number, Cell, number], lane?: number | null]
  | [actor: null, name: "sabotaged", values: [number, Cell, Tile], lane?: number | null]
  | [actor: null, name: "unmasked", values: [number, Type], lane?: number | null]
  | [actor: null, name: "stolen", values: [number, Cell], lane?: number | null]
  | [actor: null, name: "frozen", values: [number, Cell, number], lane?: number | null]
  | [actor: null, name: "flung", values: [number, Cell, Cell, number], lane?: number | null]
  | [actor: null, name: "swung", values: [number, Cell, Direction, number], lane?: number | null]
  | [actor: null, name: "teleported", values: [number, Cell], lane?: number | null]
  | [actor: null, name: "cursed", values: [number, number, number], lane?: number | null]
  | [actor: null, name: "settled", values: [number, "white" | "black"], lane?: number | null]
  | [actor: null, name: "called", values: [number, Type], lane?: number | null]
  | [actor: null, name: "arrived", values: [number, number], lane?: number | null];
