import { expect, test } from "vitest";

import { advance } from "../src/games/skull/advance";
import type { SkullHeard } from "../src/games/skull/vocabulary";
import type { SeatView, SkullView } from "../src/wire";

function seat(player: number, own: boolean): SeatView {
  return {
    player,
    ...{ inside: true, turned: false, discs: 4, in_hand: 4, on_mat: 0, passed: false, flipped: [], shown: null },
    hand: own ? { flowers: 3, skulls: 1 } : null,
    ...{ suspects: 0, only_flowers: false },
    stack: own ? [] : null,
    lost: own ? { flowers: 0, skulls: 0 } : null,
  };
}

const start: SkullView = {
  ...{ player: 0, asked: [], seat: null, agenda: [], lanes: {}, opened: {}, opening: null, ending: null, round: 1, first: 0, laid: 0 },
  ...{ bid: null, bidder: null, to_flip: 0, skull_of: null, in_hand: null },
  seats: [seat(0, true), seat(1, false)],
};

const after = (...heard: SkullHeard[]): SkullView => heard.reduce(advance, start);

test("a placed disc goes from the hand to the mat", () => {
  const view = after([0, "place", ["skull"]], [1, "place", [null]]);
  expect(view.laid).toBe(2);
  expect(view.seats[0]).toMatchObject({ on_mat: 1, in_hand: 3, hand: { flowers: 3, skulls: 0 }, stack: ["skull"] });
  expect(view.seats[1]).toMatchObject({ on_mat: 1, in_hand: 3, hand: null, stack: null });
});

test("a failed attempt takes all discs back and one away", () => {
  const attempt: SkullHeard[] = [
    [0, "place", ["flower"]],
    [1, "place", [null]],
    [0, "bid", [2]],
    [null, "challenger", [0, 2]],
    [null, "flipped", [0, 0, "flower"]],
    [0, "flip", [1]],
    [null, "flipped", [0, 1, "skull"]],
    [null, "failed", [0, 1]],
  ];
  const failed = after(...attempt);
  expect(failed).toMatchObject({ bid: 2, bidder: 0, to_flip: 0, skull_of: 1 });
  expect(failed.seats[1]!.flipped).toEqual(["skull"]);
  const next = after(...attempt, [-1, "lose", ["flower"]], [null, "left", [0, 3]], [null, "round", [2, 0]]);
  expect(next).toMatchObject({ round: 2, laid: 0, bid: null, skull_of: null });
  expect(next.seats[0]).toMatchObject({ discs: 3, in_hand: 3, on_mat: 0, hand: { flowers: 2, skulls: 1 } });
  expect(next.seats[1]).toMatchObject({ in_hand: 4, on_mat: 0, flipped: [] });
});

test("a success turns the mat, and being out ends it", () => {
  expect(after([null, "succeeded", [1]]).seats[1]!.turned).toBe(true);
  expect(after([null, "succeeded", [1]], [null, "out", [1]]).seats[1]).toMatchObject({ inside: false, turned: false });
});

test("nothing told changes an earlier view", () => {
  const before = structuredClone(start);
  after([0, "place", ["flower"]], [1, "pass", []]);
  expect(start).toEqual(before);
});

test("where several act at once, the candle of whoever has acted goes out", () => {
  const asked = { ...start, asked: [0, 1] };
  expect(advance(asked, [0, "place", ["skull"], 0]).asked).toEqual([1]);
  expect(advance(asked, [0, "bid", [1], null]).asked).toEqual([0]);
});
