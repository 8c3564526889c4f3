// Tells whole games event by event, as the pages do, for tests/test_advance.py, which has the views.
import { text } from "node:stream/consumers";

import { advance } from "../src/games/nightmarium/advance";
import type { NightmariumHeard } from "../src/games/nightmarium/vocabulary";
import type { NightmariumView } from "../src/wire";

interface Game {
  start: NightmariumView;
  /** What is heard from one question to the next. */
  heard: NightmariumHeard[][];
}

const games = JSON.parse(await text(process.stdin)) as Game[];
const told = games.map(({ start, heard }) => {
  let view = start;
  return heard.map((part) => (view = part.reduce(advance, view)));
});
process.stdout.write(JSON.stringify(told));
