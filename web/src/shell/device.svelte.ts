import type { GameRoom } from "../games/game";
import type { OpenQuestion } from "../wire";
import type { Known, Seen } from "./folding";
import { confirm, isWaiting, openQuestions, turnOf, type Confirmation, type Pending, type Turn } from "./sharing";
import { stepOf } from "./telling";

interface Now {
  known: Known;
  pending: Pending;
  room: GameRoom;
}

/** Who looks at this device, and what they are asked. */
export class Device {
  private confirmation = $state.raw<Confirmation | null>(null);

  constructor(private readonly now: () => Now) {}

  /** What those who play here see, each for themselves. */
  readonly locals = $derived.by(() => this.now().known.seen.filter((seen) => seen.player !== null));
  readonly isShared = $derived.by(() => this.locals.length > 1);
  /** What the page tells. Where several share the device that is a spectator's sight: what all of them may see. */
  readonly tale = $derived.by(() => this.now().known.seen[0]!);
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
    const { pending, room, known } = this.now();
    const isSecret = (whose: Seen, question: OpenQuestion): boolean => room.secret(stepOf(whose.view, question.seat));
    const seen = this.locals.map((local) => this.fromOutside(local));
    return turnOf(seen, pending, this.confirmation, isSecret, known.table.chairs.length);
  }

  /** A player's sight without what happened in a turn that goes on. */
  private fromOutside(seen: Seen): Seen {
    const { room } = this.now();
    return { ...seen, heard: seen.heard.filter((heard) => !room.goesOn?.(heard)) };
  }

  private ownTurn(): Turn {
    const [question] = openQuestions(this.tale, this.now().pending);
    return question ? { kind: "answer", seen: this.tale, question, uncovered: true } : { kind: "nothing" };
  }
}
