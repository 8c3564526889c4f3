import { expect, test } from "vitest";

import { describe as about, isAttempt, status, successes } from "../src/games/skull/status";
import { Words } from "../src/shell/words";
import type { SeatView, SkullView } from "../src/wire";

const words = new Words("en", [
  "winner = winner\nout = out\npassed = passed\nchallenger = challenger\nhighest = highest bid",
  "mat = Mat\nhand = Hand\nfirst = first\nmat-flower = one success\npresence-away = away",
]);

function seat(player: number, more: Partial<SeatView> = {}): SeatView {
  return {
    ...{ player, inside: true, turned: false, discs: 4, in_hand: 4, on_mat: 0, passed: false },
    ...{ flipped: [], shown: null, hand: null, stack: null, lost: null, suspects: 0, only_flowers: false },
    ...more,
  };
}

function view(more: Partial<SkullView>): SkullView {
  return {
    ...{ player: 0, asked: [], seat: null, agenda: [], lanes: {}, opened: {}, opening: null, ending: null, round: 1, first: 0, laid: 4 },
    ...{ bid: null, bidder: null, to_flip: 0, skull_of: null, in_hand: null, seats: [seat(0), seat(1)] },
    ...more,
  };
}

test("a bidder is the highest, and the challenger from the first flip until the next round", () => {
  expect(status(view({ bid: 2, bidder: 0 }), 0, words)).toBe("highest bid");
  expect(status(view({ bid: 2, bidder: 0, to_flip: 2 }), 0, words)).toBe("challenger");
  const afterFailure = view({ bid: 4, bidder: 0, laid: 0 });
  expect(isAttempt(afterFailure)).toBe(true);
  expect(status(afterFailure, 0, words)).toBe("challenger");
  expect(isAttempt(view({ laid: 0 }))).toBe(false);
});

test("at the end the tribe that succeeded twice is the winner, and not its sister", () => {
  const ending = { winners: [0], scores: [1, 0], reason: "two-successes", rule: "SK-14" };
  const seats = [seat(0, { turned: true }), seat(1), seat(0, { turned: true }), seat(1)];
  const over = view({ ending, bidder: 2, bid: 1, seats });
  expect([0, 1, 2, 3].map((number) => status(over, number, words))).toEqual(["", "", "winner", ""]);
  expect([0, 1, 2, 3].map((number) => successes(over, number))).toEqual([1, 0, 2, 0]);
});

test("the last one left is the winner", () => {
  const ending = { winners: [1], scores: [0, 1], reason: "last-player", rule: "SK-21" };
  const over = view({ ending, bidder: 0, seats: [seat(0, { inside: false }), seat(1)] });
  expect([0, 1].map((number) => status(over, number, words))).toEqual(["out", "winner"]);
});

test("whoever listens hears that somebody is away", () => {
  expect(about(view({}), 1, "Bob", "", "away", words)).toBe("Bob; away; Mat: 0; Hand: 4");
});
