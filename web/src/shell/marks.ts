import type { GameRoom } from "../games/game";
import type { Heard } from "../wire";
import { subjectOf } from "./telling";
import type { Words } from "./words";

/** What each seat did last, in a word. */
export type Marks = Readonly<Record<number, string>>;

/** The marks stay until the seat acts again, or something new begins: a turn of its own, or a round of all. */
export function marksOf(
  said: readonly Heard[],
  room: Pick<GameRoom, "mark" | "vocabulary" | "weight">,
  words: Words,
): Marks {
  const marks = new Map<number, string | null>();
  for (const heard of said.toReversed()) {
    const seat = subjectOf(room.vocabulary, heard);
    const isHeading = room.weight(heard) === "heading";
    if (isHeading && seat === null) break;
    if (seat === null || marks.has(seat)) continue;
    const mark = isHeading ? null : markOf(heard, room, words);
    if (mark !== undefined) marks.set(seat, mark);
  }
  return Object.fromEntries([...marks].filter((entry): entry is [number, string] => entry[1] !== null));
}

/** What only happens, and has no mark, leaves that of its seat. */
function markOf(heard: Heard, room: Pick<GameRoom, "mark">, words: Words): string | null | undefined {
  const mark = room.mark?.(heard, words);
  return mark === null && heard[0] === null ? undefined : mark;
}
