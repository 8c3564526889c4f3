// What random games seldom come to; tests/test_advance.py tells whole games.
import { describe, expect, it } from "vitest";

import { advance } from "../src/games/badbones/advance";
import type { BadbonesHeard } from "../src/games/badbones/vocabulary";
import type { BadBonesView, FieldView, Skeleton } from "../src/wire";

const components = {
  board: { tower: [3, 3], arrows: [], entries: { left: ["green"], top: ["purple"], right: ["red"] } },
  commanders: { sapper: [["left", "purple"]], ghost: [["left", "blue"]], emperor: [["top", "purple"]], saboteur: [["left", "purple"]] },
};

function told(field: Partial<FieldView>, ...heard: BadbonesHeard[]): FieldView {
  const one = {
    ...{ hero: "c3", tiers: 4, houses: 5, towers: ["c3"], out: false, weapon: null, used: false, supply: { wall: 2 } },
    ...{ traps: [], craters: [], skeletons: [], waiting: {}, strays: [], back: [], cemetery: {}, sent: [] },
    ...{ slain: [], returned: [], lifted: [], saboteurs: [], walk: null, scattering: [] },
    ...field,
  };
  const view = { phase: 3, side: "white", coop: false, bag: {}, supply: {}, seats: [one], market: null, components };
  return heard.reduce(advance, view as unknown as BadBonesView).seats[0]!;
}

describe("what weapons do, as it is told", () => {
  const still: Skeleton = ["b2", "up", "top-red", false, false, false];
  const moved: Skeleton = ["b2", "left", "top-red", true, false, false];

  it("freezes: who has still to move misses that move, who has moved the next one", () => {
    expect(told({ skeletons: [still, moved] }, [null, "frozen", [0, "b2", 2]]).skeletons).toEqual([
      ["b2", "up", "top-red", true, false, true],
      ["b2", "left", "top-red", true, true, true],
    ]);
  });

  it("lets those who are frozen for a round to come wait in it", () => {
    const frozen: Skeleton = ["a1", "up", "top-red", true, true, true];
    expect(told({ skeletons: [moved, frozen] }, [null, "settled", [3, "black"]]).skeletons).toEqual([
      ["b2", "left", "top-red", false, false, false],
      ["a1", "up", "top-red", true, false, true],
    ]);
  });

  it("flings to another cell, headed as they were, and turns", () => {
    const flung = told({ skeletons: [still, moved] }, [null, "flung", [0, "b2", "b4", 2]], [null, "swung", [0, "b4", "down", 2]]);
    expect(flung.skeletons).toEqual([["b4", "down", "top-red", false, false, false], ["b4", "down", "top-red", true, false, false]]);
  });

  it("hits the one with that heading", () => {
    const hit = told({ skeletons: [still, moved] }, [null, "destroyed", [0, "top-red", "b2", "left"]]);
    expect([hit.skeletons, hit.returned]).toEqual([[still], ["top-red"]]);
  });

  it("sends those to another’s cemetery whom the hero has destroyed", () => {
    const cursed = told({ slain: ["top-red", "ghost-1"] }, [null, "cursed", [0, 2, 1]]);
    expect([cursed.slain, cursed.sent]).toEqual([[], [[1, "top-red"], [1, "ghost-1"]]]);
  });

  it("moves the hero once more, whose kills don’t count; a ghost among them comes back", () => {
    const skeletons: Skeleton[] = [still, ["b2", "up", "ghost-1", false, false, false]];
    const more = told({ skeletons, slain: ["top-blue"] }, [0, "hero", ["b2"]], [null, "slain", [0, "b2", 2]], [null, "returns", [0, "ghost-1"]]);
    expect([more.slain, more.returned, more.sent]).toEqual([["top-blue"], ["top-red"], [[0, "ghost-1"]]]);
  });

  it("loses the hero with an emperor that it kills", () => {
    const left = told({ skeletons: [still, ["b2", "up", "emperor-1", false, false, false]] }, [0, "hero", ["b2"]], [null, "slain", [0, "b2", 2]], [null, "hero-left", [0, "emperor-1"]]);
    expect([left.hero, left.slain, left.returned]).toEqual([null, ["top-red"], []]);
  });
});

describe("a dragon on a squad, as it is told", () => {
  it("runs first, and those who had moved after it", () => {
    const skeletons: Skeleton[] = [["b2", "up", "top-red", false, false, false], ["b2", "up", "instructor-1", false, false, false], ["b2", "left", "top-blue", true, false, false]];
    const view = told({ skeletons }, [null, "phase", [2]], [0, "place", ["dragon", "b2"]], [null, "turned", [0, "b2", "dragon", "damaged"]], [null, "follows", [0, "top-red", "b2", "up"]]);
    expect(view.walk).toMatchObject({ type: "instructor-1", squad: ["top-red"], cell: "b2" });
    expect(view.scattering.map(([, , type]) => type)).toEqual(["top-blue"]);
    expect(view.skeletons).toEqual([]);
  });

  it("stays where it is when its player falls before it has run", () => {
    const scattering: Skeleton[] = [["b2", "left", "top-blue", false, false, false]];
    const fallen = told({ scattering }, [null, "fallen", [0]]);
    expect([fallen.out, fallen.scattering, fallen.skeletons]).toEqual([true, [], scattering]);
  });
});
