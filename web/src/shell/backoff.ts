const FIRST = 400;
const LONGEST = 15_000;

/** How long to wait before the next attempt; a random part keeps a full house from knocking at once. */
export function waitBefore(attempt: number, random: () => number = Math.random): number {
  const wait = Math.min(LONGEST, FIRST * 2 ** Math.min(attempt, 10));
  return Math.round(wait * (0.75 + random() * 0.5));
}
