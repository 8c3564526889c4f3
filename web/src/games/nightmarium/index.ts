import type { NightmariumView } from "../../wire";
import type { GameRoom, Weight } from "../game";
import { advance } from "./advance";
import Answers from "./Answers.svelte";
import Board from "./Board.svelte";
import { choosing } from "./choosing.svelte";
import Emblem from "./Emblem.svelte";
import Result from "./Result.svelte";
import { halfway, meaning } from "./telling";
import { vocabulary, type NightmariumHeard } from "./vocabulary";

type Name = NightmariumHeard[1];

const PACE: Partial<Record<Name, number>> = {
  began: 350,
  play: 260,
  played: 620,
  discard: 300,
  drawn: 160,
  turn: 700,
  completed: 700,
  pure: 900,
  acts: 900,
  stopped: 900,
  "broken-off": 700,
  lost: 420,
  taken: 620,
  dropped: 420,
  shuffled: 500,
};

/** Other lines say the same and more. */
const UNTOLD = new Set<string>([
  ...(["play", "put", "done", "scavenge", "execute", "devour", "unable"] satisfies Name[]),
  ...(["second", "bound", "chain", "owes"] satisfies Name[]),
]);

const WEIGHTS: Partial<Record<Name, Weight>> = {
  began: "heading",
  completed: "good",
  pure: "good",
  stopped: "bad",
  "nothing-left": "bad",
};

const MARKS: Partial<Record<Name, string>> = {
  play: "mark-play",
  draw: "mark-draw",
  exchanged: "mark-discard",
};

export const nightmarium: GameRoom = {
  vocabulary,
  Board,
  Answers,
  Emblem,
  Result,
  halfway,
  meaning: (answers, question, view, words) => meaning(answers, question, view as NightmariumView, words),
  seatNames: (_table, players) => [...players],
  // Every choice wants a look at the hand, also one among creatures.
  secret: () => true,
  goesOn: ([, name]) => name !== "began",
  advance: (view, heard) => advance(view as NightmariumView, heard as NightmariumHeard),
  pace: ([, name]) => PACE[name as Name] ?? 60,
  suspense: () => 0,
  sound: ([, name]) => {
    if (name === "played") return "place";
    if (name === "completed") return "flower";
    return name === "lost" || name === "taken" ? "skull" : null;
  },
  weight: ([, name, values]) => {
    // How many cards somebody draws is told before; which one, only to whoever gets it.
    if (UNTOLD.has(name) || (name === "drawn" && values[1] === null)) return null;
    return WEIGHTS[name as Name] ?? "plain";
  },
  goesWith: ([, name, [seat]], [, before, [other]]) => name === "drawn" && before === "drawn" && seat === other,
  hasBegun: () => choosing.hasBegun,
  withdraw: () => choosing.clear(),
  mark: ([, name], words) => {
    const mark = MARKS[name as Name];
    return mark && words.say(mark);
  },
};
