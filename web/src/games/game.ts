import type { Component, Snippet } from "svelte";

import type { Heard, OpenQuestion, TableInfo } from "../wire";
import type { Value } from "../shell/answers";
import type { Marks } from "../shell/marks";
import type { Presence } from "../shell/presence";
import type { Vocabulary } from "../shell/telling";
import type { Words } from "../shell/words";

/** Does something; what comes next is done by itself, one after the other, as soon as it is asked. */
export type Act = (action: Value[], ...next: Value[][]) => void;
/** Something is chosen, and only has to be said: where that is asked twice, this was the first time. Null: nothing is. */
export type Pick = (action: Value[] | null) => void;

/** A moment of the table as it is drawn: between two events or when all is told. */
export interface BoardProps {
  view: unknown;
  /** What is being told right now: nothing, one event, or one of each lane where several act at once. */
  current: readonly Heard[];
  /** A number that changes with every beat, so that equal events still start their motion. */
  beat: number;
  /** What each seat did last, in a word or two. */
  marks: Marks;
  /** Whose side of the table is near: the viewer's, or of those who share the device whoever had it last. */
  near: number | null;
  words: Words;
  /** The names of the seats, and of the players, who may have several. */
  names: readonly string[];
  players: readonly string[];
  /** How each player is at the table. */
  presence: readonly Presence[];
  question: OpenQuestion | null;
  act: Act;
  pick: Pick;
  /** Whether an action was tapped once and wants to be tapped again; said at what was touched. */
  isArmed: (action: Value[]) => boolean;
  /** Stands between the table and my own things: what just happened. */
  between: Snippet;
}

export interface AnswersProps {
  question: OpenQuestion;
  view: unknown;
  words: Words;
  names: readonly string[];
  act: Act;
  pick: Pick;
  /** The table answers, as long as what is asked is routine: where the question says so. */
  rest: () => void;
  /** What was tapped once, or chosen by halves, is not meant. */
  withdraw: () => void;
  /** Whether something was tapped once: to confirm it is the main thing then. */
  isMeant: boolean;
}

/** A game that is over, for the table of who scored what. */
export interface ResultProps {
  view: unknown;
  heard: readonly Heard[];
  words: Words;
  players: readonly string[];
  /** Those who are called “you”. */
  you: ReadonlySet<number>;
}

export type Weight = "heading" | "good" | "bad" | "plain";

/** In whose words something is told, and to whom. */
export interface Telling {
  words: Words;
  names: readonly string[];
  /** The seats that are called “you”. */
  you: ReadonlySet<number>;
}

/** What stands in one line of the log. */
export interface Gathered {
  entries: readonly Heard[];
  weight: Weight;
  /** Its words, where they aren't those of its entries. */
  say?: (telling: Telling) => string;
  /** Whose line it is, where it is one player's. */
  seat?: number | null;
  /** More may come: it isn't said aloud yet. */
  isOpen?: boolean;
}

/**
 * What the shell knows of a game: how its events are told, paced and drawn. No rules.
 * Motion takes `--tempo` times its own time.
 */
export interface GameRoom {
  vocabulary: Vocabulary;
  /** On a low, wide screen its parts go into the areas `table` and `mine` of the shell's grid. */
  Board: Component<BoardProps>;
  /** The answers in words, where a button for each would be too many. */
  Answers?: Component<AnswersProps>;
  /** What is still to be chosen, where an answer of several parts has been begun: it stands for the question. */
  halfway?: (question: OpenQuestion, words: Words, view: unknown) => string;
  /** What answers in a row mean, where the name of the first says too little; empty: it doesn't. */
  meaning?: (answers: readonly Value[][], question: OpenQuestion, view: unknown, words: Words) => string;
  /** A picture for the end of a game, 48 by 48. */
  Emblem: Component<{ won: boolean }>;
  /** Who scored what, where more than a number for each player is to be told. */
  Result?: Component<ResultProps>;
  /** The names of the seats, where they are more than those of their players. */
  seatNames: (table: TableInfo, players: readonly string[], words: Words) => string[];
  /** Whether an answer to this step needs what only its player may see. */
  secret: (step: string) => boolean;
  /** Nothing is secret, though what others do at the same time is seen only later: those who share a device look at it together. */
  isOpen?: boolean;
  /** Whether the turn in which this happens goes on: whoever holds a shared device keeps it meanwhile. */
  goesOn?: (heard: Heard) => boolean;
  /** The view after one event, while it is being told. */
  advance: (view: unknown, heard: Heard) => unknown;
  /** How long its motion takes, in milliseconds; its words are given the time that they need. */
  pace: (heard: Heard) => number;
  /** Whether this only begins something, and is shown in one beat with what comes of it. */
  leads?: (heard: Heard) => boolean;
  /** Whether its words need not be read in passing, since motion tells it: they stand in the log. */
  isGlimpsed?: (heard: Heard) => boolean;
  /** How long the words wait, where motion should tell first. */
  suspense: (heard: Heard) => number;
  sound: (heard: Heard) => "place" | "flower" | "skull" | null;
  /** How much a line of the log matters; null where another line says the same and more, among so many players. */
  weight: (heard: Heard, players?: number) => Weight | null;
  /** Whether this stands in one line of the log with what was told before it, in the words `log-…-many`. */
  goesWith?: (heard: Heard, before: Heard) => boolean;
  /** The lines of the log, where one for each event would be too many. */
  gather?: (said: readonly Heard[]) => Gathered[];
  /** Whether an answer is so easily taken back that it is not asked for twice. */
  isSafe?: (action: readonly Value[], question: OpenQuestion, view: unknown) => boolean;
  /** Whether something is chosen by halves: then a Cancel stands among the game's own answers. */
  hasBegun?: () => boolean;
  /** Forgets what is chosen by halves, since it is not meant. */
  withdraw?: () => void;
  /** Whether a turn begins with this answer, where the log has no headings of the game's own. */
  opensTurn?: (heard: Heard) => boolean;
  /**
   * What a seat did, in a word or two that stay with it until something new begins, for it or for all.
   * Null: what it did before is past; undefined: it stays.
   */
  mark?: (heard: Heard, words: Words) => string | null | undefined;
}
