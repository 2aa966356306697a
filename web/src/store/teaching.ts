/**
 * Teach-me: what is asked is explained in a few words, of what can be answered now, until the reader has understood it.
 * Which explanations those were is kept in the browser, one list a game.
 */
import { signal } from "@preact/signals";
import type { Explanation, Question } from "@/api/wire";

type Explained = Readonly<Record<string, readonly string[]>>;

const KEY = "stolek.explained";

/** Whatever was kept, made sound: anything but lists of texts is forgotten. */
export function readExplained(text: string | null): Explained {
  let kept: unknown = {};
  try {
    kept = JSON.parse(text ?? "{}");
  } catch (problem) {
    if (!(problem instanceof SyntaxError)) throw problem;
  }
  if (!kept || typeof kept !== "object") return {};
  const lists = Object.entries(kept).filter(([, keys]) => Array.isArray(keys));
  return Object.fromEntries(
    lists.map(([game, keys]: [string, unknown[]]) => [game, keys.filter((key) => typeof key === "string")]),
  );
}

const stored = (): string | null => (typeof localStorage === "undefined" ? null : localStorage.getItem(KEY));

export const explained = signal<Explained>(readExplained(stored()));

function keep(changed: Explained): void {
  explained.value = changed;
  localStorage.setItem(KEY, JSON.stringify(changed));
}

/** The reader has understood these explanations. */
export function understand(game: string, keys: readonly string[]): void {
  const known = explained.value[game] ?? [];
  keep({ ...explained.value, [game]: [...new Set([...known, ...keys])] });
}

/** Everything is explained once more. */
export const forgetExplained = (): void => keep({});

/** What is still to be explained about the question that is open; nothing while nothing is asked. */
export function toExplain(
  question: Pick<Question, "explanations"> | null,
  known: readonly string[],
): readonly Explanation[] {
  return question?.explanations.filter(({ key }) => !known.includes(key)) ?? [];
}
