import type { GameRoom } from "../games/game";
import type { Ending, Heard } from "../wire";
import type { Line } from "./LogList.svelte";
import { marksOf } from "./marks";
import type { Playback } from "./playback.svelte";
import { recent, summedUp } from "./recent";
import { say } from "./speech.svelte";
import { endingLine, logLine } from "./telling";
import type { Words } from "./words";

interface Told {
  room: GameRoom;
  words: Words;
  names: readonly string[];
  players: readonly string[];
  playback: Playback;
  ending: Ending | null;
  /** The seats of those at this device. */
  seats: ReadonlySet<number>;
  /** Whether everything is told at once. */
  isSudden: boolean;
  /** How many letters a summary may have. */
  letters: number;
}

/** What was told, in words: the log, what just happened, and what each seat did last. */
export class Story {
  constructor(private readonly told: () => Told) {}

  readonly lines = $derived.by(() => {
    const { playback, words, ending, players } = this.told();
    const last: Line[] = ending ? [{ text: endingLine(words, ending, players), weight: "good" }] : [];
    return [...this.linesOf(playback.said), ...last];
  });

  readonly marks = $derived.by(() => {
    const { playback, room, words } = this.told();
    return marksOf(playback.said, room, words);
  });

  /** What happened since somebody at this device did something. */
  readonly recent = $derived.by(() => {
    const { playback, room, seats } = this.told();
    return this.linesOf(recent(playback.said, seats, room));
  });

  /** What is being told, or all that is recent, summed up. */
  readonly happened = $derived.by(() => {
    const { playback, letters } = this.told();
    if (playback.takenBack) return say("taken-back");
    if (!playback.playing) return summedUp(texts(this.recent), letters) || this.last;
    const current = this.linesOf(playback.current.filter((entry) => playback.said.includes(entry)));
    return texts(current).join(" · ") || this.last;
  });

  /** The same for those who listen: each line once, and the end where it is shown. */
  readonly heard = $derived.by(() => {
    const { playback, ending, isSudden } = this.told();
    if (ending) return "";
    return playback.playing || playback.takenBack || isSudden ? this.happened : this.last;
  });

  line(heard: Heard): string {
    const { words, room, names } = this.told();
    return logLine(words, room.vocabulary, heard, names);
  }

  private get last(): string {
    return this.lines.at(-1)?.text ?? "";
  }

  private linesOf(entries: readonly Heard[]): Line[] {
    const { room } = this.told();
    return entries.flatMap((entry) => {
      const weight = room.weight(entry);
      return weight === null ? [] : [{ text: this.line(entry), weight }];
    });
  }
}

function texts(lines: readonly Line[]): string[] {
  return lines.map((line) => line.text);
}
