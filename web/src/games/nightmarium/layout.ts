import { CARD_BOX, CREATURE_BOX, tallness } from "./anatomy";

const CARD = tallness(CARD_BOX);
const CREATURE = tallness(CREATURE_BOX);

/** What a frame takes beside its creatures: at the sides, with a line for the name, and without. */
const SIDES = 13;
const NAMED = 25;
const PLAIN = 13;
/** What a name and a hand from behind need of the width. */
const FOR_NAME = 150;
/** Between two creatures, and between two frames, on a screen that is higher than wide and on a wide one. */
const GAP = 2;
const BETWEEN = { upright: 4, wide: 8 };
/** No creature is drawn wider than this: another player's, and mine. */
const LARGEST = { theirs: 150, own: 210 };
/** Those of the others are at least so much smaller than mine. */
const SMALLER = 0.85;
/** How much of the height the hand has at least. */
const HAND = { share: 0.24, least: 66 };
/** From this width on there is room for my own name. */
const ROOMY = 600;
/** How far mine may shrink, so that those of the others can be seen. */
const SHRUNK = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.55, 0.5];
/** On a wide screen the middle stands beside my creatures: how wide it is, and how high they are for its sake. */
const MIDDLE = { least: 236, share: 0.27, most: 440, height: 170 };

/** Widths of a card of the hand, and the height that one has to be lifted. */
const WIDEST = 132;
const COMMON = 62;
const LIFT = 14;
/** How much of a card can be seen and touched, however many there are. */
const SEEN = 40;
const SEEN_SHARE = { few: 0.85, many: 0.4 };
/** So many are few. */
const FEW = 6;
/** The smallest card of a hand in two rows. */
const SMALLEST = 48;

/** How the table is laid out; lengths are pixels. */
export interface Layout {
  /** The middle stands beside my creatures. */
  isWide: boolean;
  middle: number;
  /** A name stands above the creatures of the near side: my own is known, where there is little room. */
  isNamed: boolean;
  /** How many of the others stand side by side, and how many creatures of each. */
  columns: number;
  perRow: number;
  /** Heights. */
  others: number;
  own: number;
  hand: number;
}

/** The room that there is, and what is to be shown in it. */
export interface Room {
  width: number;
  height: number;
  /** What the middle takes of the height where it has a line of its own, and what is told. */
  centre: number;
  told: number;
  others: number;
  places: number;
  /** Whether somebody else than the viewer has the near side. */
  isOther: boolean;
  hasHand: boolean;
}

/** Of all the ways to place the others, the one that shows their creatures and mine largest. */
export function layout(room: Room): Layout {
  const { width, height, centre, told, others, places, isOther, hasHand } = room;
  const isWide = width > 1.1 * height;
  const isNamed = isOther || isWide || width > ROOMY;
  const between = isWide ? BETWEEN.wide : BETWEEN.upright;
  const middle = isWide ? Math.min(Math.max(MIDDLE.least, MIDDLE.share * width), MIDDLE.most) : width;
  const free = height - told - (isWide ? 4 * between : centre + 5 * between);
  const table = hasHand ? free - Math.max(HAND.share * free, HAND.least) : free;
  const frame = isNamed ? NAMED + 4 : PLAIN;
  const least = isWide ? Math.min(MIDDLE.height, 0.55 * table) : 0;
  const widest = widthIn(isWide ? width - middle - between : width, places, LARGEST.own);

  const ways = columnsFor(others, width).flatMap((columns) =>
    [places, Math.ceil(places / 2)].flatMap((perRow) => {
      const lines = Math.ceil(others / columns);
      const rows = lines * Math.ceil(places / perRow);
      const frames = lines * NAMED + (lines - 1) * between + (rows - lines) * GAP;
      const most = widthIn((width - (columns - 1) * between) / columns, perRow, LARGEST.theirs);
      return SHRUNK.map((share) => {
        const kept = Math.max(least, frame + share * widest * CREATURE);
        const left = (table - frames - kept) / rows / CREATURE;
        const theirs = Math.max(1, Math.min(most, SMALLER * share * widest, left));
        const high = frames + rows * theirs * CREATURE;
        const own = Math.max(1, Math.min(widest, (table - high - frame) / CREATURE));
        return { columns, perRow, theirs, own, others: high };
      });
    }),
  );
  const worth = (way: (typeof ways)[number]): number => way.theirs ** 2 * way.own;
  const best = ways.reduce((one, other) => (worth(other) > worth(one) ? other : one));
  const own = Math.max(least, frame + best.own * CREATURE);
  const hand = Math.min(WIDEST * CARD + LIFT, free - best.others - own);
  return { isWide, isNamed, middle, columns: best.columns, perRow: best.perRow, others: best.others, own, hand };
}

/** One below the other, in pairs, or all side by side: as far as there is room for names. */
function columnsFor(others: number, width: number): number[] {
  const beside = [2, others].filter((columns) => columns <= others && width / columns >= FOR_NAME);
  return [1, ...beside];
}

/** How wide creatures can be that stand side by side in a frame. */
function widthIn(frame: number, creatures: number, largest: number): number {
  return Math.min(largest, (frame - SIDES - GAP * (creatures - 1)) / creatures);
}

/** A hand as it lies: in how many rows, how wide a card is, and how far the next one lies from it. */
export interface Fan {
  rows: number;
  card: number;
  step: number;
}

/**
 * Cards are as high as there is room, overlapping as far as they may, then smaller; where one row is too long, there
 * are two if there is room, else it scrolls.
 */
export function fan(width: number, height: number, cards: number): Fan {
  const one = rowsOf(1, width, height, cards);
  const two = rowsOf(2, width, height, cards);
  return one.step * (cards - 1) + one.card > width && two.card >= SMALLEST ? two : one;
}

function rowsOf(rows: number, width: number, height: number, cards: number): Fan {
  const across = Math.max(Math.ceil(cards / rows), 1);
  const highest = Math.min((height / rows - LIFT) / CARD, WIDEST);
  const share = across > FEW ? SEEN_SHARE.many : SEEN_SHARE.few;
  const card = Math.min(highest, Math.max(COMMON, (width - 10) / (1 + (across - 1) * share)));
  if (across < 2) return { rows, card, step: card };
  const least = Math.max(card * share, Math.min(card, SEEN));
  return { rows, card, step: Math.max(least, Math.min(card + 6, (width - card - 10) / (across - 1))) };
}
