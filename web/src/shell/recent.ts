import type { GameRoom } from "../games/game";
import type { Heard } from "../wire";
import type { StandIns } from "./standIns";

/** What happened since one of these seats answered itself; for those who only watch, since something began. */
export function recent(
  said: readonly Heard[],
  seats: ReadonlySet<number>,
  standIns: StandIns,
  room: Pick<GameRoom, "weight">,
): readonly Heard[] {
  const isOwn = (heard: Heard): boolean => heard[0] !== null && seats.has(heard[0]) && !standIns.has(heard);
  const last = said.findLastIndex(isOwn);
  const begun = said.findLastIndex((heard) => room.weight(heard) === "heading");
  return last >= 0 ? said.slice(last + 1) : said.slice(Math.max(0, begun));
}

/** A line that breaks ends with the sign, and none begins with it. */
const GAP = "\u00a0· ";

/** The newest of these lines in one, as many as fit. */
export function summedUp(lines: readonly string[], fits: (summary: string) => boolean): string {
  let summary = lines.at(-1) ?? "";
  for (const line of lines.slice(0, -1).toReversed()) {
    const longer = `${line}${GAP}${summary}`;
    if (!fits(longer)) return `… ${summary}`;
    summary = longer;
  }
  return summary;
}
