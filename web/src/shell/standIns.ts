import type { GameRoom } from "../games/game";
import type { Heard, Sight } from "../wire";

/** Why a bot answered for somebody. */
export type Why = NonNullable<Sight["stood_in"]>[number];

/** The answers that a bot gave for somebody. */
export type StandIns = ReadonlyMap<Heard, Why>;

/** Where it is said that a bot answered: at the answer or, if that has no line, at what came of it. */
export function saidAt(
  heard: readonly Heard[],
  standIns: StandIns,
  room: Pick<GameRoom, "weight">,
  players: number,
): StandIns {
  const said = new Map<Heard, Why>();
  // From behind: of what came of an answer, the first that has a line.
  let told: Heard | null = null;
  for (const entry of heard.toReversed()) {
    if (room.weight(entry, players) !== null) told = entry;
    if (entry[0] === null) continue;
    const why = standIns.get(entry);
    if (why) said.set(told ?? entry, why);
    told = null;
  }
  return said;
}

/** Why a bot answered for one of these seats since they answered themselves; null: none did. Who resigned isn't told. */
export function answeredFor(
  seats: ReadonlySet<number>,
  heard: readonly Heard[],
  standIns: StandIns,
): Exclude<Why, "resigned"> | null {
  const last = heard.findLast(([actor]) => actor !== null && seats.has(actor));
  const why = last && standIns.get(last);
  return why && why !== "resigned" ? why : null;
}
