import type { OpenQuestion } from "../wire";
import type { Known } from "./folding";

interface Now {
  known: Known;
  view: unknown;
  names: readonly string[];
  players: readonly string[];
  /** The seats that nobody waits for here: my own, and those whose answer is on its way. */
  own: ReadonlySet<number>;
}

/** Whom the table waits for, how long, and which of them are away. */
export class Awaited {
  constructor(private readonly now: () => Now) {}

  private readonly seats = $derived.by(() => (this.now().view as { asked: number[] }).asked.filter((seat) => seat >= 0));

  readonly who = $derived.by(() => {
    const { names, own } = this.now();
    return [...new Set(this.seats.filter((seat) => !own.has(seat)).map((seat) => names[seat] ?? ""))].join(", ");
  });

  /** Those who are away, and from when on a bot may play for them. */
  readonly absent = $derived.by(() => {
    const { known, players } = this.now();
    return [...new Set(this.seats.map((seat) => seat % players.length))].flatMap((player) => {
      const from = known.away[player];
      return from === undefined ? [] : [{ player, from }];
    });
  });

  /** When time ends: that of a question, else that of whoever has the least. */
  endFor(question: OpenQuestion | null): number | null {
    const ends = (question ? [question.seat] : this.seats).flatMap((seat) => this.now().known.ends[seat] ?? []);
    return ends.length ? Math.min(...ends) : null;
  }
}
