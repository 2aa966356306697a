/** The faces of the two dice. */
import { INK } from "@/art/ink";
import { icon } from "@/games/rivals/icons";
import { sheaf } from "@/games/rivals/landscape";
import { at, disc, draw, PAINT, slab } from "@/games/rivals/pens";

const club = draw("M-9 9L2-4", "none", 3) + draw("M0-4C-3-9 5-13 9-9C13-4 7 2 3 0z", "#8C5A3A");

const SYMBOLS: Readonly<Record<string, string>> = {
  brigand_attack: at(0, 0, 1.4, club),
  trade: icon("commerce", 0, 0, 1.5),
  celebration: icon("skill", 0, 0, 1.5),
  plentiful_harvest: sheaf(0, 11, 1.6),
  event_card: `<text y="12" font-size="36" font-weight="800" text-anchor="middle" class="riva-serif" fill="${INK}">?</text>`,
};

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
}; // biome-ignore format: a table

export const pipFace = (number: number): string =>
  slab(-25, -25, 50, 50, 9, "#F6EBCF", 1.8) +
  (PIPS[number] ?? []).map(([x, y]) => disc(x * 12, y * 12, 4.4, PAINT.madder, 0.8)).join("");

export const symbolFace = (symbol: string): string =>
  slab(-25, -25, 50, 50, 9, "#F6EBCF", 1.8) + (SYMBOLS[symbol] ?? "");
