import type { SedlecView } from "../../wire";
import type { GameRoom } from "../game";
import { advance } from "./advance";
import Board from "./Board.svelte";
import Answers from "./Answers.svelte";
import { choosing } from "./choosing.svelte";
import { halfway } from "./halfway";
import Emblem from "./Emblem.svelte";
import Result from "./Result.svelte";
import { vocabulary, type SedlecHeard } from "./vocabulary";

const PACE: Partial<Record<SedlecHeard[1], number>> = {
  dig: 60,
  turn: 20,
  turned: 200,
  taken: 200,
  stack: 160,
  place: 320,
  furnish: 320,
  finished: 800,
  scored: 260,
  total: 700,
  fell: 700,
  graded: 900,
};

const UNTOLD = new Set<string>(["collect", "take", "turn", "shape"] satisfies SedlecHeard[1][]);

const TURNS = new Set<string>(["dig", "collect", "stack"] satisfies SedlecHeard[1][]);

const MARKS: Partial<Record<SedlecHeard[1], string>> = {
  dig: "mark-dig",
  take: "mark-dig",
  collect: "mark-collect",
  stack: "mark-stack",
  place: "mark-stack",
};

export const sedlec: GameRoom = {
  vocabulary,
  Board,
  Answers,
  Emblem,
  Result,
  halfway,
  seatNames: (_table, players) => [...players],
  advance: (view, heard) => advance(view as SedlecView, heard as SedlecHeard),
  pace: ([, name]) => PACE[name as SedlecHeard[1]] ?? 60,
  suspense: () => 0,
  sound: ([, name]) => (name === "turned" ? "flower" : name === "place" || name === "furnish" ? "place" : null),
  weight: ([, name], players) => {
    // Who plays alone stacks no card from a hand, so only its place tells where it went.
    if (UNTOLD.has(name) || (name === "place" && players !== 1)) return null;
    if (name === "total" || name === "graded") return "heading";
    if (name === "finished") return "good";
    return name === "fell" ? "bad" : "plain";
  },
  hasBegun: () => choosing.mode !== null,
  withdraw: () => choosing.clear(),
  opensTurn: ([, name]) => TURNS.has(name),
  secret: () => false,
  mark: ([, name], words) => {
    const mark = MARKS[name as SedlecHeard[1]];
    return mark ? words.say(mark) : null;
  },
};
