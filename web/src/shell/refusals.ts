import type { Refusal } from "../wire";

/** What the server refuses, and why. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.id);
  }
}

/** Whether an answer is a refusal of ours, and not the error page of something in between. */
export function isRefusal(answer: unknown): answer is Refusal {
  return typeof answer === "object" && answer !== null && "id" in answer && "values" in answer && "why" in answer;
}
