import { prefersReducedMotion } from "svelte/motion";
import type { TransitionConfig } from "svelte/transition";

import type { Heard } from "../../wire";
import { STEP } from "./board";
import { UNIT } from "./pieces";
import type { BadbonesHeard, Exit } from "./vocabulary";

const TIME = 280;

const WAYS: Record<Exit, keyof typeof STEP> = { top: "up", right: "right", bottom: "down", left: "left" };

interface Gone {
  /** What is told of its field. */
  heard: Heard | undefined;
  size: number;
  /** Where the village lies, or the capital. */
  village: "up" | "down";
}

/** How a skeleton goes that is gone: over an edge, through the air, or to pieces. */
export function leaving(node: Element, { heard, size, village }: Gone): TransitionConfig {
  if (prefersReducedMotion.current || !heard) return { duration: 0 };
  const tempo = Number(getComputedStyle(node).getPropertyValue("--tempo") || 1);
  const told = heard as BadbonesHeard;
  return { duration: TIME * tempo, css: (t) => styleOf(t, told, size, village) };
}

function styleOf(t: number, [, name, values]: BadbonesHeard, size: number, village: "up" | "down"): string {
  const gone = 1 - t;
  const far = (gone * UNIT) / size;
  if (name === "left") {
    const { x, y } = STEP[WAYS[values[2]]];
    return `transform: translate(${x * far}px, ${y * far}px); opacity: ${t}`;
  }
  if (name === "house-lost" || name === "house-built" || (name === "reached" && values[2] === "village")) {
    return `transform: translate(0, ${STEP[village].y * far}px) scale(${1 - gone / 3}); opacity: ${t}`;
  }
  if (name === "thrown") return `transform: translate(0, ${-1.600 * far}px) scale(${1 + gone}) rotate(${gone * 300}deg); opacity: ${Math.min(1, 2 * t)}`;
  // A portal swallows it.
  if (name === "waits") return `transform: scale(${t}) rotate(${gone * 180}deg); opacity: ${t}`;
  return `transform: scale(${1 - gone / 2}) rotate(${gone * 60}deg); opacity: ${t}`;
}
