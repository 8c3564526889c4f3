import { expect, test } from "vitest";

import { mostUrgent } from "../src/shell/tables";
import type { TableInfo } from "../src/wire";

const table = (id: string, status: TableInfo["status"], your_turn = false) => ({ id, status, your_turn }) as TableInfo;

test("my turn comes first, then what goes on, what waits, and what is over", () => {
  const tables = [table("over", "over", true), table("waits", "waiting"), table("goes", "playing"), table("mine", "playing", true)];
  expect(mostUrgent(tables).map((one) => one.id)).toEqual(["mine", "goes", "waits", "over"]);
});
