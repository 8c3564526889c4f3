import type { BadBonesView } from "../../wire";
import { KINDS, kindOf, type Kind } from "./board";

/** Traps of one kind and side that are left at the end, and the stars of each. */
export interface Stars {
  ware: Kind;
  number: number;
  side: "intact" | "damaged" | "crater";
  each: number;
}

/** What the stars of a player are for: traps of the supply, those on the field, and craters. */
export function starsOf({ seats, components }: BadBonesView, seat: number): Stars[] {
  const { supply, traps, craters } = seats[seat]!;
  return KINDS.flatMap((ware): Stars[] => {
    const laid = traps.filter(([, tile]) => kindOf(tile) === ware);
    const damaged = laid.filter(([, , isDamaged]) => isDamaged).length;
    const [whole = 0, broken = 0] = components.traps[ware].stars;
    const found: Stars[] = [
      { ware, number: (supply[ware] ?? 0) + laid.length - damaged, side: "intact", each: whole },
      { ware, number: damaged, side: "damaged", each: broken },
      { ware, number: ware === "dynamite" ? craters.length : 0, side: "crater", each: broken },
    ];
    return found.filter(({ number }) => number);
  });
}
