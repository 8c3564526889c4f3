import type { Words } from "../../shell/words";
import type { Heard } from "../../wire";
import type { Gathered, Telling, Weight } from "../game";
import type { BadbonesHeard } from "./vocabulary";

type Entries = readonly BadbonesHeard[];
type Say = (entries: Entries, telling: Telling) => string;

/** How many came to a tower or a village, and how many tiers, towers or houses it has since; null: as many as before. */
interface Harm {
  count: number;
  left: number | null;
}

/** What became of the skeletons that moved on a field. */
interface Went {
  on: number;
  slain: number;
  /** Whom a trap kept where it was, or sent back to the forest edge. */
  held: number;
  back: number;
  /** By whose cemetery they went to. */
  away: Map<number, number>;
  tower: Harm;
  village: Harm;
}

/** What stands in a line of its own. */
const APART: Partial<Record<BadbonesHeard[1], Weight>> = {
  round: "heading",
  buy: "plain",
  done: "plain",
  first: "plain",
  fallen: "bad",
  stolen: "bad",
  sabotaged: "bad",
  "hero-left": "bad",
  called: "bad",
  handed: "plain",
  "tier-built": "good",
  "house-built": "good",
  frozen: "plain",
  flung: "plain",
  swung: "plain",
  teleported: "plain",
  cursed: "plain",
};
const HARMS = new Set<BadbonesHeard[1]>(["tier-lost", "house-lost", "tower-lost"]);

/** The log: one line for all heroes, one for all traps, and one for what came of the skeletons of each field. */
export function gather(said: readonly Heard[]): Gathered[] {
  const lines: (Gathered & { entries: BadbonesHeard[] })[] = [];
  /** The lines to which more may come: those of fields by their seats, the others by how they are told. */
  let open = new Map<number | Say, (typeof lines)[number]>();
  let phase = 0;
  // Only in a co-operative game heroes are placed before the first phase.
  const isTogether = said.find(([, name]) => name === "hero" || name === "phase")?.[1] === "hero";
  const sayWent: Say = (entries, telling) => wentLine(entries, telling, isTogether);
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
    const apart = APART[name];
    if (apart) lines.push({ entries: [heard], weight: apart });
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
    if (HARMS.has(name)) line.weight = "bad";
  }
  return lines.filter(({ entries, seat }) => seat === null || seat === undefined || hasMoved(wentOf(entries)));
}

/** On whose field a skeleton moves with this; null: none does. */
function fieldOf([actor, name, values]: BadbonesHeard, phase: number): number | null {
  switch (name) {
    case "enter":
    case "enter-at":
    case "move":
    case "scatter":
      return actor;
    case "slain":
      return phase === 1 ? null : values[0];
    case "came":
    case "follows":
    case "held":
    case "waits":
    case "left":
    case "thrown":
    case "destroyed":
    case "reached":
    case "tier-lost":
    case "house-lost":
    case "tower-lost":
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

function wentLine(entries: Entries, { words, names, you }: Telling, isTogether: boolean): string {
  const seat = fieldOf(entries[0]!, 0)!;
  const { on, slain, held, back, away, tower, village } = wentOf(entries);
  const [towers, houses] = isTogether ? ["went-towers", "went-capital"] : ["went-tower", "went-village"];
  const parts = [
    on ? words.say("went-on", { count: on }) : "",
    slain ? words.say("went-slain", { count: slain }) : "",
    held ? words.say("went-held", { count: held }) : "",
    back ? words.say("went-back", { count: back }) : "",
    ...[...away].map(([whom, count]) =>
      whom === seat
        ? words.say("went-round", { count })
        : words.say("went-away", { count, whom: names[whom]!, yours: you.has(whom) ? "yes" : "no" }),
    ),
    harmLine(words, towers!, tower),
    harmLine(words, houses!, village),
  ];
  return listed(words, "went", parts.filter(Boolean), { who: names[seat]!, you: you.has(seat) ? "yes" : "no" });
}

/** What is said of those who came there and did no harm. */
const UNHARMED: Record<string, string> = {
  "went-tower": "went-tower-unharmed",
  "went-village": "went-village-unharmed",
  "went-towers": "went-towers-unharmed",
  "went-capital": "went-capital-unharmed",
};

function harmLine(words: Words, id: string, { count, left }: Harm): string {
  if (!count) return "";
  return left === null ? words.say(UNHARMED[id]!, { count }) : words.say(id, { count, left });
}

function listed(words: Words, id: string, parts: readonly string[], more: Record<string, string> = {}): string {
  return words.say(id, { ...more, list: parts.join(", ") });
}

function hasMoved({ on, slain, held, back, away, tower, village }: Went): boolean {
  return on + slain + held + back + away.size + tower.count + village.count > 0;
}

function wentOf(entries: Entries): Went {
  const went: Went = {
    ...{ on: 0, slain: 0, held: 0, back: 0, away: new Map() },
    ...{ tower: { count: 0, left: null }, village: { count: 0, left: null } },
  };
  const isThird = entries.some(([, name]) => BEGINNINGS.has(name));
  /** How many are on their way together, and whether they stand where they have come to. */
  let together = 0;
  let stands = false;
  for (const heard of entries) {
    const [, name, values] = heard;
    // Where a dragon scares one in the middle of its way, that is no new way.
    if (BEGINNINGS.has(name) || (name === "scatter" && !isThird)) {
      if (stands) went.on += together;
      together = 1;
    }
    if (name === "follows") together += 1;
    // They stand wherever they come, until it turns out that a trap sends them on.
    if (name === "came") stands = true;
    else if (BEGINNINGS.has(name) || name === "scatter" || isEnd(name)) stands = false;
    if (name === "slain") went.slain += values[2];
    if (isEnd(name)) {
      together -= name === "slain" ? values[2] : 1;
      end(went, heard);
    }
    if (name === "tier-lost") went.tower.left = values[1];
    if (name === "tower-lost") went.tower.left = values[2];
    if (name === "house-lost") went.village.left = values[1];
  }
  if (stands) went.on += Math.max(0, together);
  return went;
}

/** Notes what became of one that is gone, or stays where it was. */
function end(went: Went, [, name, values]: BadbonesHeard): void {
  if (name === "destroyed") went.slain += 1;
  if (name === "held") went.held += 1;
  if (name === "waits") went.back += 1;
  if (name === "left" || name === "thrown") went.away.set(values[3], (went.away.get(values[3]) ?? 0) + 1);
  if (name === "reached") went[values[2]].count += 1;
}

const BEGINNINGS = new Set<BadbonesHeard[1]>(["enter", "enter-at", "move"]);
const ENDS = new Set<BadbonesHeard[1]>(["slain", "left", "thrown", "destroyed", "held", "waits", "reached"]);

function isEnd(name: BadbonesHeard[1]): boolean {
  return ENDS.has(name);
}
