import type { BodyPart } from "./legions";
import type { Legion } from "./vocabulary";

/** How a stroke of a drawing is inked. */
export type Ink = "body" | "limb" | "thin" | "dark" | "bone" | "line" | "shade";

/** A stroke; twin ones are drawn on both sides. */
export interface Stroke {
  ink: Ink;
  d: string;
  twin?: true;
}

/** The boxes in which a card and a whole creature are drawn: left, top, width and height. */
export const CARD_BOX = [-37, -1, 74, 106] as const;
export const CREATURE_BOX = [-35, -13, 70, 124] as const;

/** How high something is for its width. */
export function tallness([, , width, height]: readonly [number, number, number, number]): number {
  return height / width;
}

/** How wide a part is, how high each is, and where it begins below the top of a whole creature. */
export const WIDTH = 64;
export const HEIGHT = 36;
export const TOP: Record<BodyPart, number> = { head: 0, torso: HEIGHT, legs: 2 * HEIGHT };
/** How far horns and feelers reach above a head. */
const CROWN = 10;

/** Where a part begins, with what it has on its head. */
export function topOf(part: BodyPart): number {
  return part === "head" ? -CROWN : TOP[part];
}

export function heightOf(part: BodyPart): number {
  return part === "head" ? HEIGHT + CROWN : HEIGHT;
}

/**
 * Every head fits every torso fits every pair of legs: necks are 14 wide and waists 22, at the fold.
 * A part is drawn in a box of its own, from its upper edge down, the middle at 0.
 */
type Variant = readonly [number, number, number];
type Drawing = (variant: Variant) => Stroke[];

const body = (d: string): Stroke => ({ ink: "body", d });
const limb = (d: string): Stroke => ({ ink: "limb", d });
const thin = (d: string): Stroke => ({ ink: "thin", d });
const dark = (d: string): Stroke => ({ ink: "dark", d });
const bone = (d: string): Stroke => ({ ink: "bone", d });
const line = (d: string): Stroke => ({ ink: "line", d });
const shade = (d: string): Stroke => ({ ink: "shade", d });
const both = (stroke: Stroke): Stroke => ({ ...stroke, twin: true });

function dot(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}

function eye(x: number, y: number, radius: number): Stroke[] {
  return [bone(dot(x, y, radius)), dark(dot(x, y + radius * 0.15, radius * 0.45))];
}

// ---- Necromunculi: bones, sewn together

const NECROMUNCULUS: Record<BodyPart, Drawing> = {
  head: ([eyes, crown, jaw]) => [
    ...[
      [both(thin("M6 5L11 -1"))],
      [body("M-12 7L-14 -1L-7 3L0 -3L7 3L14 -1L12 7Z")],
      [both(limb("M13 9L20 3"))],
    ][crown]!,
    body("M-7 36V29C-17 27 -20 21 -19 15C-18 7 -10 3 0 3C10 3 18 7 19 15C20 21 17 27 7 29V36Z"),
    ...[
      [both(dark(dot(8, 16, 5.4)))],
      [both(dark("M3 13L14 11L13 19C10 22 5 21 3 18Z"))],
      [dark(dot(8, 16, 5.4)), line("M-12 12L-4 20M-4 12L-12 20")],
    ][eyes]!,
    dark("M0 20L2.6 25H-2.6Z"),
    ...[[line("M-4 30V36M0 30V36M4 30V36")], [line("M-9 29H9M-5 27V32M0 27V32M5 27V32")], [bone("M-5 29H5V34H-5Z"), line("M-2 29V34M2 29V34")]][jaw]!,
    ...[[], [line("M-2 4L1 8L-2 11")], [line("M10 5L7 9M13 8L9 11")]][jaw]!,
  ],
  torso: ([ribs, arms, heart]) => [
    ...[
      [both(thin("M22 8L28 18L24 31"))],
      [both(thin("M22 8L29 2L26 -6"))],
      [thin("M22 8L29 2L25 -6"), thin("M-22 8L-28 18L-24 31")],
    ][arms]!,
    body("M-7 0V3C-17 2 -24 5 -24 10L-18 29L-11 32V36H11V32L18 29L24 10C24 5 17 2 7 3V0Z"),
    both(line(["M4 11C11 10 16 11 19 14M4 18C10 17 14 18 17 21M4 25C9 24 12 25 14 28", "M4 12L19 10M4 19L17 17M4 26L14 24", "M4 10C9 15 14 15 20 12M4 18C9 22 13 22 17 20M4 25C8 28 11 28 14 27"][ribs]!)),
    line("M0 8V33"),
    ...[[], [dark("M-4 15C-9 10 -14 16 -4 24C5 16 1 10 -4 15Z")], [line("M-4 12H4M-4 18H4M-4 24H4")]][heart]!,
  ],
  legs: ([stance, feet, hip]) => [
    both(thin(["M8 7L10 19L8 32", "M8 7L14 18L9 32", "M8 7L6 19L10 32"][stance]!)),
    both(thin(["M8 32H17", "M8 32L15 29M8 32H17", "M5 33H14"][feet]!)),
    body("M-11 0H11L15 8C10 13 5 12 0 9C-5 12 -10 13 -15 8Z"),
    ...[[both(dark(dot(7, 6, 2.2)))], [line("M-8 4H8")], [both(dark("M4 4L11 4L8 8Z"))]][hip]!,
    both(bone(dot(stance === 1 ? 14 : stance === 2 ? 6 : 10, 19, 2.4))),
  ],
};

// ---- Mansters: fur, horns and tusks

const MANSTER: Record<BodyPart, Drawing> = {
  head: ([eyes, horns, mouth]) => [
    both(bone(["M10 8C12 2 20 2 24 -5C27 5 22 13 14 14Z", "M12 7C24 0 31 10 24 18C21 21 17 19 18 16C23 14 21 8 14 13Z", "M6 6L10 -6L15 9Z"][horns]!)),
    body("M-7 36L-13 33L-12 29L-19 27L-16 23L-21 18L-17 15L-19 9L-11 9L-7 4L0 7L7 4L11 9L19 9L17 15L21 18L16 23L19 27L12 29L13 33L7 36Z"),
    ...[
      [...eye(-7, 17, 3.6), ...eye(7, 17, 3.6), both(line("M3 13L12 10"))],
      eye(0, 17, 6.4),
      [both(bone("M3 18L12 14L11 19Z"))],
    ][eyes]!,
    dark(["M-9 25H9L6 32H-6Z", "M-10 24C-4 28 4 28 10 24C9 33 -9 33 -10 24Z", "M-8 26H8V30H-8Z"][mouth]!),
    ...[[both(bone("M5 33L8 22L10 32Z"))], [bone("M-7 26L-4 30L-1 27L2 30L5 27L7 26Z")], [both(bone("M3 25L6 25L4.500 31Z"))]][mouth]!,
  ],
  torso: ([chest, arms, fur]) => [
    both(limb(["M20 8L27 16L25 28", "M20 8L28 4L27 -5", "M20 9L29 14L20 22"][arms]!)),
    body("M-7 0V2L-18 3L-25 9L-21 12L-25 17L-19 20L-21 25L-14 28L-15 32L-11 36H11L15 32L14 28L21 25L19 20L25 17L21 12L25 9L18 3L7 2V0Z"),
    ...[
      [line("M0 9V17M-11 14C-7 18 -3 18 0 16C3 18 7 18 11 14")],
      [dark("M-10 14C-4 18 4 18 10 14C9 27 -9 27 -10 14Z"), bone("M-8 16L-5 21L-2 17L2 21L5 17L8 16Z")],
      [line("M-14 8L13 27M-9 7L15 23"), both(bone(dot(2, 17, 1.8)))],
    ][chest]!,
    shade(["M-12 22L-9 27L-6 22ZM6 22L9 27L12 22ZM-3 27L0 32L3 27Z", "M-16 12L-13 17L-11 12ZM11 12L13 17L16 12Z", "M-4 29L0 34L4 29ZM-14 21L-11 26L-9 21ZM9 21L11 26L14 21Z"][fur]!),
  ],
  legs: ([thighs, feet, fur]) => [
    body(["M-11 0H11L17 8L13 12L16 17L11 21L13 30H4L5 19L0 12L-5 19L-4 30H-13L-11 21L-16 17L-13 12L-17 8Z", "M-11 0H11L19 9L15 12L17 17L12 20L16 30H7L6 20L0 15L-6 20L-7 30H-16L-12 20L-17 17L-15 12L-19 9Z", "M-11 0H11L14 8L11 11L14 16L10 20L11 30H2L3 18L0 11L-3 18L-2 30H-11L-10 20L-14 16L-11 11L-14 8Z"][thighs]!),
    both(feet === 0 ? dark(`M${[4, 7, 2][thighs]!} 30H${[14, 17, 12][thighs]!}L${[16, 19, 14][thighs]!} 35H${[4, 7, 2][thighs]!}Z`) : bone([`M3 29H16L20 35H3Z`, `M5 35L7 29L10 34L12 29L15 34L17 29L19 35Z`][feet - 1]!)),
    shade(["M-10 6L-8 11L-5 6ZM5 6L8 11L10 6Z", "M-12 10L-9 15L-7 10ZM7 10L9 15L12 10Z", "M-2 4L0 8L2 4ZM-9 12L-7 16L-5 12ZM5 12L7 16L9 12Z"][fur]!),
  ],
};

// ---- Constricts: boards, pipes and rivets

const CONSTRICT: Record<BodyPart, Drawing> = {
  head: ([eyes, top, mouth]) => [
    ...[
      [thin("M0 8V-1"), bone(dot(0, -3, 3))],
      [body("M6 8V-4H14V8Z"), line("M4 -4H16")],
      [both(body("M18 13H25V23H18Z")), both(line("M22 13V23"))],
    ][top]!,
    body("M-7 36V31H-18V7H18V31H7V36Z"),
    line("M-18 12H18"),
    ...[
      [dark("M-13 15H13V22H-13Z"), both(bone(dot(6, 18.5, 2.3)))],
      [both(bone("M3 15H12V22H3Z")), both(dark(dot(8, 18.5, 1.8)))],
      [...eye(0, 18.5, 5.6), line("M-13 18.500H-6M6 18.500H13")],
    ][eyes]!,
    ...[[line("M-9 26H9M-9 29H9")], [bone("M-9 25H9V29H-9Z"), line("M-5 25V29M0 25V29M5 25V29")], [dark("M-5 25H5V29H-5Z")]][mouth]!,
    both(dark(dot(15, 9.5, 1.2))),
  ],
  torso: ([door, arms, boards]) => [
    both(thin(["M21 10H28V27", "M21 10H28V-4", "M21 13L29 21L20 29"][arms]!)),
    body("M-7 0V4H-22V31H-11V36H11V31H22V4H7V0Z"),
    line(["M-22 11H22M-22 25H22", "M-13 4V31M13 4V31", "M-22 4L-12 31M22 4L12 31"][boards]!),
    ...[
      [bone(dot(0, 18, 7)), line("M0 18L4 14M0 11V13M0 23V25M-7 18H-5M5 18H7")],
      [dark("M-8 13H8V26H-8Z"), bone("M-5 26L-3 19L0 22L2 16L5 26Z")],
      [dark(dot(0, 16, 3.2)), dark("M-2 17H2L3.500 25H-3.500Z"), line("M-9 10H9V28H-9Z")],
    ][door]!,
    both(dark(`${dot(18.5, 7.5, 1.2)}${dot(18.5, 28, 1.2)}`)),
  ],
  legs: ([kind, pelvis, rivets]) => [
    ...[
      [both(limb("M9 8V27")), both(line("M5 15H13M5 20H13")), both(body("M4 28H18V35H4Z"))],
      [both(thin("M9 8V20")), both(body(dot(9, 27, 8))), both(bone(dot(9, 27, 2.6))), both(line("M9 20V23M9 31V34M2 27H5M13 27H16"))],
      [both(thin("M8 8L15 20L8 31")), both(body("M2 31H16V35H2Z")), both(bone(dot(14.5, 20, 2.4)))],
    ][kind]!,
    body(["M-11 0H11V5H16V12H-16V5H-11Z", "M-11 0H11L18 11H-18Z", "M-11 0H11V13H-11Z"][pelvis]!),
    dark([`${dot(-7, 6, 1.3)}${dot(0, 6, 1.3)}${dot(7, 6, 1.3)}`, `${dot(-5, 7, 1.3)}${dot(5, 7, 1.3)}`, "M-6 5H6V7H-6Z"][rivets]!),
  ],
};

// ---- Chimerids: soft, spotted, with too many eyes

const CHIMERID: Record<BodyPart, Drawing> = {
  head: ([eyes, feelers, mouth]) => [
    ...[
      [both(thin("M9 8C10 2 15 1 16 -5")), both(bone(dot(16, -5, 2.6)))],
      [body("M-4 6C-9 -6 -1 -8 0 -3C1 -8 9 -6 4 6Z"), both(body("M10 8C10 -2 20 -4 22 3C19 4 17 8 14 11Z"))],
      [both(body("M16 14C22 6 30 8 29 15C28 21 22 22 17 21Z")), both(line("M20 15H26"))],
    ][feelers]!,
    body("M-7 36C-13 34 -20 28 -20 18C-20 8 -10 4 0 4C10 4 20 8 20 18C20 28 13 34 7 36Z"),
    ...[
      [...eye(-8, 16, 4), ...eye(8, 16, 4), ...eye(0, 10, 3)],
      [...eye(0, 15, 6.6)],
      [...eye(-10, 18, 3), ...eye(-3.5, 13, 3), ...eye(3.5, 13, 3), ...eye(10, 18, 3)],
    ][eyes]!,
    ...[
      [bone("M-5 22H5L0 33Z"), line("M-4 25H4")],
      [dark("M-8 25C-4 22 4 22 8 25C5 31 -5 31 -8 25Z"), shade("M-3 27H3V34C3 37 -3 37 -3 34Z")],
      [dark(dot(0, 27, 4)), bone("M-3 25L-1 28L0 24L1 28L3 25Z")],
    ][mouth]!,
  ],
  torso: ([belly, arms, spots]) => [
    ...[
      [both(limb("M19 10C30 10 29 20 25 22C23 23 22 20 24 19"))],
      [both(body("M18 8C24 -4 32 -2 30 4C33 6 31 10 28 11C30 15 26 18 22 17Z")), both(line("M21 10L28 3M22 13L27 10"))],
      [both(thin("M20 10C27 8 27 2 29 -3")), both(thin("M20 20C27 20 27 26 29 31"))],
    ][arms]!,
    body("M-7 0V2C-17 3 -23 9 -23 17C-23 26 -16 32 -11 36H11C16 32 23 26 23 17C23 9 17 3 7 2V0Z"),
    ...[
      [bone("M-9 14C-9 8 9 8 9 14C12 28 6 33 0 33C-6 33 -12 28 -9 14Z"), line("M-9 17H9M-10 22H10M-9 27H9")],
      [...eye(0, 20, 7.5)],
      [line("M-20 12C-8 18 8 18 20 12M-21 20C-8 26 8 26 21 20M-16 29C-8 33 8 33 16 29")],
    ][belly]!,
    shade([`${dot(-15, 13, 2.6)}${dot(15, 21, 2.6)}${dot(-14, 23, 1.8)}`, `${dot(-13, 10, 2)}${dot(13, 10, 2)}${dot(-15, 26, 2)}${dot(15, 26, 2)}`, `${dot(15, 12, 3)}${dot(-16, 20, 3)}`][spots]!),
  ],
  legs: ([kind, hips, spots]) => [
    ...[
      [both(limb("M7 8C8 18 16 20 13 28C12 32 18 33 19 29")), limb("M0 8C-4 18 4 24 0 32")],
      [both(limb("M8 8C14 14 6 22 10 33")), both(thin("M10 33H18")), both(thin("M10 33L15 29"))],
      [body("M-14 6C-22 22 -10 34 0 28C10 34 22 22 14 6Z"), thin("M0 28C8 36 18 34 20 26")],
    ][kind]!,
    body(["M-11 0H11C18 3 18 12 10 13H-10C-18 12 -18 3 -11 0Z", "M-11 0H11C15 5 14 11 8 14C3 10 -3 10 -8 14C-14 11 -15 5 -11 0Z", "M-11 0H11C20 6 14 16 0 14C-14 16 -20 6 -11 0Z"][hips]!),
    shade([`${dot(-6, 6, 2)}${dot(5, 8, 1.6)}`, `${dot(0, 6, 2.2)}`, `${dot(-8, 7, 1.8)}${dot(0, 5, 1.8)}${dot(8, 7, 1.8)}`][spots]!),
  ],
};

const STYLES: Record<Legion, Record<BodyPart, Drawing>> = {
  necromunculus: NECROMUNCULUS,
  manster: MANSTER,
  constrict: CONSTRICT,
  chimerid: CHIMERID,
};

/** Three choices of three: each of the 27 cards of a legion looks like no other, and neighbours differ. */
export function variantOf(card: number): Variant {
  const number = (card - 1) % 27;
  const [row, block] = [Math.floor(number / 3) % 3, Math.floor(number / 9)];
  return [row, (row + block + number) % 3, block];
}

export function drawing(legion: Legion, part: BodyPart, card: number): Stroke[] {
  return STYLES[legion][part](variantOf(card));
}

/** What a legion's cards are woven with, in a field of this size around its middle: known without colour. */
export function weave(legion: Legion, width: number, height: number): string {
  const left = -width / 2;
  const lines: string[] = [];
  if (legion === "necromunculus") {
    for (let x = left + 4; x < -left + height; x += 8) {
      const from = Math.min(x, -left - 2);
      const to = Math.max(x - height, left + 2);
      if (from > to) lines.push(`M${from} ${x - from}L${to} ${x - to}`);
    }
  } else if (legion === "manster") {
    for (let y = 4; y < height - 3; y += 8) {
      lines.push(`M${left + 2} ${y + 3}`);
      for (let x = left + 2; x + 8 <= -left - 1; x += 8) lines.push("l4 -4l4 4");
    }
  } else if (legion === "constrict") {
    for (let y = 6; y < height; y += 6) {
      lines.push(`M${left + 2} ${y}H${-left - 2}`);
      for (let x = left + (y % 12 ? 8 : 14); x < -left - 2; x += 12) lines.push(`M${x} ${y}V${y - 6}`);
    }
  } else {
    for (let y = 4; y < height - 2; y += 7) {
      for (let x = left + (y % 2 ? 4 : 8); x < -left - 2; x += 8) lines.push(`M${x} ${y}h.01`);
    }
  }
  return lines.join("");
}
