import { keep, kept } from "../../shell/keeping";
import type { Value } from "../../shell/answers";
import type { BadBonesView, OpenQuestion } from "../../wire";
import { entryOf, spotOf, STEP, type Spot } from "./board";
import type { Tile, Type } from "./vocabulary";

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
  /** The place that is pointed at. */
  pointed = $state.raw<Spot | null>(null);
  private footprints = $state.raw<FootprintsShown>({
    planning: true,
    moving: false,
    ...(kept(FOOTPRINTS) as Partial<FootprintsShown> | null),
  });

  get hasBegun(): boolean {
    return this.tile !== null || this.spot !== null;
  }

  clear(): void {
    this.tile = null;
    this.spot = null;
    this.aimed = null;
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

/** Where on the field an answer is given; null: not on it. */
export function spotOfAnswer(view: BadBonesView, seat: number, [verb, first, second]: readonly Value[]): Spot | null {
  switch (verb) {
    case "hero":
    case "remove":
    case "move":
      return spotOf(String(first));
    case "place":
      return spotOf(String(second));
    case "enter":
      return entryOf(view.components.board, first as Type);
    case "scatter": {
      const { walk } = view.seats[seat]!;
      if (!walk) return null;
      const { x, y } = spotOf(walk.cell);
      const step = STEP[first as keyof typeof STEP];
      return { x: x + step.x, y: y + step.y };
    }
    default:
      return null;
  }
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
