import type { Legion, Part } from "./vocabulary";

export const LEGIONS: readonly Legion[] = ["necromunculus", "manster", "constrict", "chimerid"];
export const ABILITIES = ["wailer", "scavenger", "executioner", "devourer", "mockingbird", "singer"] as const;
export const BODY = ["head", "torso", "legs"] as const;
export type BodyPart = (typeof BODY)[number];
export const PARTS: readonly Part[] = [...BODY, "seal"];

/** The flesh, its shadow, and the ground of its cards; cards look the same by day and by night. */
const COLOURS: Record<Legion, readonly [flesh: string, shadow: string, ground: string, weave: string]> = {
  necromunculus: ["#86afe6", "#4d74ab", "#1a2536", "#2f4363"],
  manster: ["#e8705a", "#a83f30", "#361815", "#602a22"],
  constrict: ["#c99a62", "#8a6236", "#2c2115", "#503b24"],
  chimerid: ["#84c26c", "#4d8a3c", "#15291a", "#28492d"],
};

export function colours(legion: Legion): string {
  const [flesh, shadow, ground, weave] = COLOURS[legion];
  return `--flesh: ${flesh}; --shadow: ${shadow}; --tile: ${ground}; --weave: ${weave}`;
}
