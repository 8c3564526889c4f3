import type { ChairView } from "../wire";

/** How somebody is at the table: looking on, away, played for by a bot, or gone for good. */
export type Presence = "here" | "away" | "stand-in" | "resigned";

export function presenceOf(chair: ChairView): Presence {
  if (chair.kind !== "person") return "here";
  if (chair.resigned) return "resigned";
  if (chair.bot !== null) return "stand-in";
  return chair.present || chair.yours ? "here" : "away";
}

export interface Change {
  player: number;
  now: Presence;
}

/** Who is at the table in another way than before; one's own device needs no news of itself. */
export function changes(before: readonly Presence[], chairs: readonly ChairView[]): Change[] {
  return chairs
    .map((chair, player) => ({ player, now: presenceOf(chair) }))
    .filter(({ player, now }) => !chairs[player]!.yours && before[player] !== undefined && before[player] !== now);
}
