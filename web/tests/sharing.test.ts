import { expect, test } from "vitest";

import type { Seen } from "../src/shell/folding";
import { confirm, turnOf, type Confirmation, type Turn } from "../src/shell/sharing";
import type { Heard, Question } from "../src/wire";

const ask = (seat: number, number = 0): Question => ({ seat, number, options: [] });

function seen(player: number, heard: Heard[], ...questions: Question[]): Seen {
  return { player, view: null, heard, questions };
}

function turn(locals: Seen[], confirmation: Confirmation | null, secret = true): Turn {
  return turnOf(locals, {}, confirmation, () => secret, 2);
}

test("a secret question waits until its player has said: it is me", () => {
  const ola = seen(0, [], ask(0));
  expect(turn([ola, seen(1, [])], null)).toEqual({ kind: "pass", seen: ola });
  expect(turn([ola, seen(1, [])], confirm(ola, 2))).toMatchObject({ kind: "answer", uncovered: true });
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
  expect(turn([seen(0, [], ask(0)), seen(1, [])], null, false)).toMatchObject({ kind: "answer", uncovered: false });
});

test("a question that was just answered is open no more", () => {
  const ola = seen(0, [], ask(0));
  const pending = { 0: { kind: "move" as const, seat: 0, question: 0, action: ["pass"] } };
  expect(turnOf([ola], pending, confirm(ola, 2), () => true, 2)).toEqual({ kind: "nothing" });
});
