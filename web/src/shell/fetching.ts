import { ROOMS } from "../games";
import type { GameRoom } from "../games/game";
import { speech } from "./speech.svelte";
import type Table from "./Table.svelte";
import type WaitingRoom from "./WaitingRoom.svelte";

export interface TableParts {
  Table: typeof Table;
  WaitingRoom: typeof WaitingRoom;
}

/** The line to a table: it is laid first of all. */
export const line = () => import("./live.svelte");

/** How tables are made and sat down at: not before somebody wishes to. */
export const deals = () => import("./deals");

/** What every table needs. */
export async function tableParts(): Promise<TableParts> {
  const [table, waiting] = await Promise.all([import("./Table.svelte"), import("./WaitingRoom.svelte")]);
  return { Table: table.default, WaitingRoom: waiting.default };
}

/** What the table of a game needs besides, room and words at once; null where the game can't be drawn. */
export async function roomOf(game: string): Promise<GameRoom | null> {
  const [room] = await Promise.all([ROOMS[game]?.() ?? null, speech.learn(game)]);
  return room;
}

/** Fetches what a table will need while something else is waited for; what fails is asked for again at the table. */
export function fetchAhead(game: string): void {
  void Promise.allSettled([line(), tableParts(), roomOf(game)]);
}
