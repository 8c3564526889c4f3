import { LANGUAGES, spoken, type Language } from "./words";

export type Theme = "dark" | "light" | "system";

const KEY = "ossuary";
const darkWished = matchMedia("(prefers-color-scheme: dark)");

interface Kept {
  language: Language;
  theme: Theme;
  sound: boolean;
  confirm: boolean;
  name: string;
}

function read(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

/** What this person has chosen; kept in this browser. */
class Settings {
  language = $state<Language>("en");
  theme = $state<Theme>("system");
  sound = $state(false);
  confirm = $state(false);
  name = $state("");

  constructor() {
    const kept = read();
    const known = LANGUAGES.find((language) => language === kept.language);
    this.language = known ?? spoken(navigator.languages);
    this.theme = kept.theme ?? "system";
    this.sound = kept.sound ?? false;
    this.confirm = kept.confirm ?? false;
    this.name = kept.name ?? "";
    this.light();
    darkWished.addEventListener("change", () => this.light());
  }

  get dark(): boolean {
    return this.theme === "system" ? darkWished.matches : this.theme === "dark";
  }

  change(changes: Partial<Kept>): void {
    Object.assign(this, changes);
    const { language, theme, sound, confirm, name } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ language, theme, sound, confirm, name }));
    } catch {
      // A browser that keeps nothing still plays.
    }
    this.light();
  }

  private light(): void {
    document.documentElement.dataset.theme = this.dark ? "dark" : "light";
  }
}

export const settings = new Settings();
