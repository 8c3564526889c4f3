import type { GameInfo, OptionField, PlayerLimit } from "../wire";
import { isSame } from "./same";
import type { Words } from "./words";

export type OptionValue = number | boolean | string[] | null;
export type GameOptions = Record<string, OptionValue>;

export function defaults(info: GameInfo): GameOptions {
  return Object.fromEntries(info.options.map((option) => [option.name, option.default]));
}

/** What can be chosen besides the number of players; who starts is left to chance. */
export function choosable(info: GameInfo): OptionField[] {
  return info.options.filter((option) => option.kind !== "number" || option.choices.length > 1);
}

/** What is chosen otherwise than usual, in words. */
export function unusual(info: GameInfo, options: GameOptions, words: Words, no: string): string[] {
  return choosable(info).flatMap(({ name, default: usual }) => {
    const value = options[name] ?? null;
    if (isSame(value, usual)) return [];
    const title = words.say(`option-${name}`);
    if (value === true) return [title];
    const told = Array.isArray(value) ? value.map((one) => words.say(`option-${name}-${one}`)).join(", ") : String(value);
    return [`${title}: ${value === false ? no : told}`];
  });
}

/** Whether a limit holds for what is chosen; of several choices it asks only whether there are some. */
function holds(limit: PlayerLimit, options: GameOptions): boolean {
  return Object.entries(limit.when).every(([name, wanted]) => {
    const value = options[name];
    return (Array.isArray(value) ? value.length > 0 : value) === wanted;
  });
}

/** How many may play with these options; nobody, where they don't go together. */
export function countsFor(info: GameInfo, options: GameOptions): readonly number[] {
  const limits = info.players.filter((limit) => holds(limit, options));
  const low = Math.max(...limits.map((limit) => limit.low));
  const high = Math.min(...limits.map((limit) => limit.high));
  return Array.from({ length: Math.max(0, high - low + 1) }, (_, index) => low + index);
}

/** The options with one of them changed; where the others don't go with it they give way, and so do the players. */
export function chosen(info: GameInfo, options: GameOptions, name: string, value: OptionValue): GameOptions {
  for (const others of [options, { ...defaults(info), players: options.players ?? null }]) {
    const wished = { ...others, [name]: value };
    const counts = countsFor(info, wished);
    if (counts.length) return { ...wished, players: nearest(counts, Number(wished.players)) };
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
