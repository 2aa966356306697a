/**
 * Teach-me: each rule is explained when it first matters, by its own paragraph of the rulebook. Which rules a reader has
 * seen is kept in the browser, one list a game.
 */
import { signal } from "@preact/signals";
import type { Line, Paragraph, Question } from "@/api/wire";

type Explained = Readonly<Record<string, readonly string[]>>;

const KEY = "stolek.explained";
/** Only what has happened this lately is worth a word; what lies further back has gone by. */
const RECENT = 6;

/** Whatever was kept, made sound: anything but lists of texts is forgotten. */
export function readExplained(text: string | null): Explained {
  let kept: unknown = {};
  try {
    kept = JSON.parse(text ?? "{}");
  } catch (problem) {
    if (!(problem instanceof SyntaxError)) throw problem;
  }
  if (!kept || typeof kept !== "object") return {};
  const lists = Object.entries(kept).filter(([, rules]) => Array.isArray(rules));
  return Object.fromEntries(
    lists.map(([game, rules]: [string, unknown[]]) => [
      game,
      rules.filter((rule) => typeof rule === "string"),
    ]),
  );
}

const stored = (): string | null => (typeof localStorage === "undefined" ? null : localStorage.getItem(KEY));

export const explained = signal<Explained>(readExplained(stored()));

function keep(changed: Explained): void {
  explained.value = changed;
  localStorage.setItem(KEY, JSON.stringify(changed));
}

/** The reader knows this rule now. */
export function understand(game: string, rule: string): void {
  const known = explained.value[game] ?? [];
  if (!known.includes(rule)) keep({ ...explained.value, [game]: [...known, rule] });
}

/** Everything is explained once more. */
export const forgetExplained = (): void => keep({});

/**
 * The paragraph to explain now: that of the question if it is new, otherwise that of the latest event with a new rule.
 * Null when there is nothing new.
 */
export function toExplain(
  paragraphs: readonly Paragraph[],
  question: Pick<Question, "rule"> | null,
  lines: readonly Pick<Line, "rule">[],
  known: readonly string[],
): Paragraph | null {
  const latest = lines.slice(-RECENT).reverse();
  const cited = [question?.rule ?? "", ...latest.map((line) => line.rule)];
  const fresh = cited.filter((rule) => rule && !known.includes(rule));
  for (const rule of fresh) {
    const paragraph = paragraphs.find(({ id }) => id === rule);
    if (paragraph) return paragraph;
  }
  return null;
}
