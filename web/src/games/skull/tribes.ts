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
  { colour: "#a8412c", sigil: "M0-5A5 5 0 1 1 0 5A5 5 0 1 1 0-5M0-12V-8M0 8V12M-12 0H-8M8 0H12", pattern: "M0 0L16 16M16 0L0 16" },
  // Moon over waves
  { colour: "#2f6690", sigil: "M5-10A10.500 10.500 0 1 0 5 10A8 8 0 1 1 5-10Z", pattern: "M0 6Q4 0 8 6T16 6M0 14Q4 8 8 14T16 14" },
  // Leaf and chevrons
  { colour: "#4d7038", sigil: "M-9 10C-10-4-2-10 10-10C10 4 4 10-9 10ZM-9 10L4-4", pattern: "M0 10L8 2L16 10M0 18L8 10L16 18" },
  // Hourglass and bricks
  { colour: "#8a6414", sigil: "M-8-11H8L-8 11H8Z", pattern: "M0 0H16M0 8H16M4 0V8M12 8V16" },
  // Eye and rings
  { colour: "#70458a", sigil: "M-12 0Q0-13 12 0Q0 13-12 0ZM0-3A3 3 0 1 1 0 3A3 3 0 1 1 0-3", pattern: "M8 2A6 6 0 1 1 8 14A6 6 0 1 1 8 2M8 6A2 2 0 1 1 8 10A2 2 0 1 1 8 6" },
  // Key and bars
  { colour: "#2c7a72", sigil: "M0-12A5 5 0 1 1 0-2A5 5 0 1 1 0-12M0-2V12M0 6H6M0 11H6", pattern: "M3 0V16M11 0V16" },
  // Star and dots
  { colour: "#9c3f6b", sigil: "M0-12L3-3L12 0L3 3L0 12L-3 3L-12 0L-3-3Z", pattern: "M4 2V6M2 4H6M12 10V14M10 12H14" },
  // Mountain and steps
  { colour: "#5b5f69", sigil: "M-12 9L-3-9L3 2L6-3L12 9Z", pattern: "M0 4H8V12H16M0 20V12M8-4V4" },
  // Drop and scales
  { colour: "#39589c", sigil: "M0-12C6-4 8 0 8 4A8 8 0 0 1-8 4C-8 0-6-4 0-12Z", pattern: "M0 0A8 8 0 0 0 16 0M-8 8A8 8 0 0 0 8 8A8 8 0 0 0 24 8" },
  // Bell and rungs
  { colour: "#7c4a2d", sigil: "M-10 7H10C6 4 8-9 0-9S-6 4-10 7ZM0-9V-12M-2 11H2", pattern: "M0 3H16M0 11H16" },
  // Anchor and slants
  { colour: "#77702a", sigil: "M0-7V11M-6-3H6M-10 3C-9 9-5 11 0 11S9 9 10 3M0-12A2.500 2.500 0 1 1 0-7A2.500 2.500 0 1 1 0-12", pattern: "M0 16L16 0M-4 4L4-4M12 20L20 12" },
  // Serpent and diamonds
  { colour: "#356b4a", sigil: "M8-9C0-14-10-9-6-3S8 0 7 6S-6 12-10 7M8-9L11-11", pattern: "M8 0L16 8L8 16L0 8Z" },
];
