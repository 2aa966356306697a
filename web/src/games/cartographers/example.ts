/** A small picture for every scoring card: five by three cells, what counts in gold. Thick sides are the edge of the map. */
import { INK, path, pen, star } from "@/art/ink";
import { type Cell, outline } from "@/board/outline";
import type { Ground, ScoringCard } from "@/games/cartographers/data";
import { smallCell } from "@/games/cartographers/glyphs";

interface Example {
  /** Letters as in the data: F V A W X M; R bare ruins, small letters stand on ruins. */
  readonly rows: readonly [string, string, string];
  readonly stars?: readonly Cell[];
  readonly rings?: readonly (readonly Cell[])[];
  /** Lines from cell to cell, through their middles and a little beyond. */
  readonly lines?: readonly (readonly [Cell, Cell])[];
  readonly edges?: string;
}

const GROUNDS: Record<string, Ground> = {
  F: "forest",
  V: "village",
  A: "farm",
  W: "water",
  X: "monster",
  M: "mountain",
};

// biome-ignore format: one card a line
const EXAMPLES: Readonly<Record<string, Example>> = {
  sentinel_wood: { rows: ["FF..F", ".F...", "F...."], stars: [[0, 0], [0, 1], [0, 4], [2, 0]], edges: "TL" },
  greenbough: { rows: [".F...", "...F.", ".F..."], lines: [[[0, 0], [0, 4]], [[1, 0], [1, 4]], [[2, 0], [2, 4]], [[0, 1], [2, 1]], [[0, 3], [2, 3]]] },
  treetower: { rows: ["VFA..", "FFFW.", "VFA.."], stars: [[1, 1], [1, 2]] },
  stoneside_forest: { rows: ["MFF..", "..F..", "..FFM"], stars: [[0, 0], [2, 4]] },
  canal_lake: { rows: [".WWA.", "AWAA.", ".AW.."], stars: [[0, 1], [0, 2], [0, 3], [1, 0], [1, 1], [1, 2], [2, 1], [2, 2]] },
  mages_valley: { rows: ["..W..", ".AMW.", "..A.."], stars: [[0, 2], [1, 1], [1, 3], [2, 2]] },
  the_golden_granary: { rows: [".W...", "WR.a.", ".W..."], stars: [[0, 1], [1, 0], [2, 1], [1, 3]] },
  shoreside_expanse: { rows: [".AA..", ".A.WW", "....W"], rings: [[[0, 1], [0, 2], [1, 1]], [[1, 3], [1, 4], [2, 4]]] },
  wildholds: { rows: [".VVV.", ".VVV.", "....."], rings: [[[0, 1], [0, 2], [0, 3], [1, 1], [1, 2], [1, 3]]] },
  great_city: { rows: [".VV..", "VVV.M", ".V..."], rings: [[[0, 1], [0, 2], [1, 0], [1, 1], [1, 2], [2, 1]]] },
  greengold_plains: { rows: ["..F..", ".VVA.", "..W.."], rings: [[[1, 1], [1, 2]]] },
  shieldgate: { rows: ["VV..V", "VV..V", "V...."], rings: [[[0, 4], [1, 4]]] },
  borderlands: { rows: ["F..W.", "FVAWF", "..A.."], lines: [[[1, 0], [1, 4]]], edges: "LR" },
  lost_barony: { rows: ["FVAW.", "VAWF.", "WFV.."], rings: [[[0, 0], [0, 1], [0, 2], [1, 0], [1, 1], [1, 2], [2, 0], [2, 1], [2, 2]]] },
  the_broken_road: { rows: ["V....", "FAW..", "WFV.."], lines: [[[0, 0], [2, 2]]], edges: "LB" },
  the_cauldrons: { rows: [".F...", "V.A..", ".W..."], stars: [[1, 1]] },
};

const CELL = 20;
const WIDTH = 5 * CELL;
const HEIGHT = 3 * CELL;
const SIDES: Record<string, string> = {
  T: `M0 0H${WIDTH}`,
  B: `M0 ${HEIGHT}H${WIDTH}`,
  L: `M0 0V${HEIGHT}`,
  R: `M${WIDTH} 0V${HEIGHT}`,
};

/** The picture, 100 × 60. */
export function exampleOf(card: ScoringCard): string {
  const example = EXAMPLES[card.id];
  if (!example) return "";
  const gold = (d: string, width: number): string =>
    path(d, null, "#FBF7EE", width + 2.4) + path(d, null, "#C99A2E", width);
  const rings =
    example.rings?.map((cells) => gold(outline(cells, { size: CELL, inset: 0, wobble: 0 }), 2.8)) ?? [];
  const lines = example.lines?.map(([from, to]) => gold(lineThrough(from, to), 2.4)) ?? [];
  const stars =
    example.stars?.map(([row, column]) => star(column * CELL + 14.5, row * CELL + 5.5, 4.8)) ?? [];
  const edges = [...(example.edges ?? "")].map((side) => pen(SIDES[side] ?? "", 4)).join("");
  return (
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#FBF7EE"/>${cells(example)}` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="none" stroke="${INK}" stroke-width="1.2"/>` +
    edges +
    rings.join("") +
    lines.join("") +
    stars.join("")
  );
}

function cells(example: Example): string {
  return example.rows
    .flatMap((line, row) =>
      [...line].map((symbol, column) => {
        const ground = GROUNDS[symbol.toUpperCase()];
        const x = column * CELL;
        const y = row * CELL;
        const onRuins = symbol === "R" || symbol !== symbol.toUpperCase();
        const arch = onRuins
          ? pen(`M${x + 4} ${y + 16}v-9h3v9M${x + 12} ${y + 16}v-5h3v5M${x + 7} ${y + 7}q3 -4 6 -2`, 1.2)
          : "";
        const square = `<rect x="${x}" y="${y}" width="${CELL}" height="${CELL}" fill="none" stroke="#B7A27E" stroke-width=".8"/>`;
        return (ground ? smallCell(ground, x, y, CELL) : "") + square + arch;
      }),
    )
    .join("");
}

/** From the middle of one cell to that of another, and a little further at both ends. */
function lineThrough(from: Cell, to: Cell): string {
  const beyond = 12;
  const [y1, x1] = [from[0] * CELL + 10, from[1] * CELL + 10];
  const [y2, x2] = [to[0] * CELL + 10, to[1] * CELL + 10];
  const length = Math.hypot(x2 - x1, y2 - y1);
  const dx = ((x2 - x1) / length) * beyond;
  const dy = ((y2 - y1) / length) * beyond;
  return `M${x1 - dx} ${y1 - dy}L${x2 + dx} ${y2 + dy}`;
}

export const EXAMPLE_CARDS: readonly string[] = Object.keys(EXAMPLES);
