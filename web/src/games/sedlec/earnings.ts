/** What the skulls of each structure earned when they were drawn last, wherever that was. */
export class Earnings {
  private readonly known = new Map<string, ReadonlyMap<string, number>>();

  /** How much more or less each skull earns than the last time; a structure that is new here has no news. */
  news(structure: string, now: ReadonlyMap<string, number>): Map<string, number> {
    const before = this.known.get(structure);
    this.known.set(structure, now);
    if (!before) return new Map();
    const changes = [...now].map(([skull, points]) => [skull, points - (before.get(skull) ?? 0)] as const);
    return new Map(changes.filter(([, more]) => more));
  }
}
