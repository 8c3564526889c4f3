import type { Discs, Heard, SeatView, SkullView } from "../../wire";

type Change = (seat: SeatView) => SeatView;

/** The view after one event. It follows what was told and decides nothing: the next view settles it. */
export function advance(view: SkullView, [actor, name, values, lane = null]: Heard): SkullView {
  const [first, second, third] = values;
  const mover = actor ?? Number(first);
  // The candle stands with whoever acts, not yet with whoever is asked next; where several do, with all of them.
  const told = actor !== null && actor >= 0 && lane === null ? { ...view, asked: [actor] } : view;
  switch (name) {
    case "place":
      return { ...seatChanged(told, mover, (seat) => placed(seat, first)), laid: told.laid + 1 };
    case "pass":
      return seatChanged(told, mover, (seat) => ({ ...seat, passed: true }));
    case "bid":
      return { ...told, bid: Number(first), bidder: mover };
    case "challenger":
      return { ...told, asked: [mover], bidder: mover, bid: Number(second), to_flip: Number(second) };
    case "flipped":
      return {
        ...seatChanged(told, Number(second), (seat) => ({ ...seat, flipped: [...seat.flipped, String(third)] })),
        to_flip: told.to_flip - 1,
        skull_of: third === "skull" ? Number(second) : told.skull_of,
      };
    case "succeeded":
      return seatChanged(told, mover, (seat) => ({ ...seat, turned: true }));
    case "shown":
      return seatChanged(told, mover, (seat) => ({ ...seat, shown: [...(seat.shown ?? []), String(second)] }));
    case "lose":
      return actor !== null && actor >= 0
        ? seatChanged(takenBack(told), actor, (seat) => lost(seat, first))
        : seatChanged(takenBack(told), told.bidder ?? 0, (seat) => lost(seat, first));
    case "left":
      return seatChanged(told, mover, (seat) => ({ ...seat, discs: Number(second), in_hand: Number(second) }));
    case "out":
      return seatChanged(told, mover, (seat) => ({ ...seat, inside: false, turned: false }));
    case "round":
      return {
        ...takenBack(told),
        ...{ round: Number(first), first: Number(second), asked: [] },
        ...{ bid: null, bidder: null, to_flip: 0, skull_of: null },
      };
    default:
      return told;
  }
}

function seatChanged(view: SkullView, number: number, change: Change): SkullView {
  return { ...view, seats: view.seats.map((seat, index) => (index === number ? change(seat) : seat)) };
}

function placed(seat: SeatView, face: unknown): SeatView {
  const known = typeof face === "string" && seat.hand && seat.stack;
  return {
    ...seat,
    on_mat: seat.on_mat + 1,
    in_hand: seat.in_hand - 1,
    hand: known ? without(seat.hand!, face) : seat.hand,
    stack: known ? [...seat.stack!, face] : seat.stack,
  };
}

function lost(seat: SeatView, face: unknown): SeatView {
  if (typeof face !== "string" || !seat.hand || !seat.lost) return seat;
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

function withOne(discs: Discs, face: string): Discs {
  return face === "skull" ? { ...discs, skulls: discs.skulls + 1 } : { ...discs, flowers: discs.flowers + 1 };
}

function without(discs: Discs, face: string): Discs {
  return face === "skull" ? { ...discs, skulls: discs.skulls - 1 } : { ...discs, flowers: discs.flowers - 1 };
}
