import type { Words } from "../../shell/words";
import type { Earned } from "../../wire";

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
