import { prefersReducedMotion } from "svelte/motion";
import { fly, type TransitionConfig } from "svelte/transition";

/** How long a part flies at the normal pace, in milliseconds. */
const TIME = 300;

/** A part flies in or away, as fast as the table is told. */
export function flight(node: Element, { y }: { y: number }): TransitionConfig {
  if (prefersReducedMotion.current) return { duration: 0 };
  const tempo = Number(getComputedStyle(node).getPropertyValue("--tempo") || 1);
  return fly(node, { y, duration: TIME * tempo });
}
