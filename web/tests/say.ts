// Says what comes in as the pages would, for tests/test_tellers.py, which compares it with the terminal.
import { text } from "node:stream/consumers";

import { endingLine, label, logLine, questionLine, refusalLine, type Vocabulary } from "../src/shell/telling";
import { Texts } from "../src/shell/texts";
import type { Language, Words } from "../src/shell/words";
import type { Ending, Heard, OpenQuestion, Refusal } from "../src/wire";

type Line =
  | ["log", Heard, string[], number[]]
  | ["label", (number | string)[], string[]]
  | ["question", unknown, Omit<OpenQuestion, "number">]
  | ["ending", Ending, string[], number[]]
  | ["refusal", Refusal, string[]];

const vocabularies = import.meta.glob<Vocabulary>("../src/games/*/vocabulary.ts", { eager: true, import: "vocabulary" });

function said(words: Words, vocabulary: Vocabulary, [kind, what, more, you]: Line): string {
  switch (kind) {
    case "log":
      return logLine(words, vocabulary, what, more, new Set(you));
    case "label":
      return label(words, vocabulary, what, more);
    case "question":
      return questionLine(words, what, more);
    case "ending":
      return endingLine(words, what, more, new Set(you));
    case "refusal":
      return refusalLine(words, what, more);
  }
}

const parts = JSON.parse(await text(process.stdin)) as { language: Language; game: string; tables: object[]; lines: Line[] }[];
const all: string[][] = [];
for (const { language, game, tables, lines } of parts) {
  const words = (await Texts.load(language, [game])).words(game);
  const vocabulary = vocabularies[`../src/games/${game}/vocabulary.ts`]!;
  all.push(lines.map((line, index) => said(words.at(tables[index]!), vocabulary, line)));
}
process.stdout.write(JSON.stringify(all));
