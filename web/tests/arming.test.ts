import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Arming } from "../src/shell/arming.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the second tap does it", () => {
  const arming = new Arming();
  expect(arming.tap("resign")).toBe(false);
  expect(arming.key).toBe("resign");
  vi.advanceTimersByTime(1000);
  expect(arming.tap("resign")).toBe(true);
  expect(arming.key).toBe("");
});

test("a double click is one tap", () => {
  const arming = new Arming();
  arming.tap("resign");
  vi.advanceTimersByTime(200);
  expect(arming.tap("resign")).toBe(false);
  expect(arming.key).toBe("resign");
});

test("a tap on something else begins anew", () => {
  const arming = new Arming();
  arming.tap("one");
  vi.advanceTimersByTime(1000);
  expect(arming.tap("other")).toBe(false);
  arming.disarm();
  expect(arming.key).toBe("");
});

test("what was chosen elsewhere is done by its next tap, but not by the rest of a double click", () => {
  const arming = new Arming();
  arming.choose("bid 3");
  expect(arming.tap("bid 4")).toBe(false);
  arming.choose("bid 3");
  expect(arming.tap("bid 3")).toBe(false);
  vi.advanceTimersByTime(300);
  expect(arming.tap("bid 3")).toBe(true);
});
