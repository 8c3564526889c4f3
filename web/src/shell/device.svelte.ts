import type { GameRoom } from "../games/game";
import type { Ending, OpenQuestion } from "../wire";
import type { Known, Seen } from "./folding";
import { confirm, holderOf, isWaiting, openQuestions, turnOf, type Confirmation, type Pending, type Turn } from "./sharing";
import { stepOf } from "./telling";

interface Now {
  known: Known;
  pending: Pending;
  room: GameRoom;
}

/** Who looks at this device, and what they are asked. */
export class Device {
  private confirmation = $state.raw<Confirmation | null>(null);
  /** Where nothing is secret: who of those at the device was asked last. */
  private asked = $state<number | null>(null);

  constructor(private readonly now: () => Now) {
    // Once it was not theirs any more, nothing makes it theirs again but a word of their own.
    $effect.pre(() => {
      if (this.confirmation && this.holder === null) this.cover();
    });
    $effect.pre(() => {
      if (this.turn.kind === "answer") this.asked = this.turn.seen.player;
    });
  }

  /** What those who play here see, each for themselves. */
  readonly locals = $derived.by(() => this.now().known.seen.filter((seen) => seen.player !== null));
  readonly isShared = $derived.by(() => this.locals.length > 1);
  /** What all who share the device may see: a spectator's sight. Who is alone here has their own. */
  private readonly common = $derived.by(() => this.now().known.seen[0]!);
  /** Of those who share the device, the one who has it now; null where nobody has said so, and at the end. */
  private readonly holder = $derived.by(() => {
    if (!this.isShared || (this.common.view as { ending: Ending | null }).ending) return null;
    return holderOf(this.locals.map((seen) => this.fromOutside(seen)), this.confirmation, this.now().known.table.chairs.length);
  });
  /** What the page tells: what whoever has the device may see. */
  readonly tale = $derived.by(() => {
    const looker = this.isShared && this.now().room.isOpen ? this.asked : this.holder;
    return this.locals.find((seen) => seen.player === looker) ?? this.common;
  });
  /** Whether something was sent and is not answered yet. */
  readonly isSent = $derived.by(() => this.locals.some((seen) => isWaiting(seen, this.now().pending)));
  readonly turn = $derived.by<Turn>(() => (this.isShared ? this.sharedTurn() : this.ownTurn()));

  /** Somebody says that it is them who looks now. */
  hand(seen: Seen): void {
    this.confirmation = confirm(this.fromOutside(seen), this.now().known.table.chairs.length);
  }

  /** Whoever looks has to say again who they are. */
  cover(): void {
    this.confirmation = null;
  }

  private sharedTurn(): Turn {
    // What was just sent may be refused: until then its player keeps the device.
    if (this.isSent) return { kind: "nothing" };
    const { pending, room } = this.now();
    const isSecret = (whose: Seen, question: OpenQuestion): boolean => room.secret(stepOf(whose.view, question.seat));
    return turnOf(this.locals, pending, this.holder, isSecret);
  }

  /** A player's sight without what happened in a turn that goes on. */
  private fromOutside(seen: Seen): Seen {
    const { room } = this.now();
    return { ...seen, heard: seen.heard.filter((heard) => !room.goesOn?.(heard)) };
  }

  private ownTurn(): Turn {
    const [question] = openQuestions(this.tale, this.now().pending);
    return question ? { kind: "answer", seen: this.tale, question } : { kind: "nothing" };
  }
}
