import type { Heard } from "../wire";
import { continues } from "./folding";

/** With more than this to tell, nobody wants to watch it all. */
export const LONGEST_TALE = 40;

export interface Teller {
  advance: (view: unknown, heard: Heard) => unknown;
  pace: (heard: Heard) => number;
  /** How long the words wait, where motion should tell first. */
  suspense: (heard: Heard) => number;
  tell: (heard: Heard) => void;
  still: () => boolean;
}

/** Tells events one at a time, and settles on the view that the server sent. */
export class Playback {
  view = $state.raw<unknown>(null);
  current = $state.raw<Heard | null>(null);
  /** How many of the heard entries have been shown, and how many said in words. */
  told = $state(0);
  said = $state(0);
  playing = $state(false);
  /** Whether the last news is that something told before was taken back. */
  takenBack = $state(false);

  private heard: readonly Heard[] = [];
  private settled: unknown = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private begun = false;

  constructor(private readonly teller: Teller) {}

  /** Somebody else looks from now on: nothing is told again. */
  turnTo(view: unknown, heard: readonly Heard[]): void {
    this.begun = false;
    this.takenBack = false;
    this.receive(view, heard);
  }

  /** A new state of the table: what is new in `heard` is told, then the view is shown. */
  receive(view: unknown, heard: readonly Heard[]): void {
    const isTrue = !this.begun || continues(heard, this.heard.slice(0, this.told));
    if (!isTrue || heard.length > this.told) this.takenBack = !isTrue;
    this.heard = heard;
    this.settled = view;
    const untold = heard.length - this.told;
    if (!this.begun || !isTrue || untold <= 0 || untold > LONGEST_TALE || this.teller.still()) {
      this.begun = true;
      this.skip();
    } else if (!this.playing) {
      this.playing = true;
      this.next();
    }
  }

  /** Shows at once what all of this leads to. */
  skip(): void {
    clearTimeout(this.timer);
    this.told = this.said = this.heard.length;
    this.view = this.settled;
    this.current = null;
    this.playing = false;
  }

  private next(): void {
    const entry = this.heard[this.told];
    if (!entry) {
      this.skip();
      return;
    }
    this.view = this.teller.advance(this.view, entry);
    this.current = entry;
    this.told += 1;
    const suspense = this.teller.suspense(entry);
    if (suspense) this.timer = setTimeout(() => this.say(entry, suspense), suspense);
    else this.say(entry, 0);
  }

  private say(entry: Heard, waited: number): void {
    this.said = this.told;
    this.teller.tell(entry);
    this.timer = setTimeout(() => this.next(), this.teller.pace(entry) - waited);
  }
}
