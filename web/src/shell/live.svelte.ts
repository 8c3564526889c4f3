import type { Here, Receipt, Move, OpenQuestion, Presence, Refusal, Rest, Say, TakeBack, TakingBack, Talk, Update } from "../wire";
import { waitBefore } from "./backoff";
import { fold, Gap, type Known } from "./folding";
import { hear, type Conversation } from "./phrases";
import { Pulse } from "./pulse";
import { settings } from "./settings.svelte";
import type { Pending } from "./sharing";

type Wish = Move | Rest | TakeBack | Here | Say;
type Message = Update | Presence | Talk | Receipt | { refused: Refusal };

const PING = "ping";
const PONG = "pong";
/** The seat in the receipt of a message that the server can't read. */
const UNREADABLE = -1;
const RELOADED = "ossuary-reloaded";
/** A page that isn't understood so soon after it was loaded again would be loaded for ever. */
const LOADED_LATELY = 60_000;

/** The wire to one table: it comes back after every break, and no tapped move is lost. */
export class Live {
  known = $state.raw<Known | null>(null);
  /** What people say at the table; null where they don't. */
  talk = $state.raw<Conversation | null>(null);
  lost = $state(false);
  missing = $state.raw<Refusal | null>(null);
  /** What the server has not answered yet, by seat. */
  pending = $state.raw<Pending>({});
  /** When the time of each seat's last answer ends: until then it can be taken back. */
  openUntil: Readonly<Record<number, number>> = {};

  private here: Here | null = null;
  /** What was said on this line and has no receipt yet, in its order: every message gets one. */
  private sent: Wish[] = [];
  private socket: WebSocket | null = null;
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly pulse = new Pulse({ ping: () => this.say(PING), dead: () => this.retry() });

  constructor(
    private readonly id: string,
    /** Hears how each wish was answered: null where it was fulfilled. */
    private readonly onReceipt: (refused: Refusal | null) => void,
  ) {
    addEventListener("online", this.wake);
    addEventListener("offline", this.fear);
    document.addEventListener("visibilitychange", this.wake);
    this.connect();
  }

  close(): void {
    removeEventListener("online", this.wake);
    removeEventListener("offline", this.fear);
    document.removeEventListener("visibilitychange", this.wake);
    clearTimeout(this.timer);
    this.drop();
  }

  /** Connects anew: after sitting down this device is somebody else to the server. */
  restart(): void {
    this.drop();
    this.connect();
  }

  move(question: OpenQuestion, action: Move["action"]): void {
    this.keepOpen(question);
    this.wish({ kind: "move", seat: question.seat, question: question.number, action });
  }

  /** The table answers for a seat, as long as what it is asked is routine. */
  rest(question: OpenQuestion): void {
    this.keepOpen(question);
    this.wish({ kind: "rest", seat: question.seat, question: question.number });
  }

  takeBack(offer: TakingBack): void {
    this.wish({ kind: "take-back", seat: offer.seat, question: offer.number });
  }

  /** Of those who share this device, the one who is asked has it now. */
  hasInHand({ seat, number }: OpenQuestion): void {
    if (this.here?.seat === seat && this.here.question === number) return;
    this.here = { kind: "here", seat, question: number };
    this.send(this.here);
  }

  /** Says something to all at the table: now, or not at all. */
  talkTo(words: Say): boolean {
    return this.send(words);
  }

  private keepOpen({ seat }: OpenQuestion): void {
    const { [seat]: _before, ...others } = this.openUntil;
    const end = this.known?.ends[seat];
    this.openUntil = end === undefined ? others : { ...others, [seat]: end };
  }

  private wish(wish: Exclude<Wish, Here | Say>): void {
    this.pending = { ...this.pending, [wish.seat]: wish };
    this.send(wish);
  }

  /** Somebody looks again, or the network is back: an open line may be dead all the same. */
  private wake = (): void => {
    if (document.visibilityState === "hidden" || this.missing) return;
    const state = this.socket?.readyState;
    if (state === WebSocket.OPEN) this.pulse.feel();
    else if (state !== WebSocket.CONNECTING) {
      this.attempt = 0;
      this.connect();
    }
  };

  /** The network is gone; a server on this very machine may answer still. */
  private fear = (): void => {
    this.lost = true;
    if (this.socket?.readyState === WebSocket.OPEN) this.pulse.feel();
  };

  private connect(): void {
    clearTimeout(this.timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const address = `${scheme}://${location.host}/api/tables/${this.id}/live?lang=${settings.language}`;
    const socket = new WebSocket(address);
    this.socket = socket;
    this.sent = [];
    this.pulse.begin();
    socket.onmessage = (event: MessageEvent<string>) => this.hear(event.data);
    socket.onclose = () => {
      if (this.socket === socket) this.retry();
    };
    socket.onopen = () => {
      // The server takes what is repeated as harmless.
      for (const wish of [...(this.here ? [this.here] : []), ...Object.values(this.pending)]) this.send(wish);
    };
  }

  private retry(): void {
    this.drop();
    if (this.missing) return;
    this.lost = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), waitBefore(this.attempt++));
  }

  /** What a socket that was given up says is not heard any more: it may be slow to notice. */
  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    this.pulse.stop();
    if (!socket) return;
    socket.onmessage = socket.onopen = null;
    socket.close();
  }

  private send(wish: Wish): boolean {
    if (!this.say(JSON.stringify(wish))) return false;
    this.sent.push(wish);
    this.pulse.expect();
    return true;
  }

  private say(text: string): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(text);
    return true;
  }

  private hear(text: string): void {
    this.pulse.heard();
    this.lost = false;
    this.attempt = 0;
    if (text !== PONG) this.take(JSON.parse(text) as Message);
  }

  private take(message: Message): void {
    if ("sights" in message || "present" in message) {
      try {
        this.known = fold(this.known, message, performance.now());
      } catch (error) {
        if (!(error instanceof Gap)) throw error;
        this.restart();
      }
    } else if ("said" in message) {
      this.talk = hear(this.talk, message);
    } else if ("seat" in message) {
      this.settle(message);
    } else if ("refused" in message) {
      this.missing = message.refused;
    } else {
      // A server that was replaced meanwhile says what this page can't know.
      isReloading();
    }
  }

  private settle({ seat, refused = null }: Receipt): void {
    const wish = this.sent.shift();
    if (seat === UNREADABLE) {
      this.pending = {};
      if (isReloading()) return;
    } else if (!wish || wish.kind === "here") {
      return;
    } else if (this.pending[wish.seat] === wish) {
      const { [wish.seat]: _answered, ...rest } = this.pending;
      this.pending = rest;
    }
    this.onReceipt(refused);
  }
}

/** A page that was open while the server was replaced speaks as before: it is loaded again, once. */
function isReloading(): boolean {
  if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < LOADED_LATELY) return false;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  location.reload();
  return true;
}
