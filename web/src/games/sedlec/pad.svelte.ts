import type { PadAnswer, PadWish } from "../../wire";

const KEY = "ossuary.pad.sedlec";
const SIZES: Record<number, number[]> = { 1: [9, 9], 2: [9, 9], 3: [6, 6, 6], 4: [6, 6, 6, 6] };

type Sheet = PadWish;

/** The shape of the structures: what is tapped in stays as long as it fits. */
function fits(sheet: Sheet, players: number): boolean {
  return (sheet.players === 1) === (players === 1) && String(SIZES[sheet.players]![0]) === String(SIZES[players]![0]);
}

function blank(players: number, expansions: string[] = []): Sheet {
  return {
    players,
    expansions,
    cards: SIZES[players]!.map((size) => Array<string | null>(size).fill(null)),
    furnishing: players === 1 ? "monstrance" : null,
    condition: players === 1 ? "peasants_revolt" : null,
  };
}

/** What has been tapped in on this device; it stays until it is cleared. */
export class PadSheet {
  sheet = $state.raw<Sheet>(blank(2));
  names = $state.raw<string[]>([]);
  /** Which structure is being tapped in, and which of its places comes next; -1: none, it is full. */
  structure = $state(0);
  place = $state(0);
  answer = $state.raw<PadAnswer | null>(null);

  constructor(private readonly storage: Pick<Storage, "getItem" | "setItem">) {
    try {
      const kept = JSON.parse(storage.getItem(KEY) ?? "null") as { sheet: Sheet; names: string[] } | null;
      if (kept && SIZES[kept.sheet.players]?.length === kept.sheet.cards.length) {
        this.sheet = kept.sheet;
        this.names = kept.names;
      }
    } catch {
      // What was kept can't be read: the sheet is blank.
    }
    this.goOn();
  }

  /** Another number of players; stacks of the same shape keep their cards. */
  choosePlayers(players: number): void {
    const expansions = players === 4 && !this.sheet.expansions.length ? ["executioners"] : this.sheet.expansions;
    const sheet = blank(players, expansions);
    const cards = fits(this.sheet, players)
      ? sheet.cards.map((row, index) => this.sheet.cards[index] ?? row)
      : sheet.cards;
    this.change({ ...sheet, cards });
    this.turnTo(0);
  }

  /** Adds an expansion or takes it away, with its cards; four players keep one. */
  toggle(expansion: string): void {
    const before = this.sheet.expansions;
    if (!before.includes(expansion)) {
      this.change({ ...this.sheet, expansions: [...before, expansion] });
      return;
    }
    if (this.sheet.players === 4 && before.length === 1) return;
    const decks = this.answer?.decks.filter((deck) => deck.name !== expansion) ?? [];
    const left = decks.flatMap((deck) => deck.cards);
    const cards = this.sheet.cards.map((row) =>
      row.map((card) => {
        const at = card === null ? -1 : left.indexOf(card);
        return at < 0 ? null : left.splice(at, 1)[0]!;
      }),
    );
    this.change({ ...this.sheet, expansions: before.filter((other) => other !== expansion), cards });
    this.goOn();
  }

  name(number: number, name: string): void {
    const names = [...this.names];
    names[number] = name;
    this.names = names;
    this.keep();
  }

  chooseFurnishing(furnishing: string): void {
    this.change({ ...this.sheet, furnishing });
  }

  chooseCondition(condition: string): void {
    this.change({ ...this.sheet, condition });
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
    this.change(blank(this.sheet.players, this.sheet.expansions));
    this.turnTo(0);
  }

  /** Brings back what was tapped in before. */
  restore(sheet: Sheet): void {
    this.change(sheet);
    this.turnTo(0);
  }

  /** How many of a card are not tapped in yet. */
  left(card: string, copies: number): number {
    return copies - this.sheet.cards.flat().filter((other) => other === card).length;
  }

  private goOn(): void {
    this.place = this.sheet.cards[this.structure]!.indexOf(null);
  }

  private change(sheet: Sheet): void {
    this.sheet = sheet;
    this.keep();
  }

  private keep(): void {
    this.storage.setItem(KEY, JSON.stringify({ sheet: this.sheet, names: this.names }));
  }
}
