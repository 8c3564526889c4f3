/** Where something lies on the table, in percent of its width and height. */
export interface Position {
  x: number;
  y: number;
}

/** How the others sit around the middle. */
export interface Ring {
  /** In turn order from my left: up the left side, across the far side, down the right side. */
  positions: Position[];
  middle: Position;
  /** How many seats share the width, and how many the height. */
  columns: number;
  lines: number;
}

/** How many of the others sit across, and how many at each side. */
export function sides(others: number, wide: boolean): { across: number; rows: number } {
  if (others <= 2) return { across: others, rows: 0 };
  if (others <= 4) return { across: others - 2, rows: 1 };
  const most = wide ? (others > 8 ? 7 : 5) : 3;
  const across = Math.min(others - 2, others % 2 ? most : most - 1);
  return { across, rows: (others - across) / 2 };
}

/** The ring of the others; my own place is below the table. */
export function ring(others: number, wide: boolean): Ring {
  const { across, rows } = sides(others, wide);
  if (rows === 0) return row(others, wide);
  const isArch = wide && across <= 2;
  const columns = isArch ? 4.4 : Math.max(across, wide ? 4 : 3);
  const lines = isArch ? 1.55 : rows + 1;
  const edge = isArch ? 14 : 50 / columns;
  const far = 50 / lines;
  // On a wide table few seats leave room for a true arch: the sides may stand beside the far seats.
  const height = (line: number): number => (isArch ? 64 : ((line + 0.5) / lines) * 100);
  const beside = Array.from({ length: rows }, (_, line) => height(line + 1));
  const spread = (index: number): number =>
    isArch ? 50 + (index - (across - 1) / 2) * 26 : ((index + 0.5) / across) * 100;
  return {
    positions: [
      ...beside.toReversed().map((y) => ({ x: edge, y })),
      ...Array.from({ length: across }, (_, index) => ({ x: spread(index), y: far })),
      ...beside.map((y) => ({ x: 100 - edge, y })),
    ],
    middle: { x: 50, y: isArch ? 83 : lines > 3 ? 200 / lines : (100 / lines + 100) / 2 },
    columns,
    lines,
  };
}

/** One or two others sit across, with the middle between us. */
function row(others: number, wide: boolean): Ring {
  const positions = Array.from({ length: others }, (_, index) => ({
    x: others === 1 ? 50 : wide ? 25 + index * 50 : 27 + index * 46,
    y: wide && others === 2 ? 50 : 36,
  }));
  return { positions, middle: { x: 50, y: wide && others === 2 ? 50 : 86 }, columns: 2.2, lines: 1.35 };
}
