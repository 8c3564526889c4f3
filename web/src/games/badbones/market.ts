import type { Value } from "../../shell/answers";
import { offered } from "../../shell/answers";
import type { Words } from "../../shell/words";
import type { BadBonesView, FieldView, MarketView, OpenQuestion } from "../../wire";
import { KINDS, WEAPONS, type Weapon } from "./board";
import type { Tile } from "./vocabulary";

export type Ware = keyof MarketView["wares"];

/** What a kind of trap is drawn as, where only one of it is seen. */
const FACES: Partial<Record<Ware, Tile>> = { wall: "wall-rising", labyrinth: "labyrinth-black" };

/** Why something can't be bought. */
export type Reason = "market-sold-out" | "market-too-dear" | "market-one-weapon";

/** The market, as long as somebody buys. */
export function marketOf(view: BadBonesView): MarketView | null {
  return view.market?.buyers.length && !view.ending ? view.market : null;
}

export function isWeapon(ware: Ware): ware is Weapon {
  return (WEAPONS as readonly Ware[]).includes(ware);
}

export function faceOf(ware: Ware): Tile {
  return FACES[ware] ?? (ware as Tile);
}

/** What is for sale, the traps and the weapons apart; what never was isn't named. */
export function shelvesOf({ wares }: MarketView): { traps: Ware[]; weapons: Weapon[] } {
  return { traps: KINDS.filter((kind) => kind in wares), weapons: WEAPONS.filter((weapon) => weapon in wares) };
}

export function priceOf({ components }: BadBonesView, ware: Ware): number {
  return ware === "treasure" ? 0 : components.prices[ware];
}

/** What a seat can spend: all of a co-operative game have one purse. */
export function coinsOf({ coop }: BadBonesView, { coins }: MarketView, seat: number): number {
  return coins[coop ? 0 : seat]!;
}

/** The rules are the server's: this is only said of what it doesn't offer. */
export function reasonOf(view: BadBonesView, market: MarketView, seat: number, ware: Ware): Reason | null {
  if (!market.wares[ware]) return "market-sold-out";
  if (isWeapon(ware) && view.seats[seat]!.weapon) return "market-one-weapon";
  return priceOf(view, ware) > coinsOf(view, market, seat) ? "market-too-dear" : null;
}

/** Who buys next and after that, to and fro; whoever has passed is left out. */
export function orderOf({ seats }: BadBonesView, { buyers, first, turn }: MarketView, number: number): number[] {
  const players = seats.length;
  const found: number[] = [];
  for (let step = turn; found.length < number && buyers.length; step += 1) {
    const at = step % (2 * players);
    const seat = (first + (at < players ? at : 2 * players - 1 - at)) % players;
    if (buyers.includes(seat)) found.push(seat);
  }
  return found;
}

/** Wares of one sort. */
interface Wares {
  ware: Ware;
  number: number;
}

/** The traps of a supply. */
export function suppliesOf(supply: FieldView["supply"]): Wares[] {
  return KINDS.flatMap((ware) => (supply[ware] ? [{ ware, number: supply[ware] }] : []));
}

/** Wares in words: “wall × 2”. */
export function wareList(words: Words, wares: readonly Wares[]): string[] {
  return wares.map(({ ware, number }) => `${words.say("ware", { ware })} × ${number}`);
}

/** What somebody has: of a co-operative game only the weapon, for the traps are everybody's. */
export function belongings({ supply, weapon }: FieldView): Wares[] {
  const traps = suppliesOf(supply);
  return weapon ? [...traps, { ware: weapon, number: 1 }] : traps;
}

/** The purchase that is offered for a ware. */
export function purchaseOf(question: OpenQuestion | null, ware: Ware): Value[] | undefined {
  return offered(question, "buy", ware);
}

/** What is suggested to whoever is asked. */
export function suggestedWare(question: OpenQuestion | null): Ware | null {
  const [verb, ware] = question?.suggested ?? [];
  return verb === "buy" ? (ware as Ware) : null;
}

/** Whether to pass is to leave something that could be bought. */
export function leavesSomething({ options }: OpenQuestion): boolean {
  return options.some(([verb]) => verb === "buy");
}
