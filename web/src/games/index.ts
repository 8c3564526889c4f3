import type { Component } from "svelte";

import type { GameRoom } from "./game";
import BadBonesDoor from "./badbones/Door.svelte";
import NightmariumDoor from "./nightmarium/Door.svelte";
import SedlecDoor from "./sedlec/Door.svelte";
import SkullDoor from "./skull/Door.svelte";

/** The games that can be drawn here; each is loaded with the first table that needs it. */
export const ROOMS: Record<string, () => Promise<GameRoom>> = {
  skull: async () => (await import("./skull")).skull,
  sedlec: async () => (await import("./sedlec")).sedlec,
  nightmarium: async () => (await import("./nightmarium")).nightmarium,
  badbones: async () => (await import("./badbones")).badbones,
};

/** The score pads of games, for people at a real table. */
export const PADS: Record<string, () => Promise<Component>> = {
  sedlec: async () => (await import("./sedlec/Pad.svelte")).default,
  badbones: async () => (await import("./badbones/Pad.svelte")).default,
};

/** The cards of games, to look at. */
export const DECKS: Record<string, () => Promise<Component>> = {
  nightmarium: async () => (await import("./nightmarium/DeckPage.svelte")).default,
};

/** The picture of each game on the first page. */
export const DOORS: Record<string, Component> = {
  skull: SkullDoor,
  sedlec: SedlecDoor,
  nightmarium: NightmariumDoor,
  badbones: BadBonesDoor,
};
