import { expect, test } from "vitest";

import { changes, firstTold, isLeaving, presenceOf } from "../src/shell/presence";
import type { ChairView } from "../src/wire";

function chair(more: Partial<ChairView> = {}): ChairView {
  return { kind: "person", name: "Bob", bot: null, yours: false, resigned: false, present: true, ...more };
}

test("a chair says how its person is at the table", () => {
  expect(presenceOf(chair())).toBe("here");
  expect(presenceOf(chair({ present: false }))).toBe("away");
  expect(presenceOf(chair({ present: false, bot: "warden" }))).toBe("stand-in");
  expect(presenceOf(chair({ bot: "warden", resigned: true }))).toBe("resigned");
  expect(presenceOf(chair({ kind: "bot", bot: "warden", present: false }))).toBe("here");
  expect(presenceOf(chair({ yours: true, present: false }))).toBe("here");
});

test("only what has changed with others is news", () => {
  const chairs = [chair({ yours: true, bot: "warden" }), chair({ present: false }), chair()];
  expect(changes(["here", "here", "here"], chairs)).toEqual([{ player: 1, now: "away" }]);
  expect(changes([], chairs)).toEqual([]);
});

test("whoever is away from the beginning is told, and doesn't come back before", () => {
  const [there, gone] = [chair(), chair({ present: false })];
  const told = firstTold([there, gone]);
  expect(told).toEqual(["here", null]);
  expect(changes(told, [there, there])).toEqual([]);
  expect(changes(told, [there, gone])).toEqual([{ player: 1, now: "away" }]);
  expect(changes(told, [there, chair({ bot: "warden" })])).toEqual([{ player: 1, now: "stand-in" }]);
  expect(changes(["here", "away"], [there, there])).toEqual([{ player: 1, now: "here" }]);
});

test("somebody who isn't there may only be on the way", () => {
  const gone = chair({ present: false });
  expect(isLeaving([null], [gone])).toBe(true);
  expect(isLeaving(["here"], [gone])).toBe(true);
  expect(isLeaving(["away"], [gone])).toBe(false);
  expect(isLeaving(["here"], [chair()])).toBe(false);
});
