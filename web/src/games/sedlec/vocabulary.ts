// Made by `make wire` from the server's types. Do not edit.

import type { Vocabulary } from "../../shell/telling";

export const vocabulary = {
  dig: [{ name: "piles", kind: "name" }],
  collect: [{ name: "pile", kind: "name" }],
  take: [{ name: "pile", kind: "name" }],
  stack: [{ name: "top", kind: "name" }, { name: "bottom", kind: "name" }],
  place: [{ name: "row", kind: "number" }, { name: "x", kind: "number" }],
  furnish: [{ name: "x", kind: "number" }, { name: "y", kind: "number" }],
  turn: [{ name: "top", kind: "name" }, { name: "bottom", kind: "name" }],
  shape: [{ name: "number", kind: "number" }],
  condition: [{ name: "condition", kind: "name" }],
  first: [{ name: "seat", kind: "seat" }],
  turned: [{ name: "pile", kind: "name" }, { name: "top", kind: "name" }, { name: "bottom", kind: "name" }],
  taken: [{ name: "seat", kind: "seat" }, { name: "top", kind: "name" }, { name: "bottom", kind: "name" }],
  finished: [{ name: "seat", kind: "seat" }],
  fell: [{ name: "seat", kind: "seat" }, { name: "top", kind: "name" }, { name: "bottom", kind: "name" }],
  scored: [{ name: "seat", kind: "seat" }, { name: "kind", kind: "name" }, { name: "points", kind: "number" }],
  total: [{ name: "seat", kind: "seat" }, { name: "points", kind: "number" }],
  graded: [{ name: "seat", kind: "seat" }, { name: "grade", kind: "name" }],
} as const satisfies Vocabulary;

export type Dug = "a" | "b" | "c" | "d" | "e" | "f" | "a+b" | "a+c" | "a+d" | "a+e" | "a+f" | "b+c" | "b+d" | "b+e" | "b+f" | "c+d" | "c+e" | "c+f" | "d+e" | "d+f" | "e+f";
export type Pile = "a" | "b" | "c" | "d" | "e" | "f";
export type Skull = "R" | "V" | "P" | "L" | "C" | "X" | "r" | "v" | "p" | "l" | "c" | "M" | "Z";
export type ConditionName = "royal_assassins" | "peasants_revolt" | "silent_vigil" | "star_crossed" | "penitents" | "lineage";
export type Kind = "royal" | "peasant" | "priest" | "lover" | "criminal" | "executioner" | "champion" | "merchant" | "zealot";
export type Grade = "none" | "monk" | "maker" | "artisan" | "artist";
export type SedlecHeard =
  | [actor: number, name: "dig", values: [Dug], lane?: number | null]
  | [actor: number, name: "collect", values: [Pile], lane?: number | null]
  | [actor: number, name: "take", values: [Pile], lane?: number | null]
  | [actor: number, name: "stack", values: [Skull, Skull], lane?: number | null]
  | [actor: number, name: "place", values: [number, number], lane?: number | null]
  | [actor: number, name: "furnish", values: [number, number], lane?: number | null]
  | [actor: number, name: "turn", values: [Skull, Skull], lane?: number | null]
  | [actor: number, name: "shape", values: [number], lane?: number | null]
  | [actor: number, name: "condition", values: [ConditionName], lane?: number | null]
  | [actor: number, name: "first", values: [number], lane?: number | null]
  | [actor: null, name: "turned", values: [Pile, Skull, Skull], lane?: number | null]
  | [actor: null, name: "taken", values: [number, Skull, Skull], lane?: number | null]
  | [actor: null, name: "finished", values: [number], lane?: number | null]
  | [actor: null, name: "fell", values: [number, Skull, Skull], lane?: number | null]
  | [actor: null, name: "scored", values: [number, Kind, number], lane?: number | null]
  | [actor: null, name: "total", values: [number, number], lane?: number | null]
  | [actor: null, name: "graded", values: [number, Grade], lane?: number | null];
