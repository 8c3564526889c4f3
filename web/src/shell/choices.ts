import type { GameInfo, PlayerCounts } from "../wire";

export type Choice = number | boolean | string[] | null;
export type Choices = Record<string, Choice>;

export function defaults(info: GameInfo): Choices {
  return Object.fromEntries(info.options.map((option) => [option.name, option.default]));
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function agreeing(row: PlayerCounts, choices: Choices): number {
  return Object.entries(row.options).filter(([name, value]) => isSame(choices[name], value)).length;
}

/** How many may play with these choices; nobody, where they don't go together. */
export function countsFor(info: GameInfo, choices: Choices): readonly number[] {
  const row = info.players.find((other) => agreeing(other, choices) === Object.keys(other.options).length);
  return row?.counts ?? [];
}

/** The choices with one of them changed; what doesn't go with it gives way, and so do the players. */
export function chosen(info: GameInfo, choices: Choices, name: string, value: Choice): Choices {
  const wished = { ...choices, [name]: value };
  const [nearest] = info.players
    .filter((row) => row.counts.length && (!(name in row.options) || isSame(row.options[name], value)))
    .toSorted((one, other) => agreeing(other, wished) - agreeing(one, wished));
  if (!nearest) return choices;
  return { ...wished, ...(nearest.options as Choices), players: nearestCount(nearest.counts, Number(wished.players)) };
}

/** The allowed number that is closest to the one wished for; of two the lower. */
function nearestCount(counts: readonly number[], wished: number): number {
  return counts.toSorted((one, other) => Math.abs(one - wished) - Math.abs(other - wished) || one - other)[0]!;
}

/** A set with one of its members put in or out, in the order in which they are offered. */
export function toggled(choices: readonly (number | string)[], value: Choice, one: string): string[] {
  const held = Array.isArray(value) ? value : [];
  return choices.map(String).filter((other) => (other === one) !== held.includes(other));
}
