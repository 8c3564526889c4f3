import { untrack } from "svelte";

import type { ChairView } from "../wire";
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

/** How everybody is at the table, to be compared: an update that changes nothing of it is no news. */
function presences(chairs: readonly ChairView[]): string {
  return chairs.map(presenceOf).join(" ");
}

/** Who comes and goes, and whose time ran out: what is new of it, for a while. */
export class News {
  line = $state("");
  private told: Told;
  private readonly presences = $derived.by(() => presences(this.now().known.table.chairs));

  constructor(private readonly now: () => Names) {
    this.told = firstTold(now().known.table.chairs);
    $effect(() => {
      void this.presences;
      const wait = untrack(() => (isLeaving(this.told, now().known.table.chairs) ? WAIT : 0));
      const timer = setTimeout(() => this.tell(), wait);
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
    const lines = changes(this.told, known.table.chairs).map(({ player, now }) => say(`news-${now}`, { who: players[player]! }));
    if (lines.length) this.line = lines.join(" ");
    this.told = known.table.chairs.map(presenceOf);
  }
}
