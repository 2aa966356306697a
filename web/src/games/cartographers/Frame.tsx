/** The frame of a map: a neatline of ink and parchment, madder corners, letters and numbers outside. */

import { INK, INKS } from "@/art/ink";
import { Drawing } from "@/board/Drawing";
import { CELL } from "@/games/cartographers/glyphs";
import { rowName, SIZE } from "@/games/cartographers/sheet";

const WIDTH = SIZE * CELL;
const BAND = 9;

function neatline(): string {
  const bar = (x: number, y: number, w: number, h: number, dark: boolean): string =>
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${dark ? INK : "var(--parchment)"}" stroke="${INK}"/>`;
  let bars = "";
  for (let i = 0; i < SIZE; i++) {
    const odd = i % 2 === 1;
    bars += bar(i * CELL, -BAND, CELL, BAND, odd) + bar(i * CELL, WIDTH, CELL, BAND, !odd);
    bars += bar(-BAND, i * CELL, BAND, CELL, odd) + bar(WIDTH, i * CELL, BAND, CELL, !odd);
  }
  for (const [x, y] of [
    [-BAND, -BAND],
    [WIDTH, -BAND],
    [-BAND, WIDTH],
    [WIDTH, WIDTH],
  ]) {
    bars += `<rect x="${x}" y="${y}" width="${BAND}" height="${BAND}" fill="${INKS.madder}" stroke="${INK}"/>`;
  }
  const rim = (at: number, width: number): string =>
    `<rect x="${at}" y="${at}" width="${WIDTH - 2 * at}" height="${WIDTH - 2 * at}" fill="none" stroke="${INK}" stroke-width="${width}"/>`;
  return bars + rim(0, 2.2) + rim(-BAND, 1.6);
}

const NEATLINE = neatline();
const LINES = Array.from({ length: SIZE }, (_, i) => i);

export function Frame() {
  return (
    <g aria-hidden="true">
      <Drawing markup={NEATLINE} />
      {LINES.map((i) => (
        <g key={i} class="serif" font-size="15" font-weight="700" fill={INK} text-anchor="middle">
          <text class="serif" x={i * CELL + CELL / 2} y={-BAND - 6}>
            {i + 1}
          </text>
          <text class="serif" x={-BAND - 12} y={i * CELL + CELL / 2 + 5}>
            {rowName(i)}
          </text>
        </g>
      ))}
    </g>
  );
}
