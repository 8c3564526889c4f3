import type { Refusal } from "../wire";
import { Refused } from "./refusals";
import { say, speech } from "./speech.svelte";
import { refusalLine } from "./telling";

export interface Toast {
  number: number;
  sentence: string;
  rule: string;
}

const STAYS = 7000;
const MOST = 3;

class Toasts {
  all = $state.raw<readonly Toast[]>([]);
  private count = 0;

  refuse(sentence: string, rule = ""): void {
    const number = ++this.count;
    this.all = [...this.all.slice(1 - MOST), { number, sentence, rule }];
    setTimeout(() => this.close(number), STAYS);
  }

  close(number: number): void {
    this.all = this.all.filter((toast) => toast.number !== number);
  }

  /** Something has worked, or another page is shown: what was refused before is old. */
  clear(): void {
    this.all = [];
  }

  /** Does something, and says so when it is refused or the server can't be reached. */
  async attempt<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    try {
      const result = await work();
      this.clear();
      return result;
    } catch (error) {
      this.clear();
      if (error instanceof Refused) await this.refuseAs(error.refusal);
      else this.refuse(say("unreachable"));
      return undefined;
    }
  }

  /** Why the server refuses, in the words of the game, which may have to be fetched first. */
  private async refuseAs(refusal: Refusal): Promise<void> {
    await speech.learn(refusal.game).catch(() => undefined);
    this.refuse(refusalLine(speech.of(refusal.game), refusal), refusal.rule);
  }
}

export const toasts = new Toasts();
