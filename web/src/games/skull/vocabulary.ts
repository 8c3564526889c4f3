// Made by `make wire` from the server's types. Do not edit.

import type { Vocabulary } from "../../shell/telling";

export const vocabulary = {
  place: [{ name: "face", kind: "name" }],
  pass: [],
  bid: [{ name: "number", kind: "number" }],
  flip: [{ name: "seat", kind: "seat" }],
  lose: [{ name: "face", kind: "name" }],
  name: [{ name: "seat", kind: "seat" }],
  show: [],
  hide: [],
  first: [{ name: "seat", kind: "seat" }],
  round: [{ name: "number", kind: "number" }, { name: "first", kind: "seat" }],
  challenger: [{ name: "seat", kind: "seat" }, { name: "bid", kind: "number" }],
  flipped: [{ name: "seat", kind: "seat" }, { name: "owner", kind: "seat" }, { name: "face", kind: "name" }],
  succeeded: [{ name: "seat", kind: "seat" }],
  failed: [{ name: "seat", kind: "seat" }, { name: "owner", kind: "seat" }],
  shown: [{ name: "seat", kind: "seat" }, { name: "face", kind: "name" }],
  left: [{ name: "seat", kind: "seat" }, { name: "discs", kind: "number" }],
  out: [{ name: "seat", kind: "seat" }],
} as const satisfies Vocabulary;

export type Face = "flower" | "skull";
export type SkullStep = "AddOrOpen" | "DrawFirst" | "Fail" | "FlipAnothersDisc" | "FlipOwnDiscs" | "LoseChosenDisc" | "LoseDrawnDisc" | "NameFirst" | "PlaceFirstDisc" | "RaiseOrPass" | "ReturnDiscs" | "SetUpRound" | "ShowUnflipped" | "Succeed";
export type SkullHeard =
  | [actor: number, name: "place", values: [Face | null], lane?: number | null]
  | [actor: number, name: "pass", values: [], lane?: number | null]
  | [actor: number, name: "bid", values: [number], lane?: number | null]
  | [actor: number, name: "flip", values: [number], lane?: number | null]
  | [actor: number, name: "lose", values: [Face | null], lane?: number | null]
  | [actor: number, name: "name", values: [number], lane?: number | null]
  | [actor: number, name: "show", values: [], lane?: number | null]
  | [actor: number, name: "hide", values: [], lane?: number | null]
  | [actor: number, name: "first", values: [number], lane?: number | null]
  | [actor: null, name: "round", values: [number, number], lane?: number | null]
  | [actor: null, name: "challenger", values: [number, number], lane?: number | null]
  | [actor: null, name: "flipped", values: [number, number, Face], lane?: number | null]
  | [actor: null, name: "succeeded", values: [number], lane?: number | null]
  | [actor: null, name: "failed", values: [number, number], lane?: number | null]
  | [actor: null, name: "shown", values: [number, Face], lane?: number | null]
  | [actor: null, name: "left", values: [number, number], lane?: number | null]
  | [actor: null, name: "out", values: [number], lane?: number | null];
