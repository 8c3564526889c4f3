import { readdirSync, readFileSync } from "node:fs";

import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

import { onTheDoor, packed } from "../doorWords.js";
import { Texts } from "../src/shell/texts";
import { LANGUAGES } from "../src/shell/words";

const GAMES = new URL("../../src/ossuary/games/", import.meta.url);
const games = readdirSync(GAMES, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() && entry.name[0] !== "_" ? [entry.name] : []));

test("a message is taken with all its lines, and without what stands around it", () => {
  const source = "# Title\ntitle = Skull\nlog-bid = Bids\noption-a = { $n ->\n    [one] One\n\n   *[other] More\n}\n# Words\nask-b = B\n";
  expect(onTheDoor(source)).toBe("title = Skull\noption-a = { $n ->\n    [one] One\n\n   *[other] More\n}\n");
});

test.each(LANGUAGES)("what is packed in %s says the same", (language) => {
  const files = ["../text", "../../src/ossuary/shelf/text", "../../src/ossuary/server/text", ...games.map((game) => `../../src/ossuary/games/${game}/text`)];
  for (const file of files) {
    const source = readFileSync(new URL(`${file}/${language}.ftl`, import.meta.url), "utf8");
    expect(new FluentResource(packed(source)).body).toEqual(new FluentResource(source).body);
  }
});

test.each(LANGUAGES.flatMap((language) => games.map((game) => [language, game] as const)))(
  "in %s the door of %s says what its table says, and nothing else is there before it",
  async (language, game) => {
    const door = (await Texts.load(language, [])).words(game);
    const whole = (await Texts.load(language, [game])).words(game);
    const ids = new FluentResource(readFileSync(new URL(`${game}/text/${language}.ftl`, GAMES), "utf8")).body.map(({ id }) => id);
    const said = ids.filter((id) => /^(title|tagline|author|option-|bot-)/.test(id));
    expect(said.map((id) => door.say(id))).toEqual(said.map((id) => whole.say(id)));
    expect(ids.filter((id) => /^(ask|do|log|end)-/.test(id) && door.has(id))).toEqual([]);
    expect(ids.filter((id) => !id.startsWith("-") && !whole.has(id))).toEqual([]);
  },
);

test("what was learned of a game is known in the next language too", async () => {
  const texts = await (await Texts.english.and("skull")).in("pl");
  expect(texts.words("skull").say("do-pass")).toBe("Spasuj");
  expect(texts.words("sedlec").has("do-take")).toBe(false);
});

test("what is switched on at a table is known in all that is said there", async () => {
  const words = (await Texts.load("pl", ["badbones"])).words("badbones");
  const type = { type: "top-red" };
  expect(words.at({ coop: true, players: 3 }).say("type", type)).toBe("kropla z dołu");
  expect(words.at({ coop: false, players: 3 }).say("type", type)).toBe("kropla z góry");
  expect(words.say("type", type)).toBe("kropla z góry");
});
