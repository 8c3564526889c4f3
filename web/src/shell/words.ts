import { FluentBundle, FluentResource, type FluentFunction } from "@fluent/bundle";

export const LANGUAGES = ["en", "uk", "ru", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Values = Record<string, number | string>;

/** FROM($card, king: 1, queen: 5) in a sentence: the last name whose number isn’t above. */
const nameFrom: FluentFunction = ([value], firsts) => {
  const reached = Object.entries(firsts).filter(([, first]) => Number(first) <= Number(value));
  return reached.at(-1)?.[0] ?? "";
};

/** The sentences of one language; what it lacks is said by the fallback, or by its id. */
export class Words {
  private readonly bundle: FluentBundle;
  private always: Values = {};

  constructor(
    readonly language: Language,
    sources: readonly string[],
    private readonly fallback?: Words,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false, functions: { FROM: nameFrom } });
    for (const source of sources) {
      this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
    }
  }

  /** The same for one table: each switch of its options is “yes” or “no” in every sentence. */
  at(options: object): Words {
    const twin = Object.assign(Object.create(Words.prototype) as Words, this);
    const switches = Object.entries(options).filter(([, value]) => typeof value === "boolean");
    twin.always = Object.fromEntries(switches.map(([name, isOn]) => [name, isOn ? "yes" : "no"]));
    return twin;
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id) || (this.fallback?.has(id) ?? false);
  }

  say(id: string, values: Values = {}): string {
    const told = { ...this.always, ...values };
    const pattern = this.bundle.getMessage(id)?.value;
    if (pattern) return this.bundle.formatPattern(pattern, told, []);
    return this.fallback ? this.fallback.say(id, told) : id;
  }
}

/** The first of the wished languages that we speak. */
export function spoken(wished: readonly string[]): Language {
  for (const wish of wished) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}
