/** What things are called in the reader's language. */
import { cardOf, REGIONS } from "@/games/rivals/data";
import type { Row } from "@/games/rivals/view";
import { hasText, say, t } from "@/text/fluent";

export function cardName(id: string): string {
  const card = cardOf(id);
  return card ? say(card.name) : id;
}

/** A name that fits a site: a short form of ours, or what stands before the comma. */
export function shortName(id: string): string {
  const card = cardOf(id);
  if (!card) return id;
  const own = `riva-short-${card.id.replaceAll("_", "-")}`;
  return hasText(own) ? t(own) : (say(card.name).split(",")[0] ?? id);
}

export function regionName(id: string): string {
  const region = REGIONS.get(id);
  return region ? `${say(region.name)} ${region.number}` : cardName(id);
}

/** A set in a word, for captions. */
export const setWord = (back: string): string => t(`riva-set-${back.replace(/^era_of_|_set$/g, "")}`);

export const categoryName = (id: string): string =>
  t(`riva-category-${(cardOf(id)?.category ?? "event").replaceAll("_", "-")}`);

export const siteName = (x: number, row: Row): string => t("riva-site", { x, row });
