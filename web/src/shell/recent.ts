import type { GameRoom } from "../games/game";
import type { Heard } from "../wire";

/** What happened since one of these seats answered last; for those who only watch, since something began. */
export function recent(
  said: readonly Heard[],
  seats: ReadonlySet<number>,
  room: Pick<GameRoom, "weight">,
): readonly Heard[] {
  const isLast = ([actor]: Heard): boolean => actor !== null && seats.has(actor);
  const last = said.findLastIndex(isLast);
  const begun = said.findLastIndex((heard) => room.weight(heard) === "heading");
  return last >= 0 ? said.slice(last + 1) : said.slice(Math.max(0, begun));
}

const GAP = " · ";

/** The newest of these lines in one, as many as fit. */
export function summedUp(lines: readonly string[], fits: (summary: string) => boolean): string {
  let summary = lines.at(-1) ?? "";
  for (const line of lines.slice(0, -1).toReversed()) {
    const longer = `${line}${GAP}${summary}`;
    if (!fits(longer)) return `…${GAP}${summary}`;
    summary = longer;
  }
  return summary;
}
