import type { FieldView, Laid, Parcel, Skeleton, Waiting, Walk } from "../../wire";
import { commanderOf, headingAt, placeOf, TYPES, type Ground } from "./board";
import { added, atEdge, bare, changed, inOrder, lacking, quiet, rank, sorted, without } from "./lists";
import type { BadbonesHeard, Cell, Direction, PlaceName, Tile, Type } from "./vocabulary";

/** What happens on one field. */
export function told(one: FieldView, [, name, values]: BadbonesHeard, phase: number, ground: Ground): FieldView {
  switch (name) {
    case "hero":
      return { ...one, hero: values[0] };
    case "teleported":
      return { ...one, hero: values[1] };
    case "enter": {
      const [type] = values;
      return entered({ ...one, waiting: added(one.waiting, type, -1) }, placeOf(ground, type), type, ground);
    }
    case "enter-at": {
      const [place, type] = values;
      return entered({ ...one, strays: lacking(one.strays, (stray) => stray[0] === place && stray[1] === type) }, place, type, ground);
    }
    case "move":
      return phase === 2 ? led(one, ...values) : setOut(one, ...values);
    case "follows": {
      const [, type, cell, heading] = values;
      const walk = one.walk && { ...one.walk, squad: inOrder([...one.walk.squad, type]) };
      return { ...one, skeletons: without(one.skeletons, cell, heading, type), walk };
    }
    case "scatter":
      return scattered(one, values[0]);
    case "sprung":
      return sprung(one, values[1], values[2], phase);
    case "came": {
      const [, type, cell, heading] = values;
      // Where a trap has just sprung, the skeleton only turns, and goes on.
      if (one.walk?.cell === cell) return { ...one, walk: { ...one.walk, heading } };
      const isOnTrap = one.traps.some(([where]) => where === cell);
      const noted = isOnTrap ? sabotaging(one, cell, [type], phase) : one;
      return parted(standing(noted, cell, heading, type), [type], phase);
    }
    case "held": {
      const [, type, cell, heading] = values;
      return parted(standing(one, cell, heading, type), [type], phase);
    }
    case "waits": {
      const [, type, place] = values;
      const back = [...one.back, [place, type] satisfies Waiting];
      return parted({ ...one, back: back.sort((left, right) => atEdge(ground, left) - atEdge(ground, right)) }, [type], phase);
    }
    case "lured":
      return faced(one, values[1], values[1], values[4]);
    case "swung":
      return faced(one, values[1], values[1], values[2]);
    case "flung":
      return faced(one, values[1], values[2], null);
    case "frozen":
      return { ...one, skeletons: sorted(one.skeletons.map((other) => (other[0] === values[1] ? frozen(other) : other))) };
    case "slain":
      return slain(one, values[1], phase);
    case "hero-left": {
      const [, type] = values;
      return { ...one, hero: null, slain: lacking(one.slain, (other) => other === type), returned: lacking(one.returned, (other) => other === type) };
    }
    case "cursed":
      return { ...one, sent: [...one.sent, ...one.slain.map((type): Parcel => [values[2], type])], slain: [] };
    case "left":
      return parted({ ...one, sent: [...one.sent, [values[3], values[1]]] }, [values[1]], phase);
    case "thrown": {
      const [, type, cell, whom] = values;
      const traps = changed(one.traps, cell, ([, tile, damaged, triggered, sabotaged]) => [cell, tile, damaged, triggered, sabotaged, whom]);
      return parted({ ...one, traps, sent: [...one.sent, [whom, type]] }, [type], phase);
    }
    case "destroyed": {
      const [, type, cell, heading] = values;
      const gone = { ...one, returned: [...one.returned, type] };
      // By a trap that it came upon, or where it stood.
      if (one.walk) return parted(gone, [type], phase);
      return { ...gone, skeletons: without(one.skeletons, cell, heading, type) };
    }
    case "reached":
      return parted({ ...one, returned: [...one.returned, values[1]] }, [values[1]], phase);
    case "returns": {
      const [seat, type] = values;
      const isIt = (other: Type): boolean => other === type;
      return { ...one, returned: lacking(one.returned, isIt), slain: lacking(one.slain, isIt), sent: [...one.sent, [seat, type]] };
    }
    case "tier-lost":
    case "tier-built":
      return { ...one, tiers: values[1] };
    case "tower-lost":
      return { ...one, towers: one.towers.filter((cell) => cell !== values[1]), tiers: values[2] };
    case "fallen":
      return fallen(one);
    case "turned":
      return turned(one, values[1], values[2], values[3] === "damaged");
    case "sabotaged":
    case "stolen":
      return bare(one, values[1]);
    case "unmasked":
      return unmasked(one, values[1]);
    case "arrived": {
      const waiting = TYPES.reduce((pile, type) => added(pile, type, one.cemetery[type] ?? 0), one.waiting);
      return { ...one, waiting, cemetery: {} as FieldView["cemetery"] };
    }
    default:
      return one;
  }
}

// ---- Setting out

function entered(one: FieldView, place: PlaceName, type: Type, ground: Ground): FieldView {
  return { ...one, walk: { type, squad: [], origin: place, cell: "", heading: headingAt(ground, place), met: [] } };
}

function setOut(one: FieldView, cell: Cell, heading: Direction, type: Type): FieldView {
  const walk: Walk = { type, squad: [], origin: [cell, heading], cell, heading, met: [] };
  return { ...one, skeletons: without(one.skeletons, cell, heading, type), walk };
}

/** Whoever stands where a dragon is placed runs from it, one after the other; a squad with its leader before them. */
export function placed(one: FieldView, tile: Tile, cell: Cell): FieldView {
  const laid: Laid = [cell, tile, false, false, false, null];
  const field = { ...one, traps: [...one.traps, laid].sort(([left], [right]) => rank(left) - rank(right)) };
  if (tile !== "dragon") return field;
  const here = one.skeletons.filter(([where]) => where === cell);
  const [leader, ...others] = here.filter(([, , type, moved]) => !moved && commanderOf(type) === "instructor");
  if (!leader) return startled(field, here);
  return others.length ? field : led(field, cell, leader[1], leader[2]);
}

/** An instructor leads all who have still to move away from a dragon; those who have moved run after them. */
function led(one: FieldView, cell: Cell, heading: Direction, type: Type): FieldView {
  return startled(setOut(one, cell, heading, type), one.skeletons.filter(([where, , , moved]) => where === cell && moved));
}

/** These are to run, the first of them last in the list. */
function startled(one: FieldView, those: readonly Skeleton[]): FieldView {
  const scattering = sorted(those.map(([cell, heading, type]): Skeleton => [cell, heading, type, false, false, false])).reverse();
  return { ...one, skeletons: one.skeletons.filter((other) => !those.includes(other)), scattering };
}

/** Somebody runs from a dragon: whoever is moving, or else the next of those on whom it was placed. */
function scattered(one: FieldView, heading: Direction): FieldView {
  if (one.walk) return { ...one, walk: { ...one.walk, heading } };
  const next = one.scattering.at(-1);
  if (!next) return one;
  const [cell, was, type] = next;
  const walk: Walk = { type, squad: [], origin: [cell, was], cell, heading, met: [] };
  return { ...one, scattering: one.scattering.slice(0, -1), walk };
}

// ---- On the way

function sprung(one: FieldView, cell: Cell, tile: Tile, phase: number): FieldView {
  const { walk } = one;
  const traps = changed(one.traps, cell, ([, , damaged, , sabotaged, aim]) => [cell, tile, damaged, true, sabotaged, aim]);
  const noted = walk ? sabotaging({ ...one, traps }, cell, inOrder([walk.type, ...walk.squad]), phase) : { ...one, traps };
  // Nobody comes onto a palisade.
  if (!walk || tile === "palisade") return noted;
  return { ...noted, walk: { ...walk, cell, met: [...walk.met, [cell, walk.heading]] } };
}

/** Saboteurs among these have come upon the trap on a cell. */
function sabotaging(one: FieldView, cell: Cell, types: readonly Type[], phase: number): FieldView {
  const saboteurs = types.filter((type) => commanderOf(type) === "saboteur");
  if (phase !== 3 || !saboteurs.length) return one;
  return {
    ...one,
    saboteurs: [...new Set([...one.saboteurs, ...saboteurs])],
    traps: changed(one.traps, cell, ([, tile, damaged, triggered, , aim]) => [cell, tile, damaged, triggered, true, aim]),
  };
}

/** It stands on a cell, and has moved. */
function standing(one: FieldView, cell: Cell, heading: Direction, type: Type): FieldView {
  return { ...one, skeletons: sorted([...one.skeletons, [cell, heading, type, true, false, false]]) };
}

/** These are no longer on their way; the first of a squad leads those who are left. */
function parted(one: FieldView, types: readonly Type[], phase: number): FieldView {
  if (!one.walk) return one;
  let [lead, squad]: [Type | undefined, Type[]] = [one.walk.type, one.walk.squad];
  for (const type of types) {
    if (type === lead) [lead, ...squad] = squad;
    else squad = lacking(squad, (other) => other === type);
  }
  if (lead) return { ...one, walk: { ...one.walk, type: lead, squad } };
  return rested({ ...one, walk: null }, one.walk.origin, phase);
}

/** A walk is over; a dragon that was placed on skeletons is damaged only once. */
function rested(one: FieldView, origin: Walk["origin"], phase: number): FieldView {
  if (phase !== 2 || one.scattering.length) return one;
  return { ...one, traps: changed(one.traps, origin[0], quiet) };
}

// ---- What the hero does, and weapons

/** Those who have come to the hero, or those to whom it has come; of the sword's second move none are counted. */
function slain(one: FieldView, cell: Cell, phase: number): FieldView {
  if (one.walk) {
    const types = inOrder([one.walk.type, ...one.walk.squad]);
    return parted({ ...one, slain: [...one.slain, ...types] }, types, phase);
  }
  const types = one.skeletons.filter(([where]) => where === cell).map(([, , type]) => type);
  const skeletons = one.skeletons.filter(([where]) => where !== cell);
  if (one.slain.length) return { ...one, skeletons, returned: [...one.returned, ...types] };
  return { ...one, skeletons, slain: types };
}

/** All on a cell are on this one now, headed so; null: as they were. */
function faced(one: FieldView, cell: Cell, to: Cell, heading: Direction | null): FieldView {
  const face = ([, was, type, moved, frozen, iced]: Skeleton): Skeleton => [to, heading ?? was, type, moved, frozen, iced];
  return { ...one, skeletons: sorted(one.skeletons.map((other) => (other[0] === cell ? face(other) : other))) };
}

/** Who has still to move misses that move, who has moved the next one. */
function frozen([cell, heading, type, moved]: Skeleton): Skeleton {
  return [cell, heading, type, true, moved, true];
}

// ---- The end of a phase

/** Whoever was to run from a dragon stays where it is. */
function fallen(one: FieldView): FieldView {
  const dragon = one.scattering[0]?.[0];
  const traps = changed(one.traps, dragon, quiet);
  return { ...one, out: true, traps, skeletons: sorted([...one.skeletons, ...one.scattering]), scattering: [] };
}

function turned(one: FieldView, cell: Cell, tile: Tile, isThere: boolean): FieldView {
  if (!isThere) return bare(one, cell);
  if (tile === "dynamite") {
    return { ...bare(one, cell), craters: [...one.craters, cell].sort((left, right) => rank(left) - rank(right)) };
  }
  return { ...one, traps: changed(one.traps, cell, () => [cell, tile, true, false, false, null]) };
}

/** A saboteur goes to the bag, wherever it has come. */
function unmasked(one: FieldView, type: Type): FieldView {
  return {
    ...one,
    skeletons: lacking(one.skeletons, ([, , other]) => other === type),
    back: lacking(one.back, ([, other]) => other === type),
    sent: lacking(one.sent, ([, other]) => other === type),
    returned: [...one.returned, type],
  };
}
