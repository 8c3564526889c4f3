import { PACES, type Pace } from "./pace";
import { LANGUAGES, spoken, type Language } from "./words";

export type Theme = "dark" | "light" | "system";
/** When a move is tapped twice before it counts. */
export const CONFIRMS = ["touch", "always", "never"] as const;
export type Confirm = (typeof CONFIRMS)[number];

const KEY = "ossuary";
const darkWished = matchMedia("(prefers-color-scheme: dark)");

interface Kept {
  language: Language;
  theme: Theme;
  sound: boolean;
  confirm: Confirm;
  pace: Pace;
  forced: boolean;
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
  confirm = $state<Confirm>("touch");
  pace = $state<Pace>("normal");
  /** Whether the only answer to a question is given by itself. */
  forced = $state(false);
  name = $state("");

  constructor() {
    const kept = read();
    const known = LANGUAGES.find((language) => language === kept.language);
    this.language = known ?? spoken(navigator.languages);
    this.theme = kept.theme ?? "system";
    this.sound = kept.sound ?? false;
    this.confirm = CONFIRMS.find((confirm) => confirm === kept.confirm) ?? "touch";
    this.pace = PACES.find((pace) => pace === kept.pace) ?? "normal";
    this.forced = kept.forced ?? false;
    this.name = kept.name ?? "";
    this.light();
    darkWished.addEventListener("change", () => this.light());
  }

  get dark(): boolean {
    return this.theme === "system" ? darkWished.matches : this.theme === "dark";
  }

  change(changes: Partial<Kept>): void {
    Object.assign(this, changes);
    const { language, theme, sound, confirm, pace, forced, name } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ language, theme, sound, confirm, pace, forced, name }));
    } catch {
      // A browser that keeps nothing still plays.
    }
    this.light();
  }

  /** Whether a move that is pressed in this way is to be pressed again. */
  asksAgain(isTouch: boolean): boolean {
    return this.confirm === "always" || (this.confirm === "touch" && isTouch);
  }

  private light(): void {
    document.documentElement.dataset.theme = this.dark ? "dark" : "light";
  }
}

export const settings = new Settings();
