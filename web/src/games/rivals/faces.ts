/** The faces of everything that lies on the table: regions, roads, settlements, expansions, whole cards, backs. */
import { INK } from "@/art/ink";
import { type Card, cardOf, type Point, type Region, unitsOf } from "@/games/rivals/data";
import { icon } from "@/games/rivals/icons";
import { bush, church, house, TERRAINS, tower, tree, WASHES } from "@/games/rivals/landscape";
import { at, disc, draw, PAINT, slab, trace, wash } from "@/games/rivals/pens";
import { pictureOf } from "@/games/rivals/pictures";
import { CARD, MIDDLE, REGION, SITE } from "@/games/rivals/plan";
import { language } from "@/text/fluent";

const PAPER = "var(--parchment)";

/** Words of the data on a card. */
function words(x: number, y: number, text: string, size: number, more = ""): string {
  const safe = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${INK}" ${more}>${safe}</text>`;
}
const SERIF = 'class="riva-serif" font-weight="700"';

/** A drawing of its own box, cut off at its edges. */
const framed = (x: number, y: number, width: number, height: number, viewBox: string, body: string): string =>
  `<svg class="riva-frame" x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice">${body}</svg>`;

const shade = (width: number, height: number): string =>
  `<rect x="1" y="3" width="${width}" height="${height}" rx="6" fill="rgb(20 12 6 / 45%)"/>`;

export const dieFace = (x: number, y: number, number: number, scale = 1, hot = false): string =>
  at(
    x,
    y,
    scale,
    slab(-12, -12, 24, 24, 5, hot ? PAINT.gold : PAINT.paper, 1.5) +
      words(0, 7, `${number}`, 21, 'class="riva-serif" font-weight="800" text-anchor="middle"'),
  );

/** A region: its terrain, its number, and a foot with three places. */
export function regionFace(region: Region, stored: number, hot: boolean): string {
  const { width, height } = REGION;
  const foot = height - 30;
  let places = "";
  for (let i = 0; i < 3; i++) {
    places +=
      i < stored
        ? icon(region.resource, 19 + i * 27, height - 15, 0.98)
        : `<circle cx="${19 + i * 27}" cy="${height - 15}" r="8.5" fill="none" stroke="#A08E73" stroke-width="1.2" stroke-dasharray="3 2.5"/>`;
  }
  const glow = `<rect x="-1.5" y="-1.5" width="${width + 3}" height="${height + 3}" rx="6" fill="none" stroke="${PAINT.gold}" stroke-width="3.5"/>`;
  return (
    shade(width, height) +
    slab(0, 0, width, height, 5, WASHES[region.type] ?? PAPER, 1.5) +
    framed(2, 2, width - 4, foot - 2, `2 2 ${width - 4} ${foot - 2}`, TERRAINS[region.type] ?? "") +
    wash(
      `M1 ${foot}H${width - 1}V${height - 6}Q${width - 1} ${height - 1} ${width - 6} ${height - 1}H6Q1 ${height - 1} 1 ${height - 6}z`,
      PAPER,
    ) +
    draw(`M1 ${foot}H${width - 1}`, "none", 1.2) +
    places +
    dieFace(17, 17, region.number, 1, hot) +
    (hot ? glow : "")
  );
}

const mirrored = (on: boolean, width: number, body: string): string =>
  on ? `<g transform="translate(${width} 0) scale(-1 1)">${body}</g>` : body;

const pennant = (x: number, y: number, height: number, colour: string, width: number): string =>
  draw(`M${x} ${y}V${y - height}`, "none", 1.5) +
  draw(`M${x} ${y - height}l${width} 3.5l${-width} 4z`, colour, 1);

export const pointShield = (x: number, y: number, points: number): string =>
  at(
    x,
    y,
    1,
    draw("M-11-11H11V1C11 8 4 11 0 13C-4 11-11 8-11 1z", PAINT.gold, 1.4) +
      words(0, 6, `${points}`, 18, 'class="riva-serif" font-weight="800" text-anchor="middle"'),
  );

export function roadFace(flip: boolean): string {
  const land =
    draw("M-4 30C24 18 32 46 52 40S80 24 98 30V52C78 46 68 60 48 62S18 44-4 52z", "#E6D3A8") +
    draw("M2 42C22 34 34 54 52 51S82 37 92 41", "none", 0.9, 'stroke-dasharray="5 5"') +
    bush(20, 24, 0.75) +
    tree(74, 26, 0.7) +
    draw("M60 72v-8q3-5 6 0v8z", PAINT.stone, 1.1) +
    draw("M30 68l2-5M34 69l2-5M84 66l2-5M10 66l1-4", "none", 0.9);
  const { width } = REGION;
  const inner = framed(
    1,
    1,
    width - 2,
    MIDDLE - 2,
    `1 1 ${width - 2} ${MIDDLE - 2}`,
    mirrored(flip, width, land),
  );
  return shade(width, MIDDLE) + slab(0, 0, width, MIDDLE, 5, "#D9DDB0", 1.5) + inner;
}

export function townFace(city: boolean, colour: string, flip: boolean): string {
  const { width } = SITE;
  const land = city ? cityLand(colour) : settlementLand(colour, flip);
  const inner = framed(1, 1, width - 2, MIDDLE - 2, `1 1 ${width - 2} ${MIDDLE - 2}`, land);
  return (
    shade(width, MIDDLE) +
    slab(0, 0, width, MIDDLE, 5, city ? "#E7DFC2" : "#E4E3C4", 1.5) +
    inner +
    pointShield(width - 15, MIDDLE - 14, city ? 2 : 1)
  );
}

const settlementLand = (colour: string, flip: boolean): string =>
  mirrored(
    flip,
    SITE.width - 14,
    draw("M-18 56Q40 44 140 54V80H-18z", "#B9C68A") +
      house(14, 60, 19, 13) +
      house(40, 56, 16, 11, "#C7803E") +
      church(62, 62, 0.85) +
      house(94, 61, 18, 12) +
      bush(8, 64, 0.6) +
      draw("M-2 70Q40 60 62 64T128 66", "none", 1, 'stroke-dasharray="4 4"'),
  ) + pennant(107, 44, 26, colour, 15);

function cityLand(colour: string): string {
  const wall = "#D8CCB4";
  return (
    draw("M-4 62Q60 54 130 62V80H-4z", "#B9C68A") +
    house(30, 46, 15, 12) +
    house(76, 46, 15, 12, "#C7803E") +
    church(46, 48, 0.95) +
    house(84, 48, 12, 8) +
    draw("M16 66V42h92v24z", wall) +
    draw("M16 42v-4h6v4h6v-4h6v4h6v-4h6v4h6v-4h6v4h6v-4h6v4h6v-4h6v4h6v-4h6v4h6v-4h8v4", "none", 1.2) +
    draw("M20 50h8M36 56h9M76 52h9M92 58h8M30 62h7M88 48h6", "none", 0.8) +
    draw("M54 66V56q8-9 16 0v10z", "#6B4A30") +
    tower(8, 68, 16, 32, wall) +
    tower(100, 68, 16, 32, wall) +
    pennant(16, 31, 17, colour, 14) +
    pennant(108, 31, 17, colour, 14)
  );
}

/** The colour of a text box, and of its edge. */
export const BOXES: Readonly<Record<string, readonly [string, string]>> = {
  settlement_expansion: ["#CBD9A8", "#5B7A3A"],
  city_expansion: ["#E8B9A6", "#A8412F"],
  region_expansion: ["#DBC29E", "#7A5636"],
  action: ["#F0DB8E", "#9A7612"],
  event: ["#BCD0DE", "#2F5D8C"],
};
const boxOf = (card: Card): readonly [string, string] => BOXES[card.category] ?? ["#E7DBC3", "#6B5B4B"];

/** A number and the symbol of a point, right aligned. */
const pill = (x: number, y: number, point: Point, amount: number, scale: number): string =>
  at(
    x,
    y,
    scale,
    slab(-40, 0, 40, 23, 11.5, PAINT.paper, 1.2) +
      words(-33, 17, `${amount}`, 17, 'font-weight="800"') +
      icon(point, -14, 11.5, 0.74),
  );

const fitting = (text: string, size: number, width: number): number =>
  Math.min(size, Math.round((width / (text.length * 0.49)) * 10) / 10);

/** An expansion on its site: picture, name, points. */
export function expansionFace(id: string, name: string, size: number): string {
  const card = cardOf(id);
  if (!card) return "";
  const { width, height } = SITE;
  const [box] = boxOf(card);
  const shift = card.kind === "hero" ? 22 : card.points.length ? 6 : -10;
  const strip = height - 21;
  return (
    shade(width, height) +
    slab(0, 0, width, height, 4, PAPER, 1.4) +
    framed(
      2,
      2,
      width - 4,
      strip - 2,
      `${shift} ${card.kind === "hero" ? 0 : 8} ${width - 4} ${strip - 2}`,
      pictureOf(card.id),
    ) +
    wash(
      `M1.500 ${strip}H${width - 1.5}V${height - 5}Q${width - 1.5} ${height - 1.5} ${width - 5} ${height - 1.5}H5Q1.500 ${height - 1.5} 1.500 ${height - 5}z`,
      box,
    ) +
    draw(`M1 ${strip}H${width - 1}`, "none", 1) +
    words(6, height - 6.5, name, fitting(name, size, width - 12), SERIF) +
    card.points.map(([point, amount], i) => pill(width - 5 - i * 37, 5, point, amount, 0.86)).join("")
  );
}

/** Lines of a text, by an average advance: good enough for short texts. */
export function wrapped(text: string, width: number, size: number): string[] {
  const most = Math.floor(width / (size * 0.45));
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line && line.length + word.length + 1 > most) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, line];
}

const TEXT_ROOM = 70;

/** The largest size at which a text fits its box. */
function textBlock(text: string, width: number): string {
  let size = 12.5;
  while (size > 9 && wrapped(text, width, size).length * size * 1.14 > TEXT_ROOM) size -= 0.5;
  return wrapped(text, width, size)
    .map((line, i) => words(14, 109 + size * 1.05 + i * size * 1.14, line, size))
    .join("");
}

const priceTag = (card: Card): string => {
  const units = card.cost ? unitsOf(card.cost) : [];
  if (!units.length) return "";
  const step = units.length > 4 ? 13.5 : units.length > 3 ? 16.5 : 21;
  return (
    slab(11, 31, 24, units.length * step + 4, 4, PAINT.paper, 1.1) +
    units
      .map((unit, i) => icon(unit, 23, 33 + step / 2 + i * step, step < 15 ? 0.56 : step < 20 ? 0.68 : 0.82))
      .join("")
  );
};

/** A whole card, readable as it is. */
export function cardFace(id: string, label: string): string {
  const card = cardOf(id);
  if (!card) return "";
  const { width, height } = CARD;
  const [box, edge] = boxOf(card);
  const name = card.name[language.value];
  return (
    shade(width, height) +
    slab(0, 0, width, height, 8, PAPER, 1.6) +
    `<rect x="4" y="4" width="${width - 8}" height="${height - 8}" rx="5" fill="none" stroke="${edge}" stroke-width="1.2"/>` +
    words(width / 2, 21, name, fitting(name, 17, width - 16), `${SERIF} text-anchor="middle"`) +
    framed(8, 28, width - 16, 74, "0 0 100 55", pictureOf(card.id)) +
    `<rect x="8" y="28" width="${width - 16}" height="74" rx="3" fill="none" stroke="${INK}" stroke-width="1.3"/>` +
    priceTag(card) +
    card.points.map(([point, amount], i) => pill(width - 11, 33 + i * 25, point, amount, 1)).join("") +
    slab(8, 106, width - 16, height - 114, 3, box, 1.2) +
    textBlock(card.text[language.value], width - 27) +
    words(
      width - 13,
      height - 12,
      card.once ? `${label} · 1×` : label,
      11,
      'text-anchor="end" font-style="italic" fill-opacity=".85"',
    )
  );
}

const BACKS: Readonly<Record<string, string>> = {
  basic: "#7E5D3F",
  gold: "#A87C17",
  turmoil: "#8A3A2E",
  progress: "#3F6B5C",
  event: "#3F6076",
  region: "#66764A",
};
const LIGHT = "#F4EBD9";
const SIGNS: Readonly<Record<string, string>> = {
  basic: trace("M-10 8V-2L0-10L10-2V8z", LIGHT, 1.8, "none") + trace("M-3 8V1H3V8", LIGHT, 1.6, "none"),
  gold: icon("gold", 0, 0, 1.05),
  turmoil:
    trace("M-2 10V0H2V10z", LIGHT, 1.6, "none") +
    trace("M0 0C-8-2-6-9-3-13C-2-9 0-9 1-15C7-10 7-2 0 0z", LIGHT, 1.2, "#E0893B"),
  progress: `<g>${[0, 45, 90, 135].map((a) => `<rect x="-2.500" y="-11" width="5" height="22" fill="#F4EBD9" transform="rotate(${a})"/>`).join("")}</g>${disc(0, 0, 7.5, "#F4EBD9", 0)}${disc(0, 0, 3.2, "#3F6B5C", 0)}`,
  event: `<text y="10" font-size="30" font-weight="800" text-anchor="middle" class="riva-serif" fill="#F4EBD9">?</text>`,
  region: trace("M-12 8L-3-8L3 2L7-4L13 8z", LIGHT, 1.8, "none"),
};

const setOf = (back: string): string => back.replace(/^era_of_|_set$/g, "");

/** A back, 42 by 52, round its own middle. */
export const backFace = (back: string): string =>
  slab(-21, -26, 42, 52, 4, BACKS[setOf(back)] ?? INK, 1.2) +
  `<rect x="-17.5" y="-22.5" width="35" height="45" rx="2" fill="none" stroke="#F4EBD9" stroke-width="1" opacity=".75"/>` +
  at(0, -4, 0.9, SIGNS[setOf(back)] ?? "");

/** A pile of backs with its height. */
export function pileFace(back: string, size: number): string {
  if (!size)
    return `<rect x="-21" y="-26" width="42" height="52" rx="4" fill="none" stroke="#C7B492" stroke-width="1.2" stroke-dasharray="4 3"/>`;
  let below = "";
  for (let i = Math.min(3, Math.ceil(size / 4)); i > 0; i--)
    below += slab(-21 + i * 1.8, -26 - i * 1.8, 42, 52, 4, "#D8C9AC", 1.2);
  return below + backFace(back) + counter(19, 16, size);
}

/** One of the two tokens. */
export const tokenFace = (point: string, x: number, y: number, scale: number): string =>
  at(x, y, scale, disc(0, 0, 23, PAINT.gold, 1.6) + disc(0, 0, 19, PAINT.parch, 1) + icon(point, 0, 0, 1.25));

export const counter = (x: number, y: number, size: number): string =>
  at(
    x,
    y,
    1,
    disc(0, 0, 10.5, PAINT.paper, 1.2) + words(0, 5, `${size}`, 14, 'font-weight="800" text-anchor="middle"'),
  );
