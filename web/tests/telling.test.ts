import { expect, test } from "vitest";

import { vocabulary } from "../src/games/skull/vocabulary";
import { endingLine, gainLine, label, logLine, questionLine, rangeLabel, refusalLine, shortLabel } from "../src/shell/telling";
import { Texts } from "../src/shell/texts";
import type { Heard, Refusal } from "../src/wire";

const words = (await Texts.load("en", ["skull"])).words("skull");
const names = ["Ann", "Bob", "You"];

test.each<[Heard, string]>([
  [[0, "place", [null]], "Ann places a disc face down."],
  [[2, "place", ["skull"]], "You place the skull face down."],
  [[1, "bid", [3]], "Bob bids 3."],
  [[0, "flip", [2]], "Ann chooses your next disc."],
  [[-1, "first", [1]], "Chance lets Bob begin."],
  [[-1, "lose", [null]], "A disc is drawn blindly and lost."],
  [[null, "round", [2, 2]], "Round 2: You begin."],
  [[null, "challenger", [0, 1]], "Ann is the challenger: 1 disc to flip."],
  [[null, "flipped", [0, 1, "flower"]], "Ann flips Bob’s disc: a flower."],
  [[null, "flipped", [2, 0, "skull"]], "You flip Ann’s disc: the skull!"],
  [[null, "failed", [0, 2]], "Ann fails on your skull."],
  [[null, "failed", [0, 0]], "Ann fails on their own skull."],
  [[null, "failed", [2, 2]], "You fail on your own skull."],
  [[null, "left", [1, 0]], "Bob has no disc left."],
])("%j is told as: %s", (heard, sentence) => {
  expect(logLine(words, vocabulary, heard, names, new Set([2]))).toBe(sentence);
});

test("who has two tribes is spoken to as well", () => {
  expect(logLine(words, vocabulary, [0, "pass", []], ["You Ⅰ"], new Set([0]))).toBe("You Ⅰ pass.");
});

test("a name that begins with “You” is not the reader’s", () => {
  expect(logLine(words, vocabulary, [0, "pass", []], ["You Two"], new Set())).toBe("You Two passes.");
});

test("two people of the same name are two people", () => {
  expect(logLine(words, vocabulary, [null, "failed", [0, 1]], ["Ola", "Ola"], new Set())).toBe("Ola fails on Ola’s skull.");
});

test.each([
  [["place", "flower"], "Place a flower"],
  [["bid", 4], "Bid 4"],
  [["flip", 1], "Flip a disc: Bob"],
  [["pass"], "Pass"],
])("%j is on a button as: %s", (action, sentence) => {
  expect(label(words, vocabulary, action, names)).toBe(sentence);
});

test("below its question a button is as short as that allows", () => {
  expect(shortLabel(words, vocabulary, ["flip", 1], names)).toBe("Bob");
  expect(shortLabel(words, vocabulary, ["place", "flower"], names)).toBe("Place a flower");
});

test("a question names the numbers of the view", () => {
  const view = { agenda: [["FlipAnothersDisc", 0, 0]], lanes: {}, to_flip: 1, bid: 3 };
  expect(questionLine(words, view, { seat: 0, options: [] })).toBe("Flip 1 more disc. Whose?");
});

test("where all are asked at once, each has a question of its own", () => {
  const view = { agenda: [["AddOrOpen", 0, 0]], lanes: { 1: [["PlaceFirstDisc", 1, 0]] } };
  expect(questionLine(words, view, { seat: 1, options: [] })).toBe("Put your first disc face down on your mat.");
});

test("the end says who has won, and how", () => {
  const ending = { winners: [2], scores: [0, 0, 1], reason: "last-player", rule: "SK-21" };
  expect(endingLine(words, ending, names, new Set([2]))).toBe("You win: nobody else is left.");
});

test("a question names what can be done", async () => {
  const sedlec = (await Texts.load("en", ["sedlec"])).words("sedlec");
  const view = { agenda: [["TakeTurn", 0, 0]], lanes: {}, in_hand: 1 };
  const options = [["dig", "a+b"], ["dig", "a+c"], ["stack", "R", "P"]];
  expect(questionLine(sedlec, view, { seat: 0, options })).toBe("Dig in face-down piles, or stack a card from your hand.");
});

test("a refusal names the seat", () => {
  const refusal: Refusal = { id: "nothing-to-flip", game: "skull", rule: "SK-12", values: { seat: 1 }, why: null };
  expect(refusalLine(words, refusal, names)).toBe("Bob: no disc left to flip.");
  expect(refusalLine(words, refusal)).toBe("Seat 1: no disc left to flip.");
});

test("a refusal says what caused it, with the rule", () => {
  const why: Refusal = { id: "game-over", game: "skull", rule: "SK-21", values: {}, why: null };
  const refusal: Refusal = { id: "record-move", game: "skull", rule: "", values: { number: 7 }, why };
  expect(refusalLine(words, refusal)).toBe("Move 7 of the record can’t be made: The game is over. (SK-21)");
});

test("a game that brings no words is still called something", () => {
  const foreign = Texts.english.words("tally");
  const refusal: Refusal = { id: "too-many", game: "tally", rule: "TA-03", values: {}, why: null };
  expect(refusalLine(foreign, refusal)).toBe("That isn’t possible here: too-many.");
  expect(foreign.say("title")).toBe("tally");
});

test("with an empty hand the question doesn't offer to add a disc", () => {
  const view = { agenda: [["AddOrOpen", 0, 0]], lanes: {}, in_hand: 0 };
  expect(questionLine(words, view, { seat: 0, options: [] })).toBe("Your hand is empty: open the bidding.");
  expect(questionLine(words, { ...view, in_hand: 2 }, { seat: 0, options: [] })).toBe("Add a disc to your stack, or open the bidding.");
});

test("several numbers have a name of their own", () => {
  expect(rangeLabel(words, "bid", [2, 3, 4], "")).toBe("Bid 2 to 4");
  expect(rangeLabel(words, "count", [2, 3, 4], "Count 2")).toBe("Count 2");
});

test.each([
  ["en", 1, "gains 1 point"],
  ["en", -2, "loses 2 points"],
  ["en", 0, "gains nothing"],
  ["uk", 3, "дає 3 очки"],
  ["ru", -5, "отнимает 5 очков"],
  ["pl", 22, "daje 22 punkty"],
] as const)("in %s an answer that brings %i", async (language, points, sentence) => {
  expect(gainLine((await Texts.load(language, ["sedlec"])).words("sedlec"), points)).toBe(sentence);
});
