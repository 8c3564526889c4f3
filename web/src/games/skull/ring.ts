/** Where something lies on the table, in pixels from its middle. */
export interface Position {
  x: number;
  y: number;
}

/** How the others sit around the middle. */
export interface Ring {
  /** In turn order from my left: up the left side, across the far side, down the right side. */
  positions: Position[];
  middle: Position;
  /** How wide the middle may be. */
  room: number;
  /** The width of a mat, and that of a seat with its words. */
  mat: number;
  seat: number;
  /** How much height all of this needs. */
  height: number;
}

/** The smallest mat on which everything can be told apart; the table is scrolled before it gets smaller. */
export const SMALLEST = 66;
const GAP = 14;
/** A mat is nearly square, and its words need two lines of a legible size. */
const MAT = 0.92;
const WORDS = 48;
const SEAT = 1.24;
/** How much more a ring is liked than a row. */
const ROUND = 1.1;

const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

const seatHeight = (mat: number): number => Math.max(MAT * mat + WORDS, SEAT * mat);
const matWithin = (height: number): number => Math.min((height - WORDS) / MAT, height / SEAT);

/** So many across, so many at each side; the sides begin below the far row, or beside it. */
interface Shape {
  across: number;
  rows: number;
  isBeside: boolean;
}

function shapes(others: number): Shape[] {
  const found: Shape[] = [];
  for (let rows = 0; 2 * rows <= others; rows += 1) {
    const across = others - 2 * rows;
    found.push({ across, rows, isBeside: true });
    if (across && rows) found.push({ across, rows, isBeside: false });
  }
  return found;
}

/** The ring of the others in which their mats are largest; my own place is below the table. */
export function ring(others: number, width: number, height: number): Ring {
  const room = between(112, 0.24 * width, 360);
  const core = between(84, 0.26 * height, 190);
  const limits = shapes(others).map((shape) => {
    const { across, rows, isBeside } = shape;
    const line = isBeside && rows ? across + 2 : across;
    const byWidth = Math.min(width / Math.max(1, line), rows ? (width - room) / 2 : width) - GAP;
    const far = across ? 1 : 0;
    const lines = isBeside ? Math.max(rows, far) : rows + 1;
    const byHeight = Math.min(matWithin(height / lines), isBeside && across ? matWithin(height - core) : Infinity);
    return { shape, byWidth, byHeight, lines };
  });
  const fitting = limits.filter(({ byWidth }) => byWidth >= SMALLEST);
  // Where nothing fits the height, the one that needs the least of it.
  const most = between(150, 0.46 * height, 340);
  const best = (fitting.length ? fitting : limits).reduce((one, other) => (rank(other) >= rank(one) ? other : one));
  const mat = between(SMALLEST, Math.min(best.byWidth, best.byHeight), most);
  return placed(best.shape, { mat, room, core, width, height });

  function rank({ shape, byWidth, byHeight, lines }: (typeof limits)[number]): number {
    const size = Math.min(byWidth, byHeight, most);
    return size < SMALLEST ? -lines : shape.rows ? ROUND * size : size;
  }
}

interface Sizes {
  mat: number;
  room: number;
  core: number;
  width: number;
  height: number;
}

function placed({ across, rows, isBeside }: Shape, { mat, room, core, width, height }: Sizes): Ring {
  const seat = mat + GAP;
  const tall = seatHeight(mat);
  const lines = isBeside ? Math.max(rows, across ? 1 : 0) : rows + 1;
  const needed = Math.max(lines * tall, (across && isBeside) || !rows ? tall + core : 0, core);
  // More room than is needed brings some air between the seats, but doesn't scatter them.
  const deep = Math.max(needed, Math.min(height, 1.2 * needed));
  const wide = Math.min(width, 1.3 * Math.max((isBeside ? across + 2 * Math.min(1, rows) : across) * seat, rows ? 2 * seat + room : 0));
  const top = -deep / 2;
  const inner = isBeside && rows ? wide - 2 * seat : wide;
  const far = Array.from({ length: across }, (_, index) => ({
    x: ((index + 0.5) / across - 0.5) * inner,
    y: top + tall / 2,
  }));
  const start = isBeside ? 0 : tall;
  const step = (deep - start) / Math.max(1, rows);
  // One at each side sits low, so that the whole is an arch; more of them share the side.
  const heights = Array.from({ length: rows }, (_, row) =>
    rows === 1 && across ? -top - tall / 2 : top + start + (row + 0.5) * step,
  );
  const side = (wide - seat) / 2;
  return {
    positions: [
      ...heights.toReversed().map((y) => ({ x: -side, y })),
      ...far,
      ...heights.map((y) => ({ x: side, y })),
    ],
    // Where the table is scrolled, the middle stays near its beginning.
    middle: { x: 0, y: !across ? 0 : deep > height ? top + 1.5 * tall : tall / 2 },
    room: rows ? wide - 2 * seat : wide,
    mat,
    seat,
    height: deep,
  };
}
