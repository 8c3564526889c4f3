import { describe, expect, it } from "vitest";

import { badbones } from "../src/games/badbones";
import { gather } from "../src/games/badbones/gathering";
import { layout } from "../src/games/badbones/layout";
import { beatsOf } from "../src/shell/beats";
import { Texts } from "../src/shell/texts";
import type { Heard } from "../src/wire";

const words = (await Texts.load("en", ["badbones"])).words("badbones");

describe("the log", () => {
  const telling = { words, names: ["You", "Anna", "Bob"], you: new Set([0]) };
  const told = (...said: Heard[]): string[] =>
    gather(said).map((line) => line.say?.(telling) ?? String(line.entries[0]![1]));
  const third: Heard = [null, "phase", [3]];

  it("has one line for all heroes, with what they destroy", () => {
    expect(told([null, "phase", [1]], [0, "hero", ["b2"], 0], [1, "hero", ["c2"], 1], [null, "slain", [1, "c2", 2], 1])).toEqual([
      "Heroes: You – b2, Anna – c2 (2 destroyed).",
    ]);
  });

  it("has one line for the traps that are placed and taken back", () => {
    expect(told([0, "place", ["dragon", "b2"], 0], [1, "remove", ["c2"], 1], [2, "nothing", [], 2])).toEqual([
      "Traps: You – dragon on b2, Anna – c2 taken back.",
    ]);
  });

  it("counts on each field what became of its skeletons, and those that a wall turns only once", () => {
    const lines = told(
      third,
      [0, "enter", ["top-red"], 0],
      [null, "sprung", [0, "c1", "wall-rising"], 0],
      [null, "came", [0, "top-red", "c1", "left"], 0],
      [null, "came", [0, "top-red", "b1", "left"], 0],
      [0, "move", ["a1", "up", "top-blue"], 0],
      [0, "send", [1], 0],
      [null, "left", [0, "top-blue", "top", 1], 0],
      [0, "move", ["c2", "down", "top-blue"], 0],
      [null, "reached", [0, "top-blue", "tower"], 0],
      [null, "tier-lost", [0, 3], 0],
      [1, "move", ["c5", "down", "top-blue"], 1],
      [null, "reached", [1, "top-blue", "village"], 1],
      [null, "house-lost", [1, 1], 1],
      [1, "move", ["b5", "left", "top-blue"], 1],
      [null, "sprung", [1, "a5", "dragon"], 1],
      [1, "scatter", ["up"], 1],
      [null, "came", [1, "top-blue", "a4", "up"], 1],
    );
    expect(lines).toEqual([
      "Your field: 1 skeleton moves on, 1 to Anna, 1 to the tower (3 tiers left).",
      "Anna’s field: 1 skeleton moves on, 1 to the village (1 house left).",
    ]);
  });

  it("counts those that run from a dragon that is placed on them", () => {
    const lines = told(
      [null, "phase", [2]],
      [0, "place", ["dragon", "b2"], 0],
      [0, "scatter", ["up"], 0],
      [null, "came", [0, "top-red", "b1", "up"], 0],
      [0, "scatter", ["left"], 0],
      [null, "slain", [0, "a2", 1], 0],
    );
    expect(lines).toEqual(["Traps: You – dragon on b2.", "Your field: 1 skeleton moves on, 1 destroyed."]);
  });

  it("says of whoever is sent away alone that it comes back", () => {
    expect(told(third, [0, "enter", ["top-red"], 0], [null, "thrown", [0, "top-red", "c1", 0], 0])).toEqual([
      "Your field: 1 to come back.",
    ]);
  });

  it("is said aloud when a phase is over, and bad news stand out", () => {
    const reached: Heard = [null, "reached", [0, "top-blue", "tower"], 0];
    const said: Heard[] = [third, [0, "move", ["c2", "down", "top-blue"], 0], reached, [null, "tier-lost", [0, 3], 0]];
    expect(gather(said)).toMatchObject([{ isOpen: true, weight: "bad", seat: 0 }]);
    expect(gather([...said, [null, "settled", [3, "white"]]])).toMatchObject([{ isOpen: false }]);
  });
});

describe("telling", () => {
  const lane = (seat: number, name: string, actor: number | null = null): Heard => [actor, name, [seat], seat];

  it("shows a whole step in one beat, of all fields side by side", () => {
    const heard = [lane(0, "move", 0), lane(0, "sprung"), lane(0, "came"), lane(0, "came"), lane(1, "enter", 1), lane(1, "came")];
    expect(beatsOf(heard, new Set(), badbones.leads)).toEqual([[0, 1, 2, 4, 5], [3]]);
  });

  it("puts what comes to all forest edges into one beat", () => {
    const heard: Heard[] = [[-1, "drawn", [0, "top-red"]], [null, "arrived", [0, 3]], [null, "arrived", [1, 3]], [null, "phase", [1]]];
    expect(beatsOf(heard, new Set(), badbones.leads)).toEqual([[0, 1, 2, 3]]);
  });
});

describe("the layout", () => {
  it("fills the width of a phone with my field", () => {
    expect(layout({ beside: 46, told: 42, width: 348, height: 560, others: 5 })).toMatchObject({ isWide: false, field: 348 });
  });

  it("keeps the others in sight on a low phone", () => {
    expect(layout({ beside: 46, told: 42, width: 348, height: 460, others: 5 }).others).toBeGreaterThanOrEqual(74);
  });

  it("shows the others whole, or so many that one is seen to be cut off", () => {
    for (const [width, height] of [[348, 520], [348, 560], [348, 620], [378, 660], [378, 720], [418, 800]] as const) {
      for (const others of [1, 2, 3, 4, 5]) {
        const { each } = layout({ beside: 60, told: 42, width, height, others });
        const seen = (width + 6) / (each + 6);
        if (seen < others - 0.01) expect(seen % 1).toSatisfy((cut: number) => cut > 0.3 && cut < 0.75);
        if (others === 3) expect(seen).toBeGreaterThanOrEqual(2.99);
      }
    }
  });

  it("puts the others beside my field on a desktop, within its height", () => {
    const { isWide, others, columns, field: own } = layout({ beside: 46, told: 42, width: 930, height: 620, others: 5 });
    expect(isWide).toBe(true);
    expect(columns).toBe(2);
    expect(own + others).toBeLessThan(930);
  });
});
