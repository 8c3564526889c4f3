import { expect, test } from "vitest";

import { parse } from "../src/shell/routes";

test.each([
  ["/", { page: "home" }],
  ["", { page: "home" }],
  ["/new/skull", { page: "new", game: "skull" }],
  ["/rules/skull", { page: "rules", game: "skull" }],
  ["/t/abc123", { page: "table", id: "abc123" }],
  ["/t/abc123/", { page: "table", id: "abc123" }],
  ["/shuffle/abc123", { page: "shuffle", id: "abc123" }],
  ["/link/a_b-C", { page: "link", secret: "a_b-C" }],
  ["/t", { page: "lost" }],
  ["/t/a/b", { page: "lost" }],
  ["/elsewhere/x", { page: "lost" }],
])("the path %s is a page", (path, route) => {
  expect(parse(path)).toEqual(route);
});

test("a path that can't be decoded is still a page", () => {
  expect(parse("/t/%E0%A4%A")).toEqual({ page: "table", id: "%E0%A4%A" });
});
