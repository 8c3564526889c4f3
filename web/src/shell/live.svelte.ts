import type { Answer, Move, Question, Refusal, Update } from "../wire";
import { waitBefore } from "./backoff";
import { fold, Gap, type Known } from "./folding";
import { settings } from "./settings.svelte";

type Message = Update | Answer | { refused: Refusal };

/** The wire to one table: it comes back after every break, and no tapped move is lost. */
export class Live {
  known = $state.raw<Known | null>(null);
  lost = $state(false);
  missing = $state.raw<Refusal | null>(null);
  /** Moves that the server has not answered yet, by seat. */
  pending = $state.raw<Record<number, Move>>({});

  private socket: WebSocket | null = null;
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly id: string,
    private readonly onRefusal: (refusal: Refusal, move: Move | undefined) => void,
  ) {
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.connect();
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    clearTimeout(this.timer);
    this.drop();
  }

  /** Connects anew: after sitting down this device is somebody else to the server. */
  restart(): void {
    this.drop();
    this.connect();
  }

  move(question: Question, action: Move["action"]): void {
    const move = { seat: question.seat, question: question.number, action };
    this.pending = { ...this.pending, [move.seat]: move };
    this.send(move);
  }

  private wake = (): void => {
    if (document.visibilityState === "hidden" || this.closed) return;
    if (this.socket?.readyState === WebSocket.OPEN || this.socket?.readyState === WebSocket.CONNECTING) return;
    this.attempt = 0;
    this.connect();
  };

  private connect(): void {
    clearTimeout(this.timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const address = `${scheme}://${location.host}/api/tables/${this.id}/live?lang=${settings.language}`;
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => this.take(JSON.parse(event.data) as Message);
    socket.onclose = () => {
      if (this.socket !== socket || this.closed || this.missing) return;
      this.lost = true;
      this.timer = setTimeout(() => this.connect(), waitBefore(this.attempt++));
    };
    socket.onopen = () => {
      this.lost = false;
      this.attempt = 0;
      // The server takes a repeated answer to the same question as harmless.
      for (const move of Object.values(this.pending)) this.send(move);
    };
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private send(move: Move): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(move));
  }

  private take(message: Message): void {
    if ("table" in message) {
      try {
        this.known = fold(this.known, message);
      } catch (error) {
        if (!(error instanceof Gap)) throw error;
        this.restart();
      }
    } else if ("seat" in message) {
      const move = this.pending[message.seat];
      if (move?.question === message.question) {
        const { [message.seat]: _answered, ...rest } = this.pending;
        this.pending = rest;
      }
      if (message.refused) this.onRefusal(message.refused, move);
    } else {
      this.missing = message.refused;
    }
  }
}
