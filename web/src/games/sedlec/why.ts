import type { Words } from "../../shell/words";
import type { BuilderView, Earned } from "../../wire";
import type { Place } from "./choosing.svelte";

/** The name of a card: its upper and its lower skull. */
export function cardName(words: Words, card: string): string {
  const [top = "", bottom = ""] = card.split("/");
  return words.say("card", { top, bottom });
}

/** What a skull earned, in words: “lover, paired with the one on level 4: 3”. */
export function reason(words: Words, earned: Earned): string {
  const name = words.say("skull", { skull: earned.skull });
  const why = words.say(`why-${earned.why}`, { one: earned.one, two: earned.two });
  return `${name}, ${why}: ${earned.points}`;
}

/** The same with its level, for those who listen. */
export function spoken(words: Words, earned: Earned): string {
  return `${words.say("level", { level: earned.level })}: ${reason(words, earned)}`;
}

/** A place as those who listen know it: rows and levels from the ground, places from the left. */
export function placeName(words: Words, seat: BuilderView, place: Place): string {
  const structure = seat.structures.find((other) => other.kind === place.kind)!;
  const row = [...structure.placed.map(({ x, y }) => [x, y] as const), ...structure.open];
  const number = row.filter(([x, y]) => y === place.y && x <= place.x).length;
  const where =
    place.kind === "stack"
      ? words.say("put-row", { row: place.y / 2 + 1 })
      : words.say("put-furnishing", { low: place.y + 1, high: place.y + 2 });
  return `${where}, ${words.say("put-place", { number })}`;
}

/** Points as they come and go: +3, −1, 0. */
export function signed(points: number): string {
  return `${points > 0 ? "+" : points < 0 ? "−" : ""}${Math.abs(points)}`;
}
