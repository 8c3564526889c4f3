import type { GameRoom } from "../games/game";
import type { Heard } from "../wire";
import type { Words } from "./words";

/** What each seat did last, in a word: it stays until the seat acts again, or something new begins. */
export type Marks = Readonly<Record<number, string>>;

export function marksOf(said: readonly Heard[], room: Pick<GameRoom, "mark" | "weight">, words: Words): Marks {
  const begun = said.findLastIndex((heard) => room.weight(heard) === "heading");
  const marks = new Map<number, string>();
  for (const heard of said.slice(begun + 1)) {
    const [actor] = heard;
    if (actor === null || actor < 0) continue;
    const mark = room.mark?.(heard, words);
    if (mark) marks.set(actor, mark);
    else marks.delete(actor);
  }
  return Object.fromEntries(marks);
}
