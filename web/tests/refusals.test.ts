import { expect, test } from "vitest";

import { isRefusal } from "../src/shell/refusals";

test("only what carries a sentence is a refusal", () => {
  expect(isRefusal({ id: "malformed", rule: "", values: {}, sentence: "It can’t be read." })).toBe(true);
  expect(isRefusal({ error: "Bad Gateway" })).toBe(false);
  expect(isRefusal(null)).toBe(false);
  expect(isRefusal("Bad Gateway")).toBe(false);
});
