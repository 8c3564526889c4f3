// Made by `make wire` from the server's types. Do not edit.

import type { Vocabulary } from "../../shell/telling";

export const vocabulary = {
  hero: [{ name: "cell", kind: "name" }],
  place: [{ name: "tile", kind: "name" }, { name: "cell", kind: "name" }],
  remove: [{ name: "cell", kind: "name" }],
  nothing: [],
  enter: [{ name: "type", kind: "name" }],
  move: [{ name: "cell", kind: "name" }, { name: "heading", kind: "name" }, { name: "type", kind: "name" }],
  scatter: [{ name: "direction", kind: "name" }],
  send: [{ name: "seat", kind: "seat" }],
  drawn: [{ name: "seat", kind: "seat" }, { name: "type", kind: "name" }],
  round: [{ name: "number", kind: "number" }],
  phase: [{ name: "number", kind: "number" }],
  slain: [{ name: "seat", kind: "seat" }, { name: "cell", kind: "name" }, { name: "skeletons", kind: "number" }],
  lured: [{ name: "seat", kind: "seat" }, { name: "cell", kind: "name" }, { name: "heading", kind: "name" }, { name: "type", kind: "name" }, { name: "to", kind: "name" }],
  came: [{ name: "seat", kind: "seat" }, { name: "type", kind: "name" }, { name: "cell", kind: "name" }, { name: "heading", kind: "name" }],
  sprung: [{ name: "seat", kind: "seat" }, { name: "cell", kind: "name" }, { name: "tile", kind: "name" }],
  left: [{ name: "seat", kind: "seat" }, { name: "type", kind: "name" }, { name: "edge", kind: "name" }, { name: "whom", kind: "seat" }],
  thrown: [{ name: "seat", kind: "seat" }, { name: "type", kind: "name" }, { name: "cell", kind: "name" }, { name: "whom", kind: "seat" }],
  "tier-lost": [{ name: "seat", kind: "seat" }, { name: "tiers", kind: "number" }],
  "house-lost": [{ name: "seat", kind: "seat" }, { name: "houses", kind: "number" }],
  fallen: [{ name: "seat", kind: "seat" }],
  turned: [{ name: "seat", kind: "seat" }, { name: "cell", kind: "name" }, { name: "tile", kind: "name" }, { name: "side", kind: "name" }],
  stolen: [{ name: "seat", kind: "seat" }, { name: "cell", kind: "name" }],
  settled: [{ name: "phase", kind: "number" }, { name: "side", kind: "name" }],
  arrived: [{ name: "seat", kind: "seat" }, { name: "skeletons", kind: "number" }],
} as const satisfies Vocabulary;

export type Cell = "a1" | "b1" | "c1" | "d1" | "e1" | "a2" | "b2" | "c2" | "d2" | "e2" | "a3" | "b3" | "c3" | "d3" | "e3" | "a4" | "b4" | "c4" | "d4" | "e4" | "a5" | "b5" | "c5" | "d5" | "e5";
export type Tile = "wall-rising" | "wall-falling" | "catapult" | "dragon" | "treasure";
export type Type = "left-purple" | "left-yellow" | "left-red" | "left-blue" | "left-green" | "top-purple" | "top-yellow" | "top-red" | "top-blue" | "top-green" | "right-purple" | "right-yellow" | "right-red" | "right-blue" | "right-green";
export type Direction = "up" | "right" | "down" | "left";
export type Exit = "top" | "right" | "bottom" | "left";
export type Sides = "intact" | "damaged" | "gone";
export type BadbonesHeard =
  | [actor: number, name: "hero", values: [Cell], lane?: number | null]
  | [actor: number, name: "place", values: [Tile, Cell], lane?: number | null]
  | [actor: number, name: "remove", values: [Cell], lane?: number | null]
  | [actor: number, name: "nothing", values: [], lane?: number | null]
  | [actor: number, name: "enter", values: [Type], lane?: number | null]
  | [actor: number, name: "move", values: [Cell, Direction, Type], lane?: number | null]
  | [actor: number, name: "scatter", values: [Direction], lane?: number | null]
  | [actor: number, name: "send", values: [number], lane?: number | null]
  | [actor: number, name: "drawn", values: [number, Type], lane?: number | null]
  | [actor: null, name: "round", values: [number], lane?: number | null]
  | [actor: null, name: "phase", values: [number], lane?: number | null]
  | [actor: null, name: "slain", values: [number, Cell, number], lane?: number | null]
  | [actor: null, name: "lured", values: [number, Cell, Direction, Type, Direction], lane?: number | null]
  | [actor: null, name: "came", values: [number, Type, Cell, Direction], lane?: number | null]
  | [actor: null, name: "sprung", values: [number, Cell, Tile], lane?: number | null]
  | [actor: null, name: "left", values: [number, Type, Exit, number], lane?: number | null]
  | [actor: null, name: "thrown", values: [number, Type, Cell, number], lane?: number | null]
  | [actor: null, name: "tier-lost", values: [number, number], lane?: number | null]
  | [actor: null, name: "house-lost", values: [number, number], lane?: number | null]
  | [actor: null, name: "fallen", values: [number], lane?: number | null]
  | [actor: null, name: "turned", values: [number, Cell, Tile, Sides], lane?: number | null]
  | [actor: null, name: "stolen", values: [number, Cell], lane?: number | null]
  | [actor: null, name: "settled", values: [number, "white" | "black"], lane?: number | null]
  | [actor: null, name: "arrived", values: [number, number], lane?: number | null];
