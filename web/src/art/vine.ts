/** The border of a cover: a wavy stem along each side, a leaf in every bend, gold balls between. */
import { dot, INK, INKS, n1, path, put, seeded } from "@/art/ink";

const LEAVES =
  "M0,0C-1,-3 -5,-3.4 -5.4,-7C-2,-8 1.6,-5.6 0,0ZM0,0C1,-3 4.6,-2.6 5.6,-5.6C2.6,-7 -.6,-4.6 0,0Z";
const COLOURS = [INKS.madder, INKS.woad, INKS.leafDeep, INKS.weld, INKS.leafDeep];
const STEP = 15;

/** One side, from left to right along the x axis. */
export function vine(length: number, seed: number): string {
  const next = seeded(seed);
  const bends = Math.floor(length / STEP);
  let stem = "M0,0";
  let leaves = "";
  for (let i = 0; i < bends; i++) {
    const from = (i * length) / bends;
    const to = ((i + 1) * length) / bends;
    const side = i % 2 ? 1 : -1;
    stem += `Q${n1((from + to) / 2)},${6.4 * side} ${n1(to)},0`;
    const colour = COLOURS[Math.floor(next() * COLOURS.length)] ?? INKS.leafDeep;
    const leaf = `<g transform="scale(1 ${side})">${path(LEAVES, colour, INK, 0.7)}</g>`;
    leaves += put((from + to) / 2, 3.2 * side, leaf);
    if (next() < 0.6) leaves += dot(to, -4.5 * side, 1.7, INKS.gold, INK, 0.6);
  }
  return path(stem, null, INK, 1) + leaves;
}

/** All four sides of a leaf. */
export function border(width: number, height: number, seed: number): string {
  const upright = (x: number, salt: number): string =>
    `<g transform="translate(${x} 20) rotate(90)">${vine(height - 40, seed * 4 + salt)}</g>`;
  return (
    put(10, 10, vine(width - 20, seed * 4 + 1)) +
    put(10, height - 9.5, vine(width - 20, seed * 4 + 2)) +
    upright(12, 3) +
    upright(width - 12, 4)
  );
}
