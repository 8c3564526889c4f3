import type { ChairView } from "../wire";

/** How somebody is at the table: looking on, away, played for by a bot, or gone for good. */
export type Presence = "here" | "away" | "stand-in" | "resigned";

export function presenceOf(chair: ChairView): Presence {
  if (chair.kind !== "person") return "here";
  if (chair.resigned) return "resigned";
  if (chair.bot !== null) return "stand-in";
  return chair.present || chair.yours ? "here" : "away";
}

/** What was told of each player; null: nothing yet, and whoever isn't there may be on the way. */
export type Told = readonly (Presence | null)[];

export function firstTold(chairs: readonly ChairView[]): Told {
  return chairs.map(presenceOf).map((now) => (now === "away" ? null : now));
}

export interface Change {
  player: number;
  now: Presence;
}

/** Who is at the table in another way than was told; one's own device needs no news of itself. */
export function changes(told: Told, chairs: readonly ChairView[]): Change[] {
  return chairs
    .map((chair, player) => ({ player, now: presenceOf(chair) }))
    .filter(({ player, now }) => {
      const before = told[player];
      if (chairs[player]!.yours || before === undefined || before === now) return false;
      return before !== null || now !== "here";
    });
}

/** Whether somebody seems to have left, and may be back in a moment. */
export function isLeaving(told: Told, chairs: readonly ChairView[]): boolean {
  return chairs.some((chair, player) => presenceOf(chair) === "away" && told[player] !== "away");
}
