import type { SkullView } from "../../wire";
import type { GameRoom } from "../game";
import { advance } from "./advance";
import Board from "./Board.svelte";
import Emblem from "./Emblem.svelte";
import { seatNames } from "./names";
import Result from "./Result.svelte";
import { vocabulary, type SkullHeard, type SkullStep } from "./vocabulary";

const PACE: Partial<Record<SkullHeard[1], number>> = {
  place: 360,
  pass: 420,
  bid: 620,
  challenger: 900,
  flip: 260,
  flipped: 1200,
  succeeded: 1500,
  failed: 1500,
  shown: 500,
  lose: 700,
  left: 500,
  out: 900,
  round: 700,
};

/** When a flipped disc shows its face. */
const TURN = 620;

const SECRET_STEPS = new Set<string>([
  "PlaceFirstDisc",
  "AddOrOpen",
  "RaiseOrPass",
  "LoseChosenDisc",
  "ShowUnflipped",
] satisfies SkullStep[]);

export const skull: GameRoom = {
  vocabulary,
  Board,
  Emblem,
  Result,
  seatNames,
  secret: (step) => SECRET_STEPS.has(step),
  advance: (view, heard) => advance(view as SkullView, heard as SkullHeard),
  pace: ([, name]) => PACE[name as SkullHeard[1]] ?? 300,
  suspense: ([, name]) => (name === "flipped" ? TURN : 0),
  sound: ([, name, values]) => {
    if (name === "place") return "place";
    if (name === "flipped") return values[2] === "skull" ? "skull" : "flower";
    return null;
  },
  weight: ([, name]) => {
    if (name === "flip") return null;
    if (name === "round") return "heading";
    if (name === "succeeded") return "good";
    return name === "failed" || name === "out" ? "bad" : "plain";
  },
  mark: ([, name, values], words) => {
    if (name === "bid") return words.say("mark-bid", { number: Number(values[0]) });
    return name === "pass" ? words.say("passed") : null;
  },
};
