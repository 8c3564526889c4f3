import type { BadBonesView } from "../../wire";
import type { GameRoom, Weight } from "../game";
import { advance } from "./advance";
import Answers from "./Answers.svelte";
import Board from "./Board.svelte";
import { choosing } from "./choosing.svelte";
import Emblem from "./Emblem.svelte";
import Result from "./Result.svelte";
import { halfway } from "./telling";
import { vocabulary, type BadbonesHeard } from "./vocabulary";

type Name = BadbonesHeard[1];

const PACE: Partial<Record<Name, number>> = {
  round: 300,
  phase: 150,
  hero: 260,
  place: 240,
  remove: 200,
  came: 210,
  slain: 260,
  lured: 150,
  left: 300,
  thrown: 320,
  "tier-lost": 340,
  "house-lost": 340,
  fallen: 500,
  turned: 120,
  stolen: 300,
  settled: 150,
  arrived: 260,
};

/** A plain step has no line, and what is chosen is told by what comes of it. */
const UNTOLD = new Set<string>(["enter", "move", "scatter", "send", "came", "sprung", "settled", "lured"] satisfies Name[]);
/** These only begin something: they are shown together with what comes of them. */
const LEADING = new Set<string>(["enter", "move", "scatter", "send", "sprung"] satisfies Name[]);

const WEIGHTS: Partial<Record<Name, Weight>> = {
  round: "heading",
  "tier-lost": "bad",
  "house-lost": "bad",
  fallen: "bad",
  stolen: "bad",
};

/** What is drawn, and what comes to a forest edge, is told of each player in one line. */
const TOGETHER = new Set<string>(["drawn"] satisfies Name[]);

export const badbones: GameRoom = {
  vocabulary,
  Board,
  Answers,
  Emblem,
  Result,
  halfway,
  seatNames: (_table, players) => [...players],
  secret: () => false,
  isOpen: true,
  advance: (view, heard) => advance(view as BadBonesView, heard as BadbonesHeard),
  pace: ([, name]) => PACE[name as Name] ?? 20,
  suspense: () => 0,
  sound: ([, name]) => {
    if (name === "place" || name === "remove") return "place";
    if (name === "slain") return "flower";
    return name === "tier-lost" || name === "house-lost" ? "skull" : null;
  },
  weight: ([, name]) => (UNTOLD.has(name) ? null : (WEIGHTS[name as Name] ?? "plain")),
  isGlimpsed: ([, name, , lane = null]) => lane !== null || TOGETHER.has(name) || name === "turned" || name === "arrived",
  leads: ([, name]) => LEADING.has(name),
  isSafe: (action, question) => (action[0] === "move" || action[0] === "enter") && question.options.length > 1,
  goesWith: ([, name, [seat]], [, before, [other]]) => TOGETHER.has(name) && name === before && seat === other,
  hasBegun: () => choosing.hasBegun,
  withdraw: () => choosing.clear(),
  mark: ([, name, values], words) => {
    if (name === "place") return words.say("tile", { tile: String(values[0]) });
    if (name === "fallen") return words.say("is-out");
    return name === "phase" ? null : undefined;
  },
};
