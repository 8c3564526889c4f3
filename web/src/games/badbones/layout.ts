/** Width by height of a field, with its forest and village. */
const SHAPE = 668 / 656;
/** The line of the round above my field, and the gaps around it. */
const STAGE = 21 + 14;
/** A line for the name above each of the others' fields, with its frame. */
const NAMED = 28;
/** The others' fields, where they stand above mine: as high as can be, and at least. */
const STRIP = { most: 190, least: 74 };
const GAP = 12;
/** In the strip: the gap between them, and how wide each is at least where not all are seen. */
const CLOSE = { gap: 6, least: 112 };

/** The room that there is; what lies beside my field, and what is told, take of its height. */
export interface Room {
  width: number;
  height: number;
  beside: number;
  told: number;
  others: number;
}

export interface Layout {
  /** The others stand beside my field. */
  isWide: boolean;
  /** The width of my field. */
  field: number;
  /** The height of the others, or, beside mine, their width. */
  others: number;
  /** Where they stand above mine: the width of each. */
  each: number;
  columns: number;
}

/** My field as large as there is room for; the others above it or beside it. */
export function layout({ width, height, beside, told, others }: Room): Layout {
  const free = height - told - beside - STAGE;
  if (width <= 1.1 * height || !others) {
    const isWide = width > 1.1 * height;
    const field = Math.min(width, (free - (others ? STRIP.least : 0)) * SHAPE);
    const strip = others ? Math.min(STRIP.most, free - field / SHAPE) : 0;
    return { isWide, field, others: strip, each: widthInStrip(width, strip - 14, others), columns: 1 };
  }
  const field = Math.min(free * SHAPE, 0.66 * width);
  const room = width - field - 3 * GAP;
  const columns = others > 2 && room > 1.2 * (height / others) ? 2 : 1;
  const rows = Math.ceil(others / columns);
  const small = Math.min(room / columns, (height / rows - NAMED - GAP) * SHAPE, 0.8 * field);
  return { isWide: true, field, others: columns * small + (columns - 1) * GAP, each: small, columns };
}

/** All of them side by side or, where they would be too small, some, and half of the next: it shows that there is more. */
function widthInStrip(width: number, most: number, others: number): number {
  const side = (seen: number): number => (width - (Math.ceil(seen) - 1) * CLOSE.gap) / seen;
  // However low the strip is, each is wide enough for a name.
  const each = Math.min(Math.max(most, CLOSE.least), Math.max(CLOSE.least, side(others)));
  const seen = (width + CLOSE.gap) / (each + CLOSE.gap);
  const cut = Math.ceil(seen - 0.5) + 0.5;
  if (seen >= others) return each;
  return side(cut < others ? cut : others);
}
