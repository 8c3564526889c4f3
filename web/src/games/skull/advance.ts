import type { Discs, SeatView, SkullView } from "../../wire";
import type { Face, SkullHeard } from "./vocabulary";

type Change = (seat: SeatView) => SeatView;

/** The view after one event. It follows what was told and decides nothing: the next view settles it. */
export function advance(view: SkullView, [actor, name, values, lane = null]: SkullHeard): SkullView {
  const told = actor !== null && actor >= 0 ? { ...view, asked: lit(view, actor, lane) } : view;
  switch (name) {
    case "place":
      return { ...seatChanged(told, actor, (seat) => placed(seat, values[0])), laid: told.laid + 1 };
    case "pass":
      return seatChanged(told, actor, (seat) => ({ ...seat, passed: true }));
    case "bid":
      return { ...told, bid: values[0], bidder: actor };
    case "challenger": {
      const [bidder, bid] = values;
      return { ...told, asked: [bidder], bidder, bid, to_flip: bid };
    }
    case "flipped": {
      const [, owner, face] = values;
      return {
        ...seatChanged(told, owner, (seat) => ({ ...seat, flipped: [...seat.flipped, face] })),
        to_flip: told.to_flip - 1,
        skull_of: face === "skull" ? owner : told.skull_of,
      };
    }
    case "succeeded":
      return seatChanged(told, values[0], (seat) => ({ ...seat, turned: true }));
    case "shown":
      return seatChanged(told, values[0], (seat) => ({ ...seat, shown: [...(seat.shown ?? []), values[1]] }));
    case "lose":
      return seatChanged(takenBack(told), actor >= 0 ? actor : (told.bidder ?? 0), (seat) => lost(seat, values[0]));
    case "left":
      return seatChanged(told, values[0], (seat) => ({ ...seat, discs: values[1], in_hand: values[1] }));
    case "out":
      return seatChanged(told, values[0], (seat) => ({ ...seat, inside: false, turned: false }));
    case "round":
      return {
        ...takenBack(told),
        ...{ round: values[0], first: values[1], asked: [] },
        ...{ bid: null, bidder: null, to_flip: 0, skull_of: null },
      };
    default:
      return told;
  }
}

/** Where candles stand: with whoever acts, not yet with whoever is asked next; where several do, with those who haven't. */
function lit({ asked }: SkullView, actor: number, lane: number | null): number[] {
  return lane === null ? [actor] : asked.filter((seat) => seat !== actor);
}

function seatChanged(view: SkullView, number: number, change: Change): SkullView {
  return { ...view, seats: view.seats.map((seat, index) => (index === number ? change(seat) : seat)) };
}

function placed(seat: SeatView, face: Face | null): SeatView {
  const counted = { ...seat, on_mat: seat.on_mat + 1, in_hand: seat.in_hand - 1 };
  if (!face || !seat.hand || !seat.stack) return counted;
  return { ...counted, hand: without(seat.hand, face), stack: [...seat.stack, face] };
}

function lost(seat: SeatView, face: Face | null): SeatView {
  if (!face || !seat.hand || !seat.lost) return seat;
  return { ...seat, hand: without(seat.hand, face), lost: withOne(seat.lost, face) };
}

function takenBack(view: SkullView): SkullView {
  const seats = view.seats.map((seat) => ({
    ...seat,
    on_mat: 0,
    in_hand: seat.discs,
    passed: false,
    flipped: [],
    shown: null,
    hand: seat.hand && (seat.stack ?? []).reduce(withOne, seat.hand),
    stack: seat.stack && [],
  }));
  return { ...view, laid: 0, seats };
}

function withOne(discs: Discs, face: Face): Discs {
  return face === "skull" ? { ...discs, skulls: discs.skulls + 1 } : { ...discs, flowers: discs.flowers + 1 };
}

function without(discs: Discs, face: Face): Discs {
  return face === "skull" ? { ...discs, skulls: discs.skulls - 1 } : { ...discs, flowers: discs.flowers - 1 };
}
