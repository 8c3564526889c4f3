import { Words, type Language } from "./words";

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

/** The texts of one language, by the files that hold them. */
export class Texts {
  private constructor(
    readonly language: Language,
    private readonly files: Record<string, string>,
  ) {}

  static readonly english = new Texts("en", english);

  static async load(language: Language): Promise<Texts> {
    if (language === "en") return Texts.english;
    const paths = Object.keys(others).filter((path) => path.endsWith(`/${language}.ftl`));
    const texts = await Promise.all(paths.map((path) => others[path]!()));
    return new Texts(language, Object.fromEntries(paths.map((path, index) => [path, texts[index]!])));
  }

  /** The words of a game, and those that all share where it has none of its own. */
  words(game: string): Words {
    const shared = this.of(null);
    const own = this.of(game);
    // A game that we have no words for is called by its name.
    const texts = [...shared, ...(own.length ? own : [`title = ${game}`])];
    return new Words(this.language, texts, this === Texts.english ? undefined : Texts.english.words(game));
  }

  private of(game: string | null): string[] {
    return Object.entries(this.files).flatMap(([path, text]) => (gameOf(path) === game ? [text] : []));
  }
}

function gameOf(path: string): string | null {
  return /\/games\/([^/]+)\//.exec(path)?.[1] ?? null;
}
