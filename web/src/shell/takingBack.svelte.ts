import type { Device } from "./device.svelte";
import type { Live } from "./live.svelte";
import { canTakeBack } from "./sharing";
import { say } from "./speech.svelte";
import type { Back } from "./TakeBack.svelte";
import { time } from "./time";

interface Now {
  live: Live;
  device: Device;
  players: readonly string[];
  looker: number | null;
  /** Whether this is no moment for it. */
  isBusy: boolean;
  /** Hears that something is about to be taken back. */
  before: () => void;
}

/** What can be taken back at this device. */
export class TakingBack {
  constructor(private readonly now: () => Now) {}

  private readonly taker = $derived.by(() => {
    const { live, device, looker, isBusy } = this.now();
    return isBusy ? undefined : canTakeBack(device.locals, live.pending, device.turn, looker);
  });

  readonly back = $derived.by<Back | null>(() => {
    const { live, device, players } = this.now();
    if (!this.taker?.taking_back) return null;
    const end = live.openUntil[this.taker.taking_back.seat];
    if (end !== undefined && time.now >= end) return null;
    const who = players[this.taker.player!]!;
    return { label: device.isShared ? say("take-back-of", { who }) : say("take-back"), take: () => this.take() };
  });

  private take(): void {
    const { live, device, before } = this.now();
    if (!this.taker?.taking_back) return;
    before();
    // Whoever holds the device now need not be the one whose secret opens again.
    if (device.turn.kind !== "answer") device.cover();
    live.takeBack(this.taker.taking_back);
  }
}

/** Ctrl+Z, also where that key has another letter. */
export function isUndo(event: KeyboardEvent): boolean {
  return (event.ctrlKey || event.metaKey) && !event.shiftKey && ["z", "я"].includes(event.key.toLowerCase());
}
