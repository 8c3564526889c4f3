import type { BuilderView, Earned, Placed, SedlecView, StructureView } from "../../wire";
import type { SedlecHeard } from "./vocabulary";

/** The view after one event. It follows what was told and counts nothing: the next view settles it. */
export function advance(view: SedlecView, [actor, name, values]: SedlecHeard): SedlecView {
  const told = actor !== null && actor >= 0 ? { ...view, asked: [actor] } : view;
  switch (name) {
    case "dig":
      return piles(told, (pile) => ({ ...pile, turned: values[0].split("+").includes(pile.name) }));
    case "turned": {
      const [at, top, bottom] = values;
      return piles(told, (pile) => (pile.name === at ? { ...pile, up: `${top}/${bottom}` } : pile));
    }
    case "collect":
    case "take":
      return piles(told, (pile) =>
        pile.name === values[0]
          ? { ...pile, up: null, size: pile.size - 1, turned: false }
          : { ...pile, turned: false },
      );
    case "taken": {
      const [seat, top, bottom] = values;
      const card = `${top}/${bottom}`;
      if (told.furnishing) return { ...told, holding: card };
      return builder(told, seat, (one) => ({ ...one, hand: [...one.hand, card] }));
    }
    case "stack": {
      const card = values.join("/");
      return { ...builder(told, actor, (one) => ({ ...one, hand: without(one.hand, card) })), holding: card };
    }
    case "place": {
      const [row, x] = values;
      return put(told, actor, "stack", x, 2 * row);
    }
    case "furnish":
      return put(told, actor, "furnishing", ...values);
    case "finished":
      return builder(told, values[0], (one) => ({ ...one, finished: true }));
    default:
      return told;
  }
}

function piles(view: SedlecView, change: (pile: SedlecView["piles"][number]) => SedlecView["piles"][number]): SedlecView {
  return { ...view, piles: view.piles.map(change) };
}

function builder(view: SedlecView, number: number, change: (one: BuilderView) => BuilderView): SedlecView {
  return { ...view, seats: view.seats.map((one, index) => (index === number ? change(one) : one)) };
}

function without(hand: readonly string[], card: string): string[] {
  const at = hand.indexOf(card);
  return hand.filter((_, index) => index !== at);
}

/** The card that is being placed lies there; what it earns the next view says. */
function put(view: SedlecView, seat: number, kind: StructureView["kind"], x: number, y: number): SedlecView {
  const card = view.holding;
  if (!card) return view;
  const [top = "", bottom = ""] = card.split("/");
  const nothing = (skull: string, level: number): Earned => ({ skull, level, points: 0, why: "", one: 0, two: 0 });
  const placed: Placed = { x, y, card, top: nothing(top, y + 2), bottom: nothing(bottom, y + 1) };
  const changed = builder(view, seat, (one) => ({
    ...one,
    structures: one.structures.map((structure) =>
      structure.kind === kind ? { ...structure, placed: [...structure.placed, placed], open: [] } : structure,
    ),
  }));
  return { ...changed, holding: null };
}
