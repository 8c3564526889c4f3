import { blake2b } from "@noble/hashes/blake2.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

import type { OpenedProof, ShownDraw, ShuffleProof } from "../wire";
import type { Noted } from "./deals";
import { isSame } from "./same";

/** Yes, no, or nothing to compare with. */
export type Verdict = "yes" | "no" | "unknown";

export interface CheckedDraw extends ShownDraw {
  /** How many things there were to draw from. */
  total: number;
  /** Whether what was drawn is what comes out when it is worked out again. */
  isTrue: boolean;
}

export interface Checked {
  /** The hash is still the one that this browser noted before the game. */
  promise: Verdict;
  /** The secret has that hash. */
  secret: Verdict;
  /** What this browser added is among what was added. */
  nonce: Verdict;
  draws: readonly CheckedDraw[];
  /** The record tells of the same secret, nonces and draws. */
  record: Verdict;
  isAllTrue: boolean;
}

/** The SHA-256 hash of a secret, which binds whoever has shown it. */
export function hashOf(secret: string): string {
  return bytesToHex(sha256(utf8ToBytes(secret)));
}

/** The key of all draws: secret and nonces, a line for each. */
export function keyOf(secret: string, nonces: readonly string[]): Uint8Array {
  return blake2b(utf8ToBytes([secret, ...nonces].join("\n")));
}

/** Which of several is drawn: the number of the draw is hashed, and points at one when the weights are laid end to end. */
export function drawnOf(key: Uint8Array, number: number, weights: readonly number[]): number {
  const counted = new Uint8Array(8);
  new DataView(counted.buffer).setBigUint64(0, BigInt(number));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let point = Number(BigInt(`0x${bytesToHex(blake2b(counted, { key }))}`) % BigInt(total));
  return weights.findIndex((weight) => (point -= weight) < 0);
}

function verdict(isSo: boolean): Verdict {
  return isSo ? "yes" : "no";
}

/** Everything that a browser can check of a finished game without its rules. */
export function check({ deal, opened }: ShuffleProof & { opened: OpenedProof }, noted: Noted | null): Checked {
  const key = keyOf(opened.secret, deal.nonces);
  const draws = opened.draws.map((draw, number): CheckedDraw => {
    const weights = draw.chances.map(([, weight]) => weight);
    const found = draw.chances[drawnOf(key, number, weights)]?.[0];
    return { ...draw, total: weights.reduce((sum, weight) => sum + weight, 0), isTrue: isSame(found, draw.drawn) };
  });
  const promise = noted ? verdict(noted.hash === deal.hash) : "unknown";
  const secret = verdict(hashOf(opened.secret) === deal.hash);
  const nonce = noted?.nonce ? verdict(deal.nonces.includes(noted.nonce)) : "unknown";
  const record = verdict(isOf(opened, deal.nonces));
  const isAllTrue = ![promise, secret, nonce, record].includes("no") && draws.every((draw) => draw.isTrue);
  return { promise, secret, nonce, draws, record, isAllTrue };
}

interface ToldRecord {
  proof?: { seed?: unknown; nonces?: unknown };
  moves?: readonly (readonly unknown[])[];
}

function isOf(opened: OpenedProof, nonces: readonly string[]): boolean {
  const { proof, moves } = opened.record as ToldRecord;
  const drawn = moves?.filter(([actor]) => actor === "chance").map(([, ...action]) => action);
  return proof?.seed === opened.secret && isSame(proof.nonces, nonces) && isSame(drawn, opened.draws.map((draw) => draw.drawn));
}
