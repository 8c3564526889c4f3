import type { Words } from "../../shell/words";
import type { SkullView } from "../../wire";

/** Whether the bidding is over and discs are being flipped. */
export function isAttempt(view: SkullView): boolean {
  return view.to_flip > 0 || view.seats.some((seat) => seat.flipped.length > 0);
}

/** The one word that matters most about a seat, or nothing. */
export function status(view: SkullView, number: number, words: Words): string {
  const seat = view.seats[number]!;
  if (!seat.inside) return words.say("out");
  if (seat.passed) return words.say("passed");
  if (view.bidder === number) return words.say(isAttempt(view) ? "challenger" : "highest");
  return "";
}

/** All that is to be seen of a seat, for those who listen. */
export function describe(view: SkullView, number: number, name: string, words: Words): string {
  const seat = view.seats[number]!;
  const faces = seat.flipped.map((face) => words.say("face", { face }));
  const parts = [
    name,
    status(view, number, words),
    seat.turned ? words.say("mat-flower") : "",
    view.first === number ? words.say("first") : "",
    `${words.say("mat")}: ${seat.on_mat}`,
    faces.join(", "),
    `${words.say("hand")}: ${seat.in_hand}`,
  ];
  return parts.filter(Boolean).join("; ");
}
