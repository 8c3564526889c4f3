import type { GameRoom } from "../games/game";
import type { Heard } from "../wire";

/** A part of the log: one turn; what comes before the first has no number and no seat. */
export interface Chapter {
  number: number;
  seat: number | null;
  entries: Heard[];
}

/** The turns of a game that has them; else all in one. */
export function chapters(said: readonly Heard[], { opensTurn }: Pick<GameRoom, "opensTurn">): Chapter[] {
  const found: Chapter[] = [{ number: 0, seat: null, entries: [] }];
  for (const heard of said) {
    if (opensTurn?.(heard)) found.push({ number: found.length, seat: heard[0], entries: [] });
    found.at(-1)!.entries.push(heard);
  }
  return found;
}
