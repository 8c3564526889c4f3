import type { GameRoom } from "../games/game";
import type { Heard, Sight } from "../wire";

/** Why a bot answered for somebody. */
export type Why = NonNullable<Sight["stood_in"]>[number];

/** The answers that a bot gave for somebody. */
export type StandIns = ReadonlyMap<Heard, Why>;

/** Where it is said that a bot answered: at the answer or, if that has no line, at what came of it. */
export function saidAt(heard: readonly Heard[], standIns: StandIns, room: Pick<GameRoom, "weight">): StandIns {
  const said = new Map<Heard, Why>();
  heard.forEach((answer, index) => {
    const why = standIns.get(answer);
    if (!why) return;
    const until = heard.findIndex(([actor], other) => other > index && actor !== null);
    const own = heard.slice(index, until < 0 ? undefined : until);
    said.set(own.find((entry) => room.weight(entry) !== null) ?? answer, why);
  });
  return said;
}

/** Why a bot answered for one of these seats since they answered themselves; null: none did. */
export function answeredFor(seats: ReadonlySet<number>, heard: readonly Heard[], standIns: StandIns): Why | null {
  const last = heard.findLast(([actor]) => actor !== null && seats.has(actor));
  return (last && standIns.get(last)) ?? null;
}
