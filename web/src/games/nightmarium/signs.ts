import type { Ability, Legion } from "./vocabulary";

/** The stamp of each ability, from -12 to 12: told apart by its outline alone. Filled, then drawn over. */
export const STAMPS: Record<Exclude<Ability, "none">, { fill: string; line: string }> = {
  // Two tears: two cards.
  wailer: { fill: "M-4.500 -7C-1 -2 0 0 0 2.500A4.500 4.500 0 0 1 -9 2.500C-9 0 -8 -2 -4.500 -7ZM5 -2C7.500 1.500 8.500 3 8.500 5A3.500 3.500 0 0 1 1.500 5C1.500 3 2.500 1.500 5 -2Z", line: "" },
  // Crossed bones: all of it is thrown away.
  scavenger: { fill: "", line: "M-6 -6L6 6M6 -6L-6 6M-8 -5L-5 -8M5 -8L8 -5M8 5L5 8M-5 8L-8 5" },
  // An axe: the head comes off.
  executioner: { fill: "M0 -5C-3 -8 -6 -9 -8.500 -8C-10.500 -4 -10.500 0 -8.500 4C-6 5 -3 4 0 1C3 4 6 5 8.500 4C10.500 0 10.500 -4 8.500 -8C6 -9 3 -8 0 -5Z", line: "M0 -9V10" },
  // A maw: it eats what is its own.
  devourer: { fill: "M-10 -4C-8 -10 8 -10 10 -4L6.500 2L3 -3L0 2L-3 -3L-6.500 2ZM-9 5L-5 3L-2 7L1.500 3L5 7L9 4C6 11 -6 11 -9 5Z", line: "" },
  // A bird: it plays another card.
  mockingbird: { fill: "M-10.500 -3.500L-6 -5C-5 -9 1 -9.500 2 -5C2.500 -3 2 -2 3 -1L10 -4.500C10.500 3 6 7 -1 7C-6 7 -8 2 -6 -2Z", line: "M-2 7L-3 10M2 7L3 10" },
  // A note: two cards are sung up.
  singer: { fill: "M-8 6A3 2.500 0 1 0 -2 6A3 2.500 0 1 0 -8 6ZM2 4A3 2.500 0 1 0 8 4A3 2.500 0 1 0 2 4Z", line: "M-2.800 6V-6L7.200 -8V4" },
};

/** The sign of each legion, from -10 to 10: a coffin, horns, a nut, an eye. */
export const SIGILS: Record<Legion, { fill: string; hole: string }> = {
  necromunculus: { fill: "M-4 -9H4L7 -3L4 9H-4L-7 -3Z", hole: "M-1 -6H1V-3H4V-1H1V5H-1V-1H-4V-3H-1Z" },
  manster: { fill: "M-9 -9C-8 -4 -5 -3 0 -3C5 -3 8 -4 9 -9C11 0 7 3 5 3L3 9H-3L-5 3C-7 3 -11 0 -9 -9Z", hole: "M-4 0H-1V2H-3ZM1 0H4L3 2H1Z" },
  constrict: { fill: "M-8 -8H8V8H-8Z", hole: "M-3.500 0A3.500 3.500 0 1 0 3.500 0A3.500 3.500 0 1 0 -3.500 0Z" },
  chimerid: { fill: "M-10 0C-5 -9 5 -9 10 0C5 9 -5 9 -10 0Z", hole: "M-3 0A3 4 0 1 0 3 0A3 4 0 1 0 -3 0Z" },
};
