/** The places of Kingsbridge and around: forest, quarry, pit, churches, castle, mill, tents, stalls; each round its own corner. */
import { dot, INK, INKS, inked, n1, path, pen, put, seeded } from "@/art/ink";
import { lancet } from "@/games/pillars/cathedral";
import type { Cube } from "@/games/pillars/data";
import { cube } from "@/games/pillars/goods";

export function tree(x: number, y: number, h: number, tone = "#8FAE87"): string {
  const w = h * 0.36;
  const crown = `M${n1(x - w)} ${n1(y - h * 0.3)}q${n1(-w * 0.75)} ${n1(-h * 0.16)} ${n1(w * 0.1)} ${n1(-h * 0.3)}q${n1(-w * 0.2)} ${n1(-h * 0.36)} ${n1(w * 0.9)} ${n1(-h * 0.36)}q${n1(w * 1.1)} 0 ${n1(w * 0.9)} ${n1(h * 0.36)}q${n1(w * 0.85)} ${n1(h * 0.14)} ${n1(w * 0.1)} ${n1(h * 0.3)}q${n1(-w)} ${n1(h * 0.14)} ${n1(-2 * w)} 0z`;
  const shade = `M${n1(x + w * 0.3)} ${n1(y - h * 0.4)}q${n1(w * 0.5)} ${n1(-h * 0.06)} ${n1(w * 0.45)} ${n1(-h * 0.26)}`;
  return pen(`M${n1(x)} ${n1(y)}v${n1(-h * 0.32)}`, 1.8) + inked(crown, tone, 1.1) + pen(shade, 0.9);
}

export function house(w: number, h: number, roof: string = INKS.madder): string {
  const d = w * 0.9;
  return (
    inked(`M0 0v${-h}l${n1(w * 0.5)} ${n1(-h * 0.75)}l${n1(w * 0.5)} ${n1(h * 0.75)}v${h}z`, "#FBF3E2", 1.2) +
    inked(`M${n1(w * 0.5)} ${n1(-h * 1.75)}h${n1(d)}l${n1(w * 0.5)} ${n1(h * 0.75)}h${n1(-d)}z`, roof, 1.2) +
    inked(`M${w} 0v${-h}h${n1(d)}v${h}z`, "#EBDDC2", 1.2) +
    pen(
      `M${n1(w * 0.36)} 0v${n1(-h * 0.55)}h${n1(w * 0.28)}v${n1(h * 0.55)}M${n1(w * 1.35)} ${n1(-h * 0.7)}v${n1(h * 0.35)}h${n1(w * 0.2)}v${n1(-h * 0.35)}z`,
      1,
    ) +
    pen(`M${n1(w * 0.8)} ${n1(-h * 1.5)}h${n1(d * 0.5)}M${w} ${n1(-h * 1.25)}h${n1(d * 0.55)}`, 0.8)
  );
}

export function forest(): string {
  const next = seeded(3);
  let trees = "";
  for (let row = 0; row < 3; row++) {
    for (let i = 0; i < 7; i++) {
      const x = 8 + i * 20 + (row % 2) * 9 + next() * 4;
      const y = 40 + row * 17 + next() * 3;
      trees += tree(x, y, 25, next() < 0.5 ? "#7C9F78" : "#8FAE87");
    }
  }
  return trees + inked("M104 84h26v6h-26zM110 78h22v6h-22z", "#C48A54", 1.1);
}

export function quarry(): string {
  return (
    inked("M2 84V44l16 -18 20 6 14 -20 26 8 12 18 22 4 14 26v16z", "#CFC9BD", 1.5) +
    pen(
      "M18 26l4 22 -10 14M38 32l-2 20 12 10M52 12l6 26 -8 14 10 20M78 20l-4 24 12 12 -4 20M90 38l6 18M22 48h18M58 38h18",
      1.1,
    ) +
    inked("M14 84v-11h15v11zM32 84v-11h15v11zM23 73v-11h15v11z", "#E3DED4", 1.2) +
    pen("M100 84l14 -26M108 58q8 -2 14 6", 2)
  );
}

export function gravelPit(): string {
  const grains =
    "M20 72v.1M30 66v.1M46 70v.1M60 64v.1M78 72v.1M92 76v.1M110 74v.1M54 44v.1M70 50v.1M84 60v.1";
  const barrow =
    inked("M0 0h24l-4 12h-16z", "#A9713F", 1.2) +
    dot(12, 14, 5, INKS.parchment, INK, 1.5) +
    pen("M24 0l8 -4", 1.6);
  return (
    inked("M2 84q10 -30 36 -34q10 -22 32 -18q22 2 30 24q22 4 32 28z", "#EAD49C", 1.5) +
    pen("M38 50q10 8 20 6M70 32q-6 12 4 20M100 56q-10 4 -14 14", 1.1) +
    pen(grains, 2) +
    put(104, 72, barrow)
  );
}

export function bishopsChurch(): string {
  return (
    inked("M10 70V34h66v36z", "#EFE3CB", 1.5) +
    inked("M4 34L43 10l39 24z", INKS.madder, 1.4) +
    lancet(20, 62, 11, 22) +
    lancet(55, 62, 11, 22) +
    inked("M37 70V50q6 -9 12 0v20z", "#6B4A2E", 1.2) +
    inked("M76 70V26h24v44z", "#EFE3CB", 1.4) +
    inked("M73 26l15 -22 15 22z", INKS.murex, 1.4) +
    pen("M88 4v-10m-4 4h8", 1.5) +
    lancet(83, 54, 10, 20)
  );
}

export function priory(): string {
  let arches = "";
  for (let i = 0; i < 5; i++) arches += inked(`M${7 + i * 17} 66V54q5.5 -9 11 0V66z`, "#8B7B66", 1.2);
  return (
    inked("M0 66V36h90v30z", "#EFE3CB", 1.5) +
    inked("M-5 36l10 -16h80l10 16z", INKS.madder, 1.4) +
    arches +
    inked("M90 66V22h26v44z", "#EFE3CB", 1.4) +
    inked("M87 22l16 -24 16 24z", "#8FA3A8", 1.4) +
    pen("M103 -2v-10m-4 4h8", 1.5) +
    lancet(97, 52, 12, 20) +
    pen("M14 27h20M46 30h24", 0.9)
  );
}

export function mill(): string {
  const wheel =
    '<circle r="22" fill="none" stroke="#7A552D" stroke-width="4"/>' +
    `<circle r="22" fill="none" stroke="${INK}"/>` +
    pen("M0 -22V22M-22 0H22M-15.5 -15.5L15.5 15.5M15.5 -15.5L-15.5 15.5", 2) +
    dot(0, 0, 4, "#7A552D");
  return put(0, 60, house(34, 26)) + put(82, 44, wheel);
}

function tent(x: number, w: number, h: number, colour: string): string {
  const eaves = 62 - h * 0.5;
  const scallop = `q${n1(-w * 0.11)} 7 ${n1(-w * 0.22)} 0t${n1(-w * 0.22)} 0t${n1(-w * 0.22)} 0t${n1(-w * 0.22)} 0z`;
  return (
    inked(`M${x} 62L${n1(x + w * 0.12)} ${eaves}H${n1(x + w * 0.88)}L${x + w} 62z`, "#FBF3E2", 1.4) +
    inked(
      `M${n1(x + w * 0.06)} ${eaves}L${x + w / 2} ${62 - h}L${n1(x + w * 0.94)} ${eaves}${scallop}`,
      colour,
      1.4,
    ) +
    inked(
      `M${n1(x + w * 0.42)} 62L${x + w / 2} ${n1(62 - h * 0.42)}L${n1(x + w * 0.58)} 62z`,
      "#6B4A2E",
      1.1,
    ) +
    pen(`M${x + w / 2} ${62 - h}v-12`, 1.5) +
    inked(`M${x + w / 2} ${50 - h}h15l-4 4 4 4h-15z`, "#E0B548", 1.1)
  );
}

export const tents = (): string => tent(44, 46, 44, INKS.woad) + tent(0, 56, 56, INKS.madder);

function battlement(x: number, y: number, w: number, teeth: number): string {
  const q = w / (2 * teeth - 1);
  let d = `M${x} ${y}`;
  for (let i = 0; i < teeth; i++) d += `v-6h${n1(q)}v6${i < teeth - 1 ? `h${n1(q)}` : ""}`;
  return `${d}v5h${-w}z`;
}

export function castle(): string {
  const light = "#EFE6D6";
  return (
    inked("M-6 84Q40 56 128 84z", "#CFD6AE", 1.4) +
    inked("M26 74V38h60v36z", "#DCD3C2", 1.5) +
    inked(battlement(26, 38, 60, 6), "#DCD3C2", 1.3) +
    inked("M8 78V24h24v54z", light, 1.5) +
    inked(battlement(6, 24, 28, 4), light, 1.3) +
    inked("M80 78V14h26v64z", light, 1.5) +
    inked(battlement(78, 14, 30, 4), light, 1.3) +
    inked("M46 76V58q9 -11 18 0v18z", "#6B4A2E", 1.3) +
    pen("M46 64h18M52 54v22M58 54v22M20 40v8M93 32v8M93 54v8", 1.3) +
    pen("M93 8v-16", 1.6) +
    inked("M93 -8h18l-5 5 5 5h-18z", "#8B8F94", 1.2)
  );
}

export const chapel = (): string =>
  inked("M-15 0V-34h30V0z", "#EFE3CB", 1.4) +
  inked("M-15 -34L0 -60l15 26z", "#8FA3A8", 1.3) +
  lancet(-6, -10, 12, 20);

/** A stall of the market with what it has left, its foot at 0, 0 and 62 wide. */
export function stall(kind: Cube, stock: number): string {
  let body =
    inked("M0 0v-20h62v20z", "#D9B98A", 1.3) +
    pen("M0 -20v-20M62 -20v-20", 1.6) +
    inked("M-3 -40h68l-5 -14h-58z", INKS.madder, 1.3);
  for (let i = 0; i < 3; i++) body += inked(`M${8 + i * 19} -54l-3 14h9.5l1.5 -14z`, "#FBF3E2", 1);
  for (let i = 0; i < stock; i++) body += cube(kind, 9 + i * 14.5, -27, 14);
  return body;
}

/** The bag of builders about 0, 0. */
export const bag = (): string =>
  inked("M-17 14q-8 -22 8 -34l-4 -8q13 5 26 0l-4 8q16 12 8 34q-17 6 -34 0z", "#B89A6A", 1.5) +
  pen("M-9 -20q9 4 18 0", 2);

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
}; // biome-ignore format: one face a line

/** The tax die; without a value it lies there unrolled. */
export function die(size: number, value: number | null): string {
  const half = size / 2;
  const face = `<rect x="${-half}" y="${-half}" width="${size}" height="${size}" rx="5" fill="#FBF7EE" stroke="${INK}" stroke-width="1.6"/>`;
  if (value === null) {
    return `${face}<text y="${n1(size * 0.27)}" text-anchor="middle" font-size="${n1(size * 0.75)}" class="serif" font-weight="800" fill="#6B5B4B">?</text>`;
  }
  const pips = PIPS[value] ?? [];
  return face + pips.map(([x, y]) => dot(x * size * 0.27, y * size * 0.27, size * 0.1, INK)).join("");
}

/** A sheep on the priory's meadow. */
export const sheep = (): string =>
  pen("M-6 0v6M-2 1v6M3 1v6M6 0v6", 1.2) +
  inked("M-9 -3q-2 -6 4 -6q2 -4 6 -1q6 -2 6 3q4 4 -1 6q-2 4 -6 2q-7 2 -9 -4z", "#FBF7EE", 1.1) +
  inked("M8 -6q6 -2 6 2q-1 3 -5 2z", "#4A3B2C", 1);

/** The bridge that gave the town its name. */
export const bridge = (): string =>
  inked("M-6 22Q44 -22 96 22V36H84Q78 16 66 16T50 36H40Q36 16 24 16T6 36H-6z", "#DCD3C2", 1.6) +
  pen("M-6 12Q44 -32 96 12", 1.6) +
  pen("M-6 22V12M96 22V12M20 3V-5M44 -2V-11M70 3V-5M14 14h8M40 8h9M66 14h8M30 5h6M56 4h6", 1.1);

export const MEADOWS = ["#D5DDBB", "#E2E3C4", "#EBE7CB"] as const;

export const hill = (d: string, fill: string): string => path(d, fill, INK, 1.4);
