import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Live } from "../src/shell/live.svelte";
import type { Receipt, Refusal } from "../src/wire";

/** A socket without a network: what is sent is kept, and it opens and closes when told to. */
class Socket {
  static readonly OPEN = 1;
  static last: Socket;
  readyState = 0;
  sent: unknown[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor() {
    Socket.last = this;
  }

  open(): void {
    this.readyState = Socket.OPEN;
    this.onopen?.();
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
  }

  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

class Storage {
  private readonly kept = new Map<string, string>();
  getItem = (key: string) => this.kept.get(key) ?? null;
  setItem = (key: string, value: string) => void this.kept.set(key, value);
}

vi.mock("../src/shell/settings.svelte", () => ({ settings: { language: "en" } }));

const answered = vi.fn<(refused: Refusal | null) => void>();
const reload = vi.fn();
const unreadable = {
  seat: -1,
  question: -1,
  refused: { id: "malformed", game: "", rule: "", values: {}, why: null },
} satisfies Receipt;
const takeBack = { kind: "take-back", seat: 0, question: 3 };
let live: Live;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("document", { addEventListener: () => undefined, removeEventListener: () => undefined });
  vi.stubGlobal("location", { protocol: "http:", host: "here", reload });
  vi.stubGlobal("sessionStorage", new Storage());
  answered.mockClear();
  reload.mockClear();
  live = new Live("t", answered);
  Socket.last.open();
});
afterEach(() => {
  live.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("what is taken back waits until the server says that it is", () => {
  live.takeBack({ seat: 0, number: 3, answers: 1 });
  expect(Socket.last.sent).toEqual([takeBack]);
  expect(live.pending[0]).toEqual(takeBack);
  Socket.last.say({ seat: 0, question: 3 });
  expect(live.pending).toEqual({});
  expect(answered).toHaveBeenCalledWith(null);
});

test("after a broken line it is sent again", () => {
  live.takeBack({ seat: 0, number: 3, answers: 1 });
  const broken = Socket.last;
  broken.onclose?.();
  expect(live.lost).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(Socket.last).not.toBe(broken);
  Socket.last.open();
  expect(Socket.last.sent).toContainEqual(takeBack);
});

test("a refusal is told, and nothing waits any more", () => {
  live.move({ seat: 0, number: 3, options: [] }, ["pass"]);
  const refused: Refusal = { id: "taken-back", game: "", rule: "", values: {}, why: null };
  Socket.last.say({ seat: 0, question: 3, refused });
  expect(live.pending).toEqual({});
  expect(answered).toHaveBeenCalledWith(refused);
});

test("whoever has the device in hand is said once for each question, and again on a new line", () => {
  const question = { seat: 1, number: 4, options: [] };
  live.hasInHand(question);
  live.hasInHand(question);
  const here = { kind: "here", seat: 1, question: 4 };
  expect(Socket.last.sent).toEqual([here]);
  expect(live.pending).toEqual({});
  Socket.last.say({ seat: 1, question: 4 });
  expect(answered).not.toHaveBeenCalled();
  Socket.last.onclose?.();
  vi.advanceTimersByTime(60_000);
  Socket.last.open();
  expect(Socket.last.sent).toEqual([here]);
});

test("that somebody has the device is no answer to their move", () => {
  const question = { seat: 1, number: 4, options: [] };
  live.hasInHand(question);
  live.move(question, ["pass"]);
  Socket.last.say({ seat: 1, question: 4 });
  expect(Object.keys(live.pending)).toEqual(["1"]);
  Socket.last.say({ seat: 1, question: 4 });
  expect(live.pending).toEqual({});
});

test("a page that the server doesn't understand any more is loaded again, once", () => {
  live.move({ seat: 0, number: 3, options: [] }, ["pass"]);
  Socket.last.say(unreadable);
  expect([live.pending, reload.mock.calls.length, answered.mock.calls.length]).toEqual([{}, 1, 0]);
  live.move({ seat: 0, number: 3, options: [] }, ["pass"]);
  Socket.last.say(unreadable);
  expect([live.pending, reload.mock.calls.length]).toEqual([{}, 1]);
  expect(answered).toHaveBeenCalledWith(unreadable.refused);
});

test("an answer keeps the time in which it can be taken back", () => {
  Socket.last.say({ table: {}, sights: [], clocks: { 0: 30 } });
  const end = live.known!.ends[0];
  live.move({ seat: 0, number: 3, options: [] }, ["pass"]);
  expect(live.openUntil).toEqual({ 0: end });
  Socket.last.say({ table: {}, sights: [] });
  live.move({ seat: 0, number: 4, options: [] }, ["pass"]);
  expect(live.openUntil).toEqual({});
});

test("what is said is no answer to a question, and is not said again on a new line", () => {
  const words = { kind: "say", seat: 0, phrase: "yes", values: [] } as const;
  live.move({ seat: 0, number: 3, options: [] }, ["pass"]);
  expect(live.talkTo({ ...words, values: [] })).toBe(true);
  Socket.last.say({ seat: 0, question: 3 });
  expect(live.pending).toEqual({});
  Socket.last.say({ seat: 0, question: null });
  expect(answered).toHaveBeenCalledTimes(2);
  Socket.last.onclose?.();
  expect(live.talkTo({ ...words, values: [] })).toBe(false);
  vi.advanceTimersByTime(60_000);
  Socket.last.open();
  expect(Socket.last.sent).toEqual([]);
});

test("talk is heard beside the game", () => {
  expect(live.talk).toBe(null);
  Socket.last.say({ said: [], phrases: [{ name: "yes", blanks: [] }] });
  Socket.last.say({ said: [{ number: 1, seat: 1, phrase: "yes", values: [] }] });
  expect(live.talk?.said.map(({ phrase }) => phrase)).toEqual(["yes"]);
  expect(live.known).toBe(null);
});
