import type { Words } from "../../shell/words";
import type { BadBonesView } from "../../wire";
import { CELLS, commanderOf, entryOf, groundOf, kindOf, SIDE, type Commander, type Kind, type Spot } from "./board";
import { isAt } from "./choosing.svelte";
import type { Tile, Type } from "./vocabulary";

/** What explains itself where it is touched or pointed at. */
export type Subject = Kind | Commander;

/** Where the handbook says it. */
const RULES: Record<Subject, string> = {
  ...{ wall: "BB-18", catapult: "BB-19", dragon: "BB-20", treasure: "BB-22" },
  ...{ palisade: "BB-41", hearse: "BB-42", dynamite: "BB-43", labyrinth: "BB-44", portal: "BB-45", spring: "BB-46" },
  ...{ sapper: "BB-61", necromancer: "BB-62", peacemaker: "BB-61", emperor: "BB-63" },
  ...{ ghost: "BB-64", instructor: "BB-65", saboteur: "BB-66" },
};

/** “catapult: sends all … (BB-19)” */
export function explanation(words: Words, subject: Subject): { name: string; help: string; rule: string } {
  const isKind = words.has(`ware-help-${subject}`);
  return {
    name: isKind ? words.say("ware", { ware: subject }) : words.say(`commander-${subject}`),
    help: words.say(isKind ? `ware-help-${subject}` : `commander-help-${subject}`),
    rule: RULES[subject],
  };
}

/** What is explained: the kind that is pointed at, else the trap that is to be placed, else what is at the place. */
export function subjectsOf(view: BadBonesView, seat: number, explained: Kind | Spot | null, tile: Tile | null): Subject[] {
  if (typeof explained === "string") return [explained];
  if (tile) return [kindOf(tile)];
  return explained ? subjectsAt(view, seat, explained) : [];
}

/** The trap and the commanders at a place of a field. */
export function subjectsAt(view: BadBonesView, seat: number, spot: Spot): Subject[] {
  const { traps, skeletons, waiting, strays, back, walk } = view.seats[seat]!;
  const ground = groundOf(view);
  const isOnField = spot.x >= 0 && spot.x < SIDE && spot.y >= 0 && spot.y < SIDE;
  const cell = isOnField ? CELLS[spot.y * SIDE + spot.x] : null;
  const types: Type[] = cell
    ? [...skeletons.filter(([where]) => where === cell).map(([, , type]) => type), ...(walk?.cell === cell ? [walk.type, ...walk.squad] : [])]
    : [
        ...(Object.keys(waiting) as Type[]).filter((type) => isAt(entryOf(ground, type), spot)),
        ...[...strays, ...back].filter(([place]) => isAt(entryOf(ground, place), spot)).map(([, type]) => type),
      ];
  const commanders = types.flatMap((type) => commanderOf(type) ?? []);
  const kinds = traps.filter(([where]) => where === cell).map(([, tile]) => kindOf(tile));
  return [...new Set<Subject>([...kinds, ...commanders])];
}
