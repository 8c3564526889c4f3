import type { OpenQuestion, Refusal } from "../../wire";
import type { Value } from "../../shell/answers";

/** Where a card can go, if it is played: as the server foresees it. */
export function putsFor(question: OpenQuestion | null, card: number): Value[][] {
  return (question?.foreseen ?? []).flatMap(({ answers: [first, put] }) =>
    put && first?.[0] === "play" && first[1] === card ? [put] : [],
  );
}

/** Why a card can't be played or, where one is owed, discarded. */
export function reasonAgainst(question: OpenQuestion | null, card: number): Refusal | undefined {
  return question?.barred?.find(({ answer }) => answer[1] === card)?.why;
}
