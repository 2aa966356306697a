/** What the operator has put in reaches the boards. */
import { expect, test } from "vitest";
import { corrected, useCorrections } from "@/api/corrections";
import type { Game } from "@/api/wire";

const DATA = {
  cards: [
    { id: "a", cost: 3, name: { en: "A" } },
    { id: "b", cost: 4 },
  ],
  limit: 5,
};

test("corrections are laid over the data of their game and file alone", () => {
  const change = { cards: { a: { cost: 2 }, b: { more: [1] } }, limit: 6 };
  useCorrections([{ id: "toy", corrections: { "cards.json": change } } as unknown as Game]);
  expect(corrected("toy", "cards.json", DATA)).toEqual({
    cards: [
      { id: "a", cost: 2, name: { en: "A" } },
      { id: "b", cost: 4, more: [1] },
    ],
    limit: 6,
  });
  expect(corrected("toy", "other.json", DATA)).toBe(DATA);
  expect(corrected("pig", "cards.json", DATA)).toBe(DATA);
  expect(DATA.cards[0]?.cost).toBe(3);
});
