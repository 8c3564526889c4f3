import type { TableInfo } from "../wire";
import type { Words } from "./words";

/** The names of the players; bots have one in the reader's language, and a number where two share it. */
export function playerNames(table: TableInfo, words: Words, empty: string): string[] {
  const used = new Map<string, number>();
  return table.chairs.map((chair) => {
    if (chair.kind === "free") return empty;
    const name = chair.kind === "bot" ? botName(chair.bot, words) : chair.name;
    const count = (used.get(name) ?? 0) + 1;
    used.set(name, count);
    return count > 1 ? `${name} ${count}` : name;
  });
}

export function botName(bot: string | null, words: Words): string {
  const id = `bot-${bot}`;
  return words.has(id) ? words.say(id) : (bot ?? "");
}

/** The names of the seats: where a player has several, each is numbered. */
export function seatNames(table: TableInfo, players: readonly string[], words: Words): string[] {
  const tribes = Number(table.options.tribes ?? 1);
  if (tribes === 1) return [...players];
  return Array.from({ length: players.length * tribes }, (_, seat) =>
    words.say("tribe", {
      who: players[seat % players.length]!,
      number: Math.floor(seat / players.length) + 1,
    }),
  );
}
