import { keep, kept } from "../../shell/keeping";
import type { BadBonesPadAnswer, BadBonesPadWish, PadPlayer, PadTrap } from "../../wire";

const KEY = "ossuary.pad.badbones";
const ADVANCED_KEY = "ossuary.pad.badbones.advanced";

/** Where a trap has ended. */
export const PLACES = ["supply", "intact", "damaged", "gone"] as const;
export type Place = (typeof PLACES)[number];

/** What a player has left: every single trap is somewhere. */
export interface Left {
  name: string;
  tiers: number;
  houses: number;
  /** For each kind, where each of its traps is. */
  traps: Record<string, Place[]>;
}

/** The places where a trap can be. */
export function placesOf({ has_damaged_side }: PadTrap): Place[] {
  return PLACES.filter((place) => place !== "damaged" || has_damaged_side);
}

/** What is counted of a player. */
export function wishOf({ tiers, houses, traps }: Left): PadPlayer {
  const inPlace = (place: Place) =>
    Object.fromEntries(Object.entries(traps).map(([kind, places]) => [kind, places.filter((one) => one === place).length]));
  return { tiers, houses, supply: inPlace("supply"), intact: inPlace("intact"), damaged: inPlace("damaged") } as PadPlayer;
}

/** Somebody who has lost nothing yet. */
export function whole(answer: BadBonesPadAnswer): Left {
  const traps = answer.traps.map(({ kind, number }) => [kind, Array<Place>(number).fill("supply")]);
  return { name: "", tiers: answer.tiers, houses: answer.houses, traps: Object.fromEntries(traps) };
}

/** What has been tapped in on this device; it stays until it is cleared. What it is worth the server says. */
export class PadSheet {
  players = $state.raw<Left[]>((kept(KEY) as Left[] | null) ?? []);
  answer = $state.raw<BadBonesPadAnswer | null>(null);
  /** The players before they were cleared, until something else is tapped in. */
  before = $state.raw<Left[] | null>(null);
  /** Whether the traps were bought at the market. */
  advanced = $state.raw(kept(ADVANCED_KEY) === true);
  readonly wish = $derived<BadBonesPadWish>({ players: this.players.map(wishOf), advanced: this.advanced });
  /** Who is written down anew when the server has said which traps there are. */
  private names = ["", ""];

  receive(answer: BadBonesPadAnswer): void {
    this.answer = answer;
    if (!this.players.length) this.replace(this.names.map((name) => ({ ...whole(answer), name })));
  }

  /** With other traps a new sheet begins. */
  chooseAdvanced(advanced: boolean): void {
    this.names = this.players.map(({ name }) => name);
    this.before = null;
    this.advanced = advanced;
    keep(ADVANCED_KEY, advanced);
    this.replace([]);
  }

  /** The kinds of which somebody may have one more. */
  more(number: number): PadTrap[] {
    const { traps } = this.players[number]!;
    return (this.answer?.traps ?? []).filter(({ kind, most }) => (traps[kind]?.length ?? 0) < most);
  }

  add(number: number, kind: string): void {
    const traps = this.players[number]!.traps;
    this.change(number, { traps: { ...traps, [kind]: [...(traps[kind] ?? []), "supply"] } });
  }

  choosePlayers(count: number): void {
    const more = Array.from({ length: count }, (_, number) => this.players[number] ?? whole(this.answer!));
    if (count < this.players.length) this.before = this.players;
    this.replace(more);
  }

  change(number: number, part: Partial<Left>): void {
    this.before = null;
    this.replace(this.players.map((player, index) => (index === number ? { ...player, ...part } : player)));
  }

  move(number: number, kind: string, trap: number, place: Place): void {
    const traps = this.players[number]!.traps;
    this.change(number, { traps: { ...traps, [kind]: traps[kind]!.map((was, index) => (index === trap ? place : was)) } });
  }

  clear(): void {
    this.before = this.players;
    this.replace(this.players.map(({ name }) => ({ ...whole(this.answer!), name })));
  }

  restore(): void {
    if (this.before) this.replace(this.before);
    this.before = null;
  }

  private replace(players: Left[]): void {
    this.players = players;
    keep(KEY, players);
  }
}
