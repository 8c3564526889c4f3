import { expect, test } from "vitest";

import { columnsOf, hear, phraseLine, saidAfter, saidLine, valueName } from "../src/shell/phrases";
import { Words } from "../src/shell/words";
import type { Phrase, Said } from "../src/wire";

const kind = { name: "kind", seat: false, values: ["wall", "dragon"] };
const cell = { name: "cell", seat: false, values: ["a1", "b1"] };
const seat = { name: "seat", seat: true, values: [0, 1] };
const take: Phrase = { name: "take", blanks: [kind] };
const place: Phrase = { name: "place", blanks: [kind, cell] };
const send: Phrase = { name: "send", blanks: [seat] };
const words = new Words("en", [
  "phrase-kind = { $kind ->\n  [wall] a wall\n  [dragon] a dragon\n *[any] …\n}",
  "phrase-take = I take { phrase-kind }.",
  "phrase-place = { phrase-kind } on { $cell }!",
  "phrase-send = { $yours ->\n  [yes] To you.\n *[no] To { $whom }.\n}",
  "seat-name = Seat { $number }",
]);
const names = ["Ola", "Bob"];
const nobody = new Set<number>();

function one(number: number, phrase = "take", values: Said["values"] = ["wall"]): Said {
  return { number, seat: 0, phrase, values };
}

test("a phrase is said with what was chosen, in the words of the game", () => {
  expect(phraseLine(words, take, ["dragon"], names, nobody)).toBe("I take a dragon.");
  expect(phraseLine(words, place, ["wall", "b1"], names, nobody)).toBe("a wall on b1!");
});

test("what is still to be chosen is left open, and a sentence has one end", () => {
  expect(phraseLine(words, take, [], names, nobody)).toBe("I take …");
  expect(phraseLine(words, place, ["wall"], names, nobody)).toBe("a wall on …!");
  expect(phraseLine(words, send, [], names, new Set([0]))).toBe("To …");
});

test("seats have the names of their chairs, and who is called “you” is spoken to", () => {
  expect(phraseLine(words, send, [1], names, nobody)).toBe("To Bob.");
  expect(phraseLine(words, send, [1], names, new Set([1]))).toBe("To you.");
  expect(phraseLine(words, send, [7], names, nobody)).toBe("To Seat 7.");
});

test("what can be chosen is called as it is in the phrase", () => {
  expect(kind.values.map((value) => valueName(words, kind, value, names))).toEqual(["a wall", "a dragon"]);
  expect(valueName(words, cell, "b1", names)).toBe("b1");
  expect(valueName(words, seat, 1, names)).toBe("Bob");
});

test("whoever comes hears all, and then what is new", () => {
  const first = hear(null, { said: [one(1)], phrases: [take] });
  const second = hear(first, { said: [one(2)] });
  expect(second).toEqual({ phrases: [take], said: [one(1), one(2)], ahead: 0 });
  expect(saidAfter(1, second.said)).toEqual([one(2)]);
  // A server that was started again has forgotten it.
  expect(hear(second, { said: [], phrases: [take] }).said).toEqual([]);
});

test("what is said after a server was started again is new, though it counts from one again", () => {
  const before = hear(null, { said: [one(1), one(2), one(3)], phrases: [take] });
  const empty = hear(before, { said: [], phrases: [take] });
  expect(saidAfter(3, hear(empty, { said: [one(1)] }).said).map(({ number }) => number)).toEqual([4]);
  // Others were there before this page was, and have spoken already: less than before, or as much.
  for (const said of [[one(1)], [one(1), one(2), one(3, "send", [1]), one(4)]]) {
    const again = hear(before, { said, phrases: [take] });
    expect(saidAfter(3, again.said)).toHaveLength(said.length);
    expect(saidAfter(again.said.at(-1)!.number, hear(again, { said: [one(said.length + 1)] }).said)).toHaveLength(1);
  }
});

test("whoever only was away for a while hears what was said meanwhile, once", () => {
  const before = hear(null, { said: [one(1), one(2)], phrases: [take] });
  const back = hear(before, { said: [one(1), one(2), one(3)], phrases: [take] });
  expect(saidAfter(2, back.said)).toEqual([one(3)]);
});

test("a page that stays open remembers no more than the server does", () => {
  let talk = hear(null, { said: [], phrases: [take] });
  for (let number = 1; number <= 50; number++) talk = hear(talk, { said: [one(number)] });
  expect([talk.said.length, talk.said.at(-1)?.number]).toEqual([30, 50]);
});

test("a phrase that this page doesn't know is not said", () => {
  expect(saidLine(words, [take], one(1), names, nobody)).toBe("I take a wall.");
  expect(saidLine(words, [take], one(1, "sing"), names, nobody)).toBe("");
});

test("the cells of a field are shown as a field", () => {
  const values = Array.from({ length: 25 }, (_, index) => index);
  expect([25, 4, 10].map((count) => columnsOf({ ...cell, values: values.slice(0, count) }))).toEqual([5, null, null]);
});
