import { expect, test } from "vitest";

import { isLocal, originFor } from "../src/shell/sharelink";

const outside = "http://192.168.1.5:8470";

test.each(["localhost", "127.0.0.1", "[::1]"])("%s means something else elsewhere: the outer address is given", (hostname) => {
  expect(isLocal(hostname)).toBe(true);
  expect(originFor({ hostname, origin: `http://${hostname}:8470` }, outside)).toBe(outside);
  expect(originFor({ hostname, origin: `http://${hostname}:8470` }, null)).toBe(`http://${hostname}:8470`);
});

test("a page that was opened from elsewhere is good for others as well", () => {
  const page = { hostname: "table.example", origin: "https://table.example" };
  expect(isLocal(page.hostname)).toBe(false);
  expect(originFor(page, outside)).toBe("https://table.example");
});
