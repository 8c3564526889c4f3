import type { Value } from "../../shell/answers";
import { isSame } from "../../shell/same";
import type { Board, Footprints, OpenQuestion, Outlook } from "../../wire";
import { entryOf, spotOf, STEP, type Spot } from "./board";
import { middleOf, UNIT } from "./pieces";
import type { Type } from "./vocabulary";

/** What the server foresees with a question. */
export function outlookOf(question: OpenQuestion | null): Outlook {
  return (question?.outlook as Outlook | undefined) ?? { moves: [], changes: [] };
}

/** Where the skeleton stands whose way this is. */
export function startOf(board: Board, { move: [verb, where] }: Footprints): Spot {
  return verb === "enter" ? entryOf(board, where as Type) : spotOf(String(where));
}

/** The skeletons that would go another way after an answer. */
export function changedBy({ changes }: Outlook, answer: readonly Value[] | null): Footprints[] {
  return (answer && changes.find((change) => isSame(change.answer, answer))?.moves) ?? [];
}

/** A way in points of the field, from where the skeleton stands to where it ends. */
export function wayOf(board: Board, prints: Footprints): Spot[] {
  const way = [startOf(board, prints), ...prints.path.map(([cell]) => spotOf(cell))].map(middleOf);
  const last = way.at(-1)!;
  if (!prints.edge) return way;
  const { x, y } = STEP[prints.edge];
  return [...way, { x: last.x + x * 0.8 * UNIT, y: last.y + y * 0.8 * UNIT }];
}

/** How far before the middle of its cell a way ends that leads to nothing but that cell: whoever stands there is seen. */
const SHORT = 30;

/** Where the sign of its end stands. */
export function goalOf(board: Board, prints: Footprints): Spot {
  const way = wayOf(board, prints);
  const [before, last] = [way.at(-2), way.at(-1)!];
  if (prints.end !== "stands" || !before) return last;
  const length = Math.hypot(last.x - before.x, last.y - before.y);
  return { x: last.x - ((last.x - before.x) * SHORT) / length, y: last.y - ((last.y - before.y) * SHORT) / length };
}
