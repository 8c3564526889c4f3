import type { Blank, Phrase, Said, Talk } from "../wire";
import { isSame } from "./same";
import type { Values, Words } from "./words";

type Chosen = Said["values"][number];

/** What people say at a table, and what they can say. */
export interface Conversation {
  phrases: readonly Phrase[];
  said: readonly Said[];
  /** What is added to the server's numbers: where it has begun to count anew, this page counts on. */
  ahead: number;
}

/** How much a page remembers: as much as the server tells whoever comes. */
const KEPT = 30;
/** What stands in a blank until something is chosen. */
export const OPEN = "…";

/** What is known after a message: to whoever comes all is told, later what is new. */
export function hear(before: Conversation | null, { said, phrases }: Talk): Conversation {
  const { ahead: usual, said: known } = before ?? { ahead: 0, said: [] };
  const counted = (ahead: number): Said[] => said.map((one) => ({ ...one, number: one.number + ahead }));
  const last = known.at(-1);
  if (!phrases) return { phrases: before?.phrases ?? [], said: [...known, ...counted(usual)].slice(-KEPT), ahead: usual };
  // A server that was started again doesn't know what was said last: it begins to count anew, and all is new.
  const ahead = last && !counted(usual).some((one) => isSame(one, last)) ? last.number : usual;
  return { phrases, said: counted(ahead), ahead };
}

/** What was said after this number. */
export function saidAfter(number: number, said: readonly Said[]): readonly Said[] {
  return said.filter((one) => one.number > number);
}

/** A phrase in words. What isn't chosen yet is left open; a seat is $whom, and $yours if it is called “you”. */
export function phraseLine(
  words: Words,
  { name, blanks }: Phrase,
  values: readonly Chosen[],
  names: readonly string[],
  you: ReadonlySet<number>,
): string {
  const told: Values = {};
  blanks.forEach((blank, index) => {
    const value = values[index] ?? OPEN;
    if (!blank.seat) told[blank.name] = value;
    else {
      told.whom = typeof value === "number" ? valueName(words, blank, value, names) : value;
      told.yours = typeof value === "number" && you.has(value) ? "yes" : "no";
    }
  });
  // Where it ends with a blank, one full stop is enough.
  return words.say(`phrase-${name}`, told).replace(/…\.$/, OPEN);
}

/** What can be chosen for a blank, as it is called. */
export function valueName(words: Words, blank: Blank, value: number | string, names: readonly string[]): string {
  if (blank.seat) return names[Number(value)] ?? words.say("seat-name", { number: Number(value) });
  const id = `phrase-${blank.name}`;
  return words.has(id) ? words.say(id, { [blank.name]: value }) : String(value);
}

/** What somebody has said, in words; nothing where this page doesn't know the phrase. */
export function saidLine(
  words: Words,
  phrases: readonly Phrase[],
  { phrase, values }: Said,
  names: readonly string[],
  you: ReadonlySet<number>,
): string {
  const found = phrases.find((one) => one.name === phrase);
  return found ? phraseLine(words, found, values, names, you) : "";
}

/** In how many columns values are shown: what fills a square is a field, seen from above. */
export function columnsOf({ values }: Blank): number | null {
  const side = Math.sqrt(values.length);
  return values.length > 9 && Number.isInteger(side) ? side : null;
}
