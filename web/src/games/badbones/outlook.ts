import type { Value } from "../../shell/answers";
import { isSame } from "../../shell/same";
import type { Footprints, OpenQuestion, Outlook } from "../../wire";
import { entryOf, spotOf, STEP, type Ground, type Spot } from "./board";
import { middleOf, UNIT } from "./pieces";
import type { Type } from "./vocabulary";

/** What the server foresees with a question. */
export function outlookOf(question: OpenQuestion | null): Outlook {
  return (question?.outlook as Outlook | undefined) ?? { moves: [], changes: [] };
}

/** Where the skeleton stands whose way this is. */
export function startOf(ground: Ground, { move: [verb, where] }: Footprints): Spot {
  return verb === "move" ? spotOf(String(where)) : entryOf(ground, where as Type);
}

/** The skeletons that would go another way after an answer. */
export function changedBy({ changes }: Outlook, answer: readonly Value[] | null): Footprints[] {
  return (answer && changes.find((change) => isSame(change.answer, answer))?.moves) ?? [];
}

/** A way in points of the field, from where the skeleton stands to where it ends. */
export function wayOf(ground: Ground, prints: Footprints): Spot[] {
  const way = [startOf(ground, prints), ...prints.path.map(([cell]) => spotOf(cell))].map(middleOf);
  const last = way.at(-1)!;
  if (!prints.edge) return way;
  const { x, y } = STEP[prints.edge];
  return [...way, { x: last.x + x * 0.8 * UNIT, y: last.y + y * 0.8 * UNIT }];
}

/** How far before the middle of its cell a way ends: whoever stands there is seen, and who is held doesn't come so far. */
const SHORT: Partial<Record<Footprints["end"], number>> = { stands: 30, held: 62 };

/** Where the sign of its end stands. */
export function goalOf(ground: Ground, prints: Footprints): Spot {
  const way = wayOf(ground, prints);
  const [before, last] = [way.at(-2), way.at(-1)!];
  const short = SHORT[prints.end];
  if (!short || !before) return last;
  const length = Math.hypot(last.x - before.x, last.y - before.y);
  return { x: last.x - ((last.x - before.x) * short) / length, y: last.y - ((last.y - before.y) * short) / length };
}
