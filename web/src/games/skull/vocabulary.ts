import type { Field, Vocabulary } from "../../shell/telling";

const seat: Field = { name: "seat", kind: "seat" };
const owner: Field = { name: "owner", kind: "seat" };
const first: Field = { name: "first", kind: "seat" };
const face: Field = { name: "face", kind: "name" };
const number: Field = { name: "number", kind: "number" };

/** The verbs and events of Skull with their fields, in the order in which they are sent. */
export const vocabulary: Vocabulary = {
  place: [face],
  pass: [],
  bid: [number],
  flip: [seat],
  lose: [face],
  name: [seat],
  show: [],
  hide: [],
  first: [seat],
  round: [number, first],
  challenger: [seat, { name: "bid", kind: "number" }],
  flipped: [seat, owner, face],
  succeeded: [seat],
  failed: [seat, owner],
  shown: [seat, face],
  left: [seat, { name: "discs", kind: "number" }],
  out: [seat],
};
