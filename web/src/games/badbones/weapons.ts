import type { Words } from "../../shell/words";
import { stepOf } from "../../shell/telling";
import type { BadBonesView } from "../../wire";
import type { Weapon } from "./board";

/** The steps in which a weapon is used. */
const USES = new Set(["UseWeapon", "ChooseHit", "ChooseFling", "ChooseTurn"]);

/** The weapon that a seat is asked about; null: it is asked something else. */
export function weaponInHand(view: BadBonesView, seat: number): Weapon | null {
  return USES.has(stepOf(view, seat)) ? view.seats[seat]!.weapon : null;
}

/** What a weapon does, with its name: “crossbow: destroys a skeleton”. */
export function weaponStory(words: Words, weapon: Weapon): string {
  return `${words.say("ware", { ware: weapon })}: ${words.say(`ware-help-${weapon}`)}`;
}
