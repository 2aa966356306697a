/** Rulebooks, asked once each, and looking things up in them. */
import { signal } from "@preact/signals";
import { api } from "@/api/client";
import type { Paragraph, Rulebook } from "@/api/wire";
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

/** The paragraphs in which every word of the query occurs, in text, chapter or id. */
export function searched(
  paragraphs: readonly Paragraph[],
  query: string,
  language: Language,
): readonly Paragraph[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (!words.length) return paragraphs;
  return paragraphs.filter((paragraph) => {
    const text = plain(`${paragraph.id} ${paragraph.chapter[language]} ${paragraph.text[language]}`);
    return words.every((word) => text.includes(word));
  });
}

/** The game whose rules this id belongs to, by the letters before the dash. */
export function paragraphOf(game: string, rule: string): Paragraph | undefined {
  return rulebooks.value[game]?.paragraphs.find((paragraph) => paragraph.id === rule);
}
