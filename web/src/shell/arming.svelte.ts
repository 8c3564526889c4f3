/** Within this a second tap is part of a double click, and no second thought. */
const ONE_TAP = 250;

/** What can't be taken back is tapped twice: the first tap arms it. */
export class Arming {
  /** What waits for its second tap. */
  key = $state("");
  private since = 0;

  /** Whether this tap is the second one. */
  tap(key: string): boolean {
    if (this.key !== key) {
      this.key = key;
      this.since = performance.now();
      return false;
    }
    if (performance.now() - this.since < ONE_TAP) return false;
    this.key = "";
    return true;
  }

  /** Something was chosen: a tap on it is the second one. */
  choose(key: string): void {
    this.key = key;
    this.since = performance.now();
  }

  disarm(): void {
    this.key = "";
  }
}
