/** A shape as it is printed on a card: squares of one terrain, or blank ones. */
import type { Place, Terrain } from "@/games/cartographers/data";
import { CELL, glyph } from "@/games/cartographers/glyphs";

export function shapeMarkup(cells: readonly Place[], size: number, terrain: Terrain | null): string {
  const scale = size / CELL;
  return cells
    .map(([row, column]) => {
      const square = `<rect width="${size}" height="${size}" fill="${terrain ? `var(--${terrain})` : "#FBF7EE"}" stroke="#2B2118" stroke-width="1.3"/>`;
      const pattern = terrain
        ? `<g transform="scale(${scale})">${glyph(terrain, row + 3, column + 2)}</g>`
        : "";
      return `<g transform="translate(${column * size} ${row * size})">${square}${pattern}</g>`;
    })
    .join("");
}

/** How many squares a shape is wide and high. */
export const shapeSpan = (cells: readonly Place[]): { readonly width: number; readonly height: number } => ({
  width: 1 + Math.max(0, ...cells.map(([, column]) => column)),
  height: 1 + Math.max(0, ...cells.map(([row]) => row)),
});
