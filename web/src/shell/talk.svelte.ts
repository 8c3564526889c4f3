import { untrack } from "svelte";

import type { Phrase } from "../wire";
import type { Live } from "./live.svelte";
import { panel } from "./panel.svelte";
import { saidAfter, saidLine } from "./phrases";
import { settings } from "./settings.svelte";
import { say } from "./speech.svelte";
import { toasts } from "./toasts.svelte";
import type { Words } from "./words";

/** How long a bubble stays. */
const STAYS = 9000;
/** So many bubbles at a time. */
const MOST = 3;

interface Now {
  live: Live;
  words: Words;
  names: readonly string[];
  /** The seats of those at this device, and those of them that are called “you”. */
  seats: ReadonlySet<number>;
  you: ReadonlySet<number>;
}

export interface SaidLine {
  number: number;
  seat: number;
  who: string;
  what: string;
}

/** What people say at a table: all of it, what is new, and what nobody here has read yet. */
export class Talk {
  /** The numbers of what is in the air right now. */
  private fresh = $state.raw<readonly number[]>([]);
  /** Up to which number it was in the air; null: nothing was heard yet. */
  private told: number | null = null;
  private read = $state(0);

  readonly phrases = $derived.by<readonly Phrase[]>(() => this.now().live.talk?.phrases ?? []);
  /** Where the game has nothing to say, nothing of this is seen. */
  readonly isOffered = $derived(this.phrases.length > 0);
  private readonly said = $derived.by(() => this.now().live.talk?.said ?? []);
  readonly lines = $derived.by<readonly SaidLine[]>(() => {
    const { words, names, you } = this.now();
    return this.said.map((one) => ({
      number: one.number,
      seat: one.seat,
      who: names[one.seat] ?? "",
      what: saidLine(words, this.phrases, one, names, you),
    }));
  });
  /** What is in the air; nothing where somebody wants it quiet. */
  readonly bubbles = $derived.by(() =>
    settings.muted ? [] : this.lines.filter(({ number }) => this.fresh.includes(number)),
  );
  /** How much others have said since somebody here looked. */
  readonly unread = $derived.by(() => {
    const { seats } = this.now();
    return settings.muted ? 0 : saidAfter(this.read, this.said).filter(({ seat }) => !seats.has(seat)).length;
  });

  constructor(private readonly now: () => Now) {
    $effect(() => {
      const { talk } = now().live;
      if (talk) untrack(() => this.take());
    });
    $effect(() => {
      const last = this.last();
      if (panel.tab === "talk" && panel.isInSight) untrack(() => (this.read = last));
    });
  }

  /** Says something in the name of a seat. */
  speak(seat: number, phrase: string, values: (number | string)[]): void {
    if (!this.now().live.talkTo({ kind: "say", seat, phrase, values })) toasts.refuse(say("talk-not-sent"));
  }

  private last(): number {
    return this.said.at(-1)?.number ?? 0;
  }

  /** What was said before one came is read in the list; what is new goes up as a bubble. */
  private take(): void {
    const last = this.last();
    if (this.told === null) this.read = last;
    else this.rise(saidAfter(this.told, this.said).slice(-MOST).map(({ number }) => number));
    this.told = Math.max(this.told ?? 0, last);
  }

  private rise(numbers: readonly number[]): void {
    if (!numbers.length) return;
    this.fresh = [...this.fresh, ...numbers].slice(-MOST);
    setTimeout(() => (this.fresh = this.fresh.filter((number) => !numbers.includes(number))), STAYS);
  }
}
