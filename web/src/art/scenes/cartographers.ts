/** A sheet with drawn shapes, a compass rose and a quill: the miniature of Cartographers, 180 × 168. */
import { dot, INKS, path, put } from "@/art/ink";
import { house, tree } from "@/art/pieces";

const { ink } = INKS;
const MAP = ["..FFF.", ".MFF.V", "WWF.VV", ".WWAA.", "..WAA.", "VV...M"];
const CELL = 18.5;
const LEFT = 30;
const TOP = 28;
const WASH: Record<string, string> = {
  F: "#A9BC7C",
  W: INKS.water,
  V: "#E6C08E",
  A: INKS.straw,
  M: "#CDBDA2",
};
const FEATHER = "M0,0C-9,-26 -9,-58 6,-84C16,-60 14,-28 3,0Z";
const BARBS = "M-4,-22l6,4M-6,-38l9,5M-4,-56l9,5M10,-30l-7,4M12,-48l-8,4M10,-64l-6,4";

export function scene(): string {
  return sheet() + cells() + outlines() + compass() + quill();
}

function sheet(): string {
  const leaf = path("M14,18C60,10 120,26 166,16L170,150C120,158 64,142 12,152Z", INKS.parchment, ink, 1.6);
  return leaf + path("M166,16c6,-2 8,4 4,8M12,152c-5,2 -7,-4 -3,-7", null, ink, 1.4);
}

const GLYPHS: Record<string, string> = {
  F: put(-3.5, 6.5, tree(0.8)) + put(4, 7, tree(0.72, true)),
  W: path("M-6,-2q2,-2.4 4,0t4,0t4,0M-7,3q2,-2.4 4,0t4,0t4,0", null, INKS.parchment, 1.3),
  V: put(-0.6, 5.6, house(0.72)),
  A:
    path("M-8,-4H8M-8,0H8M-8,4H8", null, "#A88F45", 1.2) +
    path("M-4,-6v12M4,-6v12", null, "#A88F45", 0.7, 'stroke-dasharray="1 3"'),
  M:
    path("M-8.4,7L-2,-7L2,1L4,-3L8.4,7Z", INKS.stoneDeep, ink, 1.1) +
    path("M-2,-7L-3.4,-1.4L-1,-2.6L1,-1Z", INKS.paper, ink, 0.7),
};

function each(draw: (x: number, y: number, terrain: string, column: number, row: number) => string): string {
  return MAP.flatMap((line, row) =>
    [...line].map((terrain, column) => draw(LEFT + column * CELL, TOP + row * CELL, terrain, column, row)),
  ).join("");
}

function cells(): string {
  return each((x, y, terrain) => {
    const wash = WASH[terrain] ?? "none";
    const square = `<rect x="${x}" y="${y}" width="${CELL}" height="${CELL}" fill="${wash}" stroke="#A08C6C" stroke-width=".8"/>`;
    return square + put(x + CELL / 2, y + CELL / 2, GLYPHS[terrain] ?? "");
  });
}

/** Ink where the terrain changes: the outline of every drawn shape. */
function outlines(): string {
  const terrainAt = (column: number, row: number): string => MAP[row]?.[column] ?? ".";
  const rims = each((x, y, terrain, column, row) => {
    if (terrain === ".") return "";
    let d = "";
    if (terrainAt(column + 1, row) !== terrain) d += `M${x + CELL},${y}v${CELL}`;
    if (terrainAt(column, row + 1) !== terrain) d += `M${x},${y + CELL}h${CELL}`;
    if (terrainAt(column - 1, row) !== terrain) d += `M${x},${y}v${CELL}`;
    if (terrainAt(column, row - 1) !== terrain) d += `M${x},${y}h${CELL}`;
    return d;
  });
  return path(rims, null, ink, 1.7, 'stroke-linecap="round"');
}

function compass(): string {
  const rays = path("M0,-21L4,-4L21,0L4,4L0,21L-4,4L-21,0L-4,-4Z", INKS.gold, ink, 1.1);
  const shade = path("M0,-21L4,-4L0,0ZM21,0L4,4L0,0ZM0,21L-4,4L0,0ZM-21,0L-4,-4L0,0Z", INKS.madder, ink, 0.8);
  return put(146, 44, dot(0, 0, 15, INKS.paper, ink, 1.2) + rays + shade + dot(0, 0, 2.4, INKS.parchment));
}

function quill(): string {
  const feather =
    path(FEATHER, INKS.paper, ink, 1.4) +
    path("M1,14L2,0C3,-30 5,-58 6,-82", null, ink, 1.3) +
    path(BARBS, null, INKS.stoneDeep, 1);
  const line = path("M124,154q-14,4 -26,-1t-28,2", null, INKS.woad, 1.8);
  return `<g transform="translate(132 142) rotate(34)">${feather}</g>${line}`;
}
