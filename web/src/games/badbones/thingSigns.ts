/** The signs of the ground, of traps and of weapons: what only a table needs, and not the first page. */
import type { Weapon } from "./board";
import type { Tile } from "./vocabulary";

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
  // Pointed stakes in a row
  palisade: {
    fill: "M-44 44V-22L-33 -42L-22 -22V44ZM-19 44V-22L-8 -42L3 -22V44ZM6 44V-22L17 -42L28 -22V44ZM31 44V-22L40 -38L46 -26V44Z",
    line: "M-44 -4H46M-44 24H46",
    broken: "M-44 44V-4L-36 4L-32 -8L-22 2V44ZM-19 44V-22L-8 -42L3 -22V44ZM6 44V14L13 20L18 8L28 16V44ZM31 44V-10L40 -2L46 -12V44Z",
    brokenLine: "M-44 24H46M-8 -20L-2 -8L-12 2L-6 12",
  },
  // A coffin on wheels
  hearse: {
    fill: "M-46 -16L-32 -34H34L48 -16L34 4H-32ZM-40 11H40V18H-40ZM-22 18A14 14 0 1 1 -22 46A14 14 0 1 1 -22 18ZM24 18A14 14 0 1 1 24 46A14 14 0 1 1 24 18Z",
    line: "M-14 -15H24M12 -25V-5M-25 32H-19M21 32H27",
    broken: "",
    brokenLine: "",
  },
  // Three sticks, a fuse and its spark
  dynamite: {
    fill: "M-40 0A11 8 0 0 1 -18 0V46H-40ZM-13 0A11 8 0 0 1 9 0V46H-13ZM14 0A11 8 0 0 1 36 0V46H14ZM-5 -6C-6 -24 6 -32 20 -30L21 -24C10 -26 2 -20 2 -6ZM32 -50L35 -38L47 -40L40 -30L48 -22L37 -21L34 -10L28 -20L17 -17L22 -27L15 -36L27 -37Z",
    line: "M-40 18H36M-40 30H36",
    broken: "",
    brokenLine: "",
  },
  // A square maze whose way in is open
  "labyrinth-white": {
    fill: "",
    line: "M-8 42H-42V-42H42V42H10M-24 42V-24H24V24H-8V-6H6V8",
    broken: "",
    brokenLine: "",
  },
  // A round maze
  "labyrinth-black": {
    fill: "",
    line: "M-10 41A42 42 0 1 1 10 41M-25 0A25 25 0 1 1 0 25M0 25V40M9 0A9 9 0 1 0 -4 9",
    broken: "",
    brokenLine: "",
  },
  // A gate with a whirl in it
  portal: {
    fill: "M-42 44V-6A42 38 0 0 1 42 -6V44H28V-2A28 26 0 0 0 -28 -2V44ZM-14 8A14 14 0 0 1 14 4C14 -6 -2 -8 -4 2C-4 8 6 10 7 4C13 12 4 20 -4 18C-10 17 -14 13 -14 8Z",
    line: "M-42 14H-28M28 14H42M-30 -20L-20 -14M30 -20L20 -14M0 -44V-30",
    broken: "M-42 44V-6A42 38 0 0 1 -10 -42L-6 -30L-14 -24A28 26 0 0 0 -28 -2V44ZM42 44V10L34 4L42 -6A42 38 0 0 0 26 -36L14 -24A28 26 0 0 1 28 -2V44ZM-10 12A10 10 0 0 1 10 8L4 14Z",
    brokenLine: "M-42 14H-28M28 24H42M-4 -38L4 -30M6 -40L0 -32M-30 -20L-20 -14",
  },
  // A coil under a plate, and where it throws
  spring: {
    fill: "M-38 -18H38V-8H-38ZM-38 37H38V47H-38ZM0 -50L18 -26H-18ZM-26 -8H-12L28 4V8L-10 14L28 22V26L-10 32L0 37H-26V30L12 24L-26 17V12L12 6Z",
    line: "",
    broken: "M-38 0L34 -22L37 -12L-35 10ZM-38 37H38V47H-38ZM-24 12H-10L22 16V21L-6 26L8 37H-26V24L4 19Z",
    brokenLine: "M-8 -14L-2 -4L-10 2",
  },
};

/** Where dynamite has exploded, in a cell from -50 to 50. */
export const CRATER = {
  edge: "M-42 -8L-30 -20L-28 -36L-10 -32L4 -42L16 -30L34 -32L34 -14L44 0L34 12L36 30L18 32L6 42L-8 34L-28 36L-30 18Z",
  hole: "M-26 -2C-26 -16 -12 -22 2 -22C16 -22 27 -12 27 2C27 15 14 23 0 23C-14 23 -26 14 -26 -2Z",
  cracks: "M-33 -5L-42 2M-19 -27L-23 -40M20 -24L26 -35M33 8L44 14M-18 27L-22 38M14 28L12 40",
};

/** What is left of a tower, in the corners of a cell. */
export const RUBBLE = "M-46 -46H-20L-24 -34L-34 -32L-32 -22L-46 -16ZM46 -46V-24L36 -26L34 -36L22 -34L24 -46ZM-46 46V22L-36 24L-32 34L-20 36L-22 46ZM46 46H18L22 34L32 36L34 24L46 20Z";

/** The weapons from -50 to 50: filled, then drawn over in the same colour, then cut out of it. */
export const WEAPONS: Record<Weapon, { fill: string; line: string; cut: string }> = {
  crossbow: {
    fill: "M-6 -30H6V40L0 46L-6 40ZM0 -48L9 -32H-9Z",
    ...{ line: "M-40 6C-34 -22 -16 -28 0 -28S34 -22 40 6M-40 6L0 20L40 6", cut: "M0 -18V8" },
  },
  "ice-wand": {
    fill: "M-34 46L-44 36L-4 -4L6 6Z",
    ...{ line: "M20 -46V6M-2 -33L42 -7M-2 -7L42 -33M13 -42L20 -35L27 -42M13 2L20 -5L27 2", cut: "M-30 34L-26 38" },
  },
  "death-wand": {
    fill: "M-34 46L-44 36L-6 -2L4 8ZM16 -46C32 -46 42 -36 42 -22C42 -14 38 -8 33 -5V6H1V-5C-5 -9 -10 -14 -10 -22C-10 -36 0 -46 16 -46Z",
    ...{ line: "", cut: "M6 -24V-18M27 -24V-18M11 6V0M22 6V0" },
  },
  "teleport-wand": {
    fill: "M-34 46L-44 36L-4 -4L6 6ZM46 -14L34 0L24 -16ZM-8 -24L4 -38L14 -22Z",
    ...{ line: "M35 -14A16 16 0 0 0 10 -36M3 -24A16 16 0 0 0 28 -2", cut: "" },
  },
  "two-handed-sword": {
    fill: "M34 -48L48 -34L-2 18L-18 2ZM-36 34L-46 44L-42 48L-32 38Z",
    ...{ line: "M-32 -2L2 32M-10 10L-38 38", cut: "M32 -32L-4 4" },
  },
  "battle-axe": {
    fill: "M-4 -24L-26 -42C-50 -24 -50 6 -26 24L-4 4ZM4 -24L26 -42C50 -24 50 6 26 24L4 4Z",
    ...{ line: "M0 -44V46", cut: "" },
  },
  flail: {
    fill: "M24 -18A20 20 0 1 1 24 22A20 20 0 1 1 24 -18ZM24 -28L30 -16H18ZM24 32L30 20H18ZM-6 2L6 -4V8ZM54 2L42 -4V8Z",
    ...{ line: "M-38 46L-22 -34M-22 -34L-10 -40L0 -32L10 -34L18 -22", cut: "M18 -4L24 -8M26 10L34 4" },
  },
  rapier: {
    fill: "M42 -48L47 -43L-12 14L-18 8ZM-30 -4C-14 -10 4 8 -2 24C-8 30 -20 26 -26 18C-32 10 -34 2 -30 -4Z",
    ...{ line: "M-18 16L-42 42M-46 36L-36 46", cut: "M-22 2C-14 0 -6 8 -6 16" },
  },
};

/** An arrow on the ground that points up, in a cell from -50 to 50. */
export const ARROW = "M-14 40V2H-34L0 -40L34 2H14V40Z";

/** A house of the village around 0, 60 wide: it stands, or it has burnt. */
export const HOUSE = {
  wall: "M-22 -2V26H22V-2",
  roof: "M-32 2L0 -28L32 2Z",
  windows: "M-13 6H-4V15H-13ZM5 6H14V26H5Z",
  ruin: "M-24 26V6L-17 13L-12 2L-8 26M10 26L14 8L19 14L24 4V26Z",
  smoke: "M-8 -2C-14 -9 -2 -13 -8 -22M8 0C2 -7 14 -12 8 -22",
};

export const TREE = "M0 -24L11 -6H5L14 8H4V15H-4V8H-14L-5 -6H-11Z";
