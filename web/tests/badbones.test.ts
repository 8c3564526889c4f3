import { beforeEach, describe, expect, it } from "vitest";

import { badbones } from "../src/games/badbones";
import { COMMANDERS, groundOf, KINDS } from "../src/games/badbones/board";
import { answersAt, choosing } from "../src/games/badbones/choosing.svelte";
import { explanation, subjectsAt, subjectsOf } from "../src/games/badbones/explaining";
import { changedBy, goalOf, outlookOf, wayOf } from "../src/games/badbones/outlook";
import { followed, middleOf, placed, type Piece } from "../src/games/badbones/pieces";
import { changeLine, fieldStory, halfway, placeStory } from "../src/games/badbones/telling";
import { Texts } from "../src/shell/texts";
import type { BadBonesComponents, BadBonesView, FieldView, Footprints, Laid, OpenQuestion, Skeleton, Walk } from "../src/wire";

const words = (await Texts.load("en", ["badbones"])).words("badbones");

const components = {
  board: {
    source: "house",
    tower: [3, 3],
    arrows: [{ cell: [1, 3], out: "down" }],
    entries: {
      left: ["green", "blue", "red", "yellow", "purple"],
      top: ["purple", "yellow", "red", "blue", "green"],
      right: ["purple", "yellow", "red", "blue", "green"],
    },
  },
  together: {
    source: "house",
    towers: [[2, 2], [2, 4], [4, 2], [4, 4]],
    ruins: "up",
    arrows: [{ cell: [3, 3], out: "up" }],
    entries: {
      left: ["green", "blue", "red", "yellow", "purple"],
      top: ["green", "blue", "red", "yellow", "purple"],
      right: ["purple", "yellow", "red", "blue", "green"],
    },
  },
  commanders: { source: "house", sapper: [["left", "purple"], ["top", "red"], ["right", "green"]], emperor: [["top", "purple"]] },
  village: { source: "house", tiers: 4, houses: 5, tier_points: 4, house_points: 3 },
} as unknown as BadBonesComponents;
const ground = groundOf({ components, coop: false });

function field(more: Partial<FieldView> = {}): FieldView {
  return {
    ...{ hero: "c3", tiers: 4, houses: 5, towers: ["c3"], out: false, weapon: null, used: false },
    ...{ supply: { wall: 2, catapult: 2, dragon: 1, treasure: 1 } as FieldView["supply"], traps: [], craters: [] },
    ...{ skeletons: [], strays: [], back: [], sent: [], slain: [], returned: [], lifted: [], saboteurs: [] },
    ...{ walk: null, scattering: [] },
    ...{ waiting: {} as FieldView["waiting"], cemetery: {} as FieldView["cemetery"] },
    ...more,
  };
}

function view(...seats: FieldView[]): BadBonesView {
  return {
    ...{ player: 0, asked: [0], seat: 0, agenda: [], lanes: {}, opened: {}, opening: null, ending: null },
    ...{ round: 1, phase: 3, side: "white", rounds: 10, heroic: false, bag: {} as BadBonesView["bag"] },
    ...{ advanced: false, coop: false, commanders: false, supply: {} as BadBonesView["supply"], capital: 0, market: null },
    ...{ seats, components },
  };
}

function asks(...options: (string | number)[][]): OpenQuestion {
  return { seat: 0, number: 1, options };
}

beforeEach(() => choosing.clear());

describe("the skeletons of a field", () => {
  let last = 0;
  const fresh = (): number => (last += 1);
  const first = (one: FieldView): Piece[] => followed([], placed(one, ground), fresh);

  it("is followed from the forest edge onto the field", () => {
    const before = first(field({ waiting: { "left-red": 2 } as FieldView["waiting"] }));
    const now = followed(
      before,
      placed(field({ waiting: { "left-red": 1 } as FieldView["waiting"], skeletons: [["a3", "right", "left-red", true, false, false]] }), ground),
      fresh,
    );
    expect(now.map(({ id }) => id).sort()).toEqual(before.map(({ id }) => id).sort());
    const walked = now.find(({ isMoved }) => isMoved)!;
    expect({ x: walked.x, y: walked.y }).toEqual(middleOf({ x: 0, y: 2 }));
  });

  it("is the same where it stands, though another of its type is nearer to where it was", () => {
    const before = first(field({ skeletons: [["a1", "right", "top-blue", false, false, false], ["b1", "right", "top-blue", false, false, false]] }));
    const now = followed(
      before,
      placed(field({ skeletons: [["b1", "right", "top-blue", false, false, false], ["b1", "right", "top-blue", true, false, false]] }), ground),
      fresh,
    );
    expect(now.find(({ isMoved }) => isMoved)!.id).toBe(before[0]!.id);
    expect(now.find(({ isMoved }) => !isMoved)!.id).toBe(before[1]!.id);
  });

  it("counts equal ones as a pile, and lays unequal ones apart", () => {
    const alike = ["b2", "down", "top-red", false, false, false] as FieldView["skeletons"][number];
    const pieces = placed(field({ skeletons: [alike, alike, ["b2", "left", "top-red", false, false, false]] }), ground);
    expect(pieces.map(({ pile }) => pile)).toEqual([0, 2, 1]);
    expect(new Set(pieces.map(({ x, y }) => `${x} ${y}`)).size).toBe(3);
  });

  it("draws however many there are on a cell within it", () => {
    const types = ["left-red", "left-blue", "top-green", "top-red"] as const;
    const skeletons = (["up", "right", "down", "left"] as const).flatMap((heading) =>
      types.map((type): FieldView["skeletons"][number] => ["c2", heading, type, false, false, false]),
    );
    const middle = middleOf({ x: 2, y: 1 });
    for (const { x, y } of placed(field({ skeletons }), ground)) {
      expect(Math.abs(x - middle.x)).toBeLessThan(50);
      expect(Math.abs(y - middle.y)).toBeLessThan(50);
    }
  });

  it("draws a commander larger than those around it, and largest on a small field", () => {
    const common: Skeleton = ["b2", "down", "top-red", false, false, false];
    const types = ["left-red", "left-blue", "top-green", "right-red", "right-blue", "top-blue"] as const;
    const skeletons = [common, ...types.map((type): Skeleton => ["b2", "up", type, false, false, false]), ["b2", "up", "emperor-1", false, false, false] satisfies Skeleton];
    const sizeOf = (type: string, isSmall: boolean): number =>
      placed(field({ skeletons }), ground, isSmall).find((piece) => piece.type === type)!.size;
    expect(sizeOf("emperor-1", false)).toBeGreaterThan(1.3 * sizeOf("top-red", false));
    expect(sizeOf("emperor-1", true)).toBeGreaterThan(sizeOf("emperor-1", false));
  });

  it("lays those apart who wait at one place, whose own it is or not", () => {
    const waiting = { "left-purple": 2, "sapper-1": 1 } as FieldView["waiting"];
    const pieces = placed(field({ waiting, strays: [["left-purple", "top-red"]], back: [["left-purple", "left-purple"]] }), ground);
    expect(pieces).toHaveLength(5);
    expect(new Set(pieces.map(({ heading }) => heading))).toEqual(new Set(["right"]));
    expect(pieces.filter(({ isMoved }) => isMoved)).toHaveLength(1);
    expect(new Set(pieces.map(({ x, y }) => `${x} ${y}`)).size).toBe(5);
    for (const { x, y } of pieces) {
      expect(x).toBeLessThan(0);
      expect(Math.abs(y - middleOf({ x: -1, y: 4 }).y)).toBeLessThan(50);
    }
  });

  it("walks as a squad, all at one place", () => {
    const walk: Walk = { type: "instructor-1", squad: ["left-red", "top-blue"], origin: ["b2", "up"], cell: "b2", heading: "up", met: [] };
    expect(placed(field({ walk }), ground).map(({ type }) => type)).toEqual(["instructor-1", "left-red", "top-blue"]);
  });

  it("comes from below where all play together", () => {
    const [piece] = placed(field({ waiting: { "top-red": 1 } as FieldView["waiting"] }), groundOf({ components, coop: true }));
    expect(piece).toMatchObject({ heading: "up", x: middleOf({ x: 2, y: 0 }).x });
    expect(piece!.y).toBeGreaterThan(500);
  });

  it("is in ice when the view says that it misses a move, and not when it has moved", () => {
    const skeletons: Skeleton[] = [["b2", "up", "top-red", true, false, false], ["b4", "up", "top-red", true, false, true]];
    expect(placed(field({ skeletons }), ground).map(({ isFrozen }) => isFrozen)).toEqual([false, true]);
  });
});

describe("answers on the field", () => {
  it("stand where they act", () => {
    const question = asks(["enter", "top-red"], ["move", "b2", "down", "top-red"], ["move", "b2", "left", "top-red"]);
    const table = view(field());
    expect(answersAt(table, question, { x: 2, y: -1 }, null)).toEqual([["enter", "top-red"]]);
    expect(answersAt(table, question, { x: 1, y: 1 }, null)).toHaveLength(2);
    expect(answersAt(table, question, { x: 0, y: 0 }, null)).toEqual([]);
  });

  it("runs from a dragon next to it, also over an edge", () => {
    const table = view(field({ walk: { type: "top-red", squad: [], origin: ["b2", "left"], cell: "a2", heading: "down", met: [] } }));
    const question = asks(["scatter", "up"], ["scatter", "left"]);
    expect(answersAt(table, question, { x: 0, y: 0 }, null)).toEqual([["scatter", "up"]]);
    expect(answersAt(table, question, { x: -1, y: 1 }, null)).toEqual([["scatter", "left"]]);
  });

  it("are only of the trap that was chosen", () => {
    const question = asks(["place", "wall-rising", "b2"], ["place", "dragon", "b2"], ["remove", "b3"], ["nothing"]);
    const table = view(field());
    expect(answersAt(table, question, { x: 1, y: 1 }, null)).toHaveLength(2);
    expect(answersAt(table, question, { x: 1, y: 1 }, "dragon")).toEqual([["place", "dragon", "b2"]]);
    expect(answersAt(table, question, { x: 1, y: 2 }, "dragon")).toEqual([]);
  });

  it("say what is still to be chosen", () => {
    choosing.takeTile("dragon");
    expect(halfway(asks(["place", "dragon", "b2"]), words, view(field()))).toBe("On which cell does the dragon go?");
    choosing.takeTile("dragon");
    expect(choosing.hasBegun).toBe(false);
  });

  it("name who leaves or is scared, and the trap that sends away", () => {
    const walk: Walk = { type: "top-red", squad: [], origin: ["b2", "left"], cell: "b3", heading: "left", met: [] };
    const asked = (step: string, more: Partial<FieldView> = {}, number = 0): BadBonesView => ({ ...view(field({ walk, ...more })), agenda: [[step, 0, number]] });
    const led = { walk: { ...walk, type: "instructor-1", squad: ["top-red", "left-blue"] } satisfies Walk };
    const question = asks(["send", 1]);
    expect(halfway(question, words, asked("ChooseCemetery"))).toBe("A skeleton (drop from the top) leaves over the top edge. To whose cemetery?");
    expect(halfway(question, words, asked("ChooseCemetery", led))).toBe("A skeleton (triangle from the left) leaves over the top edge. To whose cemetery?");
    expect(halfway(question, words, asked("ChooseCemetery", led, 1))).toBe("");
    expect(halfway(question, words, asked("Run"))).toBe("The dragon scares a skeleton (drop from the top) away. Where does it run?");
    expect(halfway(question, words, asked("Run", led))).toBe("The dragon scares a squad (triangle from the left, drop from the top, instructor) away. Where does it run?");
    const trap: Laid = ["b3", "catapult", false, true, false, null];
    expect(halfway(question, words, asked("Aim", { traps: [trap] }))).toContain("Your trap (catapult on b3)");
  });

  it("say where a commander comes in", () => {
    const question = asks(["enter", "sapper-3"], ["enter", "top-red"]);
    expect(badbones.meaning!([["enter", "sapper-3"]], question, view(field()), words)).toBe("Forest, at the leaf on the right: sapper");
    expect(badbones.meaning!([["enter", "top-red"]], question, view(field()), words)).toBe("");
  });

  it("are not asked for twice where one tap takes them back", () => {
    const question = asks(["enter", "top-red"], ["enter", "top-blue"]);
    const lanes = { ...view(field(), field()), lanes: { 0: [] } };
    expect(badbones.isSafe!(["enter", "top-red"], question, lanes)).toBe(true);
    expect(badbones.isSafe!(["enter", "top-red"], question, view(field()))).toBe(true);
    expect(badbones.isSafe!(["enter", "top-red"], question, view(field(), field()))).toBe(false);
    expect(badbones.isSafe!(["hero", "b2"], question, lanes)).toBe(false);
  });
});

describe("what is foreseen", () => {
  const slain = { move: ["move", "b2", "down", "top-red"], path: [], end: "slain", edge: null, whom: null };
  const leaves = { move: ["enter", "left-green"], path: [["a1", "up"]], end: "forest", edge: "up", whom: null };
  const question = {
    ...asks(["hero", "b2"]),
    outlook: { moves: [leaves], changes: [{ answer: ["hero", "b2"], moves: [slain] }] },
  };

  it("belongs to its answer", () => {
    expect(changedBy(outlookOf(question), ["hero", "b2"])).toEqual([slain]);
    expect(changedBy(outlookOf(question), ["hero", "b3"])).toEqual([]);
    expect(changeLine(words, question, ["hero", "b2"])).toBe("then 1 destroyed");
    expect(badbones.meaning!([["hero", "b2"]], question, view(field()), words)).toBe("Hero to b2 (then 1 destroyed)");
    expect(badbones.meaning!([["hero", "b3"]], question, view(field()), words)).toBe("");
  });

  it("is drawn from where the skeleton waits over the edge", () => {
    const way = wayOf(ground, outlookOf(question).moves[0]!);
    expect(way[0]).toEqual(middleOf({ x: -1, y: 0 }));
    expect(way.at(-1)!.y).toBeLessThan(0);
  });
});

describe("what is at a place", () => {
  it("explains itself: the trap, and commanders on the cell, on their way and at the forest edge", () => {
    const traps: Laid[] = [["b2", "wall-falling", true, false, false, null]];
    const skeletons: Skeleton[] = [["b2", "down", "top-red", false, false, false], ["b2", "up", "sapper-1", false, false, false], ["b2", "up", "sapper-2", false, false, false]];
    const walk: Walk = { type: "emperor-1", squad: [], origin: ["a2", "right"], cell: "b2", heading: "right", met: [] };
    const table = view(field({ traps, skeletons, walk, strays: [["left-green", "emperor-1"]], waiting: { "sapper-1": 1 } as FieldView["waiting"] }));
    expect(subjectsAt(table, 0, { x: 1, y: 1 })).toEqual(["wall", "sapper", "emperor"]);
    expect(subjectsAt(table, 0, { x: 2, y: 1 })).toEqual([]);
    expect(subjectsAt(table, 0, { x: -1, y: 4 })).toEqual(["sapper"]);
    expect(subjectsAt(table, 0, { x: -1, y: 0 })).toEqual(["emperor"]);
  });

  it("is no more explained once it has gone from there; a trap that is pointed at or taken is", () => {
    const here = view(field({ skeletons: [["b2", "up", "sapper-1", false, false, false]] }));
    const spot = { x: 1, y: 1 };
    expect(subjectsOf(here, 0, spot, null)).toEqual(["sapper"]);
    expect(subjectsOf(view(field()), 0, spot, null)).toEqual([]);
    expect(subjectsOf(here, 0, spot, "wall-falling")).toEqual(["wall"]);
    expect(subjectsOf(here, 0, "dragon", "wall-falling")).toEqual(["dragon"]);
    expect(subjectsOf(here, 0, null, null)).toEqual([]);
  });

  it("is told with its rule", () => {
    expect(explanation(words, "catapult")).toEqual({
      name: "catapult",
      help: "Sends all who come in a phase to the cemetery of one other player; alone, to your own.",
      rule: "BB-19",
    });
    for (const subject of [...KINDS, ...COMMANDERS]) expect(explanation(words, subject).rule).toMatch(/^BB-/);
  });
});

describe("a place in words", () => {
  it("says trap and skeletons, how many are alike, and where they go", () => {
    const table = view(
      field({
        traps: [["b2", "wall-rising", true, false, false, null]],
        skeletons: [["b2", "down", "left-yellow", false, false, false], ["b2", "down", "left-yellow", false, false, false]],
      }),
    );
    expect(placeStory(words, table, 0, { x: 1, y: 1 }, null)).toBe(
      "b2: wall (/), damaged; 2 skeletons, sun from the left, headed downwards",
    );
    expect(placeStory(words, table, 0, { x: -1, y: 0 }, null)).toBe("Forest edge, leaf from the left: nobody waits");
    expect(placeStory(words, table, 0, { x: 2, y: 2 }, null)).toBe("c3: tower, 4 tiers; hero");
  });

  it("says commanders first, who is frozen, and craters", () => {
    const skeletons: Skeleton[] = [["b2", "down", "left-yellow", false, false, false], ["b2", "up", "sapper-1", false, false, false], ["b2", "up", "top-red", true, true, true]];
    const table = view(field({ skeletons, craters: ["b2"] }));
    expect(placeStory(words, table, 0, { x: 1, y: 1 }, null)).toBe(
      "b2: crater; sapper (wave), headed upwards; skeleton, sun from the left, headed downwards; skeleton, drop from the top, headed upwards, frozen, misses a move",
    );
  });

  it("says who waits at a place of the forest edge", () => {
    const table = view(
      field({
        waiting: { "left-purple": 2, "sapper-1": 1 } as FieldView["waiting"],
        strays: [["left-purple", "top-red"]],
        back: [["left-purple", "left-purple"]],
      }),
    );
    expect(placeStory(words, table, 0, { x: -1, y: 4 }, null)).toBe(
      "Forest edge, wave from the left: sapper (wave); also here: drop from the top × 1; back here, has moved: wave from the left × 1; 2 skeletons wait",
    );
  });

  it("says which tower stands and which is a ruin, where all play together", () => {
    const table = { ...view(field({ towers: ["b2"], hero: null })), coop: true };
    const story = (x: number, y: number): string => placeStory(words, table, 0, { x, y }, null);
    expect([story(1, 1), story(3, 3), story(2, 2)]).toEqual(["b2: tower", "d4: ruin of a tower; arrow upwards on the ground", "c3: arrow upwards on the ground"]);
    expect(fieldStory(words, table, 0, "Anna")).toBe("Anna’s field: 1 tower stands, 0 skeletons on the field, 0 at the forest edge, without a hero");
  });
});

describe("footprints", () => {
  it("are shown where one plans, and kept apart from what is shown while skeletons move", () => {
    const [planning, moving] = [{ ...view(field()), phase: 2 }, { ...view(field()), phase: 3 }];
    expect([choosing.showsFootprints(planning), choosing.showsFootprints(moving)]).toEqual([true, false]);
    choosing.toggleFootprints(moving);
    choosing.toggleFootprints(planning);
    expect([choosing.showsFootprints(planning), choosing.showsFootprints(moving)]).toEqual([false, true]);
  });

  it("end before whoever stands where they lead", () => {
    const prints = { move: ["move", "b2", "right", "left-red"], path: [["c2", "right"]], end: "stands", edge: null, whom: null };
    const goal = goalOf(ground, prints as Footprints);
    expect(goal.x).toBeLessThan(middleOf({ x: 2, y: 1 }).x);
    expect(goal.y).toBe(middleOf({ x: 2, y: 1 }).y);
  });
});
