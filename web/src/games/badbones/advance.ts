import type { BadBonesView, FieldView, Skeleton, Waiting } from "../../wire";
import { groundOf, kindOf, placeOf, TILES, type Ground, type Kind } from "./board";
import { added, atEdge, bare, sorted } from "./lists";
import { placed, told } from "./onField";
import type { BadbonesHeard } from "./vocabulary";

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
    case "first":
      return view.market ? { ...view, market: { ...view.market, first: values[0] } } : view;
    case "drawn": {
      const [seat, type] = values;
      const pile = view.phase ? "cemetery" : "waiting";
      const drawn = field(view, seat, (one) => ({ ...one, [pile]: added(one[pile], type, 1) }));
      return { ...drawn, bag: added(view.bag, type, -1) };
    }
    case "buy":
      return bought(view, actor, values[0]);
    case "done": {
      const { market } = view;
      return market ? { ...view, market: { ...market, buyers: market.buyers.filter((seat) => seat !== actor) } } : view;
    }
    case "place":
      return stocked(field(view, actor, (one) => placed(one, ...values)), actor, kindOf(values[0]), -1);
    case "remove": {
      const kind = kindOf(view.seats[actor]!.traps.find(([cell]) => cell === values[0])![1]);
      const without = field(view, actor, (one) => bare(one, values[0]));
      // What all share is there for them when the phase ends.
      if (view.coop) return field(without, actor, (one) => ({ ...one, lifted: [...one.lifted, kind] }));
      return stocked(without, actor, kind, 1);
    }
    case "handed":
      return stocked(field(view, values[0], (one) => bare(one, values[1])), values[2], "hearse", 1);
    case "house-lost":
    case "house-built":
      return view.coop ? { ...view, capital: values[1] } : field(view, values[0], (one) => ({ ...one, houses: values[1] }));
    default: {
      const ground = groundOf(view);
      return field(view, actor ?? Number(values[0]), (one) => told(one, heard, view.phase, ground));
    }
  }
}

// ---- The market, and what all share

function bought(view: BadBonesView, seat: number, ware: Kind | NonNullable<FieldView["weapon"]>): BadBonesView {
  const { market, components, coop } = view;
  if (!market || ware === "treasure") return view;
  const purse = coop ? 0 : seat;
  const coins = market.coins.map((coins, index) => (index === purse ? coins - components.prices[ware] : coins));
  const sold = { ...view, market: { ...market, coins, wares: { ...market.wares, [ware]: market.wares[ware] - 1 } } };
  return isKind(ware) ? stocked(sold, seat, ware, 1) : field(sold, seat, (one) => ({ ...one, weapon: ware }));
}

function isKind(ware: string): ware is Kind {
  return ware in TILES;
}

/** So many more of a kind in the supply of a seat, or in the one that all share. */
function stocked(view: BadBonesView, seat: number, kind: Kind, more: number): BadBonesView {
  const filled = (supply: FieldView["supply"]): FieldView["supply"] => ({ ...supply, [kind]: (supply[kind] ?? 0) + more });
  if (view.coop) return { ...view, supply: filled(view.supply) };
  return field(view, seat, (one) => ({ ...one, supply: filled(one.supply) }));
}

// ---- The end of a phase

/** A phase is over: whatever has left the fields is where it goes, and all show the same side but those who are frozen. */
function settled(view: BadBonesView, side: BadBonesView["side"], haveMoved: boolean): BadBonesView {
  const ground = groundOf(view);
  const sent = view.seats.flatMap((one) => one.sent);
  const bag = view.seats.flatMap((one) => [...one.slain, ...one.returned]).reduce((pile, type) => added(pile, type, 1), view.bag);
  const supply = { ...view.supply };
  for (const kind of view.seats.flatMap((one) => one.lifted)) supply[kind] += 1;
  const seats = view.seats.map((one, seat) => ({
    ...(haveMoved ? rose(one, ground) : one),
    cemetery: sent.reduce((pile, [whom, type]) => (whom === seat ? added(pile, type, 1) : pile), one.cemetery),
    ...{ sent: [], slain: [], returned: [], lifted: [], saboteurs: [], used: false },
  }));
  return { ...view, side, bag, supply, seats };
}

/** All of a field may move again, but for those who are frozen for the next round. */
function rose(one: FieldView, ground: Ground): FieldView {
  const isOwn = ([place, type]: Waiting): boolean => place === placeOf(ground, type);
  return {
    ...one,
    skeletons: sorted(one.skeletons.map(([cell, heading, type, , frozen]): Skeleton => [cell, heading, type, frozen, false, frozen])),
    waiting: one.back.filter(isOwn).reduce((pile, [, type]) => added(pile, type, 1), one.waiting),
    strays: [...one.strays, ...one.back.filter((other) => !isOwn(other))].sort((left, right) => atEdge(ground, left) - atEdge(ground, right)),
    back: [],
  };
}

function field(view: BadBonesView, seat: number, change: (one: FieldView) => FieldView): BadBonesView {
  return { ...view, seats: view.seats.map((one, index) => (index === seat ? change(one) : one)) };
}
