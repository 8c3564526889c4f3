import { keep, kept } from "../../shell/keeping";
import { isSame } from "../../shell/same";
import type { PadAnswer, PadShape, PadWish } from "../../wire";

const KEY = "ossuary.pad.sedlec";

type Sheet = PadWish;
type Structure = PadShape["structures"][number];

function cardsOf(sheet: Sheet): number {
  return sheet.cards.flat().filter(Boolean).length;
}

function emptied([, size]: Structure): (string | null)[] {
  return Array<string | null>(size).fill(null);
}

/** What has been tapped in on this device; it stays until it is cleared. What is possible the server says. */
export class PadSheet {
  sheet = $state.raw<Sheet>({ players: 2, expansions: [], cards: [], furnishing: null, condition: null });
  names = $state.raw<string[]>([]);
  /** Which structure is being tapped in, and which of its places comes next; -1: none, it is full. */
  structure = $state(0);
  place = $state(0);
  answer = $state.raw<PadAnswer | null>(null);
  /** The sheet before cards were dropped; it can be brought back until another card is tapped in. */
  before = $state.raw<Sheet | null>(null);

  constructor() {
    const before = kept(KEY) as { sheet: Sheet; names: string[] } | null;
    if (before) {
      this.sheet = before.sheet;
      this.names = before.names;
    }
    this.goOn();
  }

  /** What the server counts; a blank sheet gets its places. */
  receive(answer: PadAnswer): void {
    this.answer = answer;
    if (this.sheet.cards.length) return;
    this.change({ ...this.sheet, cards: this.shapeFor(this.sheet.players)?.structures.map(emptied) ?? [] });
    this.goOn();
  }

  /** Another number of players; structures that stay the same keep their cards. */
  choosePlayers(players: number): void {
    const [before, after] = [this.shapeFor(this.sheet.players), this.shapeFor(players)];
    if (!before || !after) return;
    const cards = after.structures.map((one, index) =>
      isSame(one, before.structures[index]) ? this.sheet.cards[index]! : emptied(one),
    );
    const more = this.answer!.expansions.filter((expansion) => !this.sheet.expansions.includes(expansion));
    const lacking = Math.max(0, after.least_expansions - this.sheet.expansions.length);
    const expansions = [...this.sheet.expansions, ...more.slice(0, lacking)];
    this.replace({ players, expansions, cards, furnishing: null, condition: null });
    this.turnTo(0);
  }

  /** Adds an expansion or takes it away, with its cards, unless so many players need it. */
  toggle(expansion: string): void {
    const before = this.sheet.expansions;
    if (!before.includes(expansion)) {
      this.change({ ...this.sheet, expansions: [...before, expansion] });
      return;
    }
    if (before.length <= (this.shapeFor(this.sheet.players)?.least_expansions ?? 0)) return;
    const decks = this.answer?.decks.filter((deck) => deck.name !== expansion) ?? [];
    const left = decks.flatMap((deck) => deck.cards);
    const cards = this.sheet.cards.map((row) =>
      row.map((card) => {
        const at = card === null ? -1 : left.indexOf(card);
        return at < 0 ? null : left.splice(at, 1)[0]!;
      }),
    );
    this.replace({ ...this.sheet, expansions: before.filter((other) => other !== expansion), cards });
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
    this.before = null;
    this.change({ ...this.sheet, cards });
    if (card) this.goOn();
  }

  clear(): void {
    this.replace({ ...this.sheet, cards: this.shapeFor(this.sheet.players)?.structures.map(emptied) ?? [] });
    this.turnTo(0);
  }

  get isBlank(): boolean {
    return cardsOf(this.sheet) === 0;
  }

  /** Brings back what was dropped. */
  restore(): void {
    if (!this.before) return;
    this.change(this.before);
    this.before = null;
    this.turnTo(0);
  }

  /** How many of a card are not tapped in yet. */
  left(card: string, copies: number): number {
    return copies - this.sheet.cards.flat().filter((other) => other === card).length;
  }

  private goOn(): void {
    this.place = this.sheet.cards[this.structure]?.indexOf(null) ?? -1;
  }

  private shapeFor(players: number): PadShape | undefined {
    return this.answer?.shapes.find((shape) => shape.players === players);
  }

  /** Another sheet, which may have lost cards. */
  private replace(sheet: Sheet): void {
    if (cardsOf(sheet) < cardsOf(this.sheet)) this.before ??= this.sheet;
    this.change(sheet);
  }

  private change(sheet: Sheet): void {
    this.sheet = sheet;
    this.keep();
  }

  private keep(): void {
    keep(KEY, { sheet: this.sheet, names: this.names });
  }
}
