import type { TableInfo } from "../wire";
import { server } from "./server";
import { toasts } from "./toasts.svelte";

/** A bot plays for somebody from now on, or another one where a bot played before. */
export async function letBotPlay(table: TableInfo, player: number): Promise<void> {
  await toasts.attempt(() => server.replace(table.id, player));
}
