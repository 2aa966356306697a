/** What a map is drawn with: the pattern of every terrain in a cell of 54 units. All can be told apart without colour. */
import { at, coin, hashed, INK, inked, n1, path, pen, put, seeded } from "@/art/ink";
import type { Ground, Terrain } from "@/games/cartographers/data";

export const CELL = 54;

type Chance = () => number;

function tree(x: number, y: number, h: number, tone: string): string {
  const w = h * 0.36;
  const crown =
    `M${at(x - w, y - h * 0.3)}q${at(-w * 0.75, -h * 0.16)} ${at(w * 0.1, -h * 0.3)}` +
    `q${at(-w * 0.2, -h * 0.36)} ${at(w * 0.9, -h * 0.36)}q${at(w * 1.1, 0)} ${at(w * 0.9, h * 0.36)}` +
    `q${at(w * 0.85, h * 0.14)} ${at(w * 0.1, h * 0.3)}q${at(-w, h * 0.14)} ${at(-2 * w, 0)}z`;
  const shade =
    `M${at(x + w * 0.35, y - h * 0.38)}q${at(w * 0.55, -h * 0.06)} ${at(w * 0.5, -h * 0.26)}` +
    `M${at(x + w * 0.05, y - h * 0.4)}q${at(w * 0.5, -h * 0.1)} ${at(w * 0.42, -h * 0.36)}`;
  return pen(`M${at(x, y)}v${n1(-h * 0.3)}`, 2) + inked(crown, tone, 1.15) + pen(shade, 0.9);
}

function pine(x: number, y: number, h: number, tone: string): string {
  const w = h * 0.3;
  const body =
    `M${at(x, y - h)}L${at(x + w * 0.62, y - h * 0.62)}L${at(x + w * 0.34, y - h * 0.64)}L${at(x + w, y - h * 0.2)}` +
    `Q${at(x, y - h * 0.1)} ${at(x - w, y - h * 0.2)}L${at(x - w * 0.34, y - h * 0.64)}L${at(x - w * 0.62, y - h * 0.62)}Z`;
  const shade = `M${at(x + w * 0.16, y - h * 0.72)}l${at(w * 0.2, h * 0.42)}M${at(x + w * 0.46, y - h * 0.46)}l${at(w * 0.16, h * 0.22)}`;
  return pen(`M${at(x, y)}v${n1(-h * 0.2)}`, 1.8) + inked(body, tone, 1.15) + pen(shade, 0.9);
}

function house(x: number, y: number, w: number, h: number, roof: string): string {
  const d = w * 0.72;
  return (
    inked(`M${at(x, y)}v${-h}l${at(w * 0.5, -h * 0.72)}l${at(w * 0.5, h * 0.72)}v${h}z`, "#FBF3E2", 1.2) +
    inked(`M${at(x + w * 0.5, y - h * 1.72)}h${n1(d)}l${at(w * 0.5, h * 0.72)}h${n1(-d)}z`, roof, 1.2) +
    inked(`M${at(x + w, y)}v${-h}h${n1(d)}v${h}z`, "#EBDDC2", 1.2) +
    pen(`M${at(x + w * 0.38, y)}v${n1(-h * 0.55)}h${n1(w * 0.26)}v${n1(h * 0.55)}`, 1) +
    pen(
      `M${at(x + w * 0.78, y - h * 1.45)}h${n1(d * 0.55)}M${at(x + w * 1.02, y - h * 1.2)}h${n1(d * 0.5)}`,
      0.8,
    )
  );
}

function church(x: number, y: number): string {
  return (
    house(x + 9, y, 10, 8, "var(--village-ink)") +
    inked(`M${at(x, y)}v-18l5 -13l5 13v18z`, "#FBF3E2", 1.2) +
    inked(`M${at(x, y - 18)}l5 -13l5 13z`, "var(--village-ink)", 1.2) +
    pen(`M${at(x + 5, y - 31)}v-6m-2.4 2h4.8M${at(x + 5, y - 12)}v5`, 1.1)
  );
}

const GROVE = [[13, 25], [38, 22], [25, 36], [12, 49], [40, 48]] as const; // biome-ignore format: where five trees stand
const HAMLET = [[4, 25, 11, 9], [28, 23, 11, 9], [8, 49, 11, 9], [31, 49, 10, 8]] as const; // biome-ignore format: houses
const WAVES = [[8, 15], [30, 23], [10, 33], [29, 43]] as const; // biome-ignore format: four waves

function forest(next: Chance): string {
  return GROVE.map(([tx, ty]) => {
    const x = tx + (next() - 0.5) * 5;
    const y = ty + (next() - 0.5) * 4;
    const tone = next() < 0.5 ? "var(--forest-tree)" : "var(--forest-tree-2)";
    return next() < 0.3 ? pine(x, y, 21, tone) : tree(x, y, 19 + next() * 3, tone);
  }).join("");
}

function village(next: Chance, withChurch: boolean): string {
  const roof = (odd: boolean): string => (odd ? "var(--village-roof-2)" : "var(--village-ink)");
  if (withChurch) return church(7, 44) + house(30, 26, 8, 7, roof(true)) + house(33, 48, 8, 7, roof(false));
  return HAMLET.map(([x, y, w, h]) => {
    if (next() < 0.13) return "";
    return house(x + (next() - 0.5) * 4, y + (next() - 0.5) * 3, w, h, roof(next() < 0.4));
  }).join("");
}

function farm(next: Chance, across: boolean): string {
  let furrows = "";
  let ears = "";
  for (let i = 0; i < 6; i++) {
    const a = n1(8 + i * 7.7);
    const b = (next() - 0.5) * 2.4;
    furrows += across
      ? `M6 ${a}q21 ${n1(b + 2)} 42 ${n1(b * 0.3)}`
      : `M${a} 6q${n1(b + 2)} 21 ${n1(b * 0.3)} 42`;
  }
  for (let i = 0; i < 7; i++) {
    const x = 9 + next() * 36;
    const y = 10 + next() * 36;
    ears += across ? `M${at(x, y)}l2.4 -3.6m-2.4 3.6l-2.4 -3.6` : `M${at(x, y)}l2 -4m-2 4l-3 -3`;
  }
  return path(furrows, null, "var(--farm-ink)", 1.5, 'stroke-linecap="round"') + pen(ears, 0.95);
}

function water(next: Chance): string {
  const d = WAVES.map(
    ([x, y]) => `M${at(x + (next() - 0.5) * 6, y + (next() - 0.5) * 4)}q3.5 -5 7 0t7 0`,
  ).join("");
  return path(d, null, "var(--water-ink)", 1.6, 'stroke-linecap="round"');
}

const MASK =
  "M11 8q1 9 6 11q10 -6 20 0q5 -2 6 -11q6 10 0 19q1 13 -9 19q-7 4 -14 0q-10 -6 -9 -19q-6 -9 0 -19z";
const EYES = "M17 26l9 4q-2 5 -6 4q-3 -2 -3 -8zM37 26l-9 4q2 5 6 4q3 -2 3 -8z";
const TEETH = "M18 38l3 4 3 -4 3 5 3 -5 3 4 3 -4q-9 -2.5 -18 0z";

/** The horned mask alone, without the ground it haunts. */
export function mask(): string {
  return (
    inked(MASK, "var(--monster-mask)", 1.4) +
    path(EYES, "#F4EBD9") +
    path("M21.5 29.5v4M32.5 29.5v4", null, INK, 2) +
    path(TEETH, "#F4EBD9", INK, 0.8)
  );
}

function monster(): string {
  let hatching = "";
  for (let i = -42; i < 49; i += 7) {
    const left = Math.max(3, i);
    hatching += `M${left} ${3 + left - i}L${Math.min(51, i + 48)} ${Math.min(51, 3 + Math.min(51, i + 48) - i)}`;
  }
  return `<g opacity=".35">${pen(hatching, 0.9)}</g>${mask()}`;
}

export function mountain(taken: boolean): string {
  return (
    inked("M4 47L20 13l5 7 3 -3 8 12 4 -4 10 22z", "#E9DDC8", 1.5) +
    pen("M20 13l2 9 -3 5 5 8 -2 6M28 17l5 10 -2 5 5 9M40 25l1 7 3 6", 1) +
    pen("M24 24l5 9M25 29l5 11M27 36l3 8M36 31l4 9M38 37l3 8M43 33l4 10M33 38l2 6", 0.85) +
    path("M20 13l-6 13 4 -3 2 4 2 -5 3 3 0 -5z", "#FFFDF6", INK, 1) +
    coin(43, 12, 7.5, taken)
  );
}

export function ruins(): string {
  return (
    inked("M10 45v-24h7v24z", "#E7DAC0", 1.3) +
    inked("M37 45v-15l3 -3 4 4v14z", "#E7DAC0", 1.3) +
    pen(
      "M17 22q4 -10 14 -8M13 21q4 -15 17 -12l2 4M8 45h40M8 21h11M10 29h4M13 37h4M38 38h3M22 45l3 -4 4 1 2 3",
      1.3,
    ) +
    pen("M40 27l2 -6 3 3", 1)
  );
}

/** The mark of ruins that have been drawn over. */
export function ruinsMark(): string {
  const arch = "M-5.5 6v-9h3v9M2.5 6v-6l1.5 -1.5 1.5 1.5v6M-2.5 -3q2 -4 5 -3.5";
  return `<circle r="10" fill="#F4EBD9" stroke="${INK}" stroke-width="1.2"/>${path(arch, null, INK, 1.3)}`;
}

/** Cracked ground that can't be drawn on: no edge, for it is no drawing. */
export function wasteland(row: number, column: number): string {
  const next = seeded(hashed(row, column, 9));
  let cracks = "";
  for (let i = 0; i < 4; i++) {
    const x = 6 + next() * 40;
    const y = 6 + next() * 40;
    cracks += `M${at(x, y)}l${at(4 + next() * 6, 3 + next() * 5)}l${at(-3 + next() * 8, 4 + next() * 4)}m${at(-2, -6)}l${at(5, -2)}`;
  }
  let stones = "";
  for (let i = 0; i < 3; i++)
    stones += put(8 + next() * 38, 10 + next() * 36, inked("M-5 3q0 -6 5 -6t5 6z", "#C9BA9E", 1));
  const ground = `<rect width="${CELL}" height="${CELL}" fill="var(--wasteland)"/>`;
  return ground + path(cracks, null, "var(--wasteland-ink)", 1.2, 'stroke-linecap="round"') + stones;
}

/** The pattern of a terrain in one cell; it depends on the place alone. */
export function glyph(terrain: Terrain, row: number, column: number, withChurch = false): string {
  const next = seeded(hashed(row, column, 5));
  switch (terrain) {
    case "forest":
      return forest(next);
    case "village":
      return village(next, withChurch);
    case "farm":
      return farm(next, (row + column) % 2 === 1);
    case "water":
      return water(next);
    case "monster":
      return monster();
  }
}

/** Glyphs of eight units, for small maps and pictures. */
export const SMALL: Record<Ground, string> = {
  forest: "M2 6.5L4 2l2 4.5z",
  village: "M2 6.5v-3l2 -1.8 2 1.8v3z",
  farm: "M1 2.4h6M1 4.3h6M1 6.2h6",
  water: "M1 3q1.5 -1.4 3 0t3 0M1 5.8q1.5 -1.4 3 0t3 0",
  monster: "M2 2l4 4M6 2l-4 4",
  mountain: "M.6 7L4 1.2 7.4 7z",
};

/** One small cell with its wash. */
export function smallCell(ground: Ground, x: number, y: number, size = 8): string {
  const solid = ground === "forest" || ground === "village" || ground === "mountain";
  const ink = `var(--${ground}-ink)`;
  const mark = path(SMALL[ground], solid ? ink : null, ink, solid ? 0.4 : 1);
  const scale = size === 8 ? "" : ` scale(${size / 8})`;
  return `<g transform="translate(${x} ${y})${scale}"><rect width="8" height="8" fill="var(--${ground})"/>${mark}</g>`;
}

/** The sign of a season. */
export function seasonSign(id: string): string {
  switch (id) {
    case "spring": {
      const petal = (i: number): string =>
        `<ellipse cx="0" cy="-8" rx="5" ry="7" transform="rotate(${i * 72})" fill="#D98C9A" stroke="${INK}" stroke-width="1.2"/>`;
      return `${[0, 1, 2, 3, 4].map(petal).join("")}<circle r="4" fill="#E0B548" stroke="${INK}" stroke-width="1.2"/>`;
    }
    case "summer": {
      const ray = (i: number): string =>
        `<g transform="rotate(${i * 30})">${inked("M-2.6 -9L0 -16 2.6 -9z", "#E0B548", 1)}</g>`;
      const rays = Array.from({ length: 12 }, (_, i) => ray(i)).join("");
      return `${rays}<circle r="8.5" fill="#E0B548" stroke="${INK}" stroke-width="1.3"/>${pen("M-3 -1.5v1M3 -1.5v1M-3 3q3 2.4 6 0", 1.3)}`;
    }
    case "autumn":
      return inked(LEAF, "#C96B2E", 1.3) + pen("M0 6v-14M0 2l6 -5M0 2l-6 -5", 1);
    default: {
      const arm = path(
        "M0 0v-15M0 -9l4 -4M0 -9l-4 -4M0 -5l3 -3M0 -5l-3 -3",
        null,
        "#3F6480",
        1.9,
        'stroke-linecap="round"',
      );
      return Array.from({ length: 6 }, (_, i) => `<g transform="rotate(${i * 60})">${arm}</g>`).join("");
    }
  }
}

const LEAF = "M0 -16l3.5 6 5 -3 0 7 7 1 -5 5 4 4 -8 2 -5 2 0 8h-3l0 -8 -5 -2 -8 -2 4 -4 -5 -5 7 -1 0 -7 5 3z";
