import type { Component } from "svelte";

import type { GameRoom } from "./game";
import SkullDoor from "./skull/Door.svelte";

/** The games that can be drawn here; each is loaded with the first table that needs it. */
export const ROOMS: Record<string, () => Promise<GameRoom>> = {
  skull: async () => (await import("./skull")).skull,
};

/** The picture of each game on the first page. */
export const DOORS: Record<string, Component> = {
  skull: SkullDoor,
};
