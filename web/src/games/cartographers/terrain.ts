/** A whole map as markup: ground, ruins, every cluster of terrain with one outline, mountains. */
import { path, pen, put } from "@/art/ink";
import { outline } from "@/board/outline";
import { TERRAINS, type Terrain } from "@/games/cartographers/data";
import { CELL, glyph, mountain, ruins, ruinsMark, smallCell, wasteland } from "@/games/cartographers/glyphs";
import { toPlace } from "@/games/cartographers/placing";
import {
  columnOf,
  rowOf,
  type Sheet,
  SIZE,
  SPACES,
  type Space,
  terrainClusters,
} from "@/games/cartographers/sheet";

const WIDTH = SIZE * CELL;
const PAINTED: readonly Terrain[] = ["farm", "water", "forest", "village", "monster"];
const ALL: readonly Space[] = Array.from({ length: SPACES }, (_, space) => space);

const inCell = (space: Space, body: string): string =>
  `<g transform="translate(${columnOf(space) * CELL} ${rowOf(space) * CELL})">${body}</g>`;

/** Dotted lines and small crosses: a printed grid would kill the map. */
export function grid(): string {
  let lines = "";
  let crosses = "";
  for (let i = 1; i < SIZE; i++) lines += `M${i * CELL} 0V${WIDTH}M0 ${i * CELL}H${WIDTH}`;
  for (let r = 1; r < SIZE; r++) {
    for (let c = 1; c < SIZE; c++) crosses += `M${c * CELL - 3} ${r * CELL}h6M${c * CELL} ${r * CELL - 3}v6`;
  }
  return path(lines, null, "#B7A27E", 1, 'stroke-dasharray="1.5 4"') + path(crosses, null, "#A08A66", 1);
}

/** Everything that stands on the sheet. */
export function terrain(sheet: Sheet): string {
  const on = (wanted: Sheet["ground"][number]): Space[] =>
    ALL.filter((space) => sheet.ground[space] === wanted);
  const bare = on(null).filter((space) => sheet.ruins.has(space));
  const covered = ALL.filter((space) => sheet.ruins.has(space) && sheet.ground[space] !== null);
  return (
    on("wasteland")
      .map((space) => inCell(space, wasteland(rowOf(space), columnOf(space))))
      .join("") +
    bare.map((space) => inCell(space, ruins())).join("") +
    PAINTED.map((kind) =>
      terrainClusters(sheet, kind)
        .map((group) => cluster(group, kind))
        .join(""),
    ).join("") +
    on("mountain")
      .map((space) => inCell(space, mountain(sheet.paid.has(space))))
      .join("") +
    covered.map((space) => inCell(space, put(43, 12, ruinsMark()))).join("")
  );
}

/** One connected group: wash, patterns, then the outline. */
function cluster(group: readonly Space[], kind: Terrain): string {
  const cells = group.map(toPlace);
  const rim = outline(cells, { size: CELL, inset: 1.8, wobble: 3.6 });
  const shore = (inset: number, width: number, opacity: number): string =>
    path(
      outline(cells, { size: CELL, inset, wobble: 2 }),
      null,
      "var(--water-ink)",
      width,
      `opacity="${opacity}"`,
    );
  const churchAt = kind === "village" && group.length > 2 ? group[group.length >> 1] : undefined;
  const patterns = group.map((space) =>
    inCell(space, glyph(kind, rowOf(space), columnOf(space), space === churchAt)),
  );
  return (
    path(rim, `var(--${kind})`) +
    (kind === "water" ? shore(5.5, 1.1, 0.75) + shore(9, 0.8, 0.5) : "") +
    patterns.join("") +
    pen(rim, 1.9)
  );
}

/** A shape about to be drawn: paler than ink, with ruins showing through. */
export function sketch(spaces: readonly Space[], kind: Terrain | null, sheet: Sheet): string {
  return spaces
    .map((space) => {
      const below = sheet.ruins.has(space) ? `<g opacity=".5">${ruins()}</g>` : "";
      return inCell(space, below + (kind ? glyph(kind, rowOf(space), columnOf(space)) : ""));
    })
    .join("");
}

/** The rim of some spaces, drawn with a ruler. */
export const ruled = (spaces: readonly Space[], inset: number): string =>
  outline(spaces.map(toPlace), { size: CELL, inset, wobble: 0 });

/** A map in small, 88 units wide. */
export function smallMap(sheet: Sheet): string {
  let cells = "";
  for (const space of ALL) {
    const x = columnOf(space) * 8;
    const y = rowOf(space) * 8;
    const ground = sheet.ground[space] ?? null;
    if (ground === "wasteland")
      cells += `<rect x="${x}" y="${y}" width="8" height="8" fill="var(--wasteland)"/>`;
    else if (ground) cells += smallCell(ground, x, y);
    else if (sheet.ruins.has(space))
      cells += pen(`M${x + 1.5} ${y + 7}v-5h1.6v5M${x + 5} ${y + 7}v-3h1.6v3`, 0.9);
  }
  const rims = TERRAINS.flatMap((kind) => terrainClusters(sheet, kind)).map((group) =>
    pen(outline(group.map(toPlace), { size: 8, inset: 0, wobble: 0 }), 0.8),
  );
  return cells + rims.join("");
}
