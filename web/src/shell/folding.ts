import type { Heard, OpenQuestion, Presence, Sight, TableInfo, TakingBack, Update } from "../wire";
import type { StandIns } from "./standIns";

/** What one player of this device (or a spectator) sees, with all that was ever heard. */
export interface Seen {
  player: number | null;
  view: unknown;
  heard: readonly Heard[];
  standIns: StandIns;
  questions: readonly OpenQuestion[];
  taking_back: TakingBack | null;
}

export interface Known {
  table: TableInfo;
  seen: readonly Seen[];
  /** When the time of each seat that is asked ends, by this page's own clock, in milliseconds. */
  ends: Readonly<Record<number, number>>;
  /** From when on, by the same clock, anybody at the table may let a bot play for each player who is away. */
  away: Readonly<Record<number, number>>;
  /** The seat whose time ran out with this very update. */
  ranOut: number | null;
}

/** An update that starts after what we know: something was lost on the way. */
export class Gap extends Error {}

/**
 * What is known after an update: views are whole, of what was heard comes what is new or changed, and the table itself
 * comes when it isn't as it was. Where somebody has come or gone, nothing else is.
 */
export function fold(known: Known | null, update: Update | Presence, now: number): Known {
  const later = (seconds: Record<number, number> = {}): Record<number, number> =>
    Object.fromEntries(Object.entries(seconds).map(([number, left]) => [number, now + left * 1000]));
  const away = later(update.away);
  if ("present" in update) {
    const { table } = known!;
    const chairs = table.chairs.map((chair, player) => ({ ...chair, present: update.present[player]! }));
    return { ...known!, table: { ...table, chairs }, away, ranOut: null };
  }
  const seen = update.sights.map((sight) => {
    const before = known?.seen.find((other) => other.player === sight.player);
    const { player, view, questions, taking_back } = sight;
    const heard = joined(before?.heard ?? [], sight);
    return { player, view, heard, questions, taking_back, standIns: standIns(before, heard, sight) };
  });
  const { clocks, ran_out = null } = update;
  const table = update.table ?? known?.table;
  if (!table) throw new Gap();
  return { table, seen, ends: later(clocks), away, ranOut: ran_out };
}

function joined(before: readonly Heard[], sight: Sight): readonly Heard[] {
  if (sight.since > before.length) throw new Gap();
  return [...before.slice(0, sight.since), ...sight.heard];
}

function standIns(before: Seen | undefined, heard: readonly Heard[], { since, stood_in = {} }: Sight): StandIns {
  const known = since ? [...(before?.standIns ?? [])] : [];
  return new Map([...known, ...Object.entries(stood_in).map(([index, why]) => [heard[Number(index)]!, why] as const)]);
}
