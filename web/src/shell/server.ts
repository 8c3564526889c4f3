import type { Catalogue, DailyInfo, GameInfo, HouseInfo, ListedTable, Stand, TableInfo } from "../wire";
import { isRefusal, Refused } from "./refusals";

export async function call<Result>(path: string, body?: unknown): Promise<Result> {
  const request: RequestInit =
    body === undefined
      ? {}
      : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const response = await fetch(`/api/${path}`, request);
  const answer: unknown = await response.json();
  if (!response.ok) throw isRefusal(answer) ? new Refused(answer) : new Error(response.statusText);
  return answer as Result;
}

export const server = {
  house: () => call<HouseInfo>("house"),
  /** A game’s own score pad answers in its own way. */
  pad: <Answer>(game: string, wish: unknown) => call<Answer>(`games/${game}/pad`, wish),
  deck: (game: string) => call<Catalogue>(`games/${game}/deck`),
  games: () => call<GameInfo[]>("games"),
  lobby: () => call<ListedTable[]>("lobby"),
  mine: () => call<ListedTable[]>("mine"),
  dailies: () => call<DailyInfo[]>("daily"),
  openDaily: (game: string, name: string) => call<TableInfo>(`daily/${game}`, { name }),
  stand: (id: string, wish: Stand) => call<TableInfo>(`tables/${id}/stand`, wish),
  replace: (id: string, player: number) => call<TableInfo>(`tables/${id}/replace`, { player }),
  giveLink: (id: string, player: number) => call<{ link: string }>(`tables/${id}/hand`, { player }),
  /** Whoever else has this browser's secret is logged out. */
  revoke: async () => {
    // The key is here before any other stops counting: an answer that is lost locks nobody out.
    await call<object>("devices/key", {});
    return call<object>("devices/revoke", {});
  },
  takeLink: (secret: string) => call<TableInfo>(`links/${encodeURIComponent(secret)}`, {}),
};
