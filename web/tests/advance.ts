// Tells whole games event by event, as the pages do, for tests/test_advance.py, which has the views.
import { text } from "node:stream/consumers";

import { advance as badbones } from "../src/games/badbones/advance";
import { advance as nightmarium } from "../src/games/nightmarium/advance";
import type { Heard } from "../src/wire";

type Advance = (view: unknown, heard: Heard) => unknown;

const ADVANCES: Record<string, Advance> = { badbones: badbones as Advance, nightmarium: nightmarium as Advance };

interface Game {
  name: string;
  start: unknown;
  /** What is heard from one question to the next. */
  heard: Heard[][];
}

const games = JSON.parse(await text(process.stdin)) as Game[];
const told = games.map(({ name, start, heard }) => {
  let view = start;
  return heard.map((part) => (view = part.reduce(ADVANCES[name]!, view)));
});
process.stdout.write(JSON.stringify(told));
