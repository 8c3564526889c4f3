import { expect, test } from "vitest";

import { opponents, resized } from "../src/shell/chairs";
import { Words } from "../src/shell/words";
import type { ChairWish, GameInfo } from "../src/wire";

const me: ChairWish = { kind: "here", name: "Ann", bot: "" };

test("chairs that are there stay, new ones are filled with bots in turn", () => {
  const chairs = resized([me], 4, ["warden", "gambler"]);
  expect(chairs[0]).toBe(me);
  expect(chairs.slice(1).map((chair) => chair.bot)).toEqual(["warden", "gambler", "warden"]);
  expect(resized(chairs, 2, ["warden", "gambler"])).toHaveLength(2);
  const levels = resized([me], 5, ["novice", "regular", "master"]);
  expect(levels.slice(1).map((chair) => chair.bot)).toEqual(["regular", "master", "novice", "regular"]);
});

test("bots without a name are opponents only where there are no others", () => {
  const info = { bots: ["warden", "random"] } as unknown as GameInfo;
  expect(opponents(info, new Words("en", ["bot-warden = Warden"]))).toEqual(["warden"]);
  expect(opponents(info, new Words("en", []))).toEqual(["warden", "random"]);
});
