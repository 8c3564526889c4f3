import type { Value } from "../../shell/answers";
import { askedOf, label } from "../../shell/telling";
import type { Words } from "../../shell/words";
import type { BadBonesView, FieldView, Footprints, OpenQuestion, Skeleton, Waiting, Walk } from "../../wire";
import { cellAt, CELLS, commanderOf, entryOf, groundOf, PLACES, placeOf, SIDE, symbolOf, TYPES, type Ground, type Spot } from "./board";
import { choosing, isAt } from "./choosing.svelte";
import { groups } from "./groups";
import { changedBy, outlookOf, startOf } from "./outlook";
import { vocabulary, type Cell, type Type } from "./vocabulary";

/** What is on a place of a field, in words: “b2: damaged wall (/). 2 × sun from the left, to the right.” */
export function placeStory(words: Words, view: BadBonesView, seat: number, spot: Spot, question: OpenQuestion | null): string {
  const isOnField = spot.x >= 0 && spot.x < SIDE && spot.y >= 0 && spot.y < SIDE;
  const [name, things] = isOnField ? onCell(words, view, seat, spot) : atEdge(words, view, seat, spot);
  const ways = waysFrom(words, view, spot, question);
  return `${name}: ${[...(things.length ? things : [words.say("cell-empty")]), ...ways].join("; ")}`;
}

function onCell(words: Words, view: BadBonesView, seat: number, { x, y }: Spot): [string, string[]] {
  const field = view.seats[seat]!;
  const ground = groundOf(view);
  const cell = CELLS[y * SIDE + x]!;
  const trap = field.traps.find(([where]) => where === cell);
  const things = [
    ...towerOn(words, view, field, cell),
    ...(field.hero === cell ? [words.say("cell-hero")] : []),
    ...(field.craters.includes(cell) ? [words.say("cell-crater")] : []),
    ...(trap ? [words.say(trap[2] ? "trap-damaged" : "trap-intact", { tile: trap[1] })] : []),
    ...skeletonsOn(words, view, field, cell),
    ...arrowsOn(words, ground, field, cell),
  ];
  return [cell, things];
}

function towerOn(words: Words, view: BadBonesView, { tiers, towers }: FieldView, cell: Cell): string[] {
  if (!groundOf(view).towers.includes(cell)) return [];
  if (!towers.includes(cell)) return [words.say("cell-ruin")];
  return [view.coop ? words.say("cell-tower-stands") : words.say("cell-tower", { tiers })];
}

/** Arrows of a ruin lie under its tower. */
function arrowsOn(words: Words, { arrows, towers, ruins }: Ground, field: FieldView, cell: Cell): string[] {
  const arrow = arrows.find((one) => cellAt(one.cell) === cell);
  const heading = arrow?.out ?? (towers.includes(cell) && !field.towers.includes(cell) ? ruins : null);
  return heading ? [words.say("cell-arrow", { heading })] : [];
}

/** Commanders before all others. */
function skeletonsOn(words: Words, view: BadBonesView, field: FieldView, cell: Cell): string[] {
  const here = field.skeletons.filter(([where]) => where === cell);
  const ranked = here.toSorted(([, , left], [, , right]) => Number(!commanderOf(left)) - Number(!commanderOf(right)));
  return groups(ranked, (skeleton) => skeleton.join(" ")).map((alike) => skeletonStory(words, view, alike[0]!, alike.length));
}

function skeletonStory(words: Words, view: BadBonesView, one: Skeleton, count: number): string {
  const [, heading, type, moved, , isIced] = one;
  const [headed, hasMoved] = commanderOf(type) ? ["commander-headed", "commander-moved"] : ["skeletons-headed", "skeletons-moved"];
  const story = words.say(moved && !isIced ? hasMoved : headed, { count, heading, type, symbol: symbolOf(groundOf(view), type) });
  return isIced ? `${story}, ${words.say("in-ice")}` : story;
}

function atEdge(words: Words, view: BadBonesView, seat: number, spot: Spot): [string, string[]] {
  const ground = groundOf(view);
  const field = view.seats[seat]!;
  const place = PLACES.find((one) => isAt(entryOf(ground, one), spot))!;
  const commanders = (Object.keys(field.waiting) as Type[]).filter((type) => commanderOf(type) && placeOf(ground, type) === place);
  const count = field.waiting[place] ?? 0;
  const others = [
    ...commanders.map((type) => words.say("commander-waits", { type, symbol: symbolOf(ground, type) })),
    ...waitingAt(words, "stray-waits", field.strays, place),
    ...waitingAt(words, "back-waits", field.back, place),
  ];
  const alone = count || !others.length ? [words.say("skeletons-wait", { count })] : [];
  return [words.say("forest-edge", { type: place }), [...others, ...alone]];
}

function waitingAt(words: Words, id: string, waiting: readonly Waiting[], place: string): string[] {
  const here = waiting.filter(([where]) => where === place).map(([, type]) => type);
  return groups(here, (type) => type).map((alike) => words.say(id, { type: alike[0]!, count: alike.length }));
}

/** What a commander does; empty: it is a common skeleton. */
export function commanderHelp(words: Words, type: Type): string {
  const commander = commanderOf(type);
  return commander ? words.say(`commander-help-${commander}`) : "";
}

/** Where those who stand there go next. */
function waysFrom(words: Words, view: BadBonesView, spot: Spot, question: OpenQuestion | null): string[] {
  const ground = groundOf(view);
  const here = outlookOf(question).moves.filter((prints) => isAt(startOf(ground, prints), spot));
  return [...new Set(here.map((prints) => wayStory(words, prints)))];
}

const NEXT: Record<Footprints["end"], string> = {
  stands: "next-stands",
  tower: "next-tower",
  village: "next-village",
  slain: "next-slain",
  forest: "next-forest",
  thrown: "next-thrown",
  dragon: "next-dragon",
  destroyed: "next-destroyed",
  held: "next-held",
  portal: "next-portal",
  frozen: "next-frozen",
};

const CHANGE: Record<Footprints["end"], string> = {
  stands: "change-stands",
  tower: "change-tower",
  village: "change-village",
  slain: "change-slain",
  forest: "change-forest",
  thrown: "change-thrown",
  dragon: "change-dragon",
  destroyed: "change-destroyed",
  held: "change-held",
  portal: "change-portal",
  frozen: "change-frozen",
};

function wayStory(words: Words, { end, path }: Footprints): string {
  return words.say(NEXT[end], { cell: path.at(-1)?.[0] ?? "" });
}

/** What an answer would change for the skeletons, in words: “then 1 destroyed, 2 to the tower”; empty: nothing. */
export function changeLine(words: Words, question: OpenQuestion, answer: readonly Value[]): string {
  const ends = groups(changedBy(outlookOf(question), answer), ({ end }) => end);
  const list = ends.map((alike) => words.say(CHANGE[alike[0]!.end], { count: alike.length })).join(", ");
  return list && words.say("change", { list });
}

/** What an answer means where it changes what comes: “Hero to b2 (then 1 destroyed)”; and from where a commander comes. */
export function meaning(words: Words, view: BadBonesView, question: OpenQuestion, answer: readonly Value[]): string {
  const placed = withPlace(groundOf(view), answer);
  const change = changeLine(words, question, answer);
  if (change) return `${label(words, vocabulary, placed, [])} (${change})`;
  return placed === answer ? "" : label(words, vocabulary, placed, []);
}

/** The name of a commander doesn't say where it comes in. */
export function withPlace(ground: Ground, answer: readonly Value[]): readonly Value[] {
  const [verb, type] = answer as [string, Type];
  return verb === "enter" && commanderOf(type) ? ["enter-at", placeOf(ground, type), type] : answer;
}

/** A field in words: whose it is, and how it stands. */
export function fieldStory(words: Words, view: BadBonesView, seat: number, name: string): string {
  const one = view.seats[seat]!;
  const waiting = Object.values(one.waiting).reduce((sum, number) => sum + number, one.strays.length + one.back.length);
  const { tiers, houses, towers, weapon } = one;
  const id = view.coop ? "field-together" : "field-stands";
  const stands = words.say(id, { tiers, houses, towers: towers.length, skeletons: one.skeletons.length, waiting });
  const more = [
    ...(weapon ? [words.say("field-weapon", { ware: weapon })] : []),
    ...(one.hero === null && view.round ? [words.say("field-without-hero")] : []),
  ];
  return `${words.say("field-of", { who: name })}: ${[stands, ...more].join(", ")}`;
}

export function inCemetery({ cemetery }: FieldView): number {
  return Object.values(cemetery).reduce((sum, number) => sum + number, 0);
}

/** What is asked of those who are on their way; empty: nothing that needs their names. */
function walkAsked(words: Words, view: BadBonesView, seat: number, { type, squad, cell }: Walk): string {
  const [step, , number] = askedOf(view, seat) ?? ["", 0, 0];
  const going = [type, ...squad].toSorted((left, right) => TYPES.indexOf(left) - TYPES.indexOf(right));
  if (step === "ChooseCemetery") {
    // A squad is asked for one by one, in this order, unless a trap has sent it (BB-68, BB-79).
    return number ? "" : words.say("leaver-asked", { type: going[0]!, coop: view.coop ? "yes" : "no" });
  }
  if (step === "Run") {
    const list = going.map((one) => words.say("type", { type: one })).join(", ");
    return words.say("run-asked", { list, squad: squad.length ? "yes" : "no" });
  }
  const trap = step === "Aim" && view.seats[seat]!.traps.find(([where]) => where === cell);
  return trap ? words.say("aim-asked", { tile: trap[1], cell }) : "";
}

/** What is still to be chosen; of those who are sent away or scared, or the trap that sends them, who and which it is. */
export function halfway(question: OpenQuestion, words: Words, view: BadBonesView): string {
  const walk = view.seats[question.seat]!.walk;
  const asked = walk ? walkAsked(words, view, question.seat, walk) : "";
  if (asked) return asked;
  if (choosing.tile) return words.say("choose-cell", { tile: choosing.tile });
  return choosing.spot && question.options.length ? words.say("choose-of-place") : "";
}
