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

/**
 * The beats of what is left to tell: what happened in different lanes is told side by side,
 * and what only leads to something together with that.
 */
export function beatsOf(heard: readonly Heard[], told: ReadonlySet<number>, leads: (heard: Heard) => boolean = () => false): Beat[] {
  const beats: number[][] = [];
  const next = new Map<number, number>();
  let opened = 0;
  let isLed = false;
  heard.forEach((entry, index) => {
    const [, , , lane = null] = entry;
    if (told.has(index)) return;
    if (lane === null) {
      if (isLed) beats[opened - 1]!.push(index);
      else opened = beats.push([index]);
      isLed = leads(entry);
      next.clear();
      return;
    }
    isLed = false;
    const place = next.get(lane) ?? opened;
    (beats[place] ??= []).push(index);
    next.set(lane, leads(entry) ? place : place + 1);
  });
  return beats;
}
