import type { GameRoom } from "./game";

/** The games that can be drawn here; each is loaded with the first table that needs it. */
export const ROOMS: Record<string, () => Promise<GameRoom>> = {
  skull: async () => (await import("./skull")).skull,
};
