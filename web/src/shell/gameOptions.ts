import type { GameInfo, OptionField, PlayerLimit } from "../wire";
import { isSame } from "./same";
import type { Words } from "./words";

export type OptionValue = number | boolean | string[] | null;
export type GameOptions = Record<string, OptionValue>;

export function defaults(info: GameInfo): GameOptions {
  return Object.fromEntries(info.options.map((option) => [option.name, option.default]));
}

/**
 * What can be chosen besides the number of players, and has an effect with what else is chosen; who starts is left to
 * chance. Where one may play alone without a switch, the switches that are for one are offered to one.
 */
export function choosable(info: GameInfo, options: GameOptions): OptionField[] {
  return info.options.filter((option) => {
    if (option.kind === "number" && option.choices.length < 2) return false;
    if (!isChosen(option.only ?? {}, options)) return false;
    const counts = option.kind === "switch" && isPlayedAlone(info) ? countsFor(info, { ...options, [option.name]: true }) : null;
    return !counts || counts.includes(Number(options.players));
  });
}

/** Whether a game can be played alone as it is, without a switch for it. */
export function isPlayedAlone(info: GameInfo): boolean {
  return countsFor(info, defaults(info)).includes(1);
}

/** What is chosen otherwise than usual, in words. */
export function unusual(info: GameInfo, options: GameOptions, words: Words, no: string): string[] {
  return choosable(info, options).flatMap(({ name, default: usual }) => {
    const value = options[name] ?? null;
    if (isSame(value, usual)) return [];
    const title = words.say(`option-${name}`);
    if (value === true) return [title];
    const told = Array.isArray(value) ? value.map((one) => words.say(`option-${name}-${one}`)).join(", ") : String(value);
    return [`${title}: ${value === false ? no : told}`];
  });
}

/** Whether these are chosen; of several choices it asks only whether there are some. */
function isChosen(wanted: PlayerLimit["when"], options: GameOptions): boolean {
  return Object.entries(wanted).every(([name, one]) => {
    const value = options[name];
    return (Array.isArray(value) ? value.length > 0 : value) === one;
  });
}

/** How many may play with these options; nobody, where they don't go together. */
export function countsFor(info: GameInfo, options: GameOptions): readonly number[] {
  const limits = info.players.filter((limit) => isChosen(limit.when, options));
  const low = Math.max(...limits.map((limit) => limit.low));
  const high = Math.min(...limits.map((limit) => limit.high));
  return Array.from({ length: Math.max(0, high - low + 1) }, (_, index) => low + index);
}

/**
 * The options with one of them changed; where another doesn't go with it, that one gives way, or else all of them,
 * and so do the players. What has no effect any more is as usual.
 */
export function chosen(info: GameInfo, options: GameOptions, name: string, value: OptionValue): GameOptions {
  const usual = defaults(info);
  const without = info.options.map((option) => ({ ...options, [option.name]: usual[option.name]! }));
  for (const others of [options, ...without, { ...usual, players: options.players ?? null }]) {
    const wished = { ...others, [name]: value };
    const counts = countsFor(info, wished);
    if (name === "players" ? !counts.includes(Number(value)) : !counts.length) continue;
    const found = { ...wished, players: nearest(counts, Number(wished.players)) };
    const idle = info.options.filter(({ only = {} }) => !isChosen(only, found));
    return { ...found, ...Object.fromEntries(idle.map((option) => [option.name, usual[option.name]!])) };
  }
  return options;
}

/** The allowed number that is closest to the one wished for. */
function nearest(counts: readonly number[], wished: number): number {
  return Math.min(Math.max(wished, counts[0]!), counts.at(-1)!);
}

/** A set with one of its members put in or out, in the order in which they are offered. */
export function toggled(choices: readonly (number | string)[], value: OptionValue, one: string): string[] {
  const held = Array.isArray(value) ? value : [];
  return choices.map(String).filter((other) => (other === one) !== held.includes(other));
}
