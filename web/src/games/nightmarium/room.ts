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
const SEEN = 28;

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

/** The width of a card of the hand, and how far the next one lies from it: they overlap as far as they must. */
export function fan(width: number, height: number, cards: number): { card: number; step: number } {
  const beside = width / Math.max(cards, 1) - 8;
  const card = Math.min((height - ROOM) * (74 / 106), LARGEST, Math.max(COMMON, beside));
  if (cards < 2) return { card, step: card };
  const least = Math.max(card / 2, Math.min(card, SEEN));
  return { card, step: Math.max(least, Math.min(card + 6, (width - card - 10) / (cards - 1))) };
}
