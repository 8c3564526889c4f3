import type { Notice } from "../wire";
import { botName } from "./names";
import { say } from "./speech.svelte";
import type { Words } from "./words";

/** Whom a notice is about; -1: nobody. */
export function playerOf({ values }: Notice): number {
  return Number(values.player ?? -1);
}

/** What is wrong with a table, in words. */
export function noticeLine(notice: Notice, players: readonly string[], words: Words): string {
  return say(`notice-${notice.id}`, {
    who: players[playerOf(notice)] ?? "",
    bot: botName(String(notice.values.bot ?? ""), words),
  });
}
