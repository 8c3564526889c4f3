import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { vocabulary } from "../src/games/skull/vocabulary";
import { endingLine, label, logLine, questionLine, rangeLabel, refusalLine } from "../src/shell/telling";
import { Words } from "../src/shell/words";
import type { Heard } from "../src/wire";

const file = new URL("../../src/ossuary/games/skull/text/en.ftl", import.meta.url);
const words = new Words("en", [readFileSync(file, "utf8")]);
const names = ["Ann", "Bob", "Cid"];

test.each<[Heard, string]>([
  [[0, "place", [null]], "Ann: a disc face down"],
  [[0, "place", ["skull"]], "Ann: the skull face down"],
  [[1, "bid", [3]], "Bob: bid 3"],
  [[0, "flip", [2]], "Ann: the next disc (Cid)"],
  [[-1, "first", [1]], "First to play: Bob"],
  [[-1, "lose", [null]], "Drawn blindly: a disc"],
  [[null, "round", [2, 1]], "Round 2. First: Bob"],
  [[null, "challenger", [0, 1]], "Challenger: Ann, 1 disc to flip"],
  [[null, "flipped", [0, 2, "flower"]], "Ann → Cid: a flower"],
  [[null, "failed", [0, 2]], "Ann: failure, a skull (Cid)"],
  [[null, "failed", [0, 0]], "Ann: failure, own skull"],
  [[null, "left", [1, 0]], "Bob: no disc left"],
])("%j is told as: %s", (heard, sentence) => {
  expect(logLine(words, vocabulary, heard, names)).toBe(sentence);
});

test.each([
  [["place", "flower"], "Place a flower"],
  [["bid", 4], "Bid 4"],
  [["flip", 1], "Flip a disc: Bob"],
  [["pass"], "Pass"],
])("%j is on a button as: %s", (action, sentence) => {
  expect(label(words, vocabulary, action, names)).toBe(sentence);
});

test("a question names the numbers of the view", () => {
  const view = { agenda: [["FlipAnothersDisc", 0, 0]], lanes: {}, to_flip: 1, bid: 3 };
  expect(questionLine(words, view, 0)).toBe("Flip 1 more disc. Whose?");
});

test("where all are asked at once, each has a question of its own", () => {
  const view = { agenda: [["AddOrOpen", 0, 0]], lanes: { 1: [["PlaceFirstDisc", 1, 0]] } };
  expect(questionLine(words, view, 1)).toBe("Put your first disc face down on your mat.");
});

test("the end says who has won, and how", () => {
  const ending = { winners: [2], scores: [0, 0, 1], reason: "last-player", rule: "SK-21" };
  expect(endingLine(words, ending, names)).toBe("Winner: Cid, the last one left.");
});

test("a refusal names the seat; an unknown one keeps the server's sentence", () => {
  const refusal = { id: "nothing-to-flip", rule: "SK-12", values: { seat: 1 }, sentence: "Seat 1: no disc left." };
  expect(refusalLine(words, refusal, names)).toBe("Bob: no disc left to flip.");
  expect(refusalLine(words, { ...refusal, id: "new-one" }, names)).toBe("Seat 1: no disc left.");
});

test("with an empty hand the question doesn't offer to add a disc", () => {
  const view = { agenda: [["AddOrOpen", 0, 0]], lanes: {}, in_hand: 0 };
  expect(questionLine(words, view, 0)).toBe("Your hand is empty: open the bidding.");
  expect(questionLine(words, { ...view, in_hand: 2 }, 0)).toBe("Add a disc to your stack, or open the bidding.");
});

test("several numbers have a name of their own", () => {
  expect(rangeLabel(words, "bid", [2, 3, 4], "")).toBe("Bid 2 to 4");
  expect(rangeLabel(words, "count", [2, 3, 4], "Count 2")).toBe("Count 2");
});
