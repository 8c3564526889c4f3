import { keep, kept } from "../../shell/keeping";
import type { Value } from "../../shell/answers";
import { askedOf } from "../../shell/telling";
import type { BadBonesView, OpenQuestion } from "../../wire";
import { CELLS, entryOf, groundOf, spotOf, STEP, type Kind, type Spot } from "./board";
import type { Cell, Direction, Tile, Type } from "./vocabulary";

/** The second choices of a weapon: their number is the cell that was struck. */
const STRUCK = new Set(["ChooseHit", "ChooseFling", "ChooseTurn"]);
const FOOTPRINTS = "ossuary.footprints";

/** When the next step of every skeleton is shown: while one plans against it, and while they move. */
interface FootprintsShown {
  planning: boolean;
  moving: boolean;
}
type Time = keyof FootprintsShown;

function timeOf({ phase }: BadBonesView): Time {
  return phase === 3 ? "moving" : "planning";
}

/** What is half chosen on this device; it belongs to one question. */
class Choosing {
  /** The trap that is to be placed. */
  tile = $state<Tile | null>(null);
  /** The place of which all that can be done is fanned out. */
  spot = $state.raw<Spot | null>(null);
  /** The answer that is pointed at. */
  aimed = $state.raw<readonly Value[] | null>(null);
  /** The trap that was to be placed, and that somebody else has taken from the shared supply meanwhile (BB-57). */
  taken = $state<Tile | null>(null);
  /** To buy no more is chosen, though there is something left to buy with. */
  stops = $state(false);
  /** What is touched or pointed at, and says what it does: a kind of trap, or whatever is at a place by then. */
  explained = $state.raw<Kind | Spot | null>(null);
  /** The place that is pointed at. */
  pointed = $state.raw<Spot | null>(null);
  private footprints = $state.raw<FootprintsShown>({
    planning: true,
    moving: false,
    ...(kept(FOOTPRINTS) as Partial<FootprintsShown> | null),
  });

  get hasBegun(): boolean {
    return this.tile !== null || this.spot !== null || this.stops;
  }

  clear(): void {
    this.tile = null;
    this.spot = null;
    this.aimed = null;
    this.taken = null;
    this.stops = false;
    this.explained = null;
  }

  /** Others take from what is shared: the place stays chosen, for another trap. */
  recheck({ options }: OpenQuestion): void {
    const { tile, spot } = this;
    if (!tile || options.some(([verb, which]) => verb === "place" && which === tile)) return;
    this.clear();
    this.spot = spot;
    this.taken = tile;
  }

  takeTile(tile: Tile): void {
    const isTaken = this.tile === tile;
    this.clear();
    if (!isTaken) this.tile = tile;
  }

  showsFootprints(view: BadBonesView): boolean {
    return this.footprints[timeOf(view)];
  }

  toggleFootprints(view: BadBonesView): void {
    this.footprints = { ...this.footprints, [timeOf(view)]: !this.showsFootprints(view) };
    keep(FOOTPRINTS, this.footprints);
  }
}

export const choosing = new Choosing();

export function isAt(one: Spot | null, other: Spot): boolean {
  return one?.x === other.x && one.y === other.y;
}

/** The cell on which a weapon has been used, while it is asked what it does there. */
export function struckCell(view: BadBonesView, seat: number): Cell | null {
  const [step, , cell] = askedOf(view, seat) ?? ["", 0, 0];
  return STRUCK.has(step) ? CELLS[cell]! : null;
}

/** Where on the field an answer is given; null: not on it. */
export function spotOfAnswer(view: BadBonesView, seat: number, [verb, first, second]: readonly Value[]): Spot | null {
  switch (verb) {
    case "hero":
    case "remove":
    case "move":
    case "strike":
    case "fling":
      return spotOf(String(first));
    case "place":
      return spotOf(String(second));
    case "enter":
    case "enter-at":
      return entryOf(groundOf(view), first as Type);
    case "scatter":
      return besideOf(view.seats[seat]!.walk?.cell, first as Direction);
    case "turn":
      return besideOf(struckCell(view, seat), first as Direction);
    default:
      return null;
  }
}

function besideOf(cell: string | null | undefined, way: Direction): Spot | null {
  if (!cell) return null;
  const { x, y } = spotOf(cell);
  return { x: x + STEP[way].x, y: y + STEP[way].y };
}

/** What can be answered at a place; once a trap is chosen, only that. */
export function answersAt(view: BadBonesView, question: OpenQuestion | null, spot: Spot, tile: Tile | null): Value[][] {
  if (!question) return [];
  return question.options.filter((option) => {
    if (tile && (option[0] !== "place" || option[1] !== tile)) return false;
    const where = spotOfAnswer(view, question.seat, option);
    return !!where && isAt(where, spot);
  });
}
