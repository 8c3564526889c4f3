import type { ChairWish, GameInfo, NewTable, OptionField } from "../wire";
import { resized } from "./chairs";
import { choosable, chosen, countsFor, defaults, isPlayedAlone, type GameOptions, type OptionValue } from "./gameOptions";
import { keep, kept } from "./keeping";

/** A game against bots: with which options, and which bot sits in all other chairs; "" for one of each in turn. */
export interface Quick {
  options: GameOptions;
  bot: string;
}

/** How many can play against bots with these options, or alone where that needs no switch. */
export function quickCounts(info: GameInfo, options: GameOptions): number[] {
  if (isPlayedAlone(info)) return [...countsFor(info, defaults(info))];
  return countsFor(info, options).filter((count) => count > 1);
}

/** What can be chosen for a game against bots: not what leaves no room for them. */
export function quickOptions(info: GameInfo, options: GameOptions): OptionField[] {
  const alone = isPlayedAlone(info) ? [] : soloWays(info);
  return choosable(info, options).filter((option) => !alone.includes(option.name));
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
  let options = seated(info, defaults(info), kept);
  for (const { name } of info.options) {
    const option = quickOptions(info, options).find((one) => one.name === name);
    const value = kept.options?.[name];
    if (option && value !== undefined && isOffered(option, value)) options = chosen(info, options, name, value);
  }
  return { options: seated(info, options, kept), bot: bots.find((bot) => bot === kept.bot) ?? "" };
}

/** As many players as last time, where so many can play. */
function seated(info: GameInfo, options: GameOptions, { options: before }: Partial<Quick>): GameOptions {
  const players = quickCounts(info, options).find((count) => count === before?.players);
  return players === undefined ? options : chosen(info, options, "players", players);
}

function isOffered({ kind, choices }: OptionField, value: OptionValue): boolean {
  if (kind === "switch") return typeof value === "boolean";
  return Array.isArray(value) === (kind === "several") && [value].flat().every((one) => choices.some((choice) => choice === one));
}

/** A table that begins at once: me and bots, or me alone. */
export function quickTable(info: GameInfo, bots: readonly string[], me: string, how: Quick | { way: string }): Omit<NewTable, "deal"> {
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
