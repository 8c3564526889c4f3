import type { Words } from "../../shell/words";
import type { Heard } from "../../wire";
import type { Gathered, Telling } from "../game";
import type { BadbonesHeard } from "./vocabulary";

type Entries = readonly BadbonesHeard[];
type Say = (entries: Entries, telling: Telling) => string;

/** What became of the skeletons that moved on a field. */
interface Went {
  on: number;
  slain: number;
  /** By whose cemetery they went to. */
  away: Map<number, number>;
  tower: { count: number; left: number };
  village: { count: number; left: number };
}

/** The log: one line for all heroes, one for all traps, and one for what came of the skeletons of each field. */
export function gather(said: readonly Heard[]): Gathered[] {
  const lines: (Gathered & { entries: BadbonesHeard[] })[] = [];
  /** The lines to which more may come: those of fields by their seats, the others by how they are told. */
  let open = new Map<number | Say, (typeof lines)[number]>();
  let phase = 0;
  for (const heard of said as Entries) {
    const [, name, values] = heard;
    if (name === "phase") phase = values[0];
    if (name === "settled" || name === "phase" || name === "round") {
      for (const line of open.values()) {
        line.entries.push(heard);
        line.isOpen = false;
      }
      open = new Map();
    }
    if (name === "round") lines.push({ entries: [heard], weight: "heading" });
    if (name === "fallen" || name === "stolen") lines.push({ entries: [heard], weight: "bad" });
    const seat = fieldOf(heard, phase);
    const say = seat === null ? together(heard, phase) : sayWent;
    if (!say) continue;
    const key = seat ?? say;
    let line = open.get(key);
    if (!line) {
      line = { entries: [], weight: "plain", isOpen: true, seat, say: (telling) => say(line!.entries, telling) };
      open.set(key, line);
      lines.push(line);
    }
    line.entries.push(heard);
    if (name === "tier-lost" || name === "house-lost") line.weight = "bad";
  }
  return lines.filter(({ entries, seat }) => seat === null || seat === undefined || hasMoved(wentOf(entries)));
}

/** On whose field a skeleton moves with this; null: none does. */
function fieldOf([actor, name, values]: BadbonesHeard, phase: number): number | null {
  switch (name) {
    case "enter":
    case "move":
    case "scatter":
      return actor;
    case "slain":
      return phase === 1 ? null : values[0];
    case "came":
    case "left":
    case "thrown":
    case "tier-lost":
    case "house-lost":
      return values[0];
    default:
      return null;
  }
}

/** How this is told in one line with what others did. */
function together([, name, values]: BadbonesHeard, phase: number): Say | null {
  if (name === "hero" || (name === "slain" && phase === 1)) return sayHeroes;
  if (name === "place" || name === "remove") return saySet;
  if (name === "turned" && values[3] === "damaged") return sayDamaged;
  if (name === "turned" && values[3] === "gone") return sayGone;
  return name === "arrived" ? sayArrivals : null;
}

function sayHeroes(entries: Entries, { words, names }: Telling): string {
  const slain = new Map(entries.flatMap(([, name, values]) => (name === "slain" ? [[values[0], values[2]] as const] : [])));
  const parts = entries.flatMap(([actor, name, values]) => {
    if (name !== "hero") return [];
    const count = slain.get(actor) ?? 0;
    return [words.say(count ? "heroes-slew" : "heroes-one", { who: names[actor]!, cell: values[0], count })];
  });
  return listed(words, "heroes", parts);
}

function saySet(entries: Entries, { words, names }: Telling): string {
  const parts = entries.flatMap(([actor, name, values]) => {
    if (name === "place") return [words.say("traps-one", { who: names[actor]!, tile: values[0], cell: values[1] })];
    return name === "remove" ? [words.say("traps-taken", { who: names[actor]!, cell: values[0] })] : [];
  });
  return listed(words, "traps-set", parts);
}

function sayDamaged(entries: Entries, telling: Telling): string {
  return listed(telling.words, "traps-damaged", turned(entries, telling));
}

function sayGone(entries: Entries, telling: Telling): string {
  return listed(telling.words, "traps-gone", turned(entries, telling));
}

function turned(entries: Entries, { words, names }: Telling): string[] {
  return entries.flatMap(([, name, values]) =>
    name === "turned" ? [words.say("traps-one", { who: names[values[0]]!, cell: values[1], tile: values[2] })] : [],
  );
}

function sayArrivals(entries: Entries, { words, names }: Telling): string {
  const parts = entries.flatMap(([, name, values]) =>
    name === "arrived" ? [words.say("arrivals-one", { who: names[values[0]]!, count: values[1] })] : [],
  );
  return listed(words, "arrivals", parts);
}

function sayWent(entries: Entries, { words, names, you }: Telling): string {
  const seat = fieldOf(entries[0]!, 0)!;
  const { on, slain, away, tower, village } = wentOf(entries);
  const parts = [
    on ? words.say("went-on", { count: on }) : "",
    slain ? words.say("went-slain", { count: slain }) : "",
    ...[...away].map(([whom, count]) =>
      whom === seat
        ? words.say("went-round", { count })
        : words.say("went-away", { count, whom: names[whom]!, yours: you.has(whom) ? "yes" : "no" }),
    ),
    tower.count ? words.say("went-tower", tower) : "",
    village.count ? words.say("went-village", village) : "",
  ];
  return listed(words, "went", parts.filter(Boolean), { who: names[seat]!, you: you.has(seat) ? "yes" : "no" });
}

function listed(words: Words, id: string, parts: readonly string[], more: Record<string, string> = {}): string {
  return words.say(id, { ...more, list: parts.join(", ") });
}

function hasMoved({ on, slain, away, tower, village }: Went): boolean {
  return on + slain + away.size + tower.count + village.count > 0;
}

function wentOf(entries: Entries): Went {
  const went: Went = { on: 0, slain: 0, away: new Map(), tower: { count: 0, left: 0 }, village: { count: 0, left: 0 } };
  const isThird = entries.some(([, name]) => name === "enter" || name === "move");
  let stands = false;
  for (const [, name, values] of entries) {
    // Where a dragon scares one in the middle of its way, that is no new way.
    const begins = name === "enter" || name === "move" || (name === "scatter" && !isThird);
    if (begins && stands) went.on += 1;
    // It stands wherever it comes, until it turns out that a trap sends it on.
    stands = name === "came" || (stands && !begins && !isEnd(name));
    if (name === "slain") went.slain += values[2];
    if (name === "left" || name === "thrown") went.away.set(values[3], (went.away.get(values[3]) ?? 0) + 1);
    if (name === "tier-lost") went.tower = { count: went.tower.count + 1, left: values[1] };
    if (name === "house-lost") went.village = { count: went.village.count + 1, left: values[1] };
  }
  if (stands) went.on += 1;
  return went;
}

function isEnd(name: BadbonesHeard[1]): boolean {
  return name === "slain" || name === "left" || name === "thrown" || name === "tier-lost" || name === "house-lost";
}
