import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { doersOf } from "../src/shell/beats";
import { LONGEST_LAG, LONGEST_TALE, Playback, type Teller } from "../src/shell/playback.svelte";
import type { Heard } from "../src/wire";

const entries = (count: number): Heard[] => Array.from({ length: count }, (_, number) => [0, "bid", [number]]);

function playback(tempo = 1, time: Teller["time"] = () => 100): Playback {
  return new Playback({
    advance: (view, heard) => `${view}${heard[2][0]}`,
    doers: (heard) => doersOf(heard, new Map()),
    time,
    suspense: ([, name]) => (name === "flipped" ? 60 : 0),
    tell: () => undefined,
    tempo: () => tempo,
  });
}

/** How long it takes until everything is told, in milliseconds. */
function timeToTell(told: Playback): number {
  let passed = 0;
  for (; told.playing && passed < 60_000; passed += 10) vi.advanceTimersByTime(10);
  return passed;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what happened before the page was opened is not told again", () => {
  const told = playback();
  told.receive("now", entries(5));
  expect([told.view, told.said.length, told.playing]).toEqual(["now", 5, false]);
});

test("new events are told one at a time, then the view settles", () => {
  const told = playback();
  told.receive("a", entries(1));
  told.receive("end", entries(3));
  expect([told.view, told.said.length]).toEqual(["a1", 2]);
  vi.advanceTimersByTime(100);
  expect([told.view, told.said.length]).toEqual(["a12", 3]);
  vi.advanceTimersByTime(100);
  expect([told.view, told.playing, told.current]).toEqual(["end", false, []]);
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

test("an update without news doesn't cut off what is being told", () => {
  const told = playback();
  told.receive("", []);
  told.receive("end", entries(1));
  vi.advanceTimersByTime(50);
  told.receive("end, and somebody is away", entries(1));
  expect([told.view, told.playing, told.current.length]).toEqual(["0", true, 1]);
  vi.advanceTimersByTime(50);
  expect([told.view, told.playing]).toEqual(["end, and somebody is away", false]);
});

test("words wait for the motion where there is suspense", () => {
  const told = playback();
  told.receive("", []);
  told.receive("end", [[null, "flipped", [0, 1, "skull"]]]);
  expect([told.current.length, told.said.length]).toEqual([1, 0]);
  vi.advanceTimersByTime(60);
  expect([told.said.length, told.playing]).toEqual([1, true]);
  vi.advanceTimersByTime(40);
  expect(told.playing).toBe(false);
});

test("a skip shows the end at once", () => {
  const told = playback();
  told.receive("", []);
  told.receive("end", entries(9));
  told.skip();
  expect([told.view, told.said.length, told.playing]).toEqual(["end", 9, false]);
  vi.advanceTimersByTime(1000);
  expect(told.view).toBe("end");
});

test("nothing moves where everything is wanted at once", () => {
  const calm = playback(0);
  calm.receive("", []);
  calm.receive("end", entries(2));
  expect([calm.view, calm.playing]).toEqual(["end", false]);
});

test("another pace takes another time", () => {
  const slow = playback(2);
  slow.receive("", []);
  slow.receive("end", entries(3));
  expect(timeToTell(slow)).toBe(600);
});

test("a long tale is told whole, and faster", () => {
  const long = playback();
  long.receive("", []);
  long.receive("end", entries(400));
  expect(long.view).toBe("0");
  vi.advanceTimersByTime(LONGEST_TALE / 2);
  expect(long.said.length).toBeGreaterThan(150);
  expect(long.said.length).toBeLessThan(250);
  expect(timeToTell(long)).toBeLessThanOrEqual(LONGEST_TALE / 2 + 20);
});

test("what trickles in faster than it is told is never far behind the table", () => {
  const told = playback(1, () => 1000);
  told.receive("", []);
  for (let count = 1; count <= 60; count += 1) {
    told.receive("end", entries(count));
    vi.advanceTimersByTime(500);
  }
  expect(told.said.length).toBeGreaterThan(50);
  expect(timeToTell(told)).toBeLessThanOrEqual(LONGEST_LAG);
});

test("after a break there is time again for a long tale", () => {
  const told = playback();
  told.receive("", []);
  told.receive("end", entries(400));
  expect(timeToTell(told)).toBeGreaterThan(LONGEST_TALE - 50);
  told.receive("end", entries(800));
  expect(timeToTell(told)).toBeGreaterThan(LONGEST_TALE - 50);
});

test("six players who act at once take as long as the one who did most", () => {
  const told = playback();
  const seats = [27, 27, 27, 27, 27, 25];
  const heard = seats.flatMap((count, seat) => Array.from({ length: count }, (_, n): Heard => [seat, "step", [n], seat]));
  expect(heard.length).toBe(160);
  told.receive("", []);
  told.receive("end", heard);
  expect([told.view, told.current.map(([seat]) => seat)]).toEqual(["000000", [0, 1, 2, 3, 4, 5]]);
  vi.advanceTimersByTime(100);
  expect([told.view, told.beat]).toEqual(["000000111111", 2]);
  // What is said keeps the order in which it was heard.
  expect(told.said.map(([seat]) => seat)).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
  expect(timeToTell(told)).toBe(2600);
  expect([told.view, told.said.length]).toEqual(["end", 160]);
});

test("who is late in a lane catches up beside the others", () => {
  const told = playback();
  const step = (seat: number): Heard => [seat, "step", [seat], seat];
  told.receive("", []);
  told.receive("two", [step(0), step(0)]);
  told.receive("four", [step(0), step(0), step(1), step(1)]);
  vi.advanceTimersByTime(100);
  expect(told.view).toBe("001");
  expect(timeToTell(told)).toBe(200);
});

test("what was taken back goes at once, and nothing is told again", () => {
  const told = playback();
  told.receive("two", entries(2));
  told.receive("one", entries(1));
  expect([told.view, told.said.length, told.playing, told.takenBack]).toEqual(["one", 1, false, true]);
  told.receive("one", entries(1));
  expect(told.takenBack).toBe(true);
  told.receive("three", entries(3));
  expect([told.view, told.said.length, told.takenBack]).toEqual(["one1", 2, false]);
});

test("another answer in place of one that was told shows what it leads to", () => {
  const told = playback();
  told.receive("two", entries(2));
  told.receive("other", [...entries(1), [0, "bid", [7]], [0, "bid", [8]]]);
  expect([told.view, told.said.length, told.playing, told.takenBack]).toEqual(["other", 3, false, true]);
});

test("what is taken back before it was told is never told", () => {
  const told = playback();
  told.receive("", []);
  told.receive("three", entries(3));
  expect([told.view, told.said.length]).toEqual(["0", 1]);
  told.receive("two", entries(2));
  vi.advanceTimersByTime(100);
  expect(told.view).toBe("01");
  vi.advanceTimersByTime(100);
  expect([told.view, told.playing, told.takenBack]).toEqual(["two", false, false]);
});

test("each line is fresh once, however it is told", () => {
  const told = playback();
  told.receive("", entries(2));
  expect(told.fresh).toEqual([]);
  told.receive("five", entries(5));
  expect(told.fresh).toEqual(entries(3).slice(2));
  told.skip();
  expect(told.fresh).toEqual(entries(5).slice(3));
  const last = told.fresh;
  told.receive("five", entries(5));
  expect(told.fresh).toBe(last);
  told.receive("four", entries(4));
  expect(told.fresh).toEqual([]);
});

test("equal lines are fresh one after the other", () => {
  const told = playback();
  told.receive("", []);
  told.receive("two", [[0, "pass", []], [0, "pass", []]]);
  const first = told.fresh;
  vi.advanceTimersByTime(100);
  expect(told.fresh).toEqual(first);
  expect(told.fresh).not.toBe(first);
});

test("for somebody else who looks nothing was taken back", () => {
  const told = playback();
  told.receive("two", entries(2));
  told.turnTo("one", entries(1));
  expect([told.said.length, told.takenBack]).toEqual([1, false]);
});

test("how long something is told depends on whose doing it is", () => {
  const told = playback(1, (_beat, doers) => (doers.every((seat) => seat === 0) ? 10 : 100));
  told.receive("", []);
  told.receive("end", [[0, "dig", [1]], [null, "turned", [2]], [1, "dig", [3]], [null, "turned", [4]]]);
  expect(timeToTell(told)).toBe(220);
});
