import type { TableInfo } from "../wire";
import type { Values, Words } from "./words";

/** What a device has made of a challenge: the try that is still being played, and the first that has a result. */
export interface Made {
  running: TableInfo | undefined;
  result: TableInfo | undefined;
}

export function madeOf(tries: readonly TableInfo[]): Made {
  return {
    running: tries.findLast((table) => table.status === "playing"),
    result: tries.find((table) => table.daily?.reason),
  };
}

/** How a try went, in the words of its game; empty while it has no result. */
export function resultOf({ options, daily }: TableInfo, words: Words): string {
  if (!daily?.reason) return "";
  const numbers = Object.entries(options).filter((option): option is [string, number] => typeof option[1] === "number");
  const values: Values = { ...Object.fromEntries(numbers), reason: daily.reason, score: daily.score };
  return words.say("daily-result", values);
}

/** What is shared of a try: how it went, and nothing of what was drawn. */
export function shareText(table: TableInfo, words: Words): string {
  const { date, attempt, rules, strip } = table.daily!;
  const line = words.say("daily-line", { title: words.say("title"), date, result: resultOf(table, words), attempt, rules });
  return `${line}\n${strip}`;
}

/** A date as people write it, whatever the clock of this device says. */
export function spokenDate(date: string, language: string): string {
  return new Intl.DateTimeFormat(language, { day: "numeric", month: "long", timeZone: "UTC" }).format(new Date(date));
}
