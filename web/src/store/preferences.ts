/** How the reader likes it: language, light, palette, speed, when to be asked. Kept in the browser, never sent. */
import { effect, signal } from "@preact/signals";
import { isLanguage, type Language, language } from "@/text/fluent";

export const THEMES = ["system", "light", "dark"] as const;
export const PALETTES = ["pigments", "spread"] as const;
export const SPEEDS = ["off", "slow", "normal", "fast"] as const;
/** How long motion takes, compared with the usual. */
export const FACTORS = { off: 0, slow: 2, normal: 1, fast: 0.5 } as const;
export const CONFIRMS = ["always", "reveals", "never"] as const;

export interface Preferences {
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  readonly palette: (typeof PALETTES)[number];
  readonly speed: (typeof SPEEDS)[number];
  /** When a move must be confirmed: always, only if it shows something new, never. */
  readonly confirm: (typeof CONFIRMS)[number];
  readonly sound: boolean;
  /** Explain each rule when it first matters. */
  readonly teach: boolean;
}

const KEY = "stolek.preferences";

function defaults(): Preferences {
  const czech = typeof navigator !== "undefined" && navigator.language.toLowerCase().startsWith("cs");
  return {
    language: czech ? "cs" : "en",
    theme: "system",
    palette: "pigments",
    speed: "normal",
    confirm: "always",
    sound: false,
    teach: false,
  };
}

const among = <T extends string>(values: readonly T[], value: unknown, fallback: T): T =>
  values.find((known) => known === value) ?? fallback;

/** Whatever was kept, made sound: unknown values give way to the usual ones. */
export function readPreferences(text: string | null): Preferences {
  const usual = defaults();
  let kept: Partial<Record<keyof Preferences, unknown>> = {};
  try {
    const parsed: unknown = JSON.parse(text ?? "{}");
    if (parsed && typeof parsed === "object") kept = parsed;
  } catch (problem) {
    if (!(problem instanceof SyntaxError)) throw problem;
  }
  return {
    language: isLanguage(kept.language) ? kept.language : usual.language,
    theme: among(THEMES, kept.theme, usual.theme),
    palette: among(PALETTES, kept.palette, usual.palette),
    speed: among(SPEEDS, kept.speed, usual.speed),
    confirm: among(CONFIRMS, kept.confirm, usual.confirm),
    sound: kept.sound === true,
    teach: kept.teach === true,
  };
}

const stored = (): string | null => (typeof localStorage === "undefined" ? null : localStorage.getItem(KEY));

export const preferences = signal<Preferences>(readPreferences(stored()));

export function prefer(changes: Partial<Preferences>): void {
  preferences.value = { ...preferences.value, ...changes };
  localStorage.setItem(KEY, JSON.stringify(preferences.value));
}

/** Lets the page follow the preferences and the system's own wish for light or dark. */
export function followPreferences(): void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const systemDark = signal(dark.matches);
  dark.addEventListener("change", () => {
    systemDark.value = dark.matches;
  });
  effect(() => {
    const { theme, palette, speed } = preferences.value;
    const { dataset } = document.documentElement;
    dataset.theme = theme === "system" ? (systemDark.value ? "dark" : "light") : theme;
    dataset.palette = palette;
    dataset.motion = speed === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches ? "off" : "on";
    document.documentElement.style.setProperty("--speed", String(FACTORS[speed]));
    language.value = preferences.value.language;
  });
}
