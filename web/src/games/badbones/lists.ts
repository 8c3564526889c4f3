import type { FieldView, Laid, Skeleton, Waiting } from "../../wire";
import { CELLS, DIRECTIONS, placeOf, TYPES, type Ground } from "./board";
import type { Cell, Direction, Type } from "./vocabulary";

/** As many more of a type; what isn't there is not listed. */
export function added(pile: FieldView["waiting"], type: Type, more: number): FieldView["waiting"] {
  const number = (pile[type] ?? 0) + more;
  const { [type]: _before, ...others } = pile;
  return (number ? { ...others, [type]: number } : others) as FieldView["waiting"];
}

/** All but the first that is meant. */
export function lacking<Thing>(things: readonly Thing[], isIt: (thing: Thing) => boolean): Thing[] {
  const index = things.findIndex(isIt);
  return index < 0 ? [...things] : things.toSpliced(index, 1);
}

/** All but one like this: of several alike the one that has still to move. */
export function without(skeletons: readonly Skeleton[], cell: Cell, heading: Direction, type: Type): Skeleton[] {
  return lacking(skeletons, (other) => other[0] === cell && other[1] === heading && other[2] === type);
}

export function changed(traps: Laid[], where: string | undefined, change: (laid: Laid) => Laid): Laid[] {
  return traps.map((laid) => (laid[0] === where ? change(laid) : laid));
}

export function quiet([cell, tile, damaged, , sabotaged, aim]: Laid): Laid {
  return [cell, tile, damaged, false, sabotaged, aim];
}

export function bare(one: FieldView, cell: string): FieldView {
  return { ...one, traps: one.traps.filter(([where]) => where !== cell) };
}

/** As the server lists them: who has still to move, who has moved, who misses this move, who is frozen; each by cell, heading and type. */
export function sorted(skeletons: Skeleton[]): Skeleton[] {
  return skeletons.sort((left, right) => order(left) - order(right));
}

export function order([cell, heading, type, moved, frozen, iced]: Skeleton): number {
  const place = (rank(cell) * DIRECTIONS.length + DIRECTIONS.indexOf(heading)) * TYPES.length + TYPES.indexOf(type);
  return place + (Number(moved) + Number(frozen) + Number(iced)) * CELLS.length * DIRECTIONS.length * TYPES.length;
}

/** Those at their own place first, then by place and type. */
export function atEdge(ground: Ground, [place, type]: Waiting): number {
  const number = TYPES.indexOf(type);
  return place === placeOf(ground, type) ? number : (TYPES.indexOf(place) + 1) * TYPES.length + number;
}

export function inOrder(types: Type[]): Type[] {
  return types.sort((left, right) => TYPES.indexOf(left) - TYPES.indexOf(right));
}

export function rank(cell: string): number {
  return CELLS.indexOf(cell as Cell);
}
