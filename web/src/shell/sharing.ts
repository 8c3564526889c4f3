import type { Heard, Move, Question } from "../wire";
import type { Seen } from "./folding";

/** Somebody has said that it is them who looks; good until anything is heard from others. */
export interface Confirmation {
  player: number;
  /** What they were asked at that moment: it stays open before them. */
  questions: readonly string[];
  fromOthers: number;
}

/** Whose turn it is at this device: a question to answer, somebody to pass it to, or nothing. */
export type Turn =
  | { kind: "answer"; seen: Seen; question: Question; uncovered: boolean }
  | { kind: "pass"; seen: Seen }
  | { kind: "nothing" };

type Pending = Readonly<Record<number, Move>>;

function keyOf(question: Question): string {
  return `${question.seat} ${question.number}`;
}

/** How much was heard that the player did not do: moves of others, chance, and what came of all that. */
function fromOthers(heard: readonly Heard[], player: number, players: number): number {
  return heard.filter(([actor]) => actor === null || actor < 0 || actor % players !== player).length;
}

export function openQuestions(seen: Seen, pending: Pending): Question[] {
  return seen.questions.filter((question) => pending[question.seat]?.question !== question.number);
}

export function confirm(seen: Seen, players: number): Confirmation {
  const player = seen.player!;
  return {
    player,
    questions: seen.questions.map(keyOf),
    fromOthers: fromOthers(seen.heard, player, players),
  };
}

/** The turn where several people share a device: what is secret waits until the right one looks. */
export function turnOf(
  locals: readonly Seen[],
  pending: Pending,
  confirmation: Confirmation | null,
  isSecret: (seen: Seen, question: Question) => boolean,
  players: number,
): Turn {
  const isConfirmed = (seen: Seen, question: Question): boolean =>
    confirmation?.player === seen.player &&
    (confirmation.questions.includes(keyOf(question)) ||
      confirmation.fromOthers === fromOthers(seen.heard, seen.player!, players));
  const open = locals.flatMap((seen) => openQuestions(seen, pending).map((question) => ({ seen, question })));
  const confirmed = open.find(({ seen, question }) => isSecret(seen, question) && isConfirmed(seen, question));
  if (confirmed) return { kind: "answer", ...confirmed, uncovered: true };
  const common = open.find(({ seen, question }) => !isSecret(seen, question));
  if (common) return { kind: "answer", ...common, uncovered: false };
  return open[0] ? { kind: "pass", seen: open[0].seen } : { kind: "nothing" };
}
