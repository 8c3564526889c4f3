import type { BadBonesView } from "../../wire";
import type { GameRoom, Weight } from "../game";
import { advance } from "./advance";
import Answers from "./Answers.svelte";
import Board from "./Board.svelte";
import { choosing } from "./choosing.svelte";
import Emblem from "./Emblem.svelte";
import { gather } from "./gathering";
import Result from "./Result.svelte";
import { halfway, meaning } from "./telling";
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

/** What is seen at a glance has no line, nor what is chosen: what comes of it is told. */
const UNTOLD = new Set<string>([
  ...(["hero", "nothing", "enter", "move", "scatter", "send", "drawn"] satisfies Name[]),
  ...(["came", "sprung", "lured", "settled"] satisfies Name[]),
]);
/** These only begin something: they are shown together with what comes of them. */
const LEADING = new Set<string>([
  ...(["enter", "move", "scatter", "send", "sprung", "lured"] satisfies Name[]),
  ...(["turned", "settled", "drawn", "arrived", "round"] satisfies Name[]),
]);

const WEIGHTS: Partial<Record<Name, Weight>> = {
  round: "heading",
  "tier-lost": "bad",
  "house-lost": "bad",
  fallen: "bad",
  stolen: "bad",
};

export const badbones: GameRoom = {
  vocabulary,
  Board,
  Answers,
  Emblem,
  Result,
  halfway,
  meaning: ([answer], question, _view, words) => meaning(words, question, answer!),
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
  gather,
  // All fields are told at once: that is watched, and read afterwards.
  isGlimpsed: ([, name]) => name !== "fallen",
  leads: ([, name]) => LEADING.has(name),
  isSafe: ([verb], { options, seat }, view) => {
    const { lanes, seats } = view as BadBonesView;
    return (verb === "move" || verb === "enter") && options.length > 1 && (seat in lanes || seats.length === 1);
  },
  hasBegun: () => choosing.hasBegun,
  withdraw: () => choosing.clear(),
  mark: ([, name, values], words) => {
    if (name === "place") return words.say("tile", { tile: String(values[0]) });
    if (name === "fallen") return words.say("is-out");
    return name === "phase" ? null : undefined;
  },
};
