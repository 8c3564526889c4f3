/** How often the line is felt, in milliseconds. */
export const BEAT = 10_000;
/** How long anything at all may take to arrive after something was sent. */
export const PATIENCE = 5_000;
/** The same right after the page woke up, when somebody looks and waits. */
export const HASTE = 2_000;
/** The same for a line that is being opened. */
export const OPENING = 10_000;

export interface Line {
  ping: () => void;
  dead: () => void;
}

/** Notices a line that has died without a word: whatever is sent must be followed by something heard. */
export class Pulse {
  private beat: ReturnType<typeof setInterval> | undefined;
  private deadline: ReturnType<typeof setTimeout> | undefined;
  private due = Infinity;

  constructor(private readonly line: Line) {}

  /** The line is being opened. */
  begin(): void {
    this.stop();
    this.expect(OPENING);
    this.beat = setInterval(() => this.feel(PATIENCE), BEAT);
  }

  stop(): void {
    clearInterval(this.beat);
    this.heard();
  }

  /** Something arrived, no matter what. */
  heard(): void {
    clearTimeout(this.deadline);
    this.due = Infinity;
  }

  /** Something was sent, so something must arrive; an earlier deadline stays. */
  expect(within = PATIENCE): void {
    const due = performance.now() + within;
    if (due >= this.due) return;
    clearTimeout(this.deadline);
    this.due = due;
    this.deadline = setTimeout(() => {
      this.stop();
      this.line.dead();
    }, within);
  }

  /** Asks whether the line still holds. */
  feel(within = HASTE): void {
    this.line.ping();
    this.expect(within);
  }
}
