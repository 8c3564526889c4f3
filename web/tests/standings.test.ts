import { expect, test } from "vitest";

import { standings } from "../src/games/skull/standings";
import type { Heard, SeatView, SkullView } from "../src/wire";

const seat = (player: number, discs: number): SeatView =>
  ({ player, discs, inside: discs > 0 }) as SeatView;

function view(winner: number, ...seats: SeatView[]): SkullView {
  return { seats, ending: { winners: [winner], scores: [], reason: "two-successes", rule: "SK-14" } } as unknown as SkullView;
}

const success = (number: number): Heard => [null, "succeeded", [number]];
const failure = (number: number, owner: number): Heard => [null, "failed", [number, owner]];

test("the winner stands first, whoever is out last", () => {
  const rows = standings(view(2, seat(0, 0), seat(1, 4), seat(2, 1)), [success(2), failure(0, 1), success(0), success(2)], 3);
  expect(rows.map(({ player, won, lost, isOut }) => [player, won, lost, isOut])).toEqual([
    [2, 2, 0, false],
    [1, 0, 0, false],
    [0, 1, 1, true],
  ]);
});

test("both tribes of a player count together", () => {
  const rows = standings(view(0, seat(0, 0), seat(1, 3), seat(0, 2), seat(1, 4)), [success(2), failure(0, 1), success(3)], 2);
  expect(rows.map(({ player, won, lost, discs, isOut }) => [player, won, lost, discs, isOut])).toEqual([
    [0, 1, 1, 2, false],
    [1, 1, 0, 7, false],
  ]);
});
