/** Rulebooks, asked once each, and looking things up in them. */
import { signal } from "@preact/signals";
import { api } from "@/api/client";
import type { Paragraph, Rulebook, Ruling } from "@/api/wire";
import type { Language } from "@/text/fluent";

export const rulebooks = signal<Readonly<Record<string, Rulebook>>>({});

const asked = new Map<string, Promise<void>>();

export function loadRulebook(game: string): Promise<void> {
  const under = asked.get(game);
  if (under) return under;
  const request = api.rules(game).then(
    (book) => {
      rulebooks.value = { ...rulebooks.value, [game]: book };
    },
    (problem: unknown) => {
      asked.delete(game);
      throw problem;
    },
  );
  asked.set(game, request);
  return request;
}

/** Text without diacritics and case, so that "hradby" finds "Hradbý". */
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Does every word of a query occur in one of these texts, in whatever order? */
function matcher(query: string): (...texts: readonly string[]) => boolean {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return (...texts) => {
    const text = plain(texts.join(" "));
    return words.every((word) => text.includes(word));
  };
}

/** The paragraphs in which every word of the query occurs, in text, chapter or id. */
export function searched(
  paragraphs: readonly Paragraph[],
  query: string,
  language: Language,
): readonly Paragraph[] {
  const matches = matcher(query);
  return paragraphs.filter(({ id, chapter, section, text }) =>
    matches(id, chapter[language], section[language], text[language]),
  );
}

/** The rulings in which every word of the query occurs. */
export function searchedRulings(
  rulings: readonly Ruling[],
  query: string,
  language: Language,
): readonly Ruling[] {
  const matches = matcher(query);
  return rulings.filter(({ id, title, open, reading, other }) =>
    matches(id, title[language], open[language], reading[language], other[language]),
  );
}

/** A rule of a game, if its rulebook is known. */
export function paragraphOf(game: string, rule: string): Paragraph | undefined {
  return rulebooks.value[game]?.paragraphs.find((paragraph) => paragraph.id === rule);
}
