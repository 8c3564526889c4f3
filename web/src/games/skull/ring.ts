/** Where a seat lies on the table, in percent of its width and height. */
export interface Place {
  x: number;
  y: number;
}

/** How many of the others sit across and at each side. */
export function sides(others: number, wide: boolean): { across: number; rows: number } {
  if (others <= 2) return { across: others, rows: 0 };
  const odd = others % 2;
  if (others <= 4) return { across: others - 2, rows: 1 };
  const most = wide ? 5 : 3;
  const across = Math.min(others - 2, odd ? most : most - 1);
  return { across, rows: (others - across) / 2 };
}

/**
 * The places of the others around the middle, in turn order from my left: up the left side, across
 * the far side, down the right side. My own place is below the table.
 */
export function places(others: number, wide: boolean): Place[] {
  const { across, rows } = sides(others, wide);
  const lines = rows + 1;
  const height = (line: number): number => ((line + 0.5) / lines) * 100;
  const columns = wide ? Math.max(across, 4) : Math.max(across, 3);
  const edge = 50 / columns;
  const left = Array.from({ length: rows }, (_, row) => ({ x: edge, y: height(lines - 1 - row) }));
  const far = Array.from({ length: across }, (_, index) => ({ x: ((index + 0.5) / across) * 100, y: height(0) }));
  const right = Array.from({ length: rows }, (_, row) => ({ x: 100 - edge, y: height(row + 1) }));
  return [...left, ...far, ...right];
}
