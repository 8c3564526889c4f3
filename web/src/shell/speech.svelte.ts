import { Words, type Language, type Values } from "./words";

// English comes with the page, because it is what we fall back to; the others when they are chosen.
const english = import.meta.glob<string>(
  [
    "../../text/en.ftl",
    "../../../src/ossuary/{shelf,server}/text/en.ftl",
    "../../../src/ossuary/games/*/text/en.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
const others = import.meta.glob<string>(
  [
    "../../text/{uk,ru,pl}.ftl",
    "../../../src/ossuary/{shelf,server}/text/{uk,ru,pl}.ftl",
    "../../../src/ossuary/games/*/text/{uk,ru,pl}.ftl",
  ],
  { query: "?raw", import: "default" },
);
const handbooks = import.meta.glob<string>("../../../src/ossuary/games/*/handbook/*.md", {
  query: "?raw",
  import: "default",
});

type Sources = Record<string, string>;

function gameOf(path: string): string | null {
  return /\/games\/([^/]+)\//.exec(path)?.[1] ?? null;
}

function bundle(language: Language, sources: Sources, game: string | null, fallback?: Words): Words {
  // A game's own words come after those that all share, and stand before them.
  const shared = Object.keys(sources).filter((path) => gameOf(path) === null);
  const own = game ? Object.keys(sources).filter((path) => gameOf(path) === game) : [];
  const texts = [...shared, ...own].map((path) => sources[path]!);
  return new Words(language, texts, fallback);
}

class Speech {
  language = $state<Language>("en");
  private sources = $state.raw<Sources>(english);
  readonly shell = $derived(this.bundleFor(null));
  private known = new Map<string, Words>();

  /** Speaks another language as soon as its words are here. */
  async choose(language: Language): Promise<void> {
    const sources = language === "en" ? english : await load(language);
    this.known.clear();
    this.sources = sources;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** The words of a game, with those of the house. */
  of(game: string): Words {
    const key = `${this.language} ${game}`;
    let words = this.known.get(key);
    if (!words) {
      words = this.bundleFor(game);
      this.known.set(key, words);
    }
    return words;
  }

  async handbook(game: string): Promise<string> {
    const wanted = handbooks[`../../../src/ossuary/games/${game}/handbook/${this.language}.md`];
    return wanted ? wanted() : "";
  }

  private bundleFor(game: string | null): Words {
    if (this.language === "en") return bundle("en", english, game);
    return bundle(this.language, this.sources, game, bundle("en", english, game));
  }
}

async function load(language: Language): Promise<Sources> {
  const paths = Object.keys(others).filter((path) => path.endsWith(`/${language}.ftl`));
  const texts = await Promise.all(paths.map((path) => others[path]!()));
  return Object.fromEntries(paths.map((path, index) => [path, texts[index]!]));
}

export const speech = new Speech();

export function say(id: string, values?: Values): string {
  return speech.shell.say(id, values);
}
