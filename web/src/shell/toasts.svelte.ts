import { Refused } from "./refusals";
import { say, speech } from "./speech.svelte";
import { refusalLine } from "./telling";

export interface Toast {
  number: number;
  sentence: string;
  rule: string;
  /** Something was refused; anything else is news. */
  refusal: boolean;
}

const STAYS = 7000;
const MOST = 3;

class Toasts {
  all = $state.raw<readonly Toast[]>([]);
  private count = 0;

  refuse(sentence: string, rule = ""): void {
    this.add({ sentence, rule, refusal: true });
  }

  note(sentence: string): void {
    this.add({ sentence, rule: "", refusal: false });
  }

  close(number: number): void {
    this.all = this.all.filter((toast) => toast.number !== number);
  }

  /** Something has worked: what was refused before is old. */
  forgive(): void {
    this.all = this.all.filter((toast) => !toast.refusal);
  }

  clear(): void {
    this.all = [];
  }

  /** Does something, and says so when it is refused or the server can't be reached. */
  async attempt<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    try {
      const result = await work();
      this.forgive();
      return result;
    } catch (error) {
      this.forgive();
      if (error instanceof Refused) this.refuse(refusalLine(speech.of(error.refusal.game), error.refusal), error.refusal.rule);
      else this.refuse(say("unreachable"));
      return undefined;
    }
  }

  private add(toast: Omit<Toast, "number">): void {
    const number = ++this.count;
    this.all = [...this.all.slice(1 - MOST), { number, ...toast }];
    setTimeout(() => this.close(number), STAYS);
  }
}

export const toasts = new Toasts();
