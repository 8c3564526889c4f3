import type { ChairWish, GameInfo } from "../wire";
import type { Words } from "./words";

/** The bots to play against: those without a name in words are yardsticks, no opponents. */
export function opponents(info: GameInfo, words: Words): readonly string[] {
  const named = info.bots.filter((bot) => words.has(`bot-${bot}`));
  return named.length ? named : info.bots;
}

/** A row of chairs of another length: those there are stay, new ones are filled by the bots in turn. */
export function resized(chairs: readonly ChairWish[], count: number, bots: readonly string[]): ChairWish[] {
  return Array.from({ length: count }, (_, index) => {
    const bot = bots[(index + bots.length - 1) % Math.max(1, bots.length)] ?? "";
    return chairs[index] ?? { kind: "bot", name: "", bot };
  });
}
