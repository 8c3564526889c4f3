import type { PadAnswer, PadWish } from "../../wire";

const KEY = "ossuary.pad.sedlec";
const SIZES: Record<number, number[]> = { 1: [9, 9], 2: [9, 9], 3: [6, 6, 6], 4: [6, 6, 6, 6] };

interface Sheet extends PadWish {
  names: string[];
}

function blank(players: number, expansions: string[] = []): Sheet {
  return {
    players,
    expansions,
    cards: SIZES[players]!.map((size) => Array<string | null>(size).fill(null)),
    names: [],
    furnishing: players === 1 ? "monstrance" : null,
    condition: players === 1 ? "peasants_revolt" : null,
  };
}

/** What has been tapped in on this device; it stays until it is cleared. */
export class PadSheet {
  sheet = $state.raw<Sheet>(blank(2));
  /** Which structure is being tapped in, and which of its places comes next. */
  structure = $state(0);
  place = $state(0);
  answer = $state.raw<PadAnswer | null>(null);

  constructor(private readonly storage: Pick<Storage, "getItem" | "setItem">) {
    try {
      const kept = JSON.parse(storage.getItem(KEY) ?? "null") as Sheet | null;
      if (kept && SIZES[kept.players]?.length === kept.cards.length) this.sheet = kept;
    } catch {
      // What was kept can't be read: the sheet is blank.
    }
    this.goOn();
  }

  get wish(): PadWish {
    const { names: _names, ...wish } = this.sheet;
    return wish;
  }

  /** Another number of players: the stacks have other shapes, so they begin anew. */
  choosePlayers(players: number): void {
    const expansions = players === 4 && !this.sheet.expansions.length ? ["executioners"] : this.sheet.expansions;
    this.change({ ...blank(players, expansions), names: this.sheet.names });
    this.structure = 0;
    this.goOn();
  }

  toggle(expansion: string): void {
    const before = this.sheet.expansions;
    const expansions = before.includes(expansion)
      ? before.filter((other) => other !== expansion)
      : [...before, expansion];
    this.change({ ...this.sheet, expansions });
  }

  name(number: number, name: string): void {
    const names = [...this.sheet.names];
    names[number] = name;
    this.change({ ...this.sheet, names });
  }

  choose(more: Partial<Pick<Sheet, "furnishing" | "condition">>): void {
    this.change({ ...this.sheet, ...more });
  }

  turnTo(structure: number): void {
    this.structure = structure;
    this.goOn();
  }

  /** Puts a card into the chosen place, or takes away the one that lies there, and goes on. */
  put(card: string | null): void {
    const cards = this.sheet.cards.map((row, index) =>
      index === this.structure ? row.map((other, place) => (place === this.place ? card : other)) : row,
    );
    this.change({ ...this.sheet, cards });
    if (card) this.goOn();
  }

  clear(): void {
    this.change({ ...blank(this.sheet.players, this.sheet.expansions), names: this.sheet.names });
    this.structure = 0;
    this.goOn();
  }

  /** How many of a card are not tapped in yet. */
  left(card: string, copies: number): number {
    return copies - this.sheet.cards.flat().filter((other) => other === card).length;
  }

  private goOn(): void {
    const free = this.sheet.cards[this.structure]!.indexOf(null);
    this.place = free < 0 ? 0 : free;
  }

  private change(sheet: Sheet): void {
    this.sheet = sheet;
    this.storage.setItem(KEY, JSON.stringify(sheet));
  }
}
