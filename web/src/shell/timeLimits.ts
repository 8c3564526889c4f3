import { say } from "./speech.svelte";

const MINUTE = 60;
const DAY = 86_400;

/** How long a move may take at a new table, in seconds; null: as long as one likes. */
export const TIME_LIMITS = [null, 10, 20, 30, MINUTE, 5 * MINUTE, DAY];

export function timeLimit(seconds: number | null): string {
  if (seconds === null) return say("clock-none");
  if (seconds < 2 * MINUTE) return say("clock-seconds", { count: seconds });
  if (seconds < DAY) return say("clock-minutes", { count: Math.round(seconds / MINUTE) });
  return say("clock-days", { count: Math.round(seconds / DAY) });
}
