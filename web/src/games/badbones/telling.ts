import type { Value } from "../../shell/answers";
import { label } from "../../shell/telling";
import type { Words } from "../../shell/words";
import type { BadBonesView, FieldView, Footprints, OpenQuestion, Skeleton } from "../../wire";
import { cellAt, CELLS, entryOf, SIDE, TYPES, type Spot } from "./board";
import { choosing, isAt } from "./choosing.svelte";
import { groups } from "./groups";
import { changedBy, outlookOf, startOf } from "./outlook";
import { vocabulary } from "./vocabulary";

/** What is on a place of a field, in words: “b2: damaged wall (/). 2 × sun from the left, to the right.” */
export function placeStory(words: Words, view: BadBonesView, seat: number, spot: Spot, question: OpenQuestion | null): string {
  const isOnField = spot.x >= 0 && spot.x < SIDE && spot.y >= 0 && spot.y < SIDE;
  const [name, things] = isOnField ? onCell(words, view, seat, spot) : atEdge(words, view, seat, spot);
  const ways = waysFrom(words, view, spot, question);
  return `${name}: ${[...(things.length ? things : [words.say("cell-empty")]), ...ways].join("; ")}`;
}

function onCell(words: Words, view: BadBonesView, seat: number, { x, y }: Spot): [string, string[]] {
  const field = view.seats[seat]!;
  const { board } = view.components;
  const cell = CELLS[y * SIDE + x]!;
  const trap = field.traps.find(([where]) => where === cell);
  const arrow = board.arrows.find((one) => cellAt(one.cell) === cell);
  const things = [
    ...(cell === cellAt(board.tower) ? [words.say("cell-tower", { tiers: field.tiers })] : []),
    ...(field.hero === cell ? [words.say("cell-hero")] : []),
    ...(trap ? [words.say(trap[2] ? "trap-damaged" : "trap-intact", { tile: trap[1] })] : []),
    ...skeletonsOn(words, field, cell),
    ...(arrow ? [words.say("cell-arrow", { heading: arrow.out })] : []),
  ];
  return [cell, things];
}

function skeletonsOn(words: Words, { skeletons }: FieldView, cell: string): string[] {
  const here = skeletons.filter(([where]) => where === cell);
  return groups(here, (skeleton) => skeleton.join(" ")).map((alike) => skeletonStory(words, alike[0]!, alike.length));
}

function skeletonStory(words: Words, [, heading, type, moved]: Skeleton, count: number): string {
  return words.say(moved ? "skeletons-moved" : "skeletons-headed", { count, heading, type });
}

function atEdge(words: Words, { components, seats }: BadBonesView, seat: number, spot: Spot): [string, string[]] {
  const type = TYPES.find((one) => isAt(entryOf(components.board, one), spot))!;
  const count = seats[seat]!.waiting[type] ?? 0;
  return [words.say("forest-edge", { type }), [words.say("skeletons-wait", { count })]];
}

/** Where those who stand there go next. */
function waysFrom(words: Words, { components }: BadBonesView, spot: Spot, question: OpenQuestion | null): string[] {
  const here = outlookOf(question).moves.filter((prints) => isAt(startOf(components.board, prints), spot));
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
};

const CHANGE: Record<Footprints["end"], string> = {
  stands: "change-stands",
  tower: "change-tower",
  village: "change-village",
  slain: "change-slain",
  forest: "change-forest",
  thrown: "change-thrown",
  dragon: "change-dragon",
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

/** What an answer means where it changes what comes: “Hero to b2 (then 1 destroyed)”. */
export function meaning(words: Words, question: OpenQuestion, answer: readonly Value[]): string {
  const change = changeLine(words, question, answer);
  return change && `${label(words, vocabulary, answer, [])} (${change})`;
}

/** A field in words: whose it is, and how it stands. */
export function fieldStory(words: Words, one: FieldView, name: string): string {
  const waiting = Object.values(one.waiting).reduce((sum, number) => sum + number, 0);
  const { tiers, houses } = one;
  return `${words.say("field-of", { who: name })}: ${words.say("field-stands", { tiers, houses, skeletons: one.skeletons.length, waiting })}`;
}

export function inCemetery({ cemetery }: FieldView): number {
  return Object.values(cemetery).reduce((sum, number) => sum + number, 0);
}

/** What is still to be chosen. */
export function halfway(question: OpenQuestion, words: Words): string {
  if (choosing.tile) return words.say("choose-cell", { tile: choosing.tile });
  return choosing.spot && question.options.length ? words.say("choose-of-place") : "";
}
