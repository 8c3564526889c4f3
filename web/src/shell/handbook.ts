/** A piece of text with one style. */
export interface Span {
  text: string;
  style: "plain" | "strong" | "emphasis" | "code";
}

export interface Block {
  kind: "heading" | "paragraph" | "rule";
  level: number;
  /** The id of a rule, such as SK-08, or nothing. */
  id: string;
  spans: Span[];
}

/** The id of a rule is bold, that of one which is planned slanted. */
const RULE = /^- (\*\*?)([A-Z]+-\d+)\1 (.*)$/;
const HEADING = /^(#{1,3}) (.*)$/;
const STYLED = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/g;

/** Reads the little Markdown that handbooks are written in. */
export function readHandbook(source: string): Block[] {
  const blocks: Block[] = [];
  for (const line of source.split("\n").map((text) => text.trim())) {
    const heading = HEADING.exec(line);
    const rule = RULE.exec(line);
    if (heading) blocks.push({ kind: "heading", level: heading[1]!.length, id: "", spans: spans(heading[2]!) });
    else if (rule) blocks.push({ kind: "rule", level: 0, id: rule[2]!, spans: spans(rule[3]!) });
    else if (line) blocks.push({ kind: "paragraph", level: 0, id: "", spans: spans(line) });
  }
  return blocks;
}

function spans(text: string): Span[] {
  const found: Span[] = [];
  let end = 0;
  for (const match of text.matchAll(STYLED)) {
    if (match.index > end) found.push({ text: text.slice(end, match.index), style: "plain" });
    const style = match[1] ? "strong" : match[2] ? "emphasis" : "code";
    found.push({ text: match[1] ?? match[2] ?? match[3]!, style });
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push({ text: text.slice(end), style: "plain" });
  return found;
}

/** The beginning of a word that its other forms share; ids and short words stay whole. */
function stem(word: string): string {
  return /\d/.test(word) ? word : word.slice(0, Math.max(4, word.length - 2));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/[^\p{L}\p{N}-]+/u).filter(Boolean);
}

/** The blocks where all the words are found by their beginnings, in any order, with the headings above them. */
export function search(blocks: readonly Block[], wanted: string): Block[] {
  const stems = wordsOf(wanted).map(stem);
  if (!stems.length) return [...blocks];
  const hits = (block: Block): boolean => {
    const words = wordsOf(`${block.id} ${block.spans.map((span) => span.text).join("")}`);
    return stems.every((beginning) => words.some((word) => word.startsWith(beginning)));
  };
  return blocks.filter((block, index) => {
    if (block.kind !== "heading") return hits(block);
    const rest = blocks.slice(index + 1);
    const next = rest.findIndex((other) => other.kind === "heading");
    return rest.slice(0, next < 0 ? undefined : next).some(hits);
  });
}
