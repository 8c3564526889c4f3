import type { ListedTable } from "../wire";

const ORDER: ListedTable["status"][] = ["playing", "waiting", "over"];

/** Those where I am asked first, then those that go on, wait, and are over; else as they came. */
export function mostUrgent(tables: readonly ListedTable[]): ListedTable[] {
  const rank = (table: ListedTable): number => (isMyTurn(table) ? -1 : ORDER.indexOf(table.status));
  return tables.toSorted((one, other) => rank(one) - rank(other));
}

export function isMyTurn(table: ListedTable): boolean {
  return table.your_turn && table.status === "playing" && !isPlayedForMe(table);
}

/** Whether I have left for a while, and nobody else plays here at this device. */
export function isPlayedForMe({ status, chairs }: ListedTable): boolean {
  const mine = chairs.filter((chair) => chair.yours && !chair.resigned);
  return status === "playing" && mine.length > 0 && mine.every((chair) => chair.bot !== null);
}
