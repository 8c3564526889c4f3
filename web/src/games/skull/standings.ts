import type { Heard, SkullView } from "../../wire";

/** What a player made of the game, with all tribes. */
export interface Standing {
  player: number;
  isWinner: boolean;
  won: number;
  lost: number;
  discs: number;
  isOut: boolean;
}

/** The winner first, then those who are still in, by challenges won and discs left. */
export function standings(view: SkullView, heard: readonly Heard[], players: number): Standing[] {
  const count = (event: string, player: number): number =>
    heard.filter(([, name, [seat]]) => name === event && view.seats[Number(seat)]?.player === player).length;
  const all = Array.from({ length: players }, (_, player): Standing => {
    const tribes = view.seats.filter((seat) => seat.player === player);
    return {
      player,
      isWinner: view.ending?.winners.includes(player) ?? false,
      won: count("succeeded", player),
      lost: count("failed", player),
      discs: tribes.reduce((sum, seat) => sum + seat.discs, 0),
      isOut: tribes.every((seat) => !seat.inside),
    };
  });
  const rank = ({ isWinner, isOut, won, discs }: Standing): number =>
    (isWinner ? 10_000 : 0) + (isOut ? 0 : 1000) + 100 * won + discs;
  return all.toSorted((one, other) => rank(other) - rank(one));
}
