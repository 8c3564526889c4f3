const OWN = ["localhost", "127.0.0.1", "[::1]"];

/** Whether an address means the machine itself, and so another one for everybody else. */
export function isLocal(hostname: string): boolean {
  return OWN.includes(hostname);
}

/** The address to give away: the one from outside, where this page was opened on the very machine. */
export function originFor(page: { hostname: string; origin: string }, outside: string | null): string {
  return isLocal(page.hostname) && outside !== null ? outside : page.origin;
}
