import type { Gathered, GameRoom } from "../games/game";
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
  private readonly knownOfMany = $derived.by(() => {
    void this.called;
    return new WeakMap<Heard, { length: number; text: string }>();
  });

  /** The lines at which it is said that a bot answered. */
  private readonly botAt = $derived.by(() => {
    const { heard, standIns, room, players } = this.told();
    return standIns.size ? saidAt(heard, standIns, room, players.length) : standIns;
  });

  /** All lines, where the game gathers them itself. */
  private readonly whole = $derived.by(() => {
    const { room, playback } = this.told();
    return room.gather?.(playback.said) ?? null;
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

  private readonly recently = $derived.by(() => {
    const { playback, room, seats, standIns } = this.told();
    return this.gatheredWith(recent(playback.said, seats, standIns, room));
  });

  /** What happened since somebody at this device did something. */
  readonly recent = $derived.by(() => this.recently.map((one) => this.lineOf(one)));

  /**
   * What is being told, or all that is recent. What became of one's own comes last, and so is surely seen;
   * that something new has begun is said only where there is nothing else to say.
   */
  readonly happened = $derived.by(() => {
    const { playback, seats } = this.told();
    if (playback.takenBack) return [say("taken-back")];
    const told = playback.playing
      ? this.gatheredWith(playback.current.filter((entry) => playback.said.includes(entry)))
      : this.recently;
    const isOwn = ({ seat = null }: Gathered): boolean => seat !== null && seats.has(seat);
    const done = told.filter(({ weight }) => weight !== "heading");
    const ordered = done.length ? [...done.filter((one) => !isOwn(one)), ...done.filter(isOwn)] : told;
    return texts(told.length ? ordered.map((one) => this.lineOf(one)) : this.lines.slice(-1));
  });

  /** For those who listen: what was not said before; the end is said where it is shown. */
  readonly heard = $derived.by(() => {
    const { playback, ending } = this.told();
    if (ending) return "";
    if (playback.takenBack) return say("taken-back");
    const told = this.gatheredWith(playback.fresh).filter(({ isOpen }) => !isOpen);
    return texts(told.map((one) => this.lineOf(one))).join(" ");
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
    const lines = this.gathered(entries).map((one) => this.lineOf(one));
    if (seat === null) return lines;
    return [{ text: say("turn-number", { number, who: this.told().names[seat]! }), weight: "turn" }, ...lines];
  }

  /** These entries, by the lines in which they stand. */
  private gathered(entries: readonly Heard[]): Gathered[] {
    if (this.whole) return this.whole;
    const { room, players } = this.told();
    const lines: (Gathered & { entries: Heard[] })[] = [];
    for (const entry of entries) {
      const isBots = this.botAt.has(entry);
      const weight = room.weight(entry, players.length) ?? (isBots ? "plain" : null);
      if (weight === null) continue;
      const before = lines.at(-1)?.entries;
      if (before && !isBots && room.goesWith?.(entry, before.at(-1)!)) before.push(entry);
      else lines.push({ weight, entries: [entry] });
    }
    return lines;
  }

  /** The lines in which some of these entries stand; a game that gathers them itself has them whole. */
  private gatheredWith(entries: readonly Heard[]): Gathered[] {
    if (!this.whole) return this.gathered(entries);
    const wanted = new Set(entries);
    return this.whole.filter((one) => one.entries.some((entry) => wanted.has(entry)));
  }

  private lineOf({ entries, weight, say: sayAll }: Gathered): Line {
    const { words, room, names, you } = this.told();
    const [entry, ...more] = entries;
    if (!sayAll) {
      return { text: more.length ? logLineOfMany(words, room.vocabulary, entries, names, you) : this.line(entry!), weight };
    }
    const known = this.knownOfMany.get(entry!);
    if (known?.length === entries.length) return { text: known.text, weight };
    const why = entries.map((one) => this.botAt.get(one)).find(Boolean);
    const plain = sayAll({ words, names, you });
    const text = why ? say(`by-bot-${why}`, { line: plain }) : plain;
    this.knownOfMany.set(entry!, { length: entries.length, text });
    return { text, weight };
  }
}

function texts(lines: readonly Line[]): string[] {
  return lines.map((line) => line.text);
}
