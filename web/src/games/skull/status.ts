import type { Presence } from "../../shell/presence";
import type { Words } from "../../shell/words";
import type { SkullView } from "../../wire";

/** Whether the bidding is over: discs are being flipped, or are back in the hands after it. */
export function isAttempt(view: SkullView): boolean {
  return view.bid !== null && (view.laid === 0 || view.to_flip > 0 || view.seats.some((seat) => seat.flipped.length > 0));
}

/** Whether this very tribe has won: the one with two successes, or any that is left. */
export function isWinner(view: SkullView, number: number): boolean {
  const seat = view.seats[number]!;
  if (!view.ending?.winners.includes(seat.player)) return false;
  return view.ending.reason === "two-successes" ? view.bidder === number : seat.inside;
}

/** How often a tribe has succeeded. */
export function successes(view: SkullView, number: number): number {
  if (view.ending?.reason === "two-successes" && isWinner(view, number)) return 2;
  return view.seats[number]!.turned ? 1 : 0;
}

/** The one word that matters most about a seat, or nothing. */
export function status(view: SkullView, number: number, words: Words): string {
  const seat = view.seats[number]!;
  if (isWinner(view, number)) return words.say("winner");
  if (!seat.inside) return words.say("out");
  if (seat.passed) return words.say("passed");
  if (view.bidder === number && !view.ending) return words.say(isAttempt(view) ? "challenger" : "highest");
  return "";
}

/** All that is to be seen of a seat, for those who listen. */
export function describe(view: SkullView, number: number, name: string, mark: string, presence: Presence, words: Words): string {
  const seat = view.seats[number]!;
  const faces = seat.flipped.map((face) => words.say("face", { face }));
  const parts = [
    name,
    presence === "here" ? "" : words.say(`presence-${presence}`),
    mark,
    seat.passed && mark ? "" : status(view, number, words),
    successes(view, number) === 1 ? words.say("mat-flower") : "",
    view.first === number ? words.say("first") : "",
    `${words.say("mat")}: ${seat.on_mat}`,
    faces.join(", "),
    `${words.say("hand")}: ${seat.in_hand}`,
  ];
  return parts.filter(Boolean).join("; ");
}
