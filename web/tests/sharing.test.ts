import { expect, test } from "vitest";

import type { Seen } from "../src/shell/folding";
import { canTakeBack, confirm, holderOf, isWaiting, turnOf, type Confirmation, type Turn } from "../src/shell/sharing";
import type { Heard, OpenQuestion } from "../src/wire";

const ask = (seat: number, number = 0): OpenQuestion => ({ seat, number, options: [] });

function seen(player: number, heard: Heard[], ...questions: OpenQuestion[]): Seen {
  return { player, view: null, heard, standIns: new Map(), questions, taking_back: null };
}

/** A player who can take back an answer of the seat with the same number. */
function able(player: number, number = 1): Seen {
  return { ...seen(player, []), taking_back: { seat: player, number, answers: 1 } };
}

function turn(locals: Seen[], confirmation: Confirmation | null, secret = true): Turn {
  return turnOf(locals, {}, holderOf(locals, confirmation, 2), () => secret);
}

test("a secret question waits until its player has said: it is me", () => {
  const ola = seen(0, [], ask(0));
  expect(turn([ola, seen(1, [])], null)).toEqual({ kind: "pass", seen: ola });
  expect(turn([ola, seen(1, [])], confirm(ola, 2))).toMatchObject({ kind: "answer", seen: ola });
});

test("being somebody else is no help", () => {
  const bob = seen(1, [], ask(1));
  expect(turn([seen(0, []), bob], confirm(seen(0, []), 2)).kind).toBe("pass");
});

test("after own moves nobody is asked again, after anything else they are", () => {
  const confirmed = confirm(seen(0, [], ask(0)), 2);
  const own: Heard = [0, "place", [null]];
  const otherTribe: Heard = [2, "place", [null]];
  const later = (...heard: Heard[]) => turn([seen(0, heard, ask(0, 1))], confirmed).kind;
  expect(later(own, otherTribe)).toBe("answer");
  expect(later(own, [1, "place", [null]])).toBe("pass");
  expect(later(own, [null, "round", [2, 0]])).toBe("pass");
  expect(later(own, [-1, "first", [0]])).toBe("pass");
});

test("a question that is open before somebody stays open, whatever others do meanwhile", () => {
  const confirmed = confirm(seen(0, [], ask(0)), 2);
  expect(turn([seen(0, [[1, "place", [null]]], ask(0))], confirmed).kind).toBe("answer");
});

test("a question that needs nothing secret is answered with all covered", () => {
  const locals = [seen(0, [], ask(0)), seen(1, [])];
  expect(turn(locals, null, false).kind).toBe("answer");
  expect(holderOf(locals, null, 2)).toBeNull();
});

test("the table stays whose it is while nobody is asked, and while others pay who are not here", () => {
  const confirmed = confirm(seen(0, [], ask(0)), 2);
  expect(holderOf([seen(0, []), seen(1, [])], confirmed, 2)).toBe(0);
  expect(holderOf([seen(0, [[0, "place", [null]]], ask(0, 1)), seen(1, [])], confirmed, 2)).toBe(0);
});

test("the table is nobody's once somebody else here is asked, or once others have acted", () => {
  const confirmed = confirm(seen(0, [], ask(0)), 2);
  expect(holderOf([seen(0, []), seen(1, [], ask(1))], confirmed, 2)).toBeNull();
  expect(holderOf([seen(0, [[1, "place", [null]]]), seen(1, [])], confirmed, 2)).toBeNull();
});

test("whoever has the table answers first, where several are asked", () => {
  const ola = seen(0, [], ask(0));
  const bob = seen(1, [], ask(1));
  expect(turn([ola, bob], confirm(bob, 2))).toMatchObject({ kind: "answer", seen: bob });
});

test("a question that was just answered is open no more", () => {
  const ola = seen(0, [], ask(0));
  const pending = { 0: { kind: "move" as const, seat: 0, question: 0, action: ["pass"] } };
  expect(turnOf([ola], pending, 0, () => true)).toEqual({ kind: "nothing" });
});

test("whoever is asked takes back their own answers, and nobody else's", () => {
  const asked = { ...able(1), questions: [ask(1, 1)] };
  const answer = turn([able(0), asked], null, false);
  expect(canTakeBack([able(0), asked], {}, answer, 0)?.player).toBe(1);
  const other = seen(1, [], ask(1));
  expect(canTakeBack([able(0), other], {}, turn([able(0), other], null, false), 0)).toBeUndefined();
});

test("before the device is passed on, whoever looked last can take back", () => {
  const locals = [able(0), able(1), seen(2, [], ask(2))];
  const pass = turn(locals, null);
  expect(pass.kind).toBe("pass");
  expect(canTakeBack(locals, {}, pass, 1)?.player).toBe(1);
  expect(canTakeBack(locals, {}, pass, null)?.player).toBe(0);
  expect(canTakeBack([seen(0, [])], {}, { kind: "nothing" }, 0)).toBeUndefined();
});

test("what is being taken back is not offered again, and waits for its answer", () => {
  const pending = { 0: { kind: "take-back" as const, seat: 0, question: 1 } };
  expect(canTakeBack([able(0)], pending, { kind: "nothing" }, 0)).toBeUndefined();
  expect(isWaiting(able(0), pending)).toBe(true);
  expect(isWaiting(able(0, 2), pending)).toBe(false);
  expect(turnOf([{ ...able(0), questions: [ask(0, 1)] }], pending, null, () => false).kind).toBe("nothing");
});
