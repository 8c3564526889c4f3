import type { Symbol } from "./board";
import type { Tile } from "./vocabulary";

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

/** The traps in a cell from -50 to 50, intact and damaged: filled with stone, then cut. */
export const TRAPS: Record<Exclude<Tile, "wall-falling">, { fill: string; line: string; broken: string; brokenLine: string }> = {
  // Placed like a rising stroke; the other way it is mirrored.
  "wall-rising": {
    fill: "M-42 28L28 -42L42 -28L-28 42Z",
    line: "M-25 11L-11 25M-8 -6L6 8M9 -23L23 -9",
    broken: "M-42 28L-19 5L-11 9L-14 17L-5 19L-28 42ZM5 -19L28 -42L42 -28L19 -5L13 -14L7 -9Z",
    brokenLine: "M-27 13L-17 25M15 -29L23 -17M-3 -4L1 1M6 4L9 8M-8 -9L-6 -7",
  },
  // An arm with its bowl, and two wheels
  catapult: {
    fill: "M-40 22H40V32H-40ZM14 -40A15 15 0 0 1 38 -22L28 -14L8 -32Z",
    line: "M22 -22L-22 22M-8 22L4 -4M-26 32A9 9 0 1 0 -26 50A9 9 0 1 0 -26 32M26 32A9 9 0 1 0 26 50A9 9 0 1 0 26 32",
    broken: "M-40 22H-8L-2 30L4 22H40V32H-40ZM16 -12A15 15 0 0 1 40 6L30 12L10 -4Z",
    brokenLine: "M22 4L8 10M-4 8L-22 22M-12 22L-6 10M-26 32A9 9 0 1 0 -26 50A9 9 0 1 0 -26 32M14 40L36 48",
  },
  // A head with horns and an open jaw
  dragon: {
    fill: "M-40 34C-42 6 -30 -14 -8 -20L-16 -44L6 -24L20 -40L20 -20C32 -16 42 -8 44 2L14 6L40 18C34 30 22 32 10 28C-2 24 -8 28 -8 42Z",
    line: "M8 -10L16 -8M34 -4V-1M22 6V11M30 8V13",
    broken: "M-40 34C-42 6 -30 -14 -8 -20L0 -16L6 -24L20 -20C32 -16 42 -8 44 2L14 6L40 18C34 30 22 32 10 28C-2 24 -8 28 -8 42Z",
    brokenLine: "M6 -11L16 -5M16 -11L6 -5M-32 10L-18 16L-24 26L-12 34M34 -4V-1",
  },
  // A chest
  treasure: {
    fill: "M-38 -8C-38 -30 -26 -34 -16 -34H16C26 -34 38 -30 38 -8V34H-38Z",
    line: "M-38 -8H38M-7 -14H7V6H-7ZM-22 -33V-8M22 -33V-8",
    broken: "",
    brokenLine: "",
  },
};

export const HERO = {
  shield: "M-30 -34Q0 -44 30 -34V2C30 24 12 36 0 43C-12 36 -30 24 -30 2Z",
  sword: "M0 -26V20M-11 8H11M0 20V26",
};

/** A house of the village around 0, 60 wide: it stands, or it has burnt. */
export const HOUSE = {
  wall: "M-22 -2V26H22V-2",
  roof: "M-32 2L0 -28L32 2Z",
  windows: "M-13 6H-4V15H-13ZM5 6H14V26H5Z",
  ruin: "M-24 26V6L-17 13L-12 2L-8 26M10 26L14 8L19 14L24 4V26Z",
  smoke: "M-8 -2C-14 -9 -2 -13 -8 -22M8 0C2 -7 14 -12 8 -22",
};

export const TREE = "M0 -24L11 -6H5L14 8H4V15H-4V8H-14L-5 -6H-11Z";
