import type { Heard } from "../wire";
import { beatsOf, type Beat } from "./beats";
import { isSame } from "./same";

/** The longest time that anything is told at the normal pace, in milliseconds: more is told faster. */
export const LONGEST_TALE = 8000;

/** How far behind the table the tale may be all the same when more and more comes while it is told. */
export const LONGEST_LAG = 2500;

export interface Teller {
  advance: (view: unknown, heard: Heard) => unknown;
  /** Whether an entry is told in one beat with what comes of it. */
  leads?: (heard: Heard) => boolean;
  /** Whose doing each entry is. */
  doers: (heard: readonly Heard[]) => readonly (number | null)[];
  /** How long a beat, and whose doing it is, is told at the normal pace, in milliseconds. */
  time: (beat: readonly Heard[], doers: readonly (number | null)[]) => number;
  /** How long the words wait, where motion should tell first. */
  suspense: (heard: Heard) => number;
  tell: (heard: readonly Heard[]) => void;
  /** How many times as long as normally it takes; 0: everything at once. */
  tempo: () => number;
}

/** Tells events beat by beat, and settles on the view that the server sent. */
export class Playback {
  view = $state.raw<unknown>(null);
  /** What is being told: one event, or one of each lane. */
  current = $state.raw<readonly Heard[]>([]);
  /** A number that changes with every beat. */
  beat = $state(0);
  /** What has been said in words, in the order in which it was heard. */
  said = $state.raw<readonly Heard[]>([]);
  /** What of it was said last, and never before. */
  fresh = $state.raw<readonly Heard[]>([]);
  playing = $state(false);
  /** How many times as long as normally the current beat takes. */
  tempo = $state(1);
  /** Whether the last news is that something told before was taken back. */
  takenBack = $state(false);

  private heard: readonly Heard[] = [];
  private readonly shown = new Set<number>();
  private readonly spoken = new Set<number>();
  private beats: Beat[] = [];
  private doers: readonly (number | null)[] = [];
  private tightness = 1;
  /** How long has been told without a break, at the normal pace. */
  private told = 0;
  private settled: unknown = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private begun = false;

  constructor(private readonly teller: Teller) {}

  /** Somebody else looks from now on: nothing of this is told again. */
  turnTo(view: unknown, heard: readonly Heard[]): void {
    this.begun = false;
    this.takenBack = false;
    this.receive(view, heard);
  }

  /** A new state of the table: what is new in `heard` is told, then the view is shown. */
  receive(view: unknown, heard: readonly Heard[]): void {
    const isTrue = !this.begun || [...this.shown].every((index) => isSame(heard[index], this.heard[index]));
    const untold = heard.length - this.shown.size;
    if (!isTrue || untold > 0) this.takenBack = !isTrue;
    this.heard = heard;
    this.settled = view;
    if (!this.begun || !isTrue) {
      this.forget();
      this.begun = true;
      this.skip();
      return;
    }
    this.beats = beatsOf(heard, this.shown, this.teller.leads);
    this.doers = this.teller.doers(heard);
    const length = this.beats.reduce((sum, beat) => sum + this.timeFor(beat), 0);
    this.tightness = Math.min(1, Math.max(LONGEST_LAG, LONGEST_TALE - this.told) / length);
    // What is being told is told to its end, also where nothing follows.
    if (!this.playing) this.next();
  }

  /** Shows at once what all of this leads to. */
  skip(): void {
    clearTimeout(this.timer);
    this.beats = [];
    this.heard.forEach((_, index) => this.shown.add(index));
    this.speak();
    this.view = this.settled;
    this.current = [];
    this.playing = false;
    this.told = 0;
  }

  private next(): void {
    const beat = this.beats.shift();
    this.tempo = this.teller.tempo() * this.tightness;
    if (!beat || !this.tempo) {
      this.skip();
      return;
    }
    this.playing = true;
    this.current = this.entries(beat);
    this.view = this.current.reduce((view, entry) => this.teller.advance(view, entry), this.view);
    this.beat += 1;
    beat.forEach((index) => this.shown.add(index));
    this.told += this.timeFor(beat) * this.tightness;
    const suspense = Math.max(...this.current.map(this.teller.suspense)) * this.tempo;
    const rest = this.timeFor(beat) * this.tempo - suspense;
    if (suspense) this.timer = setTimeout(() => this.say(rest), suspense);
    else this.say(rest);
  }

  private say(rest: number): void {
    this.speak();
    this.teller.tell(this.current);
    this.timer = setTimeout(() => this.next(), rest);
  }

  /** Puts into words what is shown. */
  private speak(): void {
    const fresh = [...this.shown].filter((index) => !this.spoken.has(index));
    fresh.forEach((index) => this.spoken.add(index));
    this.said = this.heard.filter((_, index) => this.spoken.has(index));
    if (fresh.length) this.fresh = this.entries(fresh);
  }

  /** Begins anew: whatever is there already needs no words. */
  private forget(): void {
    this.shown.clear();
    this.spoken.clear();
    this.heard.forEach((_, index) => this.spoken.add(index));
    this.fresh = [];
  }

  private timeFor(beat: Beat): number {
    const doers = beat.map((index) => this.doers[index] ?? null);
    return this.teller.time(this.entries(beat), doers);
  }

  private entries(beat: Beat): Heard[] {
    return beat.map((index) => this.heard[index]!);
  }
}
