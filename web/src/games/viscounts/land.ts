/** The ground of the round board: segments with their terrain, river, roads and ropes, and the walls of the castle. */
import { at, dot, freshId, INK, inked, path, pen, put, seeded } from "@/art/ink";
import { SEGMENTS, WAYS } from "@/games/viscounts/data";
import {
  arc,
  band,
  INNER,
  OUTER,
  polar,
  RIM,
  ROPE,
  riverAt,
  slotAt,
  spaceBand,
} from "@/games/viscounts/polar";
import { COLOURS as C, words } from "@/games/viscounts/signs";
import type { PublicView, SegmentView } from "@/games/viscounts/view";
import { say } from "@/text/fluent";

const WASH: Readonly<Record<string, readonly [string, string]>> = {
  seg_coast: ["#C3D6D3", "#9FBDBF"],
  seg_hills: ["#E2C79C", "#CFA977"],
  seg_forest: ["#BCCB9E", "#97AD78"],
  seg_lakeshore: ["#CFDCBB", "#AEC493"],
  seg_mountains: ["#D6D1C6", "#B5AFA4"],
};

const tree =
  pen("M0 0v-5", 2) +
  inked("M0-24L7-13H4L9-4H-9L-4-13H-7z", C.leaf) +
  pen("M2-19L4-13M3-12L5-6", 0.7, 'opacity=".6"');
const bush =
  pen("M0 0v-5", 1.8) + inked("M-8-6c-4-4 0-9 3-8c1-6 9-6 10 0c5 0 6 6 2 8c-3 4-12 4-15 0z", C.leaf);
const peak =
  inked("M-12 6L-2-12L4-3L8-8L16 6z", "#B9B5AC", 1.1) +
  path("M-2-12L2-5L-2-4L-5-6z", "#fff") +
  pen("M1-4L0 3M3-1L3 4M10-4L11 3", 0.7, 'opacity=".5"');
const waves = path("M-8 0q4-4 8 0t8 0M-4 5q3-3 6 0t6 0", null, "#4F7F8C", 1.1);
const hill = inked("M-13 5q13-18 26 0", "#C99B63", 1.1) + pen("M-4-1q3-3 6-1", 0.8);
const reeds = pen("M0 6c-1-6 0-9 1-13M4 6c0-5 1-7 3-10M-4 6c0-4-1-6-2-9", 1.1);

/** What grows on a terrain; `chance` is below 1. */
function growth(segment: string, chance: number): readonly [string, number] {
  switch (segment) {
    case "seg_forest":
      return [tree, 0.75 + chance * 0.3];
    case "seg_mountains":
      return [peak, 0.9 + chance * 0.4];
    case "seg_coast":
      return [waves, 1];
    case "seg_hills":
      return [hill, 1];
    default:
      return chance < 0.5 ? [bush, 0.7] : [reeds, 1];
  }
}

/** Clear places beside the cards, by board position: on top, at the sides, below. */
const CLEAR = {
  top: [
    [0.15, 232],
    [0.2, 210],
    [0.17, 190],
    [0.82, 232],
    [0.85, 190],
    [0.12, 214],
    [0.86, 214],
    [0.8, 180],
    [0.22, 182],
  ],
  side: [
    [0.16, 182],
    [0.145, 236],
    [0.845, 236],
    [0.83, 182],
    [0.5, 232],
    [0.49, 176],
  ],
  below: [
    [0.135, 226],
    [0.15, 196],
    [0.84, 230],
    [0.85, 200],
    [0.5, 232],
    [0.16, 178],
    [0.83, 178],
    [0.47, 178],
  ],
} as const;

function growths(segment: string, p: number): string {
  const next = seeded(p * 53 + 11);
  const places = p === 0 ? CLEAR.top : p === 1 || p === 4 ? CLEAR.side : CLEAR.below;
  return places
    .map(([f, r]) => {
      const { x, y } = polar(p, f + next() * 0.02, r + next() * 6);
      const [thing, scale] = growth(segment, next());
      return put(x, y, thing, Math.round(scale * 100) / 100);
    })
    .join("");
}

function cobbles(p: number): string {
  const next = seeded(p + 3);
  let drawn = "";
  for (let f = 0.03; f < 0.96; f += 0.045) {
    for (const q of [0.25, 0.55, 0.82]) {
      const { x, y } = polar(p, f + next() * 0.02, INNER[0] + (INNER[1] - INNER[0]) * q);
      drawn += `<ellipse cx="${x}" cy="${y}" rx="${(2.6 + next() * 2).toFixed(1)}" ry="2.2" fill="none" stroke="#A8977A" stroke-width=".8"/>`;
    }
  }
  return drawn;
}

/** A short path between the rings, with its direction. */
function lane(p: number, f: number, from: number, to: number): string {
  const a = polar(p, f, from);
  const b = polar(p, f + (to < from ? 0.03 : -0.03), to);
  const d = `M${at(a.x, a.y)}L${at(b.x, b.y)}`;
  const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  const arrow = `<g transform="translate(${at((a.x + b.x) / 2, (a.y + b.y) / 2)}) rotate(${turn.toFixed(1)})">${path("M-4-4L5 0L-4 4z", INK)}</g>`;
  return pen(d, 9) + path(d, null, "#EFE0BC", 6.5, 'stroke-linecap="round"') + arrow;
}

/** The name runs along the inner road at its clockwise end and stays upright. */
function nameOf(segment: string, p: number): string {
  const low = p === 2 || p === 3;
  const r = low ? 151 : 141;
  const a = polar(p, low ? 0.972 : 0.3, r);
  const b = polar(p, low ? 0.3 : 0.972, r);
  const id = freshId("visc-road");
  return (
    `<path id="${id}" d="M${at(a.x, a.y)}A${r} ${r} 0 0 ${low ? 0 : 1} ${at(b.x, b.y)}" fill="none"/>` +
    `<text class="visc-serif" font-size="14" font-weight="700" fill="#5B4A38" stroke="#E4D7BE" stroke-width="4" paint-order="stroke" text-anchor="${low ? "start" : "end"}">` +
    `<textPath href="#${id}" startOffset="${low ? "0" : "100%"}">${say(SEGMENTS.get(segment)?.name ?? { en: "", cs: "" })}</textPath></text>`
  );
}

function segmentGround(segment: SegmentView, p: number): string {
  const [land, rim] = WASH[segment.id] ?? ["#ddd", "#ccc"];
  const river = riverAt(p);
  const ropes = segment.links
    .map(({ joins: [from, to] }) => arc(p, slotAt(from), to === null ? 1 + slotAt(0) : slotAt(to), ROPE))
    .map((d) => path(d, null, INK, 5) + path(d, null, "#EBD9A8", 2.6, 'stroke-dasharray="5 2"'))
    .join("");
  return (
    inked(band(p, 0, 1, INNER[1], RIM[0]), land, 1.4) +
    inked(band(p, 0, 1, ...RIM), rim, 1.4) +
    growths(segment.id, p) +
    WAYS.map((way) => inked(spaceBand(p, way), way === "inner" ? "#E4D7BE" : "#EFE0BC", 1.4)).join("") +
    cobbles(p) +
    pen(river, 12) +
    path(river, null, "#8FB3C0", 9.5, 'stroke-linecap="round"') +
    path(river, null, "#CFE0E2", 1.4, 'stroke-dasharray="7 6"') +
    lane(p, 0.075, OUTER[0] - 3, INNER[1] + 4) +
    lane(p, 0.925, INNER[1] + 4, OUTER[0] - 3) +
    ropes +
    nameOf(segment.id, p)
  );
}

const ring = (r: number, width: number): string =>
  `<circle r="${r}" fill="none" stroke="${INK}" stroke-width="${width + 3}"/><circle r="${r}" fill="none" stroke="#D8CCB4" stroke-width="${width}"/>` +
  `<circle r="${r}" fill="none" stroke="${INK}" stroke-width="${width}" stroke-dasharray="1.3 7.5"/>`;

const tower =
  dot(0, 0, 10, "#D8CCB4", INK, 1.6) +
  dot(0, 0, 6, "#BFB093", INK, 1.1) +
  [0, 60, 120, 180, 240, 300]
    .map((turn) => `<g transform="rotate(${turn})">${inked("M-2-10v3h4v-3", "#D8CCB4", 1)}</g>`)
    .join("");

function castleGround(): string {
  let drawn = `<circle r="126" fill="#C9B994"/>`;
  for (let p = 0; p < 5; p++) {
    const odd = p === 1 || p === 3;
    drawn +=
      inked(band(p, 0, 1, 90, 122), odd ? "#EADDBE" : "#F3E9D0") +
      inked(band(p, 0, 1, 42, 88), odd ? "#E3CC9C" : "#ECD9B2");
  }
  drawn +=
    ring(122, 7) +
    ring(89, 6) +
    `<circle r="42" fill="#E9C977" stroke="${INK}" stroke-width="1.5"/>` +
    ring(42, 5);
  for (let p = 0; p < 5; p++) {
    for (const [r, scale] of [
      [122, 1],
      [89, 0.8],
    ] as const) {
      const { x, y } = polar(p, 0, r);
      drawn += put(x, y, tower, scale);
    }
  }
  return drawn;
}

const worth = (p: number, f: number, r: number, points: string): string => {
  const { x, y } = polar(p, f, r);
  return words(x, y + 4, points, { size: 12, weight: 700, anchor: "middle", serif: true, fill: C.goldText });
};

/** Everything that never changes during a game. */
export function landscape(seen: PublicView, points: (count: number) => string): string {
  return (
    `<circle r="352" fill="#3A2A1C"/><circle r="350" fill="#EADAB2" stroke="${INK}" stroke-width="1.5"/><circle r="348" fill="none" stroke="${C.gold}" stroke-width="2"/>` +
    seen.segments.map(segmentGround).join("") +
    castleGround() +
    worth(0, 0.13, 106, points(1)) +
    worth(0, 0.25, 80, points(2)) +
    words(0, 31, points(3), { size: 13, weight: 700, anchor: "middle", serif: true })
  );
}
