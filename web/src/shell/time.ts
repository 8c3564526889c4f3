import { createSubscriber } from "svelte/reactivity";

const TICK = 250;

const watch = createSubscriber((update) => {
  const timer = setInterval(update, TICK);
  return () => clearInterval(timer);
});

/** The page's own clock, in milliseconds; whatever reads it is drawn anew as it goes on. */
export const time = {
  get now(): number {
    watch();
    return performance.now();
  },
};

/** How many seconds are left until then. */
export function secondsUntil(end: number): number {
  return Math.max(0, Math.ceil((end - time.now) / 1000));
}
