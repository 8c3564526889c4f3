import { say } from "./speech.svelte";
import { Refused } from "./server";

export interface Toast {
  number: number;
  sentence: string;
  rule: string;
}

const STAYS = 7000;

class Toasts {
  all = $state.raw<Toast[]>([]);
  private count = 0;

  show(sentence: string, rule = ""): void {
    const number = ++this.count;
    this.all = [...this.all.slice(-2), { number, sentence, rule }];
    setTimeout(() => this.close(number), STAYS);
  }

  close(number: number): void {
    this.all = this.all.filter((toast) => toast.number !== number);
  }

  /** Does something, and says so when it is refused or the server can't be reached. */
  async attempt<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Refused) this.show(error.refusal.sentence, error.refusal.rule);
      else this.show(say("unreachable"));
      return undefined;
    }
  }
}

export const toasts = new Toasts();
