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

test("a search finds rules by words or id, and keeps their headings", () => {
  const blocks = readHandbook("## One\n- **SK-01** Red fish\n## Two\n- **SK-02** Blue fish");
  expect(search(blocks, "FISH blue").map((block) => block.id)).toEqual(["", "SK-02"]);
  expect(search(blocks, "sk-01")).toHaveLength(2);
  expect(search(blocks, "bird")).toEqual([]);
  expect(search(blocks, " ")).toHaveLength(4);
});

test.each(readdirSync(folder))("every rule of the handbook %s can be linked to", (name) => {
  const source = readFileSync(new URL(name, folder), "utf8");
  const rules = readHandbook(source).filter((block) => block.kind === "rule");
  expect(rules.length).toBe(source.match(/^- \*\*/gm)?.length);
});
