import { SIGILS } from "../../art/sigils";

/** A tribe is told by its colour, its sigil and the pattern on the back of its discs. */
export interface Tribe {
  colour: string;
  /** Strokes in a square from -12 to 12. */
  sigil: string;
  /** Strokes in a tile of 16 by 16. */
  pattern: string;
}

export const TRIBES: readonly Tribe[] = [
  // Sun, ember and rays
  { colour: "#a8412c", sigil: SIGILS.sun, pattern: "M0 0L16 16M16 0L0 16" },
  // Moon over waves
  { colour: "#2f6690", sigil: SIGILS.moon, pattern: "M0 6Q4 0 8 6T16 6M0 14Q4 8 8 14T16 14" },
  // Leaf and chevrons
  { colour: "#4d7038", sigil: SIGILS.leaf, pattern: "M0 10L8 2L16 10M0 18L8 10L16 18" },
  // Hourglass and bricks
  { colour: "#8a6414", sigil: SIGILS.hourglass, pattern: "M0 0H16M0 8H16M4 0V8M12 8V16" },
  // Eye and rings
  { colour: "#70458a", sigil: SIGILS.eye, pattern: "M8 2A6 6 0 1 1 8 14A6 6 0 1 1 8 2M8 6A2 2 0 1 1 8 10A2 2 0 1 1 8 6" },
  // Key and bars
  { colour: "#2c7a72", sigil: SIGILS.key, pattern: "M3 0V16M11 0V16" },
  // Star and dots
  { colour: "#9c3f6b", sigil: SIGILS.star, pattern: "M4 2V6M2 4H6M12 10V14M10 12H14" },
  // Mountain and steps
  { colour: "#5b5f69", sigil: SIGILS.mountain, pattern: "M0 4H8V12H16M0 20V12M8-4V4" },
  // Drop and scales
  { colour: "#39589c", sigil: SIGILS.drop, pattern: "M0 0A8 8 0 0 0 16 0M-8 8A8 8 0 0 0 8 8A8 8 0 0 0 24 8" },
  // Bell and rungs
  { colour: "#7c4a2d", sigil: SIGILS.bell, pattern: "M0 3H16M0 11H16" },
  // Anchor and slants
  { colour: "#77702a", sigil: SIGILS.anchor, pattern: "M0 16L16 0M-4 4L4-4M12 20L20 12" },
  // Serpent and diamonds
  { colour: "#356b4a", sigil: SIGILS.serpent, pattern: "M8 0L16 8L8 16L0 8Z" },
];
