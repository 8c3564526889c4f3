import type { ChairWish, GameInfo, NewTable, OptionField } from "../wire";
import { resized } from "./chairs";
import { choosable, chosen, countsFor, defaults, type GameOptions, type OptionValue } from "./gameOptions";
import { keep, kept } from "./keeping";

/** A game against bots: with which options, and which bot sits in all other chairs; "" for one of each in turn. */
export interface Quick {
  options: GameOptions;
  bot: string;
}

/** How many can play against bots with these options. */
export function quickCounts(info: GameInfo, options: GameOptions): number[] {
  return countsFor(info, options).filter((count) => count > 1);
}

/** What can be chosen for a game against bots: not what leaves no room for them. */
export function quickOptions(info: GameInfo): OptionField[] {
  const alone = soloWays(info);
  return choosable(info).filter((option) => !alone.includes(option.name));
}

/** The switches with which a game is played alone. */
export function soloWays(info: GameInfo): string[] {
  const switches = info.options.filter((option) => option.kind === "switch").map((option) => option.name);
  return switches.filter((name) => isSolo(info, chosen(info, defaults(info), name, true)));
}

/** Whether a game can be played alone as it is, without a switch for it. */
export function isPlayedAlone(info: GameInfo): boolean {
  return countsFor(info, defaults(info)).includes(1);
}

/** Whether nobody else can sit at a table with these options. */
export function isSolo(info: GameInfo, options: GameOptions): boolean {
  return String(countsFor(info, options)) === "1";
}

/** What was chosen last, as far as it is still offered. */
export function quickOf(info: GameInfo, bots: readonly string[], kept: Partial<Quick>): Quick {
  let options = defaults(info);
  for (const option of quickOptions(info)) {
    const value = kept.options?.[option.name];
    if (value !== undefined && isOffered(option, value)) options = chosen(info, options, option.name, value);
  }
  const players = quickCounts(info, options).find((count) => count === kept.options?.players);
  return {
    options: players === undefined ? options : { ...options, players },
    bot: bots.find((bot) => bot === kept.bot) ?? "",
  };
}

function isOffered({ kind, choices }: OptionField, value: OptionValue): boolean {
  if (kind === "switch") return typeof value === "boolean";
  return Array.isArray(value) === (kind === "several") && [value].flat().every((one) => choices.some((choice) => choice === one));
}

/** A table that begins at once: me and bots, or me alone. */
export function quickTable(info: GameInfo, bots: readonly string[], me: string, how: Quick | { way: string }): NewTable {
  const options = "way" in how ? alone(info, how.way) : how.options;
  const own: ChairWish = { kind: "here", name: me, bot: "" };
  const others = "bot" in how && how.bot ? [how.bot] : bots;
  return { game: info.name, options, chairs: resized([own], Number(options.players), others), open: false, clock: null };
}

/** The options of a game alone: with its switch, or, without one, for one player. */
function alone(info: GameInfo, way: string): GameOptions {
  return way ? chosen(info, defaults(info), way, true) : { ...defaults(info), players: 1 };
}

const KEY = "ossuary.quick";
type Kept = Record<string, Partial<Quick>>;

export function keptQuick(): Kept {
  return (kept(KEY) as Kept | null) ?? {};
}

export function keepQuick(game: string, quick: Quick): void {
  keep(KEY, { ...keptQuick(), [game]: quick });
}
