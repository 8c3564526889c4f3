import type { BadBonesView, FieldView, Laid, Parcel, Skeleton, Walk } from "../../wire";
import { CELLS, DIRECTIONS, edgeOf, INWARD, kindOf, TYPES } from "./board";
import type { BadbonesHeard, Cell, Tile, Type } from "./vocabulary";

/** The view after one event. It follows what was told and decides nothing: the next view settles it. */
export function advance(view: BadBonesView, heard: BadbonesHeard): BadBonesView {
  const [actor, name, values] = heard;
  switch (name) {
    case "round":
      return { ...view, round: values[0] };
    case "phase":
      return { ...view, phase: values[0] };
    case "settled":
      return settled(view, values[1], values[0] === 3);
    case "drawn": {
      const [seat, type] = values;
      const pile = view.phase ? "cemetery" : "waiting";
      const drawn = field(view, seat, (one) => ({ ...one, [pile]: added(one[pile], type, 1) }));
      return { ...drawn, bag: added(view.bag, type, -1) };
    }
    default:
      return field(view, actor ?? Number(values[0]), (one) => told(one, heard, view.phase));
  }
}

/** What happens on one field. */
function told(one: FieldView, [, name, values]: BadbonesHeard, phase: number): FieldView {
  switch (name) {
    case "hero":
      return { ...one, hero: values[0] };
    case "place":
      return placed(one, ...values);
    case "remove": {
      const [, tile] = one.traps.find(([cell]) => cell === values[0])!;
      return { ...without(one, values[0]), supply: { ...one.supply, [kindOf(tile)]: one.supply[kindOf(tile)] + 1 } };
    }
    case "enter": {
      const [type] = values;
      const walk: Walk = { type, cell: "", heading: INWARD[edgeOf(type)], met: [] };
      return { ...one, waiting: added(one.waiting, type, -1), walk };
    }
    case "move": {
      const [cell, heading, type] = values;
      const gone = one.skeletons.findIndex((other) => isSame(other, [cell, heading, type, false]));
      return { ...one, skeletons: one.skeletons.toSpliced(gone, 1), walk: { type, cell, heading, met: [] } };
    }
    case "scatter":
      return { ...one, walk: one.walk && { ...one.walk, heading: values[0] } };
    case "send":
      return { ...one, traps: changed(one.traps, one.walk?.cell, (laid) => (laid[1] === "catapult" ? aimed(laid, values[0]) : laid)) };
    case "sprung": {
      const [, cell] = values;
      const walk = one.walk && { ...one.walk, cell, met: [...one.walk.met, [cell, one.walk.heading] as Walk["met"][number]] };
      return { ...one, walk, traps: changed(one.traps, cell, ([, tile, damaged, , aim]) => [cell, tile, damaged, true, aim]) };
    }
    case "came": {
      const [, type, cell, heading] = values;
      // Where a wall has just sprung, the skeleton only turns, and goes on.
      if (one.walk?.cell === cell) return { ...one, walk: { ...one.walk, heading } };
      return rested({ ...one, skeletons: sorted([...one.skeletons, [cell, heading, type, true]]) }, phase);
    }
    case "lured": {
      const [, cell, heading, type, to] = values;
      const turned = one.skeletons.findIndex((other) => isSame(other, [cell, heading, type, false]));
      return { ...one, skeletons: sorted(one.skeletons.with(turned, [cell, to, type, false])) };
    }
    case "slain": {
      if (one.walk) return returned(one, phase);
      const slain = one.skeletons.filter(([cell]) => cell === values[1]);
      return {
        ...one,
        skeletons: one.skeletons.filter(([cell]) => cell !== values[1]),
        returned: [...one.returned, ...slain.map(([, , type]) => type)],
      };
    }
    case "left":
    case "thrown": {
      const parcel: Parcel = [values[3], values[1]];
      return rested({ ...one, sent: [...one.sent, parcel] }, phase);
    }
    case "tier-lost":
      return returned({ ...one, tiers: values[1] }, phase);
    case "house-lost":
      return returned({ ...one, houses: values[1] }, phase);
    case "fallen":
      return { ...one, out: true, walk: null, scattering: [] };
    case "turned": {
      const [, cell, tile, side] = values;
      if (side === "gone") return without(one, cell);
      return { ...one, traps: changed(one.traps, cell, () => [cell, tile, side === "damaged", false, null]) };
    }
    case "stolen":
      return without(one, values[1]);
    case "arrived": {
      const waiting = TYPES.reduce((pile, type) => added(pile, type, one.cemetery[type] ?? 0), one.waiting);
      return { ...one, waiting, cemetery: {} as FieldView["cemetery"] };
    }
    default:
      return one;
  }
}

/** Whoever stands where a dragon is placed runs from it, one after the other. */
function placed(one: FieldView, tile: Tile, cell: Cell): FieldView {
  const scattering = tile === "dragon" ? one.skeletons.filter(([where]) => where === cell).reverse() : [];
  const laid: Laid = [cell, tile, false, false, null];
  return rested(
    {
      ...one,
      supply: { ...one.supply, [kindOf(tile)]: one.supply[kindOf(tile)] - 1 },
      traps: [...one.traps, laid].sort(([left], [right]) => rank(left) - rank(right)),
      skeletons: one.skeletons.filter((skeleton) => !scattering.includes(skeleton)),
      scattering,
    },
    2,
  );
}

/** The skeleton that was moving goes back to the bag when the phase ends. */
function returned(one: FieldView, phase: number): FieldView {
  return rested(one.walk ? { ...one, returned: [...one.returned, one.walk.type] } : one, phase);
}

/** A walk is over; in the second phase the next one runs from the dragon. */
function rested(one: FieldView, phase: number): FieldView {
  const next = one.scattering.at(-1);
  if (next) {
    const [cell, heading, type] = next;
    return { ...one, scattering: one.scattering.slice(0, -1), walk: { type, cell, heading, met: [] } };
  }
  // The dragon from which they ran is damaged only once.
  const traps = phase === 2 && one.walk ? one.traps.map((laid) => (laid[1] === "dragon" && laid[2] ? quiet(laid) : laid)) : one.traps;
  return { ...one, walk: null, traps };
}

/** A phase is over: whatever has left the fields is where it goes, and all show the same side. */
function settled(view: BadBonesView, side: BadBonesView["side"], haveMoved: boolean): BadBonesView {
  const sent = view.seats.flatMap((one) => one.sent);
  const bag = view.seats.flatMap((one) => one.returned).reduce((pile, type) => added(pile, type, 1), view.bag);
  const seats = view.seats.map((one, seat) => ({
    ...one,
    skeletons: haveMoved ? sorted(one.skeletons.map(([cell, heading, type]) => [cell, heading, type, false])) : one.skeletons,
    cemetery: sent.reduce((pile, [whom, type]) => (whom === seat ? added(pile, type, 1) : pile), one.cemetery),
    ...{ sent: [], returned: [] },
  }));
  return { ...view, side, bag, seats };
}

function field(view: BadBonesView, seat: number, change: (one: FieldView) => FieldView): BadBonesView {
  return { ...view, seats: view.seats.map((one, index) => (index === seat ? change(one) : one)) };
}

/** As many more of a type; what isn't there is not listed. */
function added(pile: FieldView["waiting"], type: Type, more: number): FieldView["waiting"] {
  const number = (pile[type] ?? 0) + more;
  const { [type]: _before, ...others } = pile;
  return (number ? { ...others, [type]: number } : others) as FieldView["waiting"];
}

function changed(traps: Laid[], where: string | undefined, change: (laid: Laid) => Laid): Laid[] {
  return traps.map((laid) => (laid[0] === where ? change(laid) : laid));
}

function aimed([cell, tile, damaged, triggered]: Laid, whom: number): Laid {
  return [cell, tile, damaged, triggered, whom];
}

function quiet([cell, tile, damaged, , aim]: Laid): Laid {
  return [cell, tile, damaged, false, aim];
}

function without(one: FieldView, cell: string): FieldView {
  return { ...one, traps: one.traps.filter(([where]) => where !== cell) };
}

function isSame(one: Skeleton, other: Skeleton): boolean {
  return one.every((value, index) => value === other[index]);
}

/** As the server lists them: those who have still to move first, then by cell, heading and type. */
function sorted(skeletons: Skeleton[]): Skeleton[] {
  return skeletons.sort((left, right) => order(left) - order(right));
}

function order([cell, heading, type, moved]: Skeleton): number {
  const place = (rank(cell) * DIRECTIONS.length + DIRECTIONS.indexOf(heading)) * TYPES.length + TYPES.indexOf(type);
  return moved ? place + CELLS.length * DIRECTIONS.length * TYPES.length : place;
}

function rank(cell: string): number {
  return CELLS.indexOf(cell as Cell);
}
