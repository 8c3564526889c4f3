import type { Heard, Move, OpenQuestion, Rest, TakeBack } from "../wire";
import type { Seen } from "./folding";

/** Somebody has said that it is them who looks; good until the turn passes or somebody else here is asked. */
export interface Confirmation {
  player: number;
  /** What they were asked at that moment: it stays open before them. */
  questions: readonly string[];
  fromOthers: number;
}

/** Whose turn it is at this device: a question to answer, somebody to pass it to, or nothing. */
export type Turn =
  | { kind: "answer"; seen: Seen; question: OpenQuestion }
  | { kind: "pass"; seen: Seen }
  | { kind: "nothing" };

/** What was sent for each seat and is not answered yet. */
export type Pending = Readonly<Record<number, Move | Rest | TakeBack>>;

/** What tells one question from all others at a table. */
export function questionKey(question: OpenQuestion): string {
  return `${question.seat} ${question.number}`;
}

/** How much was heard that the player did not do: moves of others, chance, and what came of all that. */
function fromOthers(heard: readonly Heard[], player: number, players: number): number {
  return heard.filter(([actor]) => actor === null || actor < 0 || actor % players !== player).length;
}

function isSent({ seat, number }: { seat: number; number: number }, pending: Pending): boolean {
  return pending[seat]?.question === number;
}

export function openQuestions(seen: Seen, pending: Pending): OpenQuestion[] {
  return seen.questions.filter((question) => !isSent(question, pending));
}

/** Whether a player waits to hear whether something is done. */
export function isWaiting({ questions, taking_back }: Seen, pending: Pending): boolean {
  return [...questions, ...(taking_back ? [taking_back] : [])].some((one) => isSent(one, pending));
}

export function confirm(seen: Seen, players: number): Confirmation {
  const player = seen.player!;
  return {
    player,
    questions: seen.questions.map(questionKey),
    fromOthers: fromOthers(seen.heard, player, players),
  };
}

/** Whose the table is, where several people share a device; null where it is covered. */
export function holderOf(
  locals: readonly Seen[],
  confirmation: Confirmation | null,
  players: number,
): number | null {
  const holder = locals.find((seen) => seen.player === confirmation?.player);
  if (!confirmation || !holder) return null;
  const { player, questions, heard } = holder;
  if (questions.some((question) => confirmation.questions.includes(questionKey(question)))) return player;
  if (confirmation.fromOthers !== fromOthers(heard, confirmation.player, players)) return null;
  const isOtherAsked = locals.some((seen) => seen !== holder && seen.questions.length);
  return questions.length || !isOtherAsked ? player : null;
}

/** The turn where several people share a device: what is secret waits until the right one looks. */
export function turnOf(
  locals: readonly Seen[],
  pending: Pending,
  holder: number | null,
  isSecret: (seen: Seen, question: OpenQuestion) => boolean,
): Turn {
  const open = locals.flatMap((seen) => openQuestions(seen, pending).map((question) => ({ seen, question })));
  const answered =
    open.find(({ seen }) => seen.player === holder) ?? open.find(({ seen, question }) => !isSecret(seen, question));
  if (answered) return { kind: "answer", ...answered };
  return open[0] ? { kind: "pass", seen: open[0].seen } : { kind: "nothing" };
}

/** Who can take an answer back at this device: whoever is asked, else whoever looked last, else anybody. */
export function canTakeBack(
  locals: readonly Seen[],
  pending: Pending,
  turn: Turn,
  looker: number | null,
): Seen | undefined {
  const able = locals.filter((seen) => seen.taking_back && !isSent(seen.taking_back, pending));
  if (turn.kind === "answer") return able.find((seen) => seen.player === turn.seen.player);
  return able.find((seen) => seen.player === looker) ?? able[0];
}
