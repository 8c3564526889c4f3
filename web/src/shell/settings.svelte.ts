import { keep, kept } from "./keeping";
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
  muted: boolean;
  name: string;
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
  /** Whether what others say is neither shown nor read out as it comes. */
  muted = $state(false);
  name = $state("");

  constructor() {
    const chosen = (kept(KEY) ?? {}) as Partial<Kept>;
    const known = LANGUAGES.find((language) => language === chosen.language);
    this.language = known ?? spoken(navigator.languages);
    this.theme = chosen.theme ?? "system";
    this.sound = chosen.sound ?? false;
    this.confirm = CONFIRMS.find((confirm) => confirm === chosen.confirm) ?? "touch";
    this.pace = PACES.find((pace) => pace === chosen.pace) ?? "normal";
    this.forced = chosen.forced ?? false;
    this.muted = chosen.muted ?? false;
    this.name = chosen.name ?? "";
    this.light();
    darkWished.addEventListener("change", () => this.light());
  }

  get dark(): boolean {
    return this.theme === "system" ? darkWished.matches : this.theme === "dark";
  }

  change(changes: Partial<Kept>): void {
    Object.assign(this, changes);
    const { language, theme, sound, confirm, pace, forced, muted, name } = this;
    keep(KEY, { language, theme, sound, confirm, pace, forced, muted, name });
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
