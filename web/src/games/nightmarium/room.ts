/** How high a creature is for its width. */
const CREATURE = 124 / 70;
/** What a frame has around its creatures: at the sides, and above and below where there is a name or isn't. */
const SIDES = 14;
const NAMED = 26;
const PLAIN = 12;
/** From here on all the others stand side by side. */
const TABLET = 680;
/** How much of the height the hand has at least. */
const HAND = 0.24;
/** Widths of a card of the hand, and the room that one has to be lifted. */
const LARGEST = 132;
const COMMON = 62;
const ROOM = 14;
/** How much of a card can be seen and touched, however many there are. */
const SEEN = 40;
/** The smallest card of a hand in two rows. */
const SMALLEST = 48;

/** Heights of the others' creatures and of mine on a screen that is higher than wide; the hand has the rest. */
export function heights(
  width: number,
  height: number,
  others: number,
  places: number,
): { others: number; own: number } {
  const columns = Math.min(others, width < TABLET ? 2 : others);
  const lines = Math.ceil(others / columns);
  const wished = lines * (((width / columns - SIDES) / places) * CREATURE + NAMED);
  const own = ((width - SIDES) / places) * CREATURE + PLAIN;
  const share = Math.min(1, (height * (1 - HAND)) / (wished + own));
  return { others: Math.floor(wished * share), own: Math.floor(own * share) };
}

/** A hand as it lies: in how many rows, how wide a card is, and how far the next one lies from it. */
export interface Fan {
  rows: number;
  card: number;
  step: number;
}

/** Cards overlap as far as they must; where one row is too long, there are two if there is room, else it scrolls. */
export function fan(width: number, height: number, cards: number): Fan {
  const one = rowsOf(1, width, height, cards);
  const two = rowsOf(2, width, height, cards);
  return one.step * (cards - 1) + one.card > width && two.card >= SMALLEST ? two : one;
}

function rowsOf(rows: number, width: number, height: number, cards: number): Fan {
  const across = Math.max(Math.ceil(cards / rows), 1);
  const beside = width / across - 8;
  const card = Math.min((height / rows - ROOM) * (74 / 106), LARGEST, Math.max(COMMON, beside));
  if (across === 1) return { rows, card, step: card };
  const least = Math.max(card / 2, Math.min(card, SEEN));
  return { rows, card, step: Math.max(least, Math.min(card + 6, (width - card - 10) / (across - 1))) };
}
