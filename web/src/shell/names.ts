import type { TableInfo } from "../wire";
import type { Words } from "./words";

/**
 * The names of the players; bots have one in the reader's language, and a number where two share it.
 * `me`: what a device without a name of its own calls its only player.
 */
export function playerNames(table: TableInfo, words: Words, empty: string, me = ""): string[] {
  const used = new Map<string, number>();
  const mine = table.chairs.filter((chair) => chair.yours).length;
  return table.chairs.map((chair) => {
    if (chair.kind === "free") return chair.name || empty;
    if (chair.yours && mine === 1 && me) return me;
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
