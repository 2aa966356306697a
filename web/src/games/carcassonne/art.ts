/** What stands in the landscape: houses, towers, trees, buildings and badges, each drawn round its own foot. */
import { dot, INK, INKS, path } from "@/art/ink";
import type { Mark } from "@/games/carcassonne/geometry";

export const COLOURS = {
  field: "#C3CC96",
  fieldDeep: "#AEBB7F",
  fieldPale: "#D3D9AC",
  town: "#E8CFA0",
  road: "#F6ECD2",
  grass: "#7C8B52",
  wallTop: "#EFE7D8",
  lit: "#F2C94C",
} as const;

const { stone, stoneDeep, gold, leaf, leafDeep, straw, water, parchment } = INKS;
const ROOFS = ["#C4785A", "#B9674C", "#CF9065", "#A85B48", "#8C8F93"] as const;
type Random = () => number;

const r1 = (value: number): number => Math.round(value * 10) / 10;
const roofBy = (next: Random, kinds: number): string => ROOFS[Math.floor(next() * kinds)] ?? ROOFS[0];

export function house(next: Random, size = 1): string {
  const w = (4.6 + next() * 1.6) * size;
  const h = r1((4.6 + next() * 2.6) * size);
  const k = r1((4.4 + next() * 1.8) * size);
  const roof = roofBy(next, ROOFS.length);
  const s = next() < 0.5 ? -1 : 1;
  const d = r1(4.2 * size * s);
  const g = r1(2.6 * s);
  const left = r1(-w * s);
  return (
    path(`M${left},0V${-h}H${d}l${g},${-k}l${g},${k}V0Z`, "#F0E1C2", INK, 0.9) +
    path(`M${r1(-(w + 0.9) * s)},${-h}H${d}l${g},${-k}H${r1(-(w - 1.6) * s)}Z`, roof, INK, 0.9) +
    path(
      `M${d},0V${-h}M${r1(left * 0.45)},${r1(-h + 1.7)}v${r1(h * 0.34)}M${r1(d + g)},0v${r1(-h * 0.45)}`,
      null,
      INK,
      1,
    )
  );
}

function keep(next: Random): string {
  return (
    path("M-4,0V-15H4V0Z", "#EADCC0", INK, 1) +
    path("M-5.2,-15L0,-24L5.2,-15Z", roofBy(next, 3), INK, 1) +
    path("M0,-24v-4M0,-27.6l4,1.2l-4,1.2", gold, INK, 0.7) +
    path("M0,-11v3M0,-4v4", null, INK, 1.2)
  );
}

export const TOWER =
  path("M-3.6,1V-9H3.6V1Z", stone, INK, 1) +
  path("M-4.6,-8.6V-12.4H-2.4V-10.8H-1V-12.4H1V-10.8H2.4V-12.4H4.6V-8.6Z", COLOURS.wallTop, INK, 1) +
  path("M0,-6v2.6", null, INK, 1.2) +
  path("M1.6,-8V.4M2.8,-8V.4", null, stoneDeep, 0.8);

export const GATE =
  path("M-7,2V-9H7V2Z", stone, INK, 1) +
  path(
    "M-8,-8.6V-12.6H-5.2V-10.8H-3V-12.6H-1.2V-10.8H1.2V-12.6H3V-10.8H5.2V-12.6H8V-8.6Z",
    COLOURS.wallTop,
    INK,
    1,
  ) +
  path("M-3.2,2V-3.4A3.2,3.2 0 0 1 3.2,-3.4V2Z", INK) +
  path("M-1.1,2V-5.6M1.1,2V-5.6M-3,-1.6H3", null, "#8A6A45", 0.7);

export function tree(next: Random): string {
  const k = 0.8 + next() * 0.5;
  const v = (value: number): number => r1(value * k);
  if (next() < 0.28)
    return (
      path(`M0,0V-3M${v(-3.2)},-2.4L0,${v(-12)}L${v(3.2)},-2.4Z`, leafDeep, INK, 0.9) +
      path(`M-1,-5l1.2,1M0,${v(-7)}l1.4,1`, null, COLOURS.fieldPale, 0.7)
    );
  const crown = `M0,${v(-3.2)}c${v(-4.6)},1 ${v(-5.4)},${v(-3)} ${v(-3.4)},${v(-4.4)}c${v(-0.6)},${v(-3)} ${v(3)},${v(-4.2)} ${v(4)},${v(-2.2)}c${v(3)},${v(-0.8)} ${v(4)},${v(2.4)} ${v(2.2)},${v(3.6)}c${v(1.4)},${v(2.6)} ${v(-1.2)},${v(3.6)} ${v(-2.8)},${v(3)}Z`;
  return (
    path("M0,0V-4", null, INK, 1.3) +
    path(crown, leaf, INK, 0.9) +
    path(`M${v(-2.2)},${v(-5.4)}q1,-1.2 2,-.2M${v(0.6)},${v(-7.4)}q1,-1 1.8,0`, null, leafDeep, 0.8)
  );
}

/** What fills a free spot in town. */
export function townPiece(next: Random, room: number): string {
  const k = next();
  if (k < 0.06 && room > 8) return keep(next);
  return k < 0.14 ? tree(next) : house(next);
}

/** What grows on a free spot of a field; flat, so that it needs no sorting. */
export function tuft(next: Random): string {
  if (next() < 0.82)
    return path("M-2.2,0q-.2,-2 -1,-2.8M-.6,0q0,-2.4 .2,-3.8M1,0q.2,-2 1.4,-2.8", null, COLOURS.grass, 0.8);
  const petals = ["#C4785A", parchment, "#D9A521"][Math.floor(next() * 3)] ?? parchment;
  return path("M0,0v-2.4", null, COLOURS.grass, 0.7) + dot(0, -3.2, 1.1, petals, INK, 0.4);
}

export function stripField(next: Random): string {
  const angle = r1(-28 + next() * 56);
  const w = r1(10 + next() * 4);
  const h = r1(6.5 + next() * 2);
  const colour = next() < 0.6 ? straw : COLOURS.fieldDeep;
  let furrows = "";
  for (let i = 1; i < 5; i++) {
    const y = r1(-h + i * h * 0.4);
    furrows += `M${-w},${y}Q0,${r1(y - 2)} ${w},${y}`;
  }
  const edge = `M${-w},${-h}Q0,${r1(-h - 2)} ${w},${-h}V${h}Q0,${r1(h - 2)} ${-w},${h}Z`;
  return `<g transform="rotate(${angle})">${path(edge, colour, COLOURS.grass, 0.7)}${path(furrows, null, "#9A8D46", 0.7)}</g>`;
}

export const MONASTERY =
  path("M-17,5q17,9 34,0", null, COLOURS.grass, 0.8) +
  path("M-16,3V-8H5V3Z", "#F3E6CB", INK, 1.1) +
  path("M-18,-8L-13.5,-16H5V-8Z", "#B9674C", INK, 1.1) +
  path("M-15.6,-10.4H5M-14.4,-12.8H5", null, "#8F4A38", 0.6) +
  path("M4,5V-16H14V5Z", "#F8EFDC", INK, 1.1) +
  path("M2.6,-16L9,-28L15.4,-16Z", "#8C8F93", INK, 1.1) +
  path("M9,-28V-34.4M6.4,-32H11.6", null, INK, 1.3) +
  path("M6.4,5V1A2.6,2.6 0 0 1 11.6,1V5ZM9,5V-1", "#5B4636", INK, 0.8) +
  dot(9, -9, 2.2, gold, INK, 0.9) +
  path(
    "M-12.4,3V-2.6a1.5,1.5 0 0 1 3,0V3M-6.6,3V-2.6a1.5,1.5 0 0 1 3,0V3M-.8,3V-2.6a1.5,1.5 0 0 1 3,0V3",
    "#5B4636",
    INK,
    0.8,
  );

const window = (x: number, y: number): string => `M${x - 1.4},${y}v-4.4a1.4,1.8 0 0 1 2.8,0v4.4Z`;

const CATHEDRAL =
  path("M-24,20V-2H24V20Z", "#EFE3C9", INK, 1.2) +
  path("M-26,-2L-18,-11H18L26,-2Z", "#8C8F93", INK, 1.2) +
  path("M-22,-6H22", null, INK, 0.6) +
  path([-20, -15, 15, 20].map((x) => window(x, 13)).join(""), "#4E6E8E", INK, 0.7) +
  path("M-12,22V-20H-4V22ZM4,22V-20H12V22Z", "#F8EFDC", INK, 1.2) +
  path("M-13.4,-20L-8,-37L-2.6,-20ZM2.6,-20L8,-37L13.4,-20Z", "#B9674C", INK, 1.2) +
  path("M-8,-37v-5M-10,-40h4M8,-37v-5M6,-40h4", null, INK, 1.2) +
  path("M-4,22V-8L0,-15L4,-8V22Z", "#F3E6CB", INK, 1.2) +
  dot(0, -2, 3, gold) +
  path("M0,-5v6M-3,-2h6M-2.1,-4.1l4.2,4.2M2.1,-4.1l-4.2,4.2", null, INK, 0.6) +
  path("M-2.8,22v-8a2.8,3.4 0 0 1 5.6,0v8Z", "#5B4636", INK, 0.9) +
  path([-8, 8].map((x) => window(x, -8) + window(x, 6)).join(""), "#4E6E8E", INK, 0.7);

const INN =
  path("M4,5q9,-3 13,1q1,5 -7,5q-9,0 -6,-6Z", water, INK, 0.9) +
  path("M8,7.6h4M10,9.4h4", null, parchment, 0.7) +
  path("M-8,4V-5H7V4Z", "#F3E6CB", INK, 1.1) +
  path("M-10,-5L-6,-13H5L9,-5Z", "#8F6B3E", INK, 1.1) +
  path("M-8,-8H7M-7,-10.4H6", null, "#5B4636", 0.6) +
  path("M-4,4V-1H-.6V4Z", "#5B4636", INK, 0.8) +
  path("M2,-2h2.8v2.8h-2.8Z", gold, INK, 0.7) +
  path("M-8,-6H-13V-2", null, INK, 1) +
  dot(-13, 0.6, 3, gold) +
  path("M-13,-1v3.2M-14.6,.6h3.2", null, INK, 0.8);

const SHIELD = "M-6.2,-8.4H6.2V-1C6.2,4 3,6.6 0,8C-3,6.6 -6.2,4 -6.2,-1Z";
const PENNANT =
  path(SHIELD, parchment, parchment, 3.4) +
  path(SHIELD, gold, INK, 1.3) +
  path("M0,-5.8l1.5,3.1l3.4,.4l-2.5,2.3l.7,3.4L0,1.7l-3.1,1.7l.7,-3.4l-2.5,-2.3l3.4,-.4Z", INK);

export const SHEEP_ART =
  path("M-3,0V-3M3,0V-3M-1,0V-3M1.4,0V-3", null, INK, 1) +
  path(
    "M-4.6,-3.4c-1.8,-.8 -1.4,-3.4 .4,-3.6c.4,-1.8 3,-2 3.8,-.8c1.2,-1 3.4,-.4 3.6,1c1.8,.2 2,2.6 .6,3.2c-.6,1.2 -2.4,1.2 -3,.4c-.8,1 -2.4,.8 -2.8,.2c-.8,.6 -2.2,.4 -2.6,-.4Z",
    INKS.paper,
    INK,
    0.9,
  ) +
  path("M4,-6.4c1.4,-.8 3,-.2 3,1c0,1 -1.4,1.4 -2.4,1Z", INK);

function vineyard(): string {
  let art = path("M-14,6H14M-14,6v2M14,6v2M-7,6v2M0,6v2M7,6v2", null, "#5B4636", 1);
  for (let i = 0; i < 12; i++) {
    const row = Math.floor(i / 4);
    const x = r1(-11.5 + (i % 4) * 7.6 + (row % 2));
    const y = -8 + row * 6;
    art +=
      path(`M${x},${y + 4}v-6M${r1(x - 2.6)},${y - 1}q2.6,-3.4 5.2,0q-2.6,2 -5.2,0Z`, leaf, INK, 0.6) +
      dot(x - 0.9, y + 1.4, 1.1, "#7A3E78", "none", 0) +
      dot(x + 0.9, y + 1.4, 1.1, "#7A3E78", "none", 0) +
      dot(x, y + 3, 1.1, "#5C2C5A", "none", 0);
  }
  return art;
}

const HILL =
  path("M-19,8C-12,6 -10,-9 -1,-10C8,-11 9,4 19,8Q0,12 -19,8Z", "#B7A06A", INK, 1.1) +
  path(
    "M-3,-8Q-5,-2 -9,4M-1,-9Q-1,-2 -3,5M2,-9Q1.500,-2 3,5M5,-7Q6,-1 9,5M8,-2Q10,2 14,6M-8,-1Q-10,2.500 -14,6",
    null,
    "#6E5C36",
    0.9,
  );

const badge = (body: string): string =>
  dot(0, 0, 8.6, INKS.paper, INK, 1.2) + dot(0, 0, 7.2, "none", gold, 0.8) + body;

const EARS = [
  [0, -3.4],
  [-3.8, -4],
  [3.8, -4],
  [-2, -1.4],
  [2, -1.4],
] as const;

/** The things that mean something, by their mark. */
export const MARKS: Readonly<Record<Mark, string>> = {
  cathedral: CATHEDRAL,
  inn: INN,
  pennant: PENNANT,
  sheep: SHEEP_ART,
  vineyard: vineyard(),
  hill: HILL,
  wine: badge(
    path("M-5,-3.4Q-6,0 -5,3.4H5Q6,0 5,-3.4Z", INKS.wood, INK, 1) +
      path("M-2.4,-3.4Q-3,0 -2.4,3.4M2.4,-3.4Q3,0 2.4,3.4", null, INK, 0.8) +
      dot(0, 0, 1.2, "#7A3E78", "none", 0),
  ),
  grain: badge(
    path("M0,5.4V-1M-3,5Q-1.4,1 -3.6,-3M3,5Q1.4,1 3.6,-3", null, "#8A6414", 1.2) +
      EARS.map(
        ([x, y]) =>
          `<ellipse cx="${x}" cy="${y}" rx="1.3" ry="2.1" fill="${gold}" stroke="${INK}" stroke-width=".6"/>`,
      ).join("") +
      path("M-2.6,2.4H2.6", null, INK, 1.2),
  ),
  cloth: badge(
    path("M-5.4,-2.6H3.4A2.6,2.6 0 0 1 3.4,2.8H-5.4Z", INKS.verdigris, INK, 1) +
      dot(3.6, 0.1, 2.7, "#E9E4D8") +
      dot(3.6, 0.1, 1, "none", INK, 0.7) +
      path("M-5.4,-.8H1M-5.4,1H1", null, parchment, 0.7),
  ),
};

/** How a mark sorts among what stands, and how far below its place it is drawn. */
export const MARK_FOOT: Readonly<Record<Mark, readonly [sort: number, down: number]>> = {
  cathedral: [26, 6],
  inn: [6, 3],
  sheep: [3, 3],
  hill: [-12, 0],
  vineyard: [-12, 0],
  pennant: [22, 0],
  wine: [22, 0],
  grain: [22, 0],
  cloth: [22, 0],
};
