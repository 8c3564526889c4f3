import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Live } from "../src/shell/live.svelte";
import type { Refusal } from "../src/wire";

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

vi.mock("../src/shell/settings.svelte", () => ({ settings: { language: "en" } }));

const answered = vi.fn<(refused: Refusal | null) => void>();
const takeBack = { kind: "take-back", seat: 0, question: 3 };
let live: Live;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("document", { addEventListener: () => undefined, removeEventListener: () => undefined });
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  answered.mockClear();
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
