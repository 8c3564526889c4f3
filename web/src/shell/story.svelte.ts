import type { GameRoom, Weight } from "../games/game";
import type { Ending, Heard } from "../wire";
import { chapters, type Chapter } from "./chapters";
import type { Seen } from "./folding";
import type { Line } from "./LogList.svelte";
import { marksOf } from "./marks";
import type { Playback } from "./playback.svelte";
import { recent } from "./recent";
import { say } from "./speech.svelte";
import { answeredFor, saidAt, type StandIns } from "./standIns";
import { endingLine, logLine, logLineOfMany } from "./telling";
import type { Words } from "./words";

interface Told {
  room: GameRoom;
  words: Words;
  names: readonly string[];
  players: readonly string[];
  playback: Playback;
  ending: Ending | null;
  heard: readonly Heard[];
  standIns: StandIns;
  /** The seats of those at this device. */
  seats: ReadonlySet<number>;
  /** Those of them that are called “you”. */
  you: ReadonlySet<number>;
}

/** What was told, in words: the log, what just happened, and what each seat did last. */
export class Story {
  constructor(private readonly told: () => Told) {}

  // As long as language and names are the same, no line is made twice.
  private readonly called = $derived.by(() => {
    const { words, names, you } = this.told();
    return JSON.stringify([words.language, names, [...you]]);
  });
  private readonly known = $derived.by(() => {
    void this.called;
    return new WeakMap<Heard, string>();
  });

  /** The lines at which it is said that a bot answered. */
  private readonly botAt = $derived.by(() => {
    const { heard, standIns, room, players } = this.told();
    return standIns.size ? saidAt(heard, standIns, room, players.length) : standIns;
  });

  readonly lines = $derived.by(() => {
    const { playback, words, ending, players, you, room } = this.told();
    const last: Line[] = ending ? [{ text: endingLine(words, ending, players, you), weight: "good" }] : [];
    return [...chapters(playback.said, room).flatMap((chapter) => this.linesOfChapter(chapter)), ...last];
  });

  readonly marks = $derived.by(() => {
    const { playback, room, words } = this.told();
    return marksOf(playback.said, room, words);
  });

  /** What happened since somebody at this device did something. */
  readonly recent = $derived.by(() => {
    const { playback, room, seats, standIns } = this.told();
    return this.linesOf(recent(playback.said, seats, standIns, room));
  });

  /** What is being told, or all that is recent. */
  readonly happened = $derived.by(() => {
    const { playback } = this.told();
    if (playback.takenBack) return [say("taken-back")];
    const told = playback.playing
      ? this.linesOf(playback.current.filter((entry) => playback.said.includes(entry)))
      : this.recent;
    return texts(told.length ? told : this.lines.slice(-1));
  });

  /** For those who listen: what was not said before; the end is said where it is shown. */
  readonly heard = $derived.by(() => {
    const { playback, ending } = this.told();
    if (ending) return "";
    return playback.takenBack ? say("taken-back") : texts(this.linesOf(playback.fresh)).join(" ");
  });

  line(heard: Heard): string {
    const { words, room, names, you } = this.told();
    const known = this.known.get(heard);
    if (known) return known;
    const why = this.botAt.get(heard);
    const plain = logLine(words, room.vocabulary, heard, names, you);
    const line = why ? say(`by-bot-${why}`, { line: plain }) : plain;
    this.known.set(heard, line);
    return line;
  }

  /** What a player has to know who takes the device: that a bot answered since they did. */
  answeredFor({ player, heard, standIns }: Seen): string {
    const { names, players } = this.told();
    const seats = new Set(names.flatMap((_, seat) => (seat % players.length === player ? [seat] : [])));
    const why = answeredFor(seats, heard, standIns);
    return why ? say(`for-you-${why}`) : "";
  }

  private linesOfChapter({ number, seat, entries }: Chapter): Line[] {
    const lines = this.linesOf(entries);
    if (seat === null) return lines;
    return [{ text: say("turn-number", { number, who: this.told().names[seat]! }), weight: "turn" }, ...lines];
  }

  private linesOf(entries: readonly Heard[]): Line[] {
    const { room, players, words, names, you } = this.told();
    const lines: { weight: Weight; entries: Heard[] }[] = [];
    for (const entry of entries) {
      const isBots = this.botAt.has(entry);
      const weight = room.weight(entry, players.length) ?? (isBots ? "plain" : null);
      if (weight === null) continue;
      const before = lines.at(-1)?.entries;
      if (before && !isBots && room.goesWith?.(entry, before.at(-1)!)) before.push(entry);
      else lines.push({ weight, entries: [entry] });
    }
    return lines.map(({ weight, entries: [entry, ...more] }) => ({
      text: more.length ? logLineOfMany(words, room.vocabulary, [entry!, ...more], names, you) : this.line(entry!),
      weight,
    }));
  }
}

function texts(lines: readonly Line[]): string[] {
  return lines.map((line) => line.text);
}
