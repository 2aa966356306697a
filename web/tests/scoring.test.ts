/** The preview's points are those of the rules: every worked example of the game's data. */

import examples from "@games/cartographers/data/examples.json";
import { describe, expect, test } from "vitest";
import { SCORING } from "@/games/cartographers/data";
import { worth } from "@/games/cartographers/scoring";
import { type Sheet, SIZE, SPACES } from "@/games/cartographers/sheet";

const GROUND: Record<string, Sheet["ground"][number]> = {
  F: "forest",
  V: "village",
  A: "farm",
  W: "water",
  X: "monster",
  M: "mountain",
  "#": "wasteland",
};

function sheetOf(fragment: readonly string[], [top, left]: readonly number[]): Sheet {
  const ground: Sheet["ground"][number][] = new Array(SPACES).fill(null);
  const ruins = new Set<number>();
  fragment.forEach((line, row) => {
    [...line].forEach((symbol, column) => {
      const space = (row + (top ?? 0)) * SIZE + column + (left ?? 0);
      ground[space] = GROUND[symbol.toUpperCase()] ?? null;
      if (symbol === "R" || symbol !== symbol.toUpperCase()) ruins.add(space);
    });
  });
  return { ground, ruins, coins: 0, paid: new Set(), scores: [] };
}

describe("worked examples", () => {
  test("there are many, and every card has one", () => {
    const cards = new Set(examples.scoring.map((example) => example.card));
    expect(examples.scoring.length).toBeGreaterThan(20);
    expect(SCORING.size).toBe(16);
    expect([...SCORING.keys()].filter((card) => !cards.has(card))).toEqual([]);
  });

  for (const example of examples.scoring) {
    test(`${example.id}: ${example.card}`, () => {
      const card = SCORING.get(example.card);
      if (!card) throw new Error(`no card ${example.card}`);
      const found = worth(card, sheetOf(example.fragment, example.anchor));
      expect(found.points).toBe(example.expected);
      if ("scoring_spaces" in example && example.scoring_spaces) {
        const spaces = example.scoring_spaces.map(([row, column]) => (row ?? 0) * SIZE + (column ?? 0));
        expect(found.spaces).toEqual(spaces.sort((a, b) => a - b));
      }
    });
  }
});
