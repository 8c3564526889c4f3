import { expect, test } from "vitest";

import { marksOf } from "../src/shell/marks";
import { recent, summedUp } from "../src/shell/recent";
import type { StandIns } from "../src/shell/standIns";
import { Words } from "../src/shell/words";
import type { Heard } from "../src/wire";

const words = new Words("en", []);
const room = {
  vocabulary: {
    round: [{ name: "number", kind: "number" }],
    turn: [{ name: "seat", kind: "seat" }],
    challenger: [{ name: "seat", kind: "seat" }, { name: "bid", kind: "number" }],
    robbed: [{ name: "seat", kind: "seat" }],
  } as const,
  mark: ([, name, values]: Heard) => (name === "bid" ? `bid ${values[0]}` : name === "pass" ? "pass" : null),
  weight: ([, name]: Heard) => (name === "round" || name === "turn" ? ("heading" as const) : ("plain" as const)),
};
const round: Heard = [null, "round", [1]];
const bid = (seat: number, number: number): Heard => [seat, "bid", [number]];
const own: StandIns = new Map();
const pass = (seat: number): Heard => [seat, "pass", []];

test("what a seat did last stays at it, whatever others do and what comes of it", () => {
  const said: Heard[] = [round, bid(0, 1), bid(1, 2), pass(2), [null, "challenger", [1, 2]], [-1, "lose", [null]]];
  expect(marksOf(said, room, words)).toEqual({ 0: "bid 1", 1: "bid 2", 2: "pass" });
});

test("it goes when the seat acts again, and when something new begins", () => {
  expect(marksOf([bid(0, 1), pass(1), [0, "flip", [1]]], room, words)).toEqual({ 1: "pass" });
  expect(marksOf([bid(0, 1), pass(0)], room, words)).toEqual({ 0: "pass" });
  expect(marksOf([bid(0, 1), round], room, words)).toEqual({});
});

test("it stays until the seat's own next turn, where turns begin one by one", () => {
  const turn = (seat: number): Heard => [null, "turn", [seat]];
  const said = [turn(0), bid(0, 1), turn(1), bid(1, 2)];
  expect(marksOf(said, room, words)).toEqual({ 0: "bid 1", 1: "bid 2" });
  expect(marksOf([...said, turn(0)], room, words)).toEqual({ 1: "bid 2" });
});

test("what a game leaves out of account changes no mark, and events can have one", () => {
  const paying = { ...room, mark: ([, name]: Heard) => (name === "robbed" ? "robbed" : undefined) };
  expect(marksOf([[null, "robbed", [2]], [2, "pay", []]], paying, words)).toEqual({ 2: "robbed" });
});

test("a game without marks has none", () => {
  expect(marksOf([bid(0, 1)], { vocabulary: {}, weight: room.weight }, words)).toEqual({});
});

test("what is recent began after one's own last answer", () => {
  const said = [round, bid(0, 1), bid(1, 2), pass(2)];
  expect(recent(said, new Set([0]), own, room)).toEqual([bid(1, 2), pass(2)]);
  expect(recent(said, new Set([2]), own, room)).toEqual([]);
});

test("what a bot answered for somebody is told to them as well", () => {
  const [mine, bots, others] = [bid(0, 1), pass(0), pass(1)];
  expect(recent([mine, bots, others], new Set([0]), new Map([[bots, "time"]]), room)).toEqual([bots, others]);
});

test("for those who have done nothing it began with the round", () => {
  expect(recent([pass(1), round, bid(0, 1)], new Set(), own, room)).toEqual([round, bid(0, 1)]);
  expect(recent([pass(1)], new Set([0]), own, room)).toEqual([pass(1)]);
});

const within = (letters: number) => (text: string) => text.length <= letters;

test("a summary keeps the newest lines, as many as there is room for", () => {
  expect(summedUp([], within(20))).toBe("");
  expect(summedUp(["one", "two", "three"], within(20))).toBe("one\u00a0· two\u00a0· three");
  expect(summedUp(["one", "two", "three"], within(14))).toBe("… two\u00a0· three");
  expect(summedUp(["a line that is longer than the room"], within(5))).toBe("a line that is longer than the room");
});
