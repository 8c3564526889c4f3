import type { GameInfo, PlayerCounts } from "../wire";
import { isSame } from "./same";

export type OptionValue = number | boolean | string[] | null;
export type GameOptions = Record<string, OptionValue>;

export function defaults(info: GameInfo): GameOptions {
  return Object.fromEntries(info.options.map((option) => [option.name, option.default]));
}

function agreeing(row: PlayerCounts, options: GameOptions): number {
  return Object.entries(row.options).filter(([name, value]) => isSame(options[name], value)).length;
}

/** How many may play with these options; nobody, where they don't go together. */
export function countsFor(info: GameInfo, options: GameOptions): readonly number[] {
  const row = info.players.find((other) => agreeing(other, options) === Object.keys(other.options).length);
  return row?.counts ?? [];
}

/** The options with one of them changed; what doesn't go with it gives way, and so do the players. */
export function chosen(info: GameInfo, options: GameOptions, name: string, value: OptionValue): GameOptions {
  const wished = { ...options, [name]: value };
  const [nearest] = info.players
    .filter((row) => row.counts.length && (!(name in row.options) || isSame(row.options[name], value)))
    .toSorted((one, other) => agreeing(other, wished) - agreeing(one, wished));
  if (!nearest) return options;
  return { ...wished, ...(nearest.options as GameOptions), players: nearestCount(nearest.counts, Number(wished.players)) };
}

/** The allowed number that is closest to the one wished for; of two the lower. */
function nearestCount(counts: readonly number[], wished: number): number {
  return counts.toSorted((one, other) => Math.abs(one - wished) - Math.abs(other - wished) || one - other)[0]!;
}

/** A set with one of its members put in or out, in the order in which they are offered. */
export function toggled(choices: readonly (number | string)[], value: OptionValue, one: string): string[] {
  const held = Array.isArray(value) ? value : [];
  return choices.map(String).filter((other) => (other === one) !== held.includes(other));
}
