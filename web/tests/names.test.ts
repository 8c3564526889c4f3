import { expect, test } from "vitest";

import { seatNames } from "../src/games/skull/names";
import { playerNames } from "../src/shell/names";
import { Words } from "../src/shell/words";
import type { ChairView, TableInfo } from "../src/wire";

const words = new Words("en", ["bot-warden = Warden\ntribe = { $who } { $number ->\n    [1] Ⅰ\n   *[2] Ⅱ\n }"]);

function chair(more: Partial<ChairView>): ChairView {
  return { kind: "person", name: "", bot: null, yours: false, resigned: false, present: true, ...more };
}

function table(...chairs: Partial<ChairView>[]): TableInfo {
  return { chairs: chairs.map(chair), options: { tribes: 2 } } as unknown as TableInfo;
}

const WARDEN: Partial<ChairView> = { kind: "bot", bot: "warden" };

test("bots that share a name are numbered, and a free place is called so unless it is kept", () => {
  const names = playerNames(table(WARDEN, WARDEN, { kind: "free" }, { kind: "free", name: "Ann" }), words, "free");
  expect(names).toEqual(["Warden", "Warden 2", "free", "Ann"]);
});

test("a single nameless player is You; two at one device need names", () => {
  const me = { name: "Guest", yours: true };
  expect(playerNames(table(me, WARDEN), words, "", "You")).toEqual(["You", "Warden"]);
  expect(playerNames(table(me, me), words, "", "You")).toEqual(["Guest", "Guest 2"]);
  expect(playerNames(table(me, WARDEN), words, "")).toEqual(["Guest", "Warden"]);
});

test("a tribe is never taken for a numbered bot", () => {
  const players = ["Warden", "Warden 2"];
  expect(seatNames(table(WARDEN, WARDEN), players, words)).toEqual(["Warden Ⅰ", "Warden 2 Ⅰ", "Warden Ⅱ", "Warden 2 Ⅱ"]);
  expect(seatNames({ ...table(WARDEN, WARDEN), options: { tribes: 1 } }, players, words)).toEqual(players);
});
