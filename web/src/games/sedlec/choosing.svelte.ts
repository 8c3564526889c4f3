import type { OpenQuestion } from "../../wire";
import { offered, type Value } from "../../shell/answers";

/** What is half chosen on this device: piles to dig, and the card that is to be stacked. */
class Choosing {
  piles = $state.raw<string[]>([]);
  card = $state.raw<string | null>(null);

  /** The card that would be stacked: the one that was touched, else the first. */
  chosen(question: OpenQuestion | null): string | null {
    const cards = stackable(question);
    return this.card !== null && cards.includes(this.card) ? this.card : (cards[0] ?? null);
  }

  clear(): void {
    this.piles = [];
    this.card = null;
  }

  /** Touches a face-down pile; with the last one needed, the dig that is offered comes back. */
  pile(question: OpenQuestion | null, name: string): Value[] | undefined {
    const alone = offered(question, "dig", name);
    if (alone) return alone;
    const piles = this.piles.includes(name)
      ? this.piles.filter((other) => other !== name)
      : [...this.piles, name].sort();
    const both = offered(question, "dig", piles.join("+"));
    this.piles = both ? [] : piles.slice(-2);
    return both;
  }
}

export const choosing = new Choosing();

/** The cards that can be stacked now. */
export function stackable(question: OpenQuestion | null): string[] {
  return (question?.options ?? []).filter(([verb]) => verb === "stack").map(([, top, bottom]) => `${top}/${bottom}`);
}

export function canDig(question: OpenQuestion | null, pile: string): boolean {
  return (question?.options ?? []).some(([verb, piles]) => verb === "dig" && String(piles).split("+").includes(pile));
}
