import { readFileSync } from "node:fs";

import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

import { LANGUAGES, spoken, Words, type Language } from "../src/shell/words";

function read(language: Language, page = ""): string {
  return readFileSync(new URL(`../text/${page}${language}.ftl`, import.meta.url), "utf8");
}

function ids(source: string): string[] {
  return new FluentResource(source).body.map((entry) => entry.id).sort();
}

describe("words", () => {
  const english = new Words("en", ["hello = Hello\nonly = Only here"]);
  const polish = new Words("pl", ["hello = Cześć"], english);

  test("come from the language itself", () => expect(polish.say("hello")).toBe("Cześć"));
  test("fall back to English", () => expect(polish.say("only")).toBe("Only here"));
  test("fall back to the id", () => expect(polish.say("nowhere")).toBe("nowhere"));
  test("know what they can say", () => {
    expect(polish.has("only")).toBe(true);
    expect(polish.has("nowhere")).toBe(false);
  });
  test("of a game stand before those of the house", () => {
    expect(new Words("en", ["log = Log", "log = Moves"]).say("log")).toBe("Moves");
  });
  test("tell by its number what a thing is", () => {
    const words = new Words("en", ["card = { FROM($card, king: 1, queen: 5) ->\n  [king] King\n  [queen] Queen\n *[none] Nobody\n}"]);
    expect([0, 1, 4, 5, 99, "unknown"].map((card) => words.say("card", { card }))).toEqual(
      ["Nobody", "King", "King", "Queen", "Queen", "Nobody"],
    );
  });
});

test("the wished language is the first that is spoken here", () => {
  expect(spoken(["de-DE", "uk-UA", "en"])).toBe("uk");
  expect(spoken(["de-DE"])).toBe("en");
  expect(spoken([])).toBe("en");
});

test.each(LANGUAGES)("the words of %s are complete", (language) => {
  expect(ids(read(language))).toEqual(ids(read("en")));
  expect(ids(read(language, "shuffle/"))).toEqual(ids(read("en", "shuffle/")));
});

test.each([
  ["uk", 2, "2 вільні місця"],
  ["uk", 5, "5 вільних місць"],
  ["ru", 3, "3 свободных места"],
  ["ru", 11, "11 свободных мест"],
  ["pl", 4, "4 wolne miejsca"],
  ["pl", 5, "5 wolnych miejsc"],
  ["en", 1, "1 free place"],
  ["en", 0, "no free place"],
] as const)("%s counts %i", (language, count, sentence) => {
  expect(new Words(language, [read(language)]).say("free-places", { count })).toBe(sentence);
});
