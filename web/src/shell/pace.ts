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

/** How long an event is told: until its motion is over and its words are read. */
export function timeFor(motion: number, line: string, weight: Weight | null): number {
  if (weight === null) return motion;
  const pause = weight === "good" || weight === "bad" ? PAUSE : 0;
  return Math.max(motion, NOTICE + LETTER * line.length) + pause;
}
