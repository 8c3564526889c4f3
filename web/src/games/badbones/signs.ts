import type { Commander, Symbol } from "./board";

/** The symbols of the skeletons, from -20 to 20: filled, then drawn over. Told apart by their outlines alone. */
export const SYMBOLS: Record<Symbol, { fill: string; line: string; onWhite: string; onBlack: string }> = {
  // A wave
  purple: { fill: "", line: "M-19 -7Q-9.500 -19 0 -7T19 -7M-19 9Q-9.500 -3 0 9T19 9", onWhite: "#6a3aa6", onBlack: "#c9aef5" },
  // A sun
  yellow: {
    fill: "M0 -9A9 9 0 1 1 0 9A9 9 0 1 1 0 -9",
    line: "M0 -20V-14M0 14V20M-20 0H-14M14 0H20M-14 -14L-10 -10M10 10L14 14M14 -14L10 -10M-10 10L-14 14",
    ...{ onWhite: "#8a6000", onBlack: "#f4c84e" },
  },
  // A drop
  red: { fill: "M0 -20C9 -7 14 -1 14 6A14 14 0 0 1 -14 6C-14 -1 -9 -7 0 -20Z", line: "", onWhite: "#b3321d", onBlack: "#f79480" },
  // A triangle
  blue: { fill: "M0 -18L19 15H-19Z", line: "", onWhite: "#1d5c9e", onBlack: "#94c8fa" },
  // A leaf
  green: { fill: "M-15 16C-19 -7 -4 -18 17 -17C18 5 6 19 -15 16Z", line: "M-19 20L-9 10", onWhite: "#2b6e31", onBlack: "#a0d993" },
};

/** A skeleton that is headed up, from -50 to 50: a pawn that is an arrow. */
export const PAWN = "M0 -50L30 -12A32 32 0 1 1 -30 -12Z";

/** What tells commanders apart, from -24 to 24: filled, then drawn over in the same colour, then cut out of it. */
export const COMMANDERS: Record<Commander, { fill: string; line: string; cut: string }> = {
  // A bomb with its fuse
  sapper: { fill: "M-6 -11A17 17 0 1 1 -6 23A17 17 0 1 1 -6 -11ZM3 -17L13 -7L7 -1L-3 -11Z", line: "M10 -13C14 -20 20 -20 23 -14", cut: "M-15 5A9 9 0 0 1 -8 -2" },
  // A grave, and more of them
  necromancer: { fill: "M-19 24V-4A19 20 0 0 1 19 -4V24Z", line: "", cut: "M0 -13V14M-12 0H12" },
  // A dove
  peacemaker: {
    fill: "M-25 -4L-14 -12C-8 -16 -2 -12 0 -8C4 -18 12 -24 24 -24C23 -14 20 -8 16 -4C18 8 8 17 -4 17L-2 25H-10L-13 15C-22 12 -20 2 -16 -2Z",
    ...{ line: "", cut: "M-12 -6L-11 -5.500M2 -4C4 2 10 4 15 0" },
  },
  // A crown
  emperor: { fill: "M-24 20L-26 -14L-13 2L0 -24L13 2L26 -14L24 20Z", line: "", cut: "M-20 11H20" },
  // A sheet with eyes
  ghost: {
    fill: "M-20 25V-4A20 21 0 0 1 20 -4V25L13 17L7 25L0 17L-7 25L-13 17Z",
    ...{ line: "", cut: "M-8 -6V-2M8 -6V-2M-4 8Q0 4 4 8" },
  },
  // A banner to follow
  instructor: { fill: "M-14 -23L24 -19L15 -7L24 5L-14 3Z", line: "M-17 -23V25", cut: "" },
  // A mask
  saboteur: {
    fill: "M-27 -13C-14 -18 -6 -12 0 -10C6 -12 14 -18 27 -13C28 4 22 15 12 15C6 15 3 9 0 5C-3 9 -6 15 -12 15C-22 15 -28 4 -27 -13Z",
    ...{ line: "", cut: "M-15 -2H-9M9 -2H15" },
  },
};

/** A crystal of ice, from -20 to 20. */
export const ICE = "M0 -19V19M-16.500 -9.500L16.500 9.500M-16.500 9.500L16.500 -9.500M-6 -15L0 -9L6 -15M-6 15L0 9L6 15M-17 -2L-9 -5L-11 -13M17 2L9 5L11 13M17 -2L9 -5L11 -13M-17 2L-9 5L-11 13";

export const HERO = {
  shield: "M-30 -34Q0 -44 30 -34V2C30 24 12 36 0 43C-12 36 -30 24 -30 2Z",
  sword: "M0 -26V20M-11 8H11M0 20V26",
};
