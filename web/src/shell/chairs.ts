import type { ChairWish, GameInfo, TableInfo } from "../wire";
import type { Words } from "./words";

/** Whether somebody at this device sits at the table, or made it. */
export function isAtTable({ host, chairs }: TableInfo): boolean {
  return host || chairs.some((chair) => chair.yours);
}

/** The bots to play against: those without a name in words are yardsticks, no opponents. */
export function opponents(info: GameInfo, words: Words): readonly string[] {
  const named = info.bots.filter((bot) => words.has(`bot-${bot}`));
  return named.length ? named : info.bots;
}

/** A row of chairs of another length: those there are stay, new ones are filled by the bots in turn, from the regular on. */
export function resized(chairs: readonly ChairWish[], count: number, bots: readonly string[]): ChairWish[] {
  const first = Math.max(0, bots.indexOf("regular"));
  return Array.from({ length: count }, (_, index) => {
    const bot = bots[(first + index + bots.length - 1) % Math.max(1, bots.length)] ?? "";
    return chairs[index] ?? { kind: "bot", name: "", bot };
  });
}
