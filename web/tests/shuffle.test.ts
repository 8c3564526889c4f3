import { expect, test } from "vitest";

import type { Noted } from "../src/shell/deals";
import { check, drawnOf, hashOf, keyOf } from "../src/shell/shuffle";
import type { OpenedProof, ShuffleProof } from "../src/wire";

const SECRET = "bones";
const NONCE = "0f".repeat(16);
const HASH = "d6d31104d1be4c4d10489ef907c229ab0aa157d057975e728406010142f5f79c";
const WEIGHTS = Array.from({ length: 59 }, (_, index) => index + 1);
/** What tests/kernel/test_proof.py draws with the same secret, nonces, numbers and weights. */
const DRAWN: [number: number, index: number][] = [[0, 47], [1, 24], [2, 24], [255, 20], [256, 57], [70_000, 15]];

test("the hash is that of the kernel", () => expect(hashOf(SECRET)).toBe(HASH));

test.each(DRAWN)("draw %i is that of the kernel", (number, index) => {
  expect(drawnOf(keyOf(SECRET, [NONCE, ""]), number, WEIGHTS)).toBe(index);
});

type Opened = ShuffleProof & { opened: OpenedProof };

/** A finished game of three draws, all true. */
function proof(): Opened {
  const key = keyOf(SECRET, [NONCE, ""]);
  const draws = [0, 1, 2].map((number) => ({
    chances: WEIGHTS.map((weight, index): [(string | number)[], number] => [["drawn", index], weight]),
    drawn: ["drawn", drawnOf(key, number, WEIGHTS)],
  }));
  const moves = [...draws.map((draw) => ["chance", ...draw.drawn]), [0, "pass"]];
  const record = { proof: { seed: SECRET, nonces: [NONCE, ""] }, moves };
  return { deal: { hash: HASH, nonces: [NONCE, ""] }, opened: { secret: SECRET, record, draws } };
}

const noted: Noted = { hash: HASH, nonce: NONCE };

function faults(of: Opened, by: Noted | null = noted): string[] {
  const { draws, isAllTrue, ...verdicts } = check(of, by);
  const found = Object.entries(verdicts).flatMap(([name, verdict]) => (verdict === "no" ? [name] : []));
  draws.forEach((draw, number) => draw.isTrue || found.push(`draw ${number}`));
  expect(isAllTrue).toBe(found.length === 0);
  return found;
}

test("what is true is found true", () => {
  expect(faults(proof())).toEqual([]);
  const { draws, ...verdicts } = check(proof(), noted);
  expect(verdicts).toEqual({ promise: "yes", secret: "yes", nonce: "yes", record: "yes", isAllTrue: true });
  expect(draws.map((draw) => draw.total)).toEqual([1770, 1770, 1770]);
});

test("who noted nothing has nothing to compare", () => {
  expect(faults(proof(), null)).toEqual([]);
  expect(check(proof(), null)).toMatchObject({ promise: "unknown", nonce: "unknown", secret: "yes" });
  expect(check(proof(), { hash: HASH, nonce: "" })).toMatchObject({ promise: "yes", nonce: "unknown" });
});

test("another hash than the one that was noted is found", () => {
  expect(faults(proof(), { ...noted, hash: "0".repeat(64) })).toEqual(["promise"]);
});

test("another secret than the promised one is found", () => {
  const other = proof();
  other.opened.secret = "stones";
  expect(faults(other)).toContain("secret");
});

test("a nonce that was left out or exchanged is found", () => {
  const other = proof();
  other.deal.nonces = ["f0".repeat(16), ""];
  expect(faults(other)).toEqual(expect.arrayContaining(["nonce", "record"]));
  const turned = proof();
  turned.deal.nonces = ["", NONCE];
  expect(faults(turned)).toContain("draw 0");
});

test.each([0, 1, 2])("another draw %i is found", (number) => {
  const other = proof();
  const draw = other.opened.draws[number]!;
  draw.drawn = draw.chances.map(([action]) => action).find((action) => action[1] !== draw.drawn[1])!;
  expect(faults(other)).toEqual(["record", `draw ${number}`]);
});

test("a list of chances in another order is found, unless the same stays at the point", () => {
  const other = proof();
  other.opened.draws[0]!.chances.reverse();
  expect(faults(other)).toEqual(["draw 0"]);
});

test.each([
  ["seed", { proof: { seed: "stones", nonces: [NONCE, ""] } }],
  ["nonces", { proof: { seed: SECRET, nonces: ["", ""] } }],
  ["draws", { moves: [] }],
  ["everything", { proof: undefined, moves: undefined }],
])("a record with other %s is found", (_, fields) => {
  const other = proof();
  other.opened.record = { ...(other.opened.record as object), ...fields };
  expect(faults(other)).toEqual(["record"]);
});
