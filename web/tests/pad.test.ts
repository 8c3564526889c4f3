import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { PadSheet } from "../src/games/sedlec/pad.svelte";
import type { PadAnswer } from "../src/wire";

describe("the score pad", () => {
  const KEY = "ossuary.pad.sedlec";
  const storage = new Map<string, string>();
  beforeEach(() => {
    storage.clear();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
    });
  });
  afterEach(() => void vi.unstubAllGlobals());

  const shapes: PadAnswer["shapes"] = [
    { players: 1, structures: [["stack", 9], ["furnishing", 9]], least_expansions: 0 },
    { players: 2, structures: [["stack", 9], ["stack", 9]], least_expansions: 0 },
    { players: 3, structures: [["stack", 6], ["stack", 6], ["stack", 6]], least_expansions: 0 },
    { players: 4, structures: [["stack", 6], ["stack", 6], ["stack", 6], ["stack", 6]], least_expansions: 1 },
  ];
  const answer = {
    shapes,
    expansions: ["executioners", "zealots"],
    decks: [{ name: "base", source: "public", cards: ["V/P"] }],
  } as unknown as PadAnswer;

  function answered(): PadSheet {
    const pad = new PadSheet();
    pad.receive(answer);
    return pad;
  }

  it("goes from place to place and keeps what was tapped in", () => {
    const pad = answered();
    pad.put("V/P");
    pad.put("P/V");
    expect(pad.place).toBe(2);
    expect(pad.left("V/P", 1)).toBe(0);
    const again = new PadSheet();
    expect(again.sheet.cards[0]!.slice(0, 3)).toEqual(["V/P", "P/V", null]);
    expect(again.place).toBe(2);
  });

  it("takes a card away and goes on there", () => {
    const pad = answered();
    pad.put("V/P");
    pad.put("P/V");
    pad.place = 0;
    pad.put(null);
    expect(pad.place).toBe(0);
    pad.put("L/C");
    expect(pad.sheet.cards[0]!.slice(0, 2)).toEqual(["L/C", "P/V"]);
  });

  it("a full structure takes no more, so that no card is lost by one tap too many", () => {
    const pad = answered();
    for (let place = 0; place < 9; place++) pad.put("V/C");
    expect(pad.place).toBe(-1);
    pad.put("P/P");
    expect(pad.sheet.cards[0]).toEqual(Array(9).fill("V/C"));
  });

  it("keeps cards where the shape is the same, and drops those of an expansion taken away", () => {
    const pad = answered();
    pad.choosePlayers(3);
    pad.toggle("zealots");
    pad.put("V/P");
    pad.put("Z/P");
    pad.choosePlayers(4);
    expect(pad.sheet.cards[0]!.slice(0, 2)).toEqual(["V/P", "Z/P"]);
    pad.toggle("zealots");
    expect(pad.sheet.expansions).toEqual(["zealots"]);
    pad.choosePlayers(3);
    pad.toggle("zealots");
    expect(pad.sheet.cards[0]!.slice(0, 2)).toEqual(["V/P", null]);
  });

  it("a blank sheet gets its places, and one that was kept stays", () => {
    expect(new PadSheet().sheet.cards).toEqual([]);
    const pad = answered();
    expect(pad.sheet.cards.map((cards) => cards.length)).toEqual([9, 9]);
    pad.put("V/P");
    expect(answered().sheet).toEqual(pad.sheet);
  });

  it("the stack of two stays for one alone, the other one becomes a furnishing", () => {
    const pad = answered();
    pad.put("V/P");
    pad.turnTo(1);
    pad.put("P/V");
    pad.choosePlayers(1);
    expect(pad.sheet.cards.map((cards) => cards[0])).toEqual(["V/P", null]);
  });

  it("brings back what another number of players dropped, also after the way back", () => {
    const pad = answered();
    pad.put("V/P");
    pad.turnTo(1);
    pad.put("P/V");
    const full = pad.sheet;
    pad.choosePlayers(1);
    pad.choosePlayers(2);
    expect(pad.sheet.cards.map((cards) => cards[0])).toEqual(["V/P", null]);
    expect(pad.isBlank).toBe(false);
    pad.choosePlayers(3);
    expect(pad.isBlank).toBe(true);
    pad.restore();
    expect(pad.sheet).toEqual(full);
    expect(pad.before).toBeNull();
  });

  it("brings back the cards of an expansion, until another card is tapped in", () => {
    const pad = answered();
    pad.toggle("zealots");
    pad.put("V/P");
    expect(pad.before).toBeNull();
    pad.put("Z/P");
    const full = pad.sheet;
    pad.toggle("zealots");
    pad.restore();
    expect(pad.sheet).toEqual(full);
    pad.toggle("zealots");
    expect(pad.before).toEqual(full);
    pad.put("P/V");
    expect(pad.before).toBeNull();
  });

  it("names are kept, and no reason to count again", () => {
    const pad = new PadSheet();
    const before = pad.sheet;
    pad.name(1, "Ola");
    expect(pad.sheet).toBe(before);
    expect(new PadSheet().names[1]).toBe("Ola");
  });

  it("has other shapes for other numbers of players, and four need an expansion", () => {
    const pad = answered();
    pad.choosePlayers(4);
    expect(pad.sheet.cards.map((cards) => cards.length)).toEqual([6, 6, 6, 6]);
    expect(pad.sheet.expansions).toEqual(["executioners"]);
    pad.choosePlayers(1);
    expect(pad.sheet).toMatchObject({ players: 1, furnishing: null, condition: null });
    expect(pad.sheet.cards.map((cards) => cards.length)).toEqual([9, 9]);
  });

  it("starts blank when what was kept can't be read", () => {
    storage.set(KEY, "{");
    expect(new PadSheet().sheet.players).toBe(2);
  });

  it("counts in a browser that forbids to keep anything", () => {
    vi.stubGlobal("localStorage", undefined);
    const pad = answered();
    pad.put("V/P");
    expect(pad.sheet.cards[0]![0]).toBe("V/P");
  });
});
