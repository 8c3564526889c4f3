import type { Words } from "../../shell/words";
import type { OpenQuestion } from "../../wire";
import { choosing } from "./choosing.svelte";
import { cardName } from "./why";

/** What is still to be chosen, where an answer of two parts has been begun. */
export function halfway(question: OpenQuestion, words: Words): string {
  if (choosing.mode === "dig") {
    const [pile] = choosing.piles;
    return pile ? words.say("choose-second-pile", { pile }) : words.say("choose-first-pile");
  }
  const step = choosing.mode && choosing.step(question);
  if (step === "card") return words.say("choose-card");
  const card = choosing.chosen(question);
  return step === "place" && card ? words.say("choose-place", { card: cardName(words, card) }) : "";
}
