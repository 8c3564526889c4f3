import { expect, test } from "vitest";

import { isPlayedForMe, mostUrgent } from "../src/shell/tables";
import type { ListedTable } from "../src/wire";

const table = (id: string, status: ListedTable["status"], your_turn = false) => ({ id, status, your_turn, chairs: [] as ListedTable["chairs"] }) as ListedTable;

test("my turn comes first, then what goes on, what waits, and what is over", () => {
  const tables = [table("over", "over", true), table("waits", "waiting"), table("goes", "playing"), table("mine", "playing", true)];
  expect(mostUrgent(tables).map((one) => one.id)).toEqual(["mine", "goes", "waits", "over"]);
});

test("a bot plays for me as long as nobody else at this device plays", () => {
  const chair = (yours: boolean, bot: string | null, resigned = false) => ({ yours, bot, resigned });
  const at = (status: ListedTable["status"], ...chairs: object[]) => ({ status, chairs }) as unknown as ListedTable;
  expect(isPlayedForMe(at("playing", chair(true, "warden"), chair(false, null)))).toBe(true);
  expect(isPlayedForMe(at("playing", chair(true, "warden"), chair(true, null)))).toBe(false);
  expect(isPlayedForMe(at("playing", chair(true, "warden", true), chair(false, "warden")))).toBe(false);
  expect(isPlayedForMe(at("over", chair(true, "warden")))).toBe(false);
});
