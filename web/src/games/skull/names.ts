import type { Words } from "../../shell/words";
import type { TableInfo } from "../../wire";

/** The names of the seats: where a player has two tribes, each is numbered. */
export function seatNames(table: TableInfo, players: readonly string[], words: Words): string[] {
  if (table.options.tribes !== 2) return [...players];
  return [1, 2].flatMap((number) => players.map((who) => words.say("tribe", { who, number })));
}
