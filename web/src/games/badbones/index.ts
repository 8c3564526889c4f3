import type { Words } from "../../shell/words";
import type { BadBonesView, OpenQuestion } from "../../wire";
import type { GameRoom, Weight } from "../game";
import { advance } from "./advance";
import Answers from "./Answers.svelte";
import Board from "./Board.svelte";
import { choosing } from "./choosing.svelte";
import Emblem from "./Emblem.svelte";
import { gather } from "./gathering";
import { coinsOf, marketOf } from "./market";
import Result from "./Result.svelte";
import { halfway, meaning } from "./telling";
import { vocabulary, type BadbonesHeard } from "./vocabulary";

type Name = BadbonesHeard[1];

const PACE: Partial<Record<Name, number>> = {
  buy: 220,
  done: 80,
  round: 300,
  phase: 150,
  hero: 260,
  place: 240,
  remove: 200,
  strike: 120,
  came: 210,
  held: 180,
  waits: 260,
  slain: 260,
  destroyed: 240,
  lured: 150,
  left: 300,
  thrown: 320,
  reached: 200,
  "tier-lost": 340,
  "house-lost": 340,
  "tower-lost": 440,
  "tier-built": 300,
  "house-built": 300,
  "hero-left": 440,
  fallen: 500,
  turned: 120,
  handed: 260,
  sabotaged: 200,
  stolen: 300,
  frozen: 260,
  flung: 280,
  swung: 220,
  teleported: 300,
  cursed: 320,
  settled: 150,
  called: 260,
  arrived: 260,
};

/** What is seen at a glance has no line, nor what is chosen: what comes of it is told. */
const UNTOLD = new Set<string>([
  ...(["hero", "nothing", "enter", "enter-at", "move", "scatter", "next", "send", "drawn"] satisfies Name[]),
  ...(["strike", "hit", "fling", "turn", "axe", "keep"] satisfies Name[]),
  ...(["came", "follows", "held", "waits", "sprung", "lured", "reached", "returns", "unmasked", "settled"] satisfies Name[]),
]);
/** These only begin something: they are shown together with what comes of them. */
const LEADING = new Set<string>([
  ...(["enter", "enter-at", "move", "follows", "scatter", "next", "send", "sprung", "lured", "reached"] satisfies Name[]),
  ...(["strike", "hit", "fling", "turn", "axe", "returns", "unmasked"] satisfies Name[]),
  ...(["turned", "handed", "sabotaged", "settled", "drawn", "arrived", "round", "first"] satisfies Name[]),
]);

const WEIGHTS: Partial<Record<Name, Weight>> = {
  round: "heading",
  "tier-lost": "bad",
  "house-lost": "bad",
  "tower-lost": "bad",
  "tier-built": "good",
  "house-built": "good",
  "hero-left": "bad",
  sabotaged: "bad",
  called: "bad",
  fallen: "bad",
  stolen: "bad",
};

/** What can be taken back as long as a phase lasts, and is done many times in it. */
const LIGHT = new Set<string>(["move", "enter", "enter-at", "next"] satisfies Name[]);

const SOUNDS: Partial<Record<Name, "place" | "flower" | "skull">> = {
  ...{ buy: "place", place: "place", remove: "place" },
  ...{ slain: "flower", destroyed: "flower" },
  ...{ "tier-lost": "skull", "house-lost": "skull", "tower-lost": "skull", "hero-left": "skull" },
};

export const badbones: GameRoom = {
  vocabulary,
  Board,
  Answers,
  Emblem,
  Result,
  halfway: (question, words, view) => halfwayOf(question, words, view as BadBonesView),
  meaning: ([answer], question, view, words) => meaning(words, view as BadBonesView, question, answer!),
  seatNames: (_table, players) => [...players],
  secret: () => false,
  isOpen: true,
  advance: (view, heard) => advance(view as BadBonesView, heard as BadbonesHeard),
  pace: ([, name]) => PACE[name as Name] ?? 20,
  suspense: () => 0,
  sound: ([, name]) => SOUNDS[name as Name] ?? null,
  weight: ([, name]) => (UNTOLD.has(name) ? null : (WEIGHTS[name as Name] ?? "plain")),
  gather,
  // All fields are told at once: that is watched, and read afterwards.
  isGlimpsed: ([, name]) => name !== "fallen",
  leads: ([, name]) => LEADING.has(name),
  isSafe: ([verb], { options, seat }, view) => {
    const { lanes, seats } = view as BadBonesView;
    // Whether it is meant is asked here already.
    if (verb === "done") return true;
    return LIGHT.has(String(verb)) && options.length > 1 && (seat in lanes || seats.length === 1);
  },
  hasBegun: () => choosing.hasBegun,
  withdraw: () => choosing.clear(),
  mark: ([, name, values], words) => {
    if (name === "place") return words.say("tile", { tile: String(values[0]) });
    if (name === "buy") return words.say("ware", { ware: String(values[0]) });
    if (name === "done") return words.say("market-is-done");
    if (name === "fallen") return words.say("is-out");
    // With the first hero the market is over.
    return name === "phase" || name === "hero" ? null : undefined;
  },
};

/** What is still to be chosen: where a trap goes, instead of which it is asked for, or whether one buys no more. */
function halfwayOf(question: OpenQuestion, words: Words, view: BadBonesView): string {
  const market = marketOf(view);
  if (choosing.stops && market) return words.say("market-stop", { coins: coinsOf(view, market, question.seat) });
  return choosing.taken ? words.say("supply-taken", { tile: choosing.taken }) : halfway(question, words, view);
}
