import { prefersReducedMotion } from "svelte/motion";
import type { TransitionConfig } from "svelte/transition";

import type { Heard } from "../../wire";
import { STEP } from "./board";
import { UNIT } from "./pieces";
import type { BadbonesHeard, Exit } from "./vocabulary";

const TIME = 280;

const WAYS: Record<Exit, keyof typeof STEP> = { top: "up", right: "right", bottom: "down", left: "left" };

/** How a skeleton goes that is gone: over an edge, through the air, or to pieces. */
export function leaving(node: Element, { heard, size }: { heard: Heard | undefined; size: number }): TransitionConfig {
  if (prefersReducedMotion.current || !heard) return { duration: 0 };
  const tempo = Number(getComputedStyle(node).getPropertyValue("--tempo") || 1);
  const [, name, values] = heard as BadbonesHeard;
  return { duration: TIME * tempo, css: (t) => styleOf(t, name, values as readonly unknown[], size) };
}

function styleOf(t: number, name: string, values: readonly unknown[], size: number): string {
  const gone = 1 - t;
  const far = (gone * UNIT) / size;
  if (name === "left") {
    const { x, y } = STEP[WAYS[values[2] as Exit]];
    return `transform: translate(${x * far}px, ${y * far}px); opacity: ${t}`;
  }
  if (name === "house-lost") return `transform: translate(0, ${far}px) scale(${1 - gone / 3}); opacity: ${t}`;
  if (name === "thrown") return `transform: translate(0, ${-1.600 * far}px) scale(${1 + gone}) rotate(${gone * 300}deg); opacity: ${Math.min(1, 2 * t)}`;
  return `transform: scale(${1 - gone / 2}) rotate(${gone * 60}deg); opacity: ${t}`;
}
