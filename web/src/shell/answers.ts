import type { OpenQuestion } from "../wire";
import { isSame } from "./same";
import type { Vocabulary } from "./telling";

export type Value = number | string | null;

/** Answers as they are offered: one by one, or as a range of numbers to choose from. */
export interface Group {
  verb: string;
  kind: "buttons" | "numbers";
  actions: Value[][];
}

/** Groups answers by their verb, in the order in which they come. */
export function grouped(answers: OpenQuestion["options"], vocabulary: Vocabulary): Group[] {
  const groups: Group[] = [];
  for (const action of answers) {
    const verb = String(action[0]);
    const kind = vocabulary[verb]?.[0]?.kind === "number" ? "numbers" : "buttons";
    const last = groups.at(-1);
    if (last && last.kind === kind && (kind === "buttons" || last.verb === verb)) last.actions.push(action);
    else groups.push({ verb, kind, actions: [action] });
  }
  return groups;
}

/** What these answers, one after the other, would change the points by; null where that isn't known. */
export function foreseen(question: OpenQuestion | null, ...answers: Value[][]): number | null {
  return question?.foreseen?.find((way) => isSame(way.answers, answers))?.points ?? null;
}

/** The offered action with exactly these values, if it is offered. */
export function offered(question: OpenQuestion | null, ...action: Value[]): Value[] | undefined {
  return question?.options.find(
    (option) => option.length === action.length && option.every((value, index) => value === action[index]),
  );
}
