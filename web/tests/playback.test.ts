import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { LONGEST_TALE, Playback } from "../src/shell/playback.svelte";
import type { Heard } from "../src/wire";

const entries = (count: number): Heard[] => Array.from({ length: count }, (_, number) => [0, "bid", [number]]);

function playback(still = false): Playback {
  return new Playback({
    advance: (view, heard) => `${view}${heard[2][0]}`,
    pace: () => 100,
    suspense: ([, name]) => (name === "flipped" ? 60 : 0),
    tell: () => undefined,
    still: () => still,
  });
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what happened before the page was opened is not told again", () => {
  const told = playback();
  told.receive("now", entries(5));
  expect([told.view, told.told, told.playing]).toEqual(["now", 5, false]);
});

test("new events are told one at a time, then the view settles", () => {
  const told = playback();
  told.receive("a", entries(1));
  told.receive("end", entries(3));
  expect([told.view, told.told]).toEqual(["a1", 2]);
  vi.advanceTimersByTime(100);
  expect([told.view, told.told]).toEqual(["a12", 3]);
  vi.advanceTimersByTime(100);
  expect([told.view, told.playing, told.current]).toEqual(["end", false, null]);
});

test("what comes while something is told waits for its turn", () => {
  const told = playback();
  told.receive("", []);
  told.receive("one", entries(1));
  told.receive("two", entries(2));
  expect(told.view).toBe("0");
  vi.advanceTimersByTime(100);
  expect(told.view).toBe("01");
  vi.advanceTimersByTime(100);
  expect(told.view).toBe("two");
});

test("words wait for the motion where there is suspense", () => {
  const told = playback();
  told.receive("", []);
  told.receive("end", [[null, "flipped", [0, 1, "skull"]]]);
  expect([told.told, told.said]).toEqual([1, 0]);
  vi.advanceTimersByTime(60);
  expect([told.said, told.playing]).toEqual([1, true]);
  vi.advanceTimersByTime(40);
  expect(told.playing).toBe(false);
});

test("a skip shows the end at once", () => {
  const told = playback();
  told.receive("", []);
  told.receive("end", entries(9));
  told.skip();
  expect([told.view, told.told, told.playing]).toEqual(["end", 9, false]);
  vi.advanceTimersByTime(1000);
  expect(told.view).toBe("end");
});

test("nothing moves with reduced motion, or when there is too much to tell", () => {
  const calm = playback(true);
  calm.receive("", []);
  calm.receive("end", entries(2));
  expect(calm.view).toBe("end");
  const long = playback();
  long.receive("", []);
  long.receive("end", entries(LONGEST_TALE + 1));
  expect(long.view).toBe("end");
});

test("what was taken back goes at once, and nothing is told again", () => {
  const told = playback();
  told.receive("two", entries(2));
  told.receive("one", entries(1));
  expect([told.view, told.told, told.said, told.playing, told.takenBack]).toEqual(["one", 1, 1, false, true]);
  told.receive("one", entries(1));
  expect(told.takenBack).toBe(true);
  told.receive("three", entries(3));
  expect([told.view, told.told, told.takenBack]).toEqual(["one1", 2, false]);
});

test("another answer in place of one that was told shows what it leads to", () => {
  const told = playback();
  told.receive("two", entries(2));
  told.receive("other", [...entries(1), [0, "bid", [7]], [0, "bid", [8]]]);
  expect([told.view, told.told, told.playing, told.takenBack]).toEqual(["other", 3, false, true]);
});

test("what is taken back before it was told is never told", () => {
  const told = playback();
  told.receive("", []);
  told.receive("three", entries(3));
  expect([told.view, told.told]).toEqual(["0", 1]);
  told.receive("two", entries(2));
  vi.advanceTimersByTime(100);
  expect(told.view).toBe("01");
  vi.advanceTimersByTime(100);
  expect([told.view, told.playing, told.takenBack]).toEqual(["two", false, false]);
});

test("for somebody else who looks nothing was taken back", () => {
  const told = playback();
  told.receive("two", entries(2));
  told.turnTo("one", entries(1));
  expect([told.told, told.takenBack]).toEqual([1, false]);
});
