import type { Ending, Heard, OpenQuestion, Refusal } from "../wire";
import type { Values, Words } from "./words";

export type FieldKind = "name" | "number" | "seat";
export interface Field {
  name: string;
  kind: FieldKind;
}
/** The fields of each verb and event of a game. */
export type Vocabulary = Readonly<Record<string, readonly Field[]>>;

export const CHANCE = -1;

type Action = readonly (number | string | null)[];
type Names = readonly string[];
type Seats = ReadonlySet<number>;

function nameOf(words: Words, names: Names, seat: number): string {
  return names[seat] ?? words.say("seat-name", { number: seat });
}

function yesOrNo(isSo: boolean): "yes" | "no" {
  return isSo ? "yes" : "no";
}

/** A name that joins two, such as b+c, is also $one and $two, for a sentence `-both`. */
function parts(name: number | string | null): Values {
  const [one = "", two] = String(name).split("+");
  return two === undefined ? {} : { one, two };
}

function ofBoth(words: Words, id: string, told: Values): string {
  return told.two !== undefined && words.has(`${id}-both`) ? `${id}-both` : id;
}

/** Who did it, or whose it is: the seat that moves, or that an event is about; null: nobody's. */
export function subjectOf(vocabulary: Vocabulary, [actor, name, values]: Heard): number | null {
  if (actor !== null) return actor >= 0 ? actor : null;
  const index = (vocabulary[name] ?? []).findIndex((field) => field.kind === "seat" && field.name === "seat");
  const seat = values[index];
  return typeof seat === "number" ? seat : null;
}

/**
 * What was heard, in words. Whose seat it is, or who moves, is $who; another seat is $whom;
 * $you and $yours say whether the one or the other is among the seats that are called “you”.
 * Of several that are told in one line it is the first; $count and $list are theirs.
 */
export function logLine(
  words: Words,
  vocabulary: Vocabulary,
  heard: Heard,
  names: Names,
  you: Seats,
  several: { count: number; list: string } | null = null,
): string {
  const [actor, name, values] = heard;
  const told: Values = { ...several };
  const who = subjectOf(vocabulary, heard);
  const seats: { who?: number; whom?: number } = who === null ? {} : { who };
  (vocabulary[name] ?? []).forEach((field, index) => {
    const value = values[index] ?? null;
    if (field.kind === "seat" && typeof value === "number") {
      const isSubject = actor === null && field.name === "seat";
      if (!isSubject) seats.whom = value;
    } else {
      Object.assign(told, { [field.name]: value ?? "unknown" }, parts(value));
    }
  });
  const id = `${actor === CHANCE ? "log-chance" : "log"}-${name}${several ? "-many" : ""}`;
  const isOwn = seats.who !== undefined && seats.who === seats.whom && words.has(`${id}-own`);
  for (const [role, seat] of Object.entries(seats)) told[role] = nameOf(words, names, seat);
  told.you = yesOrNo(seats.who !== undefined && you.has(seats.who));
  told.yours = yesOrNo(seats.whom !== undefined && you.has(seats.whom));
  return words.say(ofBoth(words, isOwn ? `${id}-own` : id, told), told);
}

/** Several of the same in one line: what each ends with is listed as the game calls it. */
export function logLineOfMany(
  words: Words,
  vocabulary: Vocabulary,
  many: readonly Heard[],
  names: Names,
  you: Seats,
): string {
  const first = many[0]!;
  const field = vocabulary[first[1]]!.at(-1)!.name;
  const things = many.map(([, , values]) => words.say(field, { [field]: values.at(-1) ?? "unknown" }));
  const list = new Intl.ListFormat(words.language).format(things);
  return logLine(words, vocabulary, first, names, you, { count: many.length, list });
}

/** What an action does. */
export function label(words: Words, vocabulary: Vocabulary, action: Action, names: Names): string {
  return labelled(words, vocabulary, action, names, `do-${action[0]}`);
}

/** The same on a button below the question: as short as that allows. */
export function shortLabel(words: Words, vocabulary: Vocabulary, action: Action, names: Names): string {
  const id = `do-short-${action[0]}`;
  return words.has(id) ? labelled(words, vocabulary, action, names, id) : label(words, vocabulary, action, names);
}

function labelled(words: Words, vocabulary: Vocabulary, action: Action, names: Names, id: string): string {
  const [verb, ...values] = action;
  const told: Values = {};
  (vocabulary[String(verb)] ?? []).forEach((field, index) => {
    const value = values[index] ?? null;
    if (field.kind === "name") {
      // Where few things have a name of their own, each has its own sentence.
      Object.assign(told, { [field.name]: String(value) }, parts(value));
      if (words.has(`${id}-${value}`)) id = `${id}-${value}`;
    } else if (field.kind === "seat") told.whom = nameOf(words, names, Number(value));
    else told[field.name] = Number(value);
  });
  return words.say(ofBoth(words, id, told), told);
}

/** What an answer would bring, in words: “gains 3 points”. */
export function gainLine(words: Words, points: number): string {
  const way = points > 0 ? "more" : points < 0 ? "less" : "none";
  return words.say("gain", { way, points: Math.abs(points) });
}

interface Asking {
  agenda: readonly (readonly [string, number, number])[];
  lanes: Record<number, readonly (readonly [string, number, number])[]>;
}

/** The step that asks a seat, with its number. */
export function askedOf(view: unknown, seat: number): readonly [step: string, seat: number, number: number] | undefined {
  const { lanes, agenda } = view as Asking;
  return lanes[seat]?.[0] ?? agenda[0];
}

/** The name of the step that asks a seat. */
export function stepOf(view: unknown, seat: number): string {
  return askedOf(view, seat)?.[0] ?? "";
}

/**
 * What a seat is asked; it can name the numbers of the view and, as $can, the verbs of the answers;
 * what is true or false in the view is “yes” or “no”; $number is that of the step which asks.
 */
export function questionLine(words: Words, view: unknown, { seat, options }: Omit<OpenQuestion, "number">): string {
  const [step, , number] = askedOf(view, seat) ?? ["", 0, 0];
  const told: Values = {};
  for (const [name, value] of Object.entries(view as object)) {
    if (typeof value === "number") told[name] = value;
    if (typeof value === "boolean") told[name] = yesOrNo(value);
  }
  Object.assign(told, { number, can: [...new Set(options.map(([verb]) => verb))].join("-") });
  return step ? words.say(`ask-${step}`, told) : "";
}

/** What a choice among several numbers is called: by their range, where the game has words for it. */
export function rangeLabel(words: Words, verb: string, numbers: readonly number[], otherwise: string): string {
  const id = `do-any-${verb}`;
  return words.has(id) ? words.say(id, { low: Math.min(...numbers), high: Math.max(...numbers) }) : otherwise;
}

/** Whether somebody who is called “you” has won alone. */
export function isYourWin({ winners }: Ending, you: Seats): boolean {
  return winners.length === 1 && you.has(winners[0]!);
}

/** How the game ended. */
export function endingLine(words: Words, ending: Ending, players: Names, you: Seats): string {
  return words.say(`end-${ending.reason}`, {
    who: ending.winners.map((player) => nameOf(words, players, player)).join(", "),
    you: yesOrNo(isYourWin(ending, you)),
    winners: ending.winners.length,
    score: Math.max(...ending.scores),
  });
}

/** Why something was refused, with seats by their names; $why is what caused it, with its rule. */
export function refusalLine(words: Words, refusal: Refusal, names: Names = []): string {
  const id = `error-${refusal.id}`;
  if (!words.has(id)) return words.say("error-other", { what: refusal.id });
  const told: Values = { ...refusal.values };
  if (typeof told.seat === "number") told.whom = nameOf(words, names, told.seat);
  if (refusal.why) {
    const why = refusalLine(words, refusal.why, names);
    told.why = refusal.why.rule ? `${why} (${refusal.why.rule})` : why;
  }
  return words.say(id, told);
}
