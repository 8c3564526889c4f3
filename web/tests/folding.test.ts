import { expect, test } from "vitest";

import { fold, Gap, type Known } from "../src/shell/folding";
import type { Heard, Sight, TableInfo, Update } from "../src/wire";

const table = { id: "t", status: "playing" } as TableInfo;
const entry = (number: number): Heard => [0, "bid", [number]];

function update(...sights: Partial<Sight>[]): Update {
  const empty: Sight = { player: 0, view: {}, heard: [], since: 0, questions: [], taking_back: null };
  return { table, sights: sights.map((sight) => ({ ...empty, ...sight })) };
}

function folded(...updates: Update[]): Known {
  return updates.reduce<Known | null>((known, next) => fold(known, next, 1000), null)!;
}

test("new entries are added to those known", () => {
  const known = folded(update({ heard: [entry(1), entry(2)] }), update({ heard: [entry(3)], since: 2 }));
  expect(known.seen[0]!.heard).toEqual([entry(1), entry(2), entry(3)]);
});

test("a full update after a reconnect replaces what was known", () => {
  const known = folded(update({ heard: [entry(1)] }), update({ heard: [entry(1), entry(2)] }));
  expect(known.seen[0]!.heard).toEqual([entry(1), entry(2)]);
});

test("each player of a device has an own memory", () => {
  const known = folded(
    update({ player: 0, heard: [entry(1)] }, { player: 1, heard: [entry(1), entry(2)] }),
    update({ player: 0, heard: [entry(5)], since: 1 }, { player: 1, heard: [], since: 2 }),
  );
  expect(known.seen.map((seen) => seen.heard.length)).toEqual([2, 2]);
});

test("the view is always the newest", () => {
  const known = folded(update({ view: "old" }), update({ view: "new" }));
  expect(known.seen[0]!.view).toBe("new");
});

test("an update that leaves something out is noticed", () => {
  expect(() => folded(update({ heard: [entry(1)] }), update({ heard: [entry(9)], since: 5 }))).toThrow(Gap);
});

test("a table that isn't told again is as it was", () => {
  const { table: _told, ...without } = update({ heard: [entry(2)], since: 1 });
  const known = folded(update({ heard: [entry(1)] }), without);
  expect(known.table).toBe(table);
  expect(known.seen[0]!.heard).toEqual([entry(1), entry(2)]);
  expect(() => fold(null, without, 1000)).toThrow(Gap);
});

test("clocks end by the page's own time", () => {
  const known = fold(null, { ...update({}), clocks: { 2: 1.5 }, ran_out: 1 }, 1000);
  expect(known.ends[2]).toBe(2500);
  expect(known.ranOut).toBe(1);
  expect(folded(update({})).ranOut).toBeNull();
});

test("when a bot may play for somebody who is away is known by the page's own time", () => {
  const known = fold(null, { ...update({}), away: { 0: 0, 3: 20 } }, 1000);
  expect(known.away).toEqual({ 0: 1000, 3: 21_000 });
  expect(folded(update({})).away).toEqual({});
});

test("who comes and goes changes nothing else", () => {
  const chairs = [{ name: "Ola", present: true }, { name: "Bob", present: true }];
  const first = { ...update({ heard: [entry(1)] }), table: { ...table, chairs } as TableInfo, clocks: { 0: 3 }, ran_out: 1 };
  const before = fold(null, first, 1000);
  const known = fold(before, { present: [true, false], away: { 1: 60 } }, 2000);
  expect(known.table).toEqual({ ...table, chairs: [chairs[0], { name: "Bob", present: false }] });
  expect(known.away).toEqual({ 1: 62_000 });
  expect(known.ranOut).toBeNull();
  expect([known.seen, known.ends]).toEqual([before.seen, before.ends]);
  expect(fold(known, { present: [true, true] }, 3000).away).toEqual({});
});

test("what was taken back is forgotten", () => {
  const known = folded(update({ heard: [entry(1), entry(2), entry(3)] }), update({ heard: [], since: 2 }));
  expect(known.seen[0]!.heard).toEqual([entry(1), entry(2)]);
  const other = folded(update({ heard: [entry(1), entry(2)] }), update({ heard: [entry(5), entry(6)], since: 1 }));
  expect(other.seen[0]!.heard).toEqual([entry(1), entry(5), entry(6)]);
});

test("it is known which answers a bot gave, until they are taken back", () => {
  const first = update({ heard: [entry(1), entry(2)], stood_in: { 1: "time" } });
  const second = update({ heard: [entry(3)], since: 2, stood_in: { 2: "away" } });
  const why = ({ seen: [seen] }: Known): unknown[] => seen!.heard.map((heard) => seen!.standIns.get(heard) ?? null);
  expect(why(folded(first, second))).toEqual([null, "time", "away"]);
  expect(why(folded(first, second, update({ heard: [entry(2)], since: 1 })))).toEqual([null, null]);
});
