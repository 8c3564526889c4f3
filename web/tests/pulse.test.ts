import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { BEAT, HASTE, OPENING, PATIENCE, Pulse } from "../src/shell/pulse";

const ping = vi.fn();
const dead = vi.fn();

function opened(): Pulse {
  const pulse = new Pulse({ ping, dead });
  pulse.begin();
  pulse.heard();
  return pulse;
}

beforeEach(() => {
  vi.useFakeTimers();
  ping.mockClear();
  dead.mockClear();
});
afterEach(() => void vi.useRealTimers());

test("a line that answers lives on", () => {
  const pulse = opened();
  for (let beats = 1; beats <= 5; beats += 1) {
    vi.advanceTimersByTime(BEAT);
    expect(ping).toHaveBeenCalledTimes(beats);
    pulse.heard();
  }
  expect(dead).not.toHaveBeenCalled();
});

test("a line that says nothing after a ping is dead, once", () => {
  opened();
  vi.advanceTimersByTime(BEAT + PATIENCE - 1);
  expect(dead).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(dead).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(10 * BEAT);
  expect(dead).toHaveBeenCalledOnce();
});

test("a line that says nothing after a move is dead", () => {
  opened().expect();
  vi.advanceTimersByTime(PATIENCE);
  expect(dead).toHaveBeenCalledOnce();
});

test("a page that woke up has less patience, and a later wish doesn't lengthen it", () => {
  const pulse = opened();
  pulse.feel(HASTE);
  pulse.expect(PATIENCE);
  expect(ping).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(HASTE);
  expect(dead).toHaveBeenCalledOnce();
});

test("a line that never opens is dead as well", () => {
  new Pulse({ ping, dead }).begin();
  vi.advanceTimersByTime(OPENING);
  expect(dead).toHaveBeenCalledOnce();
});

test("a line that was given up is not watched any more", () => {
  const pulse = opened();
  pulse.expect();
  pulse.stop();
  vi.advanceTimersByTime(10 * BEAT);
  expect(ping).not.toHaveBeenCalled();
  expect(dead).not.toHaveBeenCalled();
});
