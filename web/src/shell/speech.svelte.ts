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
  private change: Promise<void> = Promise.resolve();

  /** Speaks another language as soon as its words are here, with those of the games in use. */
  choose(language: Language): Promise<void> {
    return this.turnTo(() => this.texts.in(language));
  }

  /** Fetches all that a game says; before that only its door is known. */
  learn(game: string): Promise<void> {
    return this.turnTo(() => this.texts.and(game));
  }

  /** The words of a game, with those of the house. */
  of(game: string): Words {
    return this.texts.words(game);
  }

  async handbook(game: string): Promise<string> {
    const wanted = handbooks[`../../../src/ossuary/games/${game}/handbook/${this.language}.md`];
    return wanted ? wanted() : "";
  }

  /** One change after the other: a game is learned in the language that is spoken then. */
  private turnTo(load: () => Promise<Texts>): Promise<void> {
    const change = this.change.then(load).then((texts) => {
      this.texts = texts;
      document.documentElement.lang = texts.language;
    });
    this.change = change.catch(() => undefined);
    return change;
  }
}

export const speech = new Speech();

export function say(id: string, values?: Values): string {
  return speech.shell.say(id, values);
}
