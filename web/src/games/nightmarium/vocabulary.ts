// Made by `make wire` from the server's types. Do not edit.

import type { Vocabulary } from "../../shell/telling";

export const vocabulary = {
  play: [{ name: "card", kind: "number" }],
  draw: [],
  discard: [{ name: "card", kind: "number" }],
  done: [],
  put: [{ name: "part", kind: "name" }, { name: "place", kind: "number" }],
  unable: [],
  scavenge: [{ name: "seat", kind: "seat" }, { name: "place", kind: "number" }],
  execute: [{ name: "seat", kind: "seat" }, { name: "place", kind: "number" }],
  devour: [{ name: "place", kind: "number" }],
  replay: [],
  rest: [],
  drawn: [{ name: "seat", kind: "seat" }, { name: "card", kind: "number" }],
  turn: [{ name: "card", kind: "number" }],
  first: [{ name: "seat", kind: "seat" }],
  began: [{ name: "seat", kind: "seat" }],
  second: [{ name: "seat", kind: "seat" }],
  bound: [{ name: "seat", kind: "seat" }, { name: "legion", kind: "name" }],
  exchanged: [{ name: "seat", kind: "seat" }, { name: "cards", kind: "number" }, { name: "drawn", kind: "number" }],
  draws: [{ name: "seat", kind: "seat" }, { name: "cards", kind: "number" }],
  played: [{ name: "seat", kind: "seat" }, { name: "card", kind: "number" }, { name: "part", kind: "name" }, { name: "place", kind: "number" }],
  completed: [{ name: "seat", kind: "seat" }, { name: "place", kind: "number" }],
  pure: [{ name: "seat", kind: "seat" }, { name: "place", kind: "number" }, { name: "legion", kind: "name" }],
  owes: [{ name: "seat", kind: "seat" }, { name: "legion", kind: "name" }],
  "owes-second": [{ name: "seat", kind: "seat" }, { name: "legion", kind: "name" }],
  chain: [{ name: "seat", kind: "seat" }, { name: "place", kind: "number" }, { name: "head", kind: "name" }, { name: "torso", kind: "name" }, { name: "legs", kind: "name" }],
  acts: [{ name: "seat", kind: "seat" }, { name: "place", kind: "number" }, { name: "part", kind: "name" }, { name: "ability", kind: "name" }],
  stopped: [{ name: "seat", kind: "seat" }, { name: "place", kind: "number" }, { name: "part", kind: "name" }, { name: "ability", kind: "name" }],
  "broken-off": [{ name: "seat", kind: "seat" }, { name: "place", kind: "number" }],
  lost: [{ name: "seat", kind: "seat" }, { name: "place", kind: "number" }, { name: "card", kind: "number" }],
  taken: [{ name: "seat", kind: "seat" }, { name: "whom", kind: "seat" }, { name: "place", kind: "number" }, { name: "card", kind: "number" }],
  dropped: [{ name: "card", kind: "number" }],
  "too-many": [{ name: "seat", kind: "seat" }, { name: "place", kind: "number" }],
  shuffled: [{ name: "cards", kind: "number" }],
  "nothing-left": [{ name: "seat", kind: "seat" }],
} as const satisfies Vocabulary;

export type Part = "legs" | "torso" | "head" | "seal";
export type Legion = "necromunculus" | "manster" | "constrict" | "chimerid";
export type Ability = "none" | "wailer" | "scavenger" | "executioner" | "devourer" | "mockingbird" | "singer";
export type NightmariumStep = "Ability" | "ActAgain" | "BeginSecond" | "BeginTurn" | "Deal" | "DevourTop" | "DiscardMore" | "DrawCard" | "DrawFirst" | "EndTurn" | "Mimic" | "OfferReplay" | "Pay" | "PaySecond" | "PlayTurned" | "PutCard" | "ScavengeCreature" | "TakeAction" | "TakeTop" | "Tribute" | "TurnUp";
export type NightmariumHeard =
  | [actor: number, name: "play", values: [number], lane?: number | null]
  | [actor: number, name: "draw", values: [], lane?: number | null]
  | [actor: number, name: "discard", values: [number], lane?: number | null]
  | [actor: number, name: "done", values: [], lane?: number | null]
  | [actor: number, name: "put", values: [Part, number], lane?: number | null]
  | [actor: number, name: "unable", values: [], lane?: number | null]
  | [actor: number, name: "scavenge", values: [number, number], lane?: number | null]
  | [actor: number, name: "execute", values: [number, number], lane?: number | null]
  | [actor: number, name: "devour", values: [number], lane?: number | null]
  | [actor: number, name: "replay", values: [], lane?: number | null]
  | [actor: number, name: "rest", values: [], lane?: number | null]
  | [actor: number, name: "drawn", values: [number, number | null], lane?: number | null]
  | [actor: number, name: "turn", values: [number], lane?: number | null]
  | [actor: number, name: "first", values: [number], lane?: number | null]
  | [actor: null, name: "began", values: [number], lane?: number | null]
  | [actor: null, name: "second", values: [number], lane?: number | null]
  | [actor: null, name: "bound", values: [number, Legion], lane?: number | null]
  | [actor: null, name: "exchanged", values: [number, number, number], lane?: number | null]
  | [actor: null, name: "draws", values: [number, number], lane?: number | null]
  | [actor: null, name: "played", values: [number, number, Part, number], lane?: number | null]
  | [actor: null, name: "completed", values: [number, number], lane?: number | null]
  | [actor: null, name: "pure", values: [number, number, Legion], lane?: number | null]
  | [actor: null, name: "owes", values: [number, Legion], lane?: number | null]
  | [actor: null, name: "owes-second", values: [number, Legion], lane?: number | null]
  | [actor: null, name: "chain", values: [number, number, Ability, Ability, Ability], lane?: number | null]
  | [actor: null, name: "acts", values: [number, number, Part, Ability], lane?: number | null]
  | [actor: null, name: "stopped", values: [number, number, Part, Ability], lane?: number | null]
  | [actor: null, name: "broken-off", values: [number, number], lane?: number | null]
  | [actor: null, name: "lost", values: [number, number, number], lane?: number | null]
  | [actor: null, name: "taken", values: [number, number, number, number], lane?: number | null]
  | [actor: null, name: "dropped", values: [number], lane?: number | null]
  | [actor: null, name: "too-many", values: [number, number], lane?: number | null]
  | [actor: null, name: "shuffled", values: [number], lane?: number | null]
  | [actor: null, name: "nothing-left", values: [number], lane?: number | null];
