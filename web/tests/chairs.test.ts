import { expect, test } from "vitest";

import { resized } from "../src/shell/chairs";
import type { ChairWish } from "../src/wire";

const me: ChairWish = { kind: "here", name: "Ann", bot: "" };

test("chairs that are there stay, new ones are filled with bots in turn", () => {
  const chairs = resized([me], 4, ["warden", "gambler"]);
  expect(chairs[0]).toBe(me);
  expect(chairs.slice(1).map((chair) => chair.bot)).toEqual(["warden", "gambler", "warden"]);
  expect(resized(chairs, 2, ["warden", "gambler"])).toHaveLength(2);
});
