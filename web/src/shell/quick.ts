import type { ChairWish, GameInfo, NewTable } from "../wire";
import { resized } from "./chairs";
import { chosen, countsFor, defaults, type GameOptions } from "./gameOptions";
import { keep, kept } from "./keeping";

/** A game against bots: how many play, and which bot sits in all other chairs; "" for one of each in turn. */
export interface Quick {
  players: number;
  bot: string;
}

/** How many can play against bots. */
export function quickCounts(info: GameInfo): number[] {
  return countsFor(info, defaults(info)).filter((count) => count > 1);
}

/** The switches with which a game is played alone. */
export function soloWays(info: GameInfo): string[] {
  const switches = info.options.filter((option) => option.kind === "switch").map((option) => option.name);
  return switches.filter((name) => isSolo(info, chosen(info, defaults(info), name, true)));
}

/** Whether nobody else can sit at a table with these options. */
export function isSolo(info: GameInfo, options: GameOptions): boolean {
  return String(countsFor(info, options)) === "1";
}

/** What was chosen last, as far as it is still offered. */
export function quickOf(info: GameInfo, bots: readonly string[], kept: Partial<Quick>): Quick {
  const counts = quickCounts(info);
  const usual = Number(defaults(info).players);
  return {
    players: counts.find((count) => count === kept.players) ?? usual,
    bot: bots.find((bot) => bot === kept.bot) ?? "",
  };
}

/** A table that begins at once: me and bots, or me alone. */
export function quickTable(info: GameInfo, bots: readonly string[], me: string, how: Quick | { way: string }): NewTable {
  const usual = defaults(info);
  const options = "way" in how ? chosen(info, usual, how.way, true) : chosen(info, usual, "players", how.players);
  const own: ChairWish = { kind: "here", name: me, bot: "" };
  const others = "bot" in how && how.bot ? [how.bot] : bots;
  return { game: info.name, options, chairs: resized([own], Number(options.players), others), open: false, clock: null };
}

const KEY = "ossuary.quick";
type Kept = Record<string, Partial<Quick>>;

export function keptQuick(): Kept {
  return (kept(KEY) as Kept | null) ?? {};
}

export function keepQuick(game: string, quick: Quick): void {
  keep(KEY, { ...keptQuick(), [game]: quick });
}
