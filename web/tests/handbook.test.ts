import { readdirSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { readHandbook, search } from "../src/shell/handbook";

const folder = new URL("../../src/ossuary/games/skull/handbook/", import.meta.url);

test("headings, rules and styles are read", () => {
  const blocks = readHandbook("# Title\n\nText with *weight* and `code`.\n\n- **SK-01** A **rule**.");
  expect(blocks.map((block) => [block.kind, block.id])).toEqual([
    ["heading", ""],
    ["paragraph", ""],
    ["rule", "SK-01"],
  ]);
  expect(blocks[1]!.spans.map((span) => span.style)).toEqual(["plain", "emphasis", "plain", "code", "plain"]);
});

test("a rule that is planned is a rule as well, and can be found", () => {
  const blocks = readHandbook("## Now\n- **BB-34** Alone\n## Planned\n- *BB-35* An *ice* wand");
  expect(blocks.map((block) => block.id)).toEqual(["", "BB-34", "", "BB-35"]);
  expect(search(blocks, "bb-35").map((block) => block.kind)).toEqual(["heading", "rule"]);
});

test("a search finds rules by words or id, and keeps their headings", () => {
  const blocks = readHandbook("## One\n- **SK-01** Red fish\n## Two\n- **SK-02** Blue fish");
  expect(search(blocks, "FISH blue").map((block) => block.id)).toEqual(["", "SK-02"]);
  expect(search(blocks, "sk-01")).toHaveLength(2);
  expect(search(blocks, "bird")).toEqual([]);
  expect(search(blocks, " ")).toHaveLength(4);
});

test.each([
  ["uk", "черепом власним", "SK-17"],
  ["ru", "черепов цветков", "SK-01"],
  ["pl", "czaszki własnej", "SK-17"],
  ["en", "skulls flower", "SK-01"],
])("in %s a search for %s finds %s, whatever the endings", (language, wanted, rule) => {
  const blocks = readHandbook(readFileSync(new URL(`${language}.md`, folder), "utf8"));
  expect(search(blocks, wanted).map((block) => block.id)).toContain(rule);
});

test.each(readdirSync(folder))("the handbook %s begins with how a game goes, in short", (name) => {
  const [title, about, heading, ...rest] = readHandbook(readFileSync(new URL(name, folder), "utf8"));
  expect([title, about, heading].map((block) => block?.kind)).toEqual(["heading", "paragraph", "heading"]);
  expect(rest.findIndex((block) => block.kind !== "paragraph")).toBe(6);
});

test.each(readdirSync(folder))("every rule of the handbook %s can be linked to", (name) => {
  const source = readFileSync(new URL(name, folder), "utf8");
  const rules = readHandbook(source).filter((block) => block.kind === "rule");
  expect(rules.length).toBe(source.match(/^- \*\*/gm)?.length);
});
