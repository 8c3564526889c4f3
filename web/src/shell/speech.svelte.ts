import { Texts } from "./texts";
import type { Language, Values, Words } from "./words";

const handbooks = import.meta.glob<string>("../../../src/ossuary/games/*/handbook/*.md", {
  query: "?raw",
  import: "default",
});

class Speech {
  private texts = $state.raw(Texts.english);
  readonly language = $derived(this.texts.language);
  readonly shell = $derived(this.texts.words(""));
  private known = new Map<string, Words>();

  /** Speaks another language as soon as its words are here. */
  async choose(language: Language): Promise<void> {
    const texts = await Texts.load(language);
    this.known.clear();
    this.texts = texts;
    document.documentElement.lang = language;
  }

  /** The words of a game, with those of the house. */
  of(game: string): Words {
    const key = `${this.language} ${game}`;
    let words = this.known.get(key);
    if (!words) {
      words = this.texts.words(game);
      this.known.set(key, words);
    }
    return words;
  }

  async handbook(game: string): Promise<string> {
    const wanted = handbooks[`../../../src/ossuary/games/${game}/handbook/${this.language}.md`];
    return wanted ? wanted() : "";
  }
}

export const speech = new Speech();

export function say(id: string, values?: Values): string {
  return speech.shell.say(id, values);
}
