import { describe, expect, test } from "vitest";

import { madeOf, resultOf, shareText, spokenDate } from "../src/shell/daily";
import { Words } from "../src/shell/words";
import type { DailyTry, TableInfo } from "../src/wire";

const words = new Words("en", [
  "title = Bad Bones\ndaily-result = stood { $score } of { $rounds } rounds ({ $reason })\ndaily-line = { $title } { $date } · { $result } · { $attempt } · { $rules }",
]);

function tried(id: string, status: TableInfo["status"], daily: Partial<DailyTry> = {}): TableInfo {
  const told = { date: "2026-11-16", attempt: 1, rules: 1, reason: null, score: 0, strip: "", ...daily };
  return { id, status, options: { players: 1, rounds: 10, heroic: false, first: null }, daily: told } as unknown as TableInfo;
}

const lost = { reason: "lost", score: 7, strip: "■■■■■■■□□□" };

describe("what a device has made of a challenge", () => {
  test("the first try that has a result counts, and the last that is being played goes on", () => {
    const tries = [tried("a", "over"), tried("b", "over", lost), tried("c", "playing"), tried("d", "over", lost), tried("e", "playing")];
    expect(madeOf(tries)).toEqual({ running: tries[4], result: tries[1] });
    expect(madeOf([])).toEqual({ running: undefined, result: undefined });
  });
});

test("how it went is said with the numbers of the game’s options", () => {
  expect(resultOf(tried("a", "over", lost), words)).toBe("stood 7 of 10 rounds (lost)");
  expect(resultOf(tried("a", "playing"), words)).toBe("");
});

test("what is shared says game, date, result, try and rules, and shows the result in signs", () => {
  expect(shareText(tried("a", "over", { ...lost, attempt: 2 }), words)).toBe(
    "Bad Bones 2026-11-16 · stood 7 of 10 rounds (lost) · 2 · 1\n■■■■■■■□□□",
  );
});

test("a date is the same wherever the device is", () => {
  expect(spokenDate("2026-11-16", "en")).toBe("November 16");
  expect(spokenDate("2026-11-16", "pl")).toBe("16 listopada");
});
