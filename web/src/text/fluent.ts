/** Words: the client's own sentences in Fluent, the reader's language, and texts that come in both. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from "@fluent/bundle";
import { effect, signal } from "@preact/signals";
import type { Words } from "@/api/wire";
import cs from "@/text/cs.ftl?raw";
import en from "@/text/en.ftl?raw";

export type Language = "en" | "cs";
export const LANGUAGES: readonly Language[] = ["cs", "en"];

/** The reader's language; changed at any time, everything follows. */
export const language = signal<Language>("en");

const bundles: Record<Language, FluentBundle> = {
  en: new FluentBundle("en", { useIsolating: false }),
  cs: new FluentBundle("cs", { useIsolating: false }),
};

/** Adds the sentences of a part of the client that is loaded later, such as a board. */
export function addTexts(english: string, czech: string): void {
  bundles.en.addResource(new FluentResource(english), { allowOverrides: true });
  bundles.cs.addResource(new FluentResource(czech), { allowOverrides: true });
}

addTexts(en, cs);

/** A number in a sentence, with a real minus below zero. */
class Written extends FluentNumber {
  override toString(scope?: Scope): string {
    return super.toString(scope).replace("-", "−");
  }
}

const written = (value: FluentVariable): FluentVariable =>
  typeof value === "number" ? new Written(value) : value;

/** A sentence that the client has no words for; shown so that nobody can overlook it, and looked for by the tests. */
const MISSING = "⟦?⟧";

/** The sentence with this key in the reader's language. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  const bundle = bundles[language.value];
  const message = bundle.getMessage(key);
  if (!message?.value) return `${MISSING} ${key}`;
  const errors: Error[] = [];
  const told = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, written(value)]));
  const words = bundle.formatPattern(message.value, told, errors);
  return errors.length ? `${MISSING} ${key}` : words;
}

/** A sentence without arguments in all languages. */
export const inEveryLanguage = (key: string): string[] =>
  LANGUAGES.map((known) => {
    const pattern = bundles[known].getMessage(key)?.value;
    return pattern ? bundles[known].formatPattern(pattern) : `${MISSING} ${key}`;
  });

export const hasText = (key: string): boolean => bundles[language.value].hasMessage(key);

/** A text of the server's in the reader's language. */
export const say = (both: Words): string => both[language.value];

export const isLanguage = (value: unknown): value is Language => value === "en" || value === "cs";

effect(() => {
  if (typeof document !== "undefined") document.documentElement.lang = language.value;
});
