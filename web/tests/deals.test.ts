import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { again, noted, open, sit } from "../src/shell/deals";
import type { TableInfo } from "../src/wire";

const kept = new Map<string, string>();
/** What was asked for, and what is answered. */
let asked: [path: string, body: Record<string, unknown>][] = [];
let answers: Record<string, unknown> = {};

beforeEach(() => {
  kept.clear();
  asked = [];
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
  vi.stubGlobal("fetch", (path: string, { body }: RequestInit = {}) => {
    asked.push([path, JSON.parse((body as string | undefined) ?? "{}") as Record<string, unknown>]);
    const answer = answers[path];
    return Promise.resolve({ ok: answer !== undefined, json: () => Promise.resolve(answer ?? { id: "table-full", game: "", rule: "", values: {}, why: null }) });
  });
});
afterEach(() => vi.unstubAllGlobals());

const NONCE = /^[0-9a-f]{32}$/;

function table(id: string, yours: boolean, hash: string | null = "hash"): TableInfo {
  return { id, status: "waiting", chairs: [{ yours }], deal: hash && { hash, nonces: [""] } } as unknown as TableInfo;
}

function wish(kind: "here" | "link"): Parameters<typeof open>[0] {
  return { game: "skull", options: {}, chairs: [{ kind, name: "", bot: "" }], open: false, clock: null };
}

const offer = { id: "new", hash: "promised", until: 7, token: "t" };

test("the hash is seen before anything is added, and noted as it was", async () => {
  answers = { "/api/deals": offer, "/api/tables": table("new", true, "another") };
  await open(wish("here"));
  expect(asked.map(([path]) => path)).toEqual(["/api/deals", "/api/tables"]);
  const deal = asked[1]![1].deal as Record<string, unknown>;
  expect(deal).toEqual({ id: "new", until: 7, token: "t", nonce: expect.stringMatching(NONCE) as string });
  expect(noted("new")).toEqual({ hash: "promised", nonce: deal.nonce });
});

test("who makes a table and doesn’t sit there adds nothing", async () => {
  answers = { "/api/deals": offer, "/api/tables": table("new", false) };
  await open(wish("link"));
  expect(noted("new")).toEqual({ hash: "promised", nonce: "" });
});

test("who sits down adds a number of their own each time", async () => {
  answers = { "/api/tables/a/sit": table("a", true), "/api/tables/b/sit": table("b", true) };
  await sit(table("a", false), { name: "Ola", player: null });
  await sit(table("b", false), { name: "Ola", player: null });
  expect(noted("a")!.nonce).toMatch(NONCE);
  expect(noted("a")!.nonce).not.toBe(noted("b")!.nonce);
});

test("what is refused is not noted, nor what was never promised", async () => {
  answers = {};
  await expect(sit(table("a", false), { name: "", player: null })).rejects.toThrow("table-full");
  expect(noted("a")).toBeNull();
  answers = { "/api/tables/b/sit": table("b", true, null) };
  await sit(table("b", false, null), { name: "Ola", player: null });
  expect(asked.at(-1)![1].nonce).toBe("");
  expect(noted("b")).toBeNull();
});

test("a rematch is looked at before anybody sits down there", async () => {
  answers = { "/api/tables/a/rematch": { id: "b" }, "/api/tables/b": table("b", false), "/api/tables/b/sit": table("b", true) };
  expect(await again(table("a", true))).toBe("b");
  expect(asked.map(([path]) => path)).toEqual(["/api/tables/a/rematch", "/api/tables/b", "/api/tables/b/sit"]);
  expect(noted("b")!.hash).toBe("hash");
});

test("who only made the table, or sits there already, doesn’t sit down", async () => {
  answers = { "/api/tables/a/rematch": { id: "b" }, "/api/tables/b": table("b", true) };
  await again(table("a", false));
  await again(table("a", true));
  expect(asked.filter(([path]) => path.endsWith("/sit"))).toEqual([]);
});

test("a place that was given away keeps nobody from going there", async () => {
  answers = { "/api/tables/a/rematch": { id: "b" }, "/api/tables/b": table("b", false) };
  expect(await again(table("a", true))).toBe("b");
});

test("the oldest tables are forgotten", async () => {
  answers = Object.fromEntries(Array.from({ length: 210 }, (_, number) => [`/api/tables/t${number}/sit`, table(`t${number}`, true)]));
  for (let number = 0; number < 210; number++) await sit(table(`t${number}`, false), { name: "Ola", player: null });
  expect([noted("t9"), noted("t10") === null, noted("t209") === null]).toEqual([null, false, false]);
});
