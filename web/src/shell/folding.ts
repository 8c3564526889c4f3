import type { Heard, Question, Sight, TableInfo, Update } from "../wire";

/** What one player of this device (or a spectator) sees, with all that was ever heard. */
export interface Seen {
  player: number | null;
  view: unknown;
  heard: readonly Heard[];
  questions: readonly Question[];
}

export interface Known {
  table: TableInfo;
  seen: readonly Seen[];
}

/** An update that starts after what we know: something was lost on the way. */
export class Gap extends Error {}

/** What is known after an update: views are whole, but of what was heard only the new part comes. */
export function fold(known: Known | null, update: Update): Known {
  const seen = update.sights.map((sight) => {
    const before = known?.seen.find((other) => other.player === sight.player);
    return { ...sight, heard: joined(before?.heard ?? [], sight) };
  });
  return { table: update.table, seen };
}

function joined(before: readonly Heard[], sight: Sight): readonly Heard[] {
  if (sight.since > before.length) throw new Gap();
  return [...before.slice(0, sight.since), ...sight.heard];
}
