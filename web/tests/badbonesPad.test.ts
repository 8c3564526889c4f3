import { beforeEach, expect, test, vi } from "vitest";

import { PadSheet, placesOf, whole, wishOf } from "../src/games/badbones/pad.svelte";
import type { BadBonesPadAnswer } from "../src/wire";

const ANSWER: BadBonesPadAnswer = {
  tiers: 4,
  houses: 5,
  traps: [
    { kind: "wall", number: 2, most: 2, has_damaged_side: true },
    { kind: "treasure", number: 1, most: 1, has_damaged_side: false },
  ],
  players: [],
  winners: [],
  tied: false,
};

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
});

function sheet(): PadSheet {
  const pad = new PadSheet();
  pad.receive(ANSWER);
  return pad;
}

test("a blank sheet begins with two who have lost nothing", () => {
  const pad = sheet();
  expect(pad.players).toEqual([whole(ANSWER), whole(ANSWER)]);
  expect(wishOf(pad.players[0]!)).toEqual({
    tiers: 4,
    houses: 5,
    supply: { wall: 2, treasure: 1 },
    intact: { wall: 0, treasure: 0 },
    damaged: { wall: 0, treasure: 0 },
  });
});

test("every trap is in one place, and what has no damaged side is never damaged", () => {
  const pad = sheet();
  pad.move(1, "wall", 0, "damaged");
  pad.move(1, "wall", 1, "gone");
  expect(wishOf(pad.players[1]!)).toMatchObject({ supply: { wall: 0, treasure: 1 }, damaged: { wall: 1, treasure: 0 } });
  expect(ANSWER.traps.map(placesOf)).toEqual([
    ["supply", "intact", "damaged", "gone"],
    ["supply", "intact", "gone"],
  ]);
});

test("what is cleared, or who is left out, can be brought back", () => {
  const pad = sheet();
  pad.change(1, { name: "Ola", tiers: 1 });
  const before = pad.players;
  pad.clear();
  expect(pad.players[1]).toEqual({ ...whole(ANSWER), name: "Ola" });
  pad.restore();
  expect(pad.players).toEqual(before);
  pad.choosePlayers(3);
  pad.choosePlayers(2);
  pad.restore();
  expect(pad.players).toHaveLength(3);
});

test("what was tapped in is there again after a reload", () => {
  sheet().change(0, { houses: 2 });
  expect(sheet().players[0]!.houses).toBe(2);
});

test("an advanced game begins another sheet with the same people, who may have more traps", () => {
  const pad = sheet();
  pad.change(1, { name: "Ola", tiers: 1 });
  pad.chooseAdvanced(true);
  expect(pad.wish).toEqual({ players: [], advanced: true });
  pad.receive({ ...ANSWER, traps: [{ kind: "portal", number: 0, most: 1, has_damaged_side: true }] });
  expect(pad.players[1]).toMatchObject({ name: "Ola", tiers: 4, traps: { portal: [] } });
  expect(pad.more(1).map(({ kind }) => kind)).toEqual(["portal"]);
  pad.add(1, "portal");
  expect(pad.players[1]!.traps).toEqual({ portal: ["supply"] });
  expect(pad.more(1)).toEqual([]);
  expect(new PadSheet().advanced).toBe(true);
});
