import type { Field, Vocabulary } from "../../shell/telling";

const seat: Field = { name: "seat", kind: "seat" };
const pile: Field = { name: "pile", kind: "name" };
const top: Field = { name: "top", kind: "name" };
const bottom: Field = { name: "bottom", kind: "name" };
const x: Field = { name: "x", kind: "number" };

/** The verbs and events of Skulls of Sedlec with their fields, in the order in which they are sent. */
export const vocabulary: Vocabulary = {
  dig: [{ name: "piles", kind: "name" }],
  collect: [pile],
  take: [pile],
  stack: [top, bottom],
  place: [{ name: "row", kind: "number" }, x],
  furnish: [x, { name: "y", kind: "number" }],
  turn: [top, bottom],
  shape: [{ name: "number", kind: "number" }],
  condition: [{ name: "condition", kind: "name" }],
  first: [seat],
  turned: [pile, top, bottom],
  taken: [seat, top, bottom],
  finished: [seat],
  fell: [seat, top, bottom],
  scored: [seat, { name: "kind", kind: "name" }, { name: "points", kind: "number" }],
  total: [seat, { name: "points", kind: "number" }],
  graded: [seat, { name: "grade", kind: "name" }],
};
