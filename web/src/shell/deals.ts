import type { NewDeal, NewTable, ShuffleProof, Sit, TableInfo } from "../wire";
import { keep, kept } from "./keeping";
import { Refused } from "./refusals";
import { call } from "./server";

/** What this browser knows of a table’s draws from before the game. */
export interface Noted {
  /** The hash that it saw before it added anything. */
  hash: string;
  /** What it added itself; empty: nothing. */
  nonce: string;
}

const KEY = "ossuary.deals";
const MOST = 200;

function all(): Record<string, Noted> {
  return (kept(KEY) as Record<string, Noted> | null) ?? {};
}

export function noted(id: string): Noted | null {
  return all()[id] ?? null;
}

/** Of so many tables; the oldest are forgotten. */
function note(id: string, noted: Noted): void {
  const { [id]: _, ...others } = all();
  keep(KEY, Object.fromEntries([...Object.entries(others), [id, noted]].slice(-MOST)));
}

/** Sixteen random bytes; this works over plain http too. */
function nonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Makes a table: first its hash is seen, then something is added to it. */
export async function open(wish: Omit<NewTable, "deal">): Promise<TableInfo> {
  const { hash, ...deal } = await call<NewDeal>("deals", {});
  // Whoever doesn’t sit down adds nothing.
  const own = wish.chairs.some((chair) => chair.kind === "here") ? nonce() : "";
  const table = await call<TableInfo>("tables", { ...wish, deal: { ...deal, nonce: own } });
  note(table.id, { hash, nonce: own });
  return table;
}

/** Sits down at a table whose hash has been seen. */
export async function sit({ id, deal }: TableInfo, wish: Omit<Sit, "nonce">): Promise<TableInfo> {
  const own = deal ? nonce() : "";
  const table = await call<TableInfo>(`tables/${id}/sit`, { ...wish, nonce: own });
  if (deal) note(id, { hash: deal.hash, nonce: own });
  return table;
}

export function tableOf(id: string): Promise<TableInfo> {
  return call<TableInfo>(`tables/${id}`);
}

export function proofOf(id: string): Promise<ShuffleProof> {
  return call<ShuffleProof>(`tables/${id}/proof`);
}

/** Another game with the same people; whoever played before sits there again. */
export async function again(before: TableInfo): Promise<string> {
  const { id } = await call<{ id: string }>(`tables/${before.id}/rematch`, {});
  if (before.chairs.some((chair) => chair.yours)) {
    await sitAgain(id).catch((error: unknown) => {
      // The place was given away meanwhile: its table says so.
      if (!(error instanceof Refused)) throw error;
    });
  }
  return id;
}

async function sitAgain(id: string): Promise<void> {
  const table = await tableOf(id);
  const isThere = table.chairs.some((chair) => chair.yours);
  if (table.status === "waiting" && !isThere) await sit(table, { name: "", player: null });
}
