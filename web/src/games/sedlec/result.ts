import type { SedlecView } from "../../wire";

/** The points of a finished game: a column for each player, or alone for each structure; a row for each kind. */
export interface Result {
  columns: Column[];
  rows: { kind: string; points: number[]; sum: number }[];
  /** What both structures of somebody alone come to. */
  sum: number | null;
  isTie: boolean;
}

export interface Column {
  player: number;
  /** The structure it stands for, where a player has two. */
  structure: string | null;
  total: number;
  rank: number | null;
  hasWon: boolean;
}

export function resultOf(view: SedlecView): Result {
  const isAlone = view.seats.length === 1;
  const built = view.seats.flatMap(({ structures, rank }, player) => structures.map((one) => ({ one, rank, player })));
  const columns = built.map(({ one, rank, player }) => ({
    player,
    structure: isAlone ? one.kind : null,
    total: one.total,
    rank,
    hasWon: !isAlone && (view.ending?.winners.includes(player) ?? false),
  }));
  const rows = Object.keys(built[0]?.one.points ?? {}).map((kind) => {
    const points = built.map(({ one }) => one.points[kind] ?? 0);
    return { kind, points, sum: points.reduce((sum, more) => sum + more, 0) };
  });
  return {
    columns,
    rows,
    sum: isAlone ? columns.reduce((sum, { total }) => sum + total, 0) : null,
    isTie: view.ending?.reason === "tie-break",
  };
}
