/** What cards are called. */
import { ADVANTAGES, CRAFTSMEN, ROMAN } from "@/games/pillars/data";
import { say } from "@/text/fluent";

/** The name of a craftsman, with the round of the card where several have the same one. */
export const craftsmanName = (id: string): string => {
  const card = CRAFTSMEN.get(id);
  if (!card) return "";
  const alike = [...CRAFTSMEN.values()].filter(({ name }) => name.en === card.name.en);
  return alike.length > 1 ? `${say(card.name)} ${ROMAN[card.round] ?? ""}` : say(card.name);
};

export const advantageName = (id: string): string => {
  const card = ADVANTAGES.get(id);
  return card ? say(card.name) : "";
};
