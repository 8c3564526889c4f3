import type { Heard } from "../wire";
import type { StandIns } from "./standIns";

/** What is told together, by the numbers of its entries: one of each lane, or one of the common table. */
export type Beat = readonly number[];

/** Whose doing each entry is: that of its lane, or of whoever moved last. What a bot answered is nobody's. */
export function doersOf(heard: readonly Heard[], standIns: StandIns): (number | null)[] {
  let mover: number | null = null;
  const replaced = new Set<number>();
  return heard.map((entry) => {
    const [actor, , , lane = null] = entry;
    if (actor !== null && actor >= 0) {
      const isReplaced = standIns.has(entry);
      mover = isReplaced ? null : actor;
      if (isReplaced && lane !== null) replaced.add(lane);
      else if (lane !== null) replaced.delete(lane);
    }
    if (lane === null) return mover;
    return replaced.has(lane) ? null : lane;
  });
}

/** The beats of what is left to tell: what happened in different lanes is told side by side. */
export function beatsOf(heard: readonly Heard[], told: ReadonlySet<number>): Beat[] {
  const beats: number[][] = [];
  const next = new Map<number, number>();
  let opened = 0;
  heard.forEach(([, , , lane = null], index) => {
    if (told.has(index)) return;
    if (lane === null) {
      opened = beats.push([index]);
      next.clear();
      return;
    }
    const place = next.get(lane) ?? opened;
    (beats[place] ??= []).push(index);
    next.set(lane, place + 1);
  });
  return beats;
}
