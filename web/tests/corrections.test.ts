/** What the operator has put in reaches the boards. */
import { readdirSync, readFileSync } from "node:fs";
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

test("every data file of a game is read as it is played here", () => {
  const folder = new URL("../src/games/", import.meta.url);
  for (const game of readdirSync(folder)) {
    const source = readFileSync(new URL(`${game}/data.ts`, folder), "utf8");
    const imported = [...source.matchAll(/from "@games\/\w+\/data\/([\w.]+)"/g)].map(([, file]) => file);
    const read = [...source.matchAll(/corrected\(\s*"(\w+)",\s*"([\w.]+)"/g)];
    expect(read.map(([, , file]) => file).sort()).toEqual(imported.sort());
    expect(new Set(read.map(([, known]) => known))).toEqual(new Set([game]));
  }
});
