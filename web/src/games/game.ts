import type { Component, Snippet } from "svelte";

import type { Heard, Question } from "../wire";
import type { Value } from "../shell/options";
import type { Vocabulary } from "../shell/telling";
import type { Words } from "../shell/words";

/** A moment of the table as it is drawn: between two events or when all is told. */
export interface BoardProps {
  view: unknown;
  /** What is being told right now, if anything is. */
  current: Heard | null;
  /** A number that changes with every event, so that equal events still start their motion. */
  beat: number;
  words: Words;
  /** The names of the seats, and of the players, who may have several. */
  names: readonly string[];
  players: readonly string[];
  question: Question | null;
  /** Does something; what comes next is done by itself as soon as it is asked. */
  act: (action: Value[], next?: Value[]) => void;
  /** Stands between the table and my own things: what just happened. */
  between: Snippet;
}

export interface ChoicesProps {
  question: Question;
  view: unknown;
  words: Words;
  names: readonly string[];
  act: (action: Value[], next?: Value[]) => void;
}

/** What the shell knows of a game: how its events are told, paced and drawn. No rules. */
export interface GameRoom {
  vocabulary: Vocabulary;
  Board: Component<BoardProps>;
  /** The choices in words, where a button for each option would be too many. */
  Choices?: Component<ChoicesProps>;
  secret: (step: string) => boolean;
  /** The view after one event, while it is being told. */
  advance: (view: unknown, heard: Heard) => unknown;
  pace: (heard: Heard) => number;
  /** How long the words wait, where motion should tell first. */
  suspense: (heard: Heard) => number;
  sound: (heard: Heard) => "place" | "flower" | "skull" | null;
  /** How much a line of the log matters. */
  weight: (heard: Heard) => "heading" | "good" | "bad" | "plain" | null;
  /** The same without what only its player may know: for a device that is passed around. */
  coverHeard: (heard: Heard) => Heard;
  coverView: (view: unknown) => unknown;
}
