import type { ChairWish } from "../wire";

/** A row of chairs of another length: those there are stay, new ones are filled by the bots in turn. */
export function resized(chairs: readonly ChairWish[], count: number, bots: readonly string[]): ChairWish[] {
  return Array.from({ length: count }, (_, index) => {
    const bot = bots[(index + bots.length - 1) % Math.max(1, bots.length)] ?? "";
    return chairs[index] ?? { kind: "bot", name: "", bot };
  });
}
