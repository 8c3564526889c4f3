import { expect, test } from "vitest";

import { isRefusal } from "../src/shell/refusals";

test("only what the server says is a refusal", () => {
  expect(isRefusal({ id: "malformed", game: "", rule: "", values: {}, why: null })).toBe(true);
  expect(isRefusal({ error: "Bad Gateway" })).toBe(false);
  expect(isRefusal({ id: 502 })).toBe(false);
  expect(isRefusal(null)).toBe(false);
  expect(isRefusal("Bad Gateway")).toBe(false);
});
