import type { GameRoom } from "../games/game";
import type { OpenQuestion } from "../wire";
import { foreseen, offered, type Value } from "./answers";
import { Arming } from "./arming.svelte";
import { pointer } from "./pointer";
import { isSame } from "./same";
import { settings } from "./settings.svelte";
import { questionKey } from "./sharing";

interface Now {
  room: GameRoom;
  /** What is asked, shown or not. */
  question: OpenQuestion | null;
  /** What is shown, and can be answered. */
  active: OpenQuestion | null;
  /** Whether something is being told. */
  playing: boolean;
  move: (question: OpenQuestion, action: Value[]) => void;
  rest: (question: OpenQuestion) => void;
}

/** So long it can be seen what is asked before the only answer is given. */
const MOMENT = 900;

/** Answers, on their way from the first tap to the server. */
export class Answering {
  private readonly arming = new Arming();
  private tapped = $state.raw<{ action: Value[]; next: Value[][] }>({ action: [], next: [] });
  /** What is to be done once it is asked: a card was chosen together with its place, or several cards at once. */
  private following = $state.raw<{ seat: number; number: number; actions: Value[][] } | null>(null);
  /** Whoever takes something back wants to see what was asked: until the next answer nothing is forced. */
  private isForcing = $state(true);

  private readonly key = $derived.by(() => {
    const { question } = this.now();
    return question ? questionKey(question) : "";
  });
  /** What was tapped once, and waits to be tapped again. */
  readonly armed = $derived.by(() =>
    this.now().active && this.arming.key ? [this.tapped.action, ...this.tapped.next] : null,
  );
  /** What it would change the points by; null where that isn't known. */
  readonly gain = $derived.by(() => (this.armed ? foreseen(this.now().active, ...this.armed) : null));

  constructor(private readonly now: () => Now) {
    $effect(() => {
      void this.key;
      this.arming.disarm();
    });
    $effect(() => this.follow());
    $effect(() => this.force());
  }

  /** Something is chosen, and only has to be said; nothing: it is chosen no more. */
  readonly pick = (action: Value[] | null): void => {
    if (!action) {
      this.arming.disarm();
      return;
    }
    if (!settings.asksAgain(pointer.isTouch)) return;
    this.tapped = { action, next: [] };
    this.arming.choose(this.keyOf(action, []));
  };

  readonly isArmed = (action: Value[]): boolean => !!this.arming.key && isSame(this.tapped.action, action);

  readonly act = (action: Value[], ...next: Value[][]): void => {
    const { active, room } = this.now();
    if (!active) return;
    // Whoever has picked it, and now says how it goes on, has thought about it twice.
    const isPicked = next.length > 0 && this.arming.key === this.keyOf(action, []);
    if (settings.asksAgain(pointer.isTouch) && !isPicked && !room.isSafe?.(action, active)) {
      this.tapped = { action, next };
      if (!this.arming.tap(this.keyOf(action, next))) return;
    }
    this.perform(action, next);
  };

  /** The table goes on by itself, as long as it can. */
  readonly rest = (): void => {
    const { active, rest } = this.now();
    if (!active) return;
    this.withdraw();
    rest(active);
  };

  /** What was tapped once is meant. */
  readonly confirm = (): void => this.perform(this.tapped.action, this.tapped.next);

  /** What was tapped once, or chosen by halves, is not meant. */
  readonly withdraw = (): void => {
    this.arming.disarm();
    this.now().room.withdraw?.();
  };

  /** Nothing follows any more. */
  stop(): void {
    this.following = null;
    this.isForcing = false;
  }

  private perform(action: Value[], next: Value[][]): void {
    const { active, move } = this.now();
    if (!active) return;
    this.arming.disarm();
    this.following = next.length ? { seat: active.seat, number: active.number + 1, actions: next } : null;
    this.isForcing = true;
    move(active, action);
  }

  private follow(): void {
    const { following } = this;
    const { question, move } = this.now();
    if (!following || !question || question.seat !== following.seat || question.number < following.number) return;
    const [action, ...rest] = following.actions;
    // Another question than the one that was meant to follow: somebody has thought better of it.
    const isMeant = question.number === following.number && action && offered(question, ...action);
    this.following = isMeant && rest.length ? { ...following, number: question.number + 1, actions: rest } : null;
    if (isMeant) move(question, action);
  }

  /** Where the person wants it, what leaves no choice is done after a moment. */
  private force(): (() => void) | undefined {
    const { active, playing } = this.now();
    const only = active?.options.length === 1 ? active.options[0]! : null;
    if (!only || !settings.forced || !this.isForcing || playing || this.following) return undefined;
    const timer = setTimeout(() => this.perform(only, []), MOMENT);
    return () => clearTimeout(timer);
  }

  private keyOf(action: Value[], next: Value[][]): string {
    return JSON.stringify([this.key, action, next]);
  }
}
