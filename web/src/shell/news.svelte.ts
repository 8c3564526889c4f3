import { untrack } from "svelte";

import type { Known } from "./folding";
import { changes, firstTold, isLeaving, presenceOf, type Told } from "./presence";
import { say } from "./speech.svelte";

/** Somebody who only loads the page again is not away. */
const WAIT = 2500;
/** How long the last news stays. */
const STAYS = 7000;

interface Names {
  known: Known;
  names: readonly string[];
  players: readonly string[];
}

/** Who comes and goes, and whose time ran out: the last of it, for a while. */
export class News {
  line = $state("");
  private told: Told;

  constructor(private readonly now: () => Names) {
    this.told = firstTold(now().known.table.chairs);
    $effect(() => {
      const { chairs } = now().known.table;
      const timer = setTimeout(() => this.tell(), isLeaving(this.told, chairs) ? WAIT : 0);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      const { ranOut } = now().known;
      untrack(() => {
        if (ranOut !== null) this.line = say("ran-out", { who: now().names[ranOut] ?? "" });
      });
    });
    $effect(() => {
      if (!this.line) return;
      const timer = setTimeout(() => (this.line = ""), STAYS);
      return () => clearTimeout(timer);
    });
  }

  private tell(): void {
    const { known, players } = this.now();
    const last = changes(this.told, known.table.chairs).at(-1);
    if (last) this.line = say(`news-${last.now}`, { who: players[last.player]! });
    this.told = known.table.chairs.map(presenceOf);
  }
}
