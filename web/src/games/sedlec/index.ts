import type { SedlecView } from "../../wire";
import type { GameRoom } from "../game";
import { advance } from "./advance";
import Board from "./Board.svelte";
import Answers from "./Answers.svelte";
import { choosing } from "./choosing.svelte";
import Emblem from "./Emblem.svelte";
import Result from "./Result.svelte";
import { vocabulary, type SedlecHeard } from "./vocabulary";

const PACE: Partial<Record<SedlecHeard[1], number>> = {
  dig: 300,
  turned: 520,
  taken: 420,
  stack: 260,
  place: 520,
  furnish: 520,
  finished: 800,
  scored: 260,
  total: 700,
  fell: 700,
  graded: 900,
};

const UNTOLD = new Set<string>(["collect", "take", "turn", "place", "furnish", "shape"] satisfies SedlecHeard[1][]);

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
  seatNames: (_table, players) => [...players],
  advance: (view, heard) => advance(view as SedlecView, heard as SedlecHeard),
  pace: ([, name]) => PACE[name as SedlecHeard[1]] ?? 60,
  suspense: () => 0,
  sound: ([, name]) => (name === "turned" ? "flower" : name === "place" || name === "furnish" ? "place" : null),
  weight: ([, name]) => {
    if (UNTOLD.has(name)) return null;
    if (name === "total" || name === "graded") return "heading";
    if (name === "finished") return "good";
    return name === "fell" ? "bad" : "plain";
  },
  withdraw: () => choosing.clear(),
  opensTurn: ([, name]) => TURNS.has(name),
  secret: () => false,
  mark: ([, name], words) => {
    const mark = MARKS[name as SedlecHeard[1]];
    return mark ? words.say(mark) : null;
  },
};
