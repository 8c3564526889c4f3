import type { Weight } from "../games/game";

/** How fast things are told, as people choose it. */
export const PACES = ["slow", "normal", "fast", "at-once"] as const;
export type Pace = (typeof PACES)[number];

/** How many times as long as at the normal pace. */
export const TEMPO: Record<Pace, number> = { slow: 1.8, normal: 1, fast: 0.5, "at-once": 0 };

/** What it takes to notice a line and then to read it, letter by letter, in milliseconds. */
const NOTICE = 450;
const LETTER = 28;
/** What is added where something matters. */
const PAUSE = 700;

interface Told {
  /** How long its motion takes, in milliseconds. */
  motion: number;
  line: string;
  /** Null where nothing is said. */
  weight: Weight | null;
}

/**
 * How long a beat is told: until all its motion is over and all its words are read.
 * What somebody has just done needs no reading, unless it matters.
 */
export function timeFor(beat: readonly Told[], isOwn = false): number {
  const motion = Math.max(...beat.map((told) => told.motion));
  const said = beat.filter(({ weight }) => weight !== null && !(isOwn && weight === "plain"));
  if (!said.length) return motion;
  const pause = said.some(({ weight }) => weight === "good" || weight === "bad") ? PAUSE : 0;
  return Math.max(motion, NOTICE + LETTER * said.map((told) => told.line).join(" ").length) + pause;
}
