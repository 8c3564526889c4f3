import type { Refusal } from "../wire";

/** What the server refuses, with the sentence that says why. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.sentence);
  }
}

/** Whether an answer is a refusal of ours, and not the error page of something in between. */
export function isRefusal(answer: unknown): answer is Refusal {
  return typeof answer === "object" && answer !== null && typeof (answer as Refusal).sentence === "string";
}
