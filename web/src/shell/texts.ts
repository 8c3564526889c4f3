import { Words, type Language } from "./words";

type Files = Record<string, string>;

// English comes with the page, because it is what we fall back to; the others when they are chosen.
const english: Files = import.meta.glob<string>(["../../text/en.ftl", "../../../src/ossuary/{shelf,server,games/*}/text/en.ftl"], {
  query: "?door",
  import: "default",
  eager: true,
});
const others = import.meta.glob<string>(["../../text/{uk,ru,pl}.ftl", "../../../src/ossuary/{shelf,server,games/*}/text/{uk,ru,pl}.ftl"], {
  query: "?door",
  import: "default",
});
// All that a game says comes with its table, what a page alone says with that page, and what is said inside with any of both.
const whole = import.meta.glob<string>(["../../../src/ossuary/games/*/text/*.ftl", "../../text/*/*.ftl"], { query: "?raw", import: "default" });

/** The texts of one language by the files that hold them: those of the house, the doors of all games, and some games. */
export class Texts {
  private readonly said = new Map<string, Words>();

  private constructor(
    readonly language: Language,
    private readonly files: Files,
    private readonly games: readonly string[],
  ) {}

  static readonly english = new Texts("en", english, []);

  static async load(language: Language, games: readonly string[]): Promise<Texts> {
    const house = (path: string): boolean => path.endsWith(`/${language}.ftl`);
    const ofThese = (path: string): boolean => house(path) && games.length > 0 && [null, ...games].includes(gameOf(path));
    const [doors, own] = await Promise.all([language === "en" ? english : fetched(others, house), fetched(whole, ofThese)]);
    return new Texts(language, { ...doors, ...own }, games);
  }

  /** The same in another language. */
  in(language: Language): Promise<Texts> {
    return Texts.load(language, this.games);
  }

  /** These, and all that a game says. */
  async and(game: string): Promise<Texts> {
    return this.games.includes(game) ? this : Texts.load(this.language, [...this.games, game]);
  }

  /** The words of a game, and those that all share where it has none of its own. */
  words(game: string): Words {
    const words = this.said.get(game) ?? this.read(game);
    this.said.set(game, words);
    return words;
  }

  private read(game: string): Words {
    const shared = this.of(null);
    const own = this.of(game);
    // A game that we have no words for is called by its name.
    const texts = [...shared, ...(own.length ? own : [`title = ${game}`])];
    return new Words(this.language, texts, this.language === "en" ? undefined : Texts.english.words(game));
  }

  private of(game: string | null): string[] {
    return Object.entries(this.files).flatMap(([path, text]) => (gameOf(path) === game ? [text] : []));
  }
}

async function fetched(files: Record<string, () => Promise<string>>, isWanted: (path: string) => boolean): Promise<Files> {
  const wanted = Object.entries(files).filter(([path]) => isWanted(path));
  return Object.fromEntries(await Promise.all(wanted.map(async ([path, load]) => [path, await load()] as const)));
}

function gameOf(path: string): string | null {
  return /\/(?:games|text)\/(?!inside\/)(\w+)\//.exec(path)?.[1] ?? null;
}
