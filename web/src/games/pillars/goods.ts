/** Goods: cubes with a texture each, coins, points as rose windows, workers; and the builders who fetch them. */
import { coin, dot, INK, INKS, inked, n1, path, pen, put } from "@/art/ink";
import type { Amounts, Cube, Good } from "@/games/pillars/data";
import { pigment } from "@/ui/Shield";

/** Left face, top, right face. */
const TONES: Readonly<Record<Cube, readonly [string, string, string]>> = {
  wood: ["#A9713F", "#C48A54", "#87562B"],
  stone: ["#A9A39A", "#C6C1B7", "#857F76"],
  sand: ["#E6CE96", "#F3E2B8", "#C9AC6C"],
  metal: ["#5F7F9E", "#88A5BF", "#435F7A"],
};

/** On the left face: two grain lines, two cracks, four dots, two light strokes. */
function texture(cube: Cube, h: number, q: number): string {
  const at = (x: number, y: number): string => `${n1(x)} ${n1(y)}`;
  const lines: Readonly<Record<Cube, string>> = {
    wood: `M${at(2 - h, q - h * 0.35)}q${at(h * 0.5, 2)} ${at(h - 3, 0.5)}M${at(2 - h, q + h * 0.2)}q${at(h * 0.5, -1)} ${at(h - 3, 0.5)}`,
    stone: `M${at(3 - h, q)}l${at(h * 0.4, -h * 0.2)}M${at(-h * 0.5, q + h * 0.5)}l${at(h * 0.4, -h * 0.1)}`,
    sand: `M${at(-h * 0.7, q * 0.6)}v.1M${at(-h * 0.35, q + h * 0.3)}v.1M${at(-h * 0.6, h * 0.6 + q * 0.6)}v.1M${at(-h * 0.2, q - h * 0.05)}v.1`,
    metal: `M${at(-h * 0.8, h * 0.6 + q * 0.4)}L${at(-h * 0.25, q * 0.5)}M${at(-h * 0.5, h * 0.75 + q * 0.6)}l${at(h * 0.3, -h * 0.35)}`,
  };
  const colour = cube === "metal" ? "#DCE8F2" : INK;
  return path(lines[cube], null, colour, cube === "sand" ? 1.8 : 1.1, 'stroke-linecap="round"');
}

/** A cube in the round, its middle at x, y. */
export function cube(kind: Cube, x: number, y: number, size = 18): string {
  const [left, top, right] = TONES[kind];
  const h = size / 2;
  const q = n1(size * 0.27);
  const body =
    inked(`M${-h} ${n1(q - h)}L0 ${-h}L${h} ${n1(q - h)}L0 ${n1(2 * q - h)}Z`, top, 1.1) +
    inked(`M${-h} ${n1(q - h)}L0 ${n1(2 * q - h)}V${h}L${-h} ${n1(h - q)}Z`, left, 1.1) +
    inked(`M${h} ${n1(q - h)}L0 ${n1(2 * q - h)}V${h}L${h} ${n1(h - q)}Z`, right, 1.1);
  return put(x, y, body + texture(kind, h, q));
}

/** A number in the middle of something round; our own numbers only. */
const numeral = (x: number, y: number, value: number, size: number, fill: string = INK): string =>
  `<text x="${n1(x)}" y="${n1(y)}" text-anchor="middle" font-size="${n1(size)}" class="serif" font-weight="800" fill="${fill}">${value}</text>`;

/** A coin with a number on it: a price or a wage. */
export function price(x: number, y: number, r: number, value: number): string {
  return (
    dot(x, y, r, "#E0B548", INK, 1.3) +
    `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(r * 0.78)}" fill="none" stroke="#7A5A12" stroke-width=".9"/>` +
    numeral(x, y + r * 0.38, value, r * (value > 9 ? 0.98 : 1.15))
  );
}

/** Points: a small rose window, with a number in it or without. */
export function rose(x: number, y: number, r: number, value?: number): string {
  let petals = "";
  for (let i = 0; i < 8; i++) {
    petals += `<ellipse cy="${n1(-r * 0.66)}" rx="${n1(r * 0.17)}" ry="${n1(r * 0.24)}" transform="rotate(${i * 45})" fill="#F4D777"/>`;
  }
  const ring = `<circle r="${n1(r * 0.78)}" fill="none" stroke="#F4D777"/>`;
  const middle =
    value === undefined
      ? `<circle r="${n1(r * 0.3)}" fill="#F4D777"/>`
      : `<circle r="${n1(r * 0.56)}" fill="${INKS.woad}"/>${numeral(0, r * 0.4, value, r * 1.2, "#FBF3DF")}`;
  return put(
    x,
    y,
    dot(0, 0, r, INKS.woad, INK, 1.3) + (value === undefined || r > 13 ? petals : ring) + middle,
  );
}

/** One of any good, about the same height. */
export function good(kind: Good, x: number, y: number, size = 18, value?: number): string {
  if (kind === "vp") return rose(x, y, size * 0.6, value);
  if (kind === "gold")
    return value === undefined ? coin(x, y, n1(size * 0.52)) : price(x, y, size * 0.58, value);
  return cube(kind, x, y, size);
}

/** Goods in a row, drawn one by one, beginning at 0; gives the markup and how wide it is. */
export function row(goods: Amounts, size = 18): { readonly markup: string; readonly width: number } {
  let markup = "";
  let x = 0;
  for (const [kind, amount] of Object.entries(goods) as [Good, number][]) {
    const together = kind === "vp" || kind === "gold";
    const count = together ? 1 : amount;
    for (let i = 0; i < count; i++) {
      markup += good(kind, x + size / 2, 0, size, together ? amount : undefined);
      x += size + 1;
    }
  }
  return { markup, width: x };
}

/** What a craftsman makes of what: goods, an arrow, goods. About the middle of its width. */
export function conversion(input: Amounts, output: Amounts, width: number, size = 18): string {
  const from = row(input, size);
  const to = row(output, size + 5);
  const arrow = from.width ? 26 : 0;
  const whole = from.width + arrow + to.width;
  const scale = Math.min(1, width / whole);
  const line = arrow ? pen(`M${from.width + 5} 0h13m-5 -4.500l5 4.500 -5 4.500`, 1.8) : "";
  return put(
    -(whole * scale) / 2,
    0,
    from.markup + line + put(from.width + arrow, 0, to.markup),
    n1(scale * 100) / 100,
  );
}

export const GREY = "#8B8F94";
export const BLACK = "#3A342E";

/** A worker, standing at 0, 0 and 19 high. */
export function worker(colour: string, x: number, y: number, scale = 1): string {
  return put(x, y, inked("M-6 0q0 -9 3 -11q-2 -7 3 -7.500q5 .5 3 7.500q3 2 3 11z", colour, 1.2), scale);
}

const CLOAK = "M-13 0q1 -17 6 -21q7 -4 14 0q5 4 6 21q-13 4 -26 0z";
/** The patterns of the four seats as on their shields, cut to the cloak: plain, per pale, bend, chevron. */
const CLOAK_FIELDS: readonly (readonly [field: string, colour: string])[] = [
  ["", INKS.parchment],
  ["M0 -23q4 0 7 2q5 4 6 21q-6.5 2 -13 2z", INKS.parchment],
  ["M-11.7 -9.5L6 1.8Q9.5 1.3 12.9 0L12.2 -6.5L-8 -19.8Q-10.8 -15.5 -11.7 -9.5z", INK],
  ["M-12.7 -4L0 -13.5L12.7 -4L13 0Q12.5 .6 11 .8L0 -7L-11 .8L-13 0z", INKS.parchment],
];

/** A master builder: cloak with the seat's pattern, hat, staff with a gold tip; feet at 0, 0, 42 high. */
export function builder(seat: number, x = 0, y = 0, scale = 1): string {
  const colour = pigment(seat);
  const [field, contrast] = CLOAK_FIELDS[seat] ?? ["", INK];
  const body =
    '<ellipse cx="2" cy="1" rx="15" ry="4" fill="#2B2118" opacity=".28"/>' +
    path(CLOAK, "none", INKS.parchment, 4.6) +
    pen("M15 1V-36", 2.2) +
    inked("M15 -36l-4 -5h8z", "#E0B548", 1) +
    path(CLOAK, colour) +
    path(field, contrast) +
    path(CLOAK, null, INK, 1.6) +
    dot(0, -27, 6.5, "#F0CFA8", INK, 1.4) +
    inked("M-9.500 -29q9.500 -4 19 0q-3 -3 -3.500 -6q-6 -5 -12 0q-.5 3 -3.500 6z", colour, 1.4);
  return put(x, y, body, scale);
}

/** A worker's colour: that of the seat. */
export const workerOf = (seat: number, x: number, y: number, scale = 1): string =>
  worker(pigment(seat), x, y, scale);
