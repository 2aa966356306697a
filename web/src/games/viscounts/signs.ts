/** The signs of Viscounts, each in a box of 24 round its own middle. */
import { dot, INK, inked, path, pen, put } from "@/art/ink";

export const COLOURS = {
  parchment: "var(--parchment)",
  paper: "#FBF7EE",
  soft: "#6B5B4B",
  gold: "#C99A2E",
  goldText: "#7A5A10",
  danger: "#A8281F",
  madder: "#B3322B",
  woad: "#2F5D8C",
  weld: "#D9A521",
  verdigris: "#3E8E7E",
  murex: "#7A3E78",
  minium: "#D9692B",
  gall: "#2E2A27",
  wall: "#F0E3C6",
  roof: "#B5563C",
  wood: "#A9794B",
  stone: "#CFC4AE",
  leaf: "#5F7F52",
  skin: "#E8C9A2",
} as const;
const C = COLOURS;

export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  r: number,
  fill: string,
  stroke = 1.3,
  more = "",
): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}" fill="${fill}" stroke="${INK}" stroke-width="${stroke}" ${more}/>`;

interface Lettering {
  readonly size?: number;
  readonly weight?: number;
  readonly anchor?: "start" | "middle" | "end";
  readonly fill?: string;
  readonly serif?: boolean;
  readonly italic?: boolean;
  readonly more?: string;
}

/** Words of ours on the board: numbers, names of cards. Never what somebody typed. */
export function words(x: number, y: number, text: string | number, how: Lettering = {}): string {
  const { size = 13, weight = 500, anchor = "start", fill = INK, serif, italic, more = "" } = how;
  const face = serif ? "visc-serif" : "visc-sans";
  return `<text x="${x}" y="${y}" class="${face}" font-size="${size}" font-weight="${weight}" text-anchor="${anchor}" fill="${fill}" ${italic ? 'font-style="italic"' : ""} ${more}>${text}</text>`;
}

const coloured = (d: string, stroke: string, width: number): string =>
  path(d, null, stroke, width, 'stroke-linecap="round"');

const house = (roof: string): string =>
  inked("M-9 9v-10h18v10z", C.wall) +
  inked("M-11.500-1L0-10L11.500-1z", roof) +
  path("M-2.500 9v-5.500h5v5.500z", "#6B4A30");

const SIGNS: Readonly<Record<string, string>> = {
  gold:
    inked("M-9 6L-6-3L0-7L7-4L9 5L4 8H-5z", "#E0AE2F", 1.3) +
    path("M-6-3L0-7L7-4L1-1z", "#F5D873", INK, 1) +
    pen("M1-1L2 8", 1),
  ink:
    inked("M-7-2h10l3 9c0 2-15 2-16 0z", "#3D4B63", 1.3) +
    inked("M-6-2v-3h8v3", "#596A86", 1.3) +
    inked("M1-5C4-12 9-11 10-11C9-6 6-4 2-3", C.paper, 1.1),
  stone:
    inked("M-9-3L0-7L9-3V6L0 10L-9 6z", "#B9B0A0", 1.3) +
    path("M-9-3L0-7L9-3L0 1z", "#D8CFBF", INK, 1.1) +
    pen("M0 1V10", 1.1),
  silver: dot(0, 0, 9, "#DAD8D2", INK, 1.3) + dot(0, 0, 6.4, "none", INK, 0.9) + pen("M0-4V4M-4 0H4", 1.5),
  any:
    path("M0 0V-9A9 9 0 0 1 7.800 4.500z", "#596A86") +
    path("M0 0L7.800 4.500A9 9 0 0 1-7.800 4.500z", "#E0AE2F") +
    path("M0 0L-7.800 4.500A9 9 0 0 1 0-9z", "#C9BFAE") +
    dot(0, 0, 9, "none", INK, 1.3) +
    pen("M0 0V-9M0 0L7.800 4.500M0 0L-7.800 4.500", 1) +
    dot(0, 0, 3, C.paper),
  victory:
    inked("M-9-8H9V1C9 7 3 10 0 11C-3 10-9 7-9 1z", C.gold, 1.3) +
    inked("M0-5l1.800 3.600l4 .5l-2.900 2.800l.7 4L0 4l-3.600 1.900l.7-4L-5.800-1l4-.5z", "#F4EBD9", 0.8),
  merchant:
    inked("M-5-4C-10 1-10 9 0 9S10 1 5-4z", "#B98A4E", 1.3) +
    inked("M-5-4C-6-7-7-9-3-8C0-10 2-7 3-8C7-9 6-7 5-4z", "#CFA469", 1.3) +
    pen("M-6-4H6", 1.6) +
    dot(0, 3, 3, "#E7CE86", INK, 0.9),
  builder:
    pen("M-8 9L2-3", 3.4) +
    inked("M-4-6L2-11L10-3L6 1z", "#9AA0A3", 1.3) +
    coloured("M-7.500 8.500L1-2", "#C79459", 1.3),
  noble:
    inked("M-10 7L-9-6L-4 0L0-9L4 0L9-6L10 7z", C.weld, 1.3) +
    pen("M-9.500 4H9.500", 1) +
    [
      [0, -9],
      [-9, -6],
      [9, -6],
    ]
      .map(([x = 0, y = 0]) => dot(x, y, 1.4, C.madder, INK, 0.8))
      .join(""),
  cleric: inked("M-2.500-10H2.500V-5H8V0H2.500V10H-2.500V0H-8V-5H-2.500z", C.murex, 1.3),
  criminal:
    inked("M0-11L3 2H-3z", "#C9CDCE", 1.3) +
    pen("M-6 2H6", 2.4) +
    pen("M0 3V9", 3) +
    dot(0, 10, 1.6, C.madder, INK, 0.9),
  virtue:
    inked("M-10 1C-6-1-5-4-4-8C0-6 1-3 1-1C4-6 8-6 10-5L7-2C8 4 3 7-2 7C-6 7-8 4-10 1z", C.paper, 1.3) +
    dot(6.5, -3, 0.7, INK, INK, 0.5) +
    pen("M-3 7L-6 11M-3 2C0 2 2 1 3-1", 1),
  corruption:
    inked("M-8-1C-8-12 8-12 8-1C8 2 6 3 5 4V8H-5V4C-6 3-8 2-8-1z", "#4B4440", 1.3) +
    dot(-3.2, -1, 2.2, "#F4EBD9", INK, 0.6) +
    dot(3.2, -1, 2.2, "#F4EBD9", INK, 0.6) +
    coloured("M-2 8V5M2 8V5", "#F4EBD9", 1.1),
  debt:
    inked("M-7-9H7V9C4 7 2 11 0 9C-2 11-4 7-7 9z", "#E9C9B4", 1.3) +
    pen("M-4-5H4M-4-2H4", 0.9) +
    coloured("M-4 3H4", C.danger, 2.2),
  deed:
    inked("M-7-9H7V6H-7z", "#F8EFCF", 1.3) +
    pen("M-4-5H4M-4-2H4", 0.9) +
    inked("M1 5L0 11L3 9L6 11L5 5", C.madder, 0.8) +
    dot(3, 4, 3.2, C.madder),
  flip:
    pen("M-9-1C-8-8 1-11 6-6", 1.9) +
    path("M8-9L7-3L2-5z", INK) +
    pen("M9 1C8 8-1 11-6 6", 1.9) +
    path("M-8 9L-7 3L-2 5z", INK) +
    box(-3.5, -4, 7, 8, 1, C.paper, 1.1),
  rearrange: pen("M-10-4H5M-5 4H10", 1.8) + path("M4-8L10-4L4 0z", INK) + path("M-4 0L-10 4L-4 8z", INK),
  discard: box(-7, -10, 10, 13, 1.5, C.paper) + pen("M5-3V7M1 4L5 9L9 4", 1.9),
  destroy: box(-6, -10, 12, 15, 1.5, C.paper) + coloured("M-9-6L9 9M9-6L-9 9", C.danger, 2.2),
  hire_free:
    dot(-2, -5, 4, C.skin, INK, 1.3) +
    inked("M-10 9C-10 1 6 1 6 9z", C.verdigris, 1.3) +
    pen("M7-8V0M3-4H11", 2),
  castle_move: inked("M-9 9V-5H-6V-2H-3V-5H0V-2H2V9z", C.stone, 1.3) + pen("M3 3H9M6-1L10 3L6 7", 1.9),
  castle: inked("M-9 9V-6H-6V-3H-2V-6H2V-3H6V-6H9V9z", C.stone, 1.3) + path("M-2 9V3q2-3 4 0V9z", INK),
  worker: inked("M0-10a4 4 0 0 1 3 6.500C7-2 7 3 6 9H-6C-7 3-7-2-3-3.500A4 4 0 0 1 0-10z", "#F4EBD9", 1.3),
  shuffle:
    pen("M-10-5H-5C0-5 0 5 5 5H9M-10 5H-5C0 5 0-5 5-5H9", 1.7) +
    path("M7-8L11-5L7-2z", INK) +
    path("M7 2L11 5L7 8z", INK),
  manuscript:
    inked("M-8-9H8V9H-8z", "#FBF3DC", 1.3) +
    pen("M-5-4H2M-5 0H5M-5 4H5", 0.9) +
    inked("M3-9H7V0L5-2.500L3 0z", C.woad, 0.9),
  card: box(-7, -9, 11, 15, 2, C.paper, 1.1) + box(-3, -6, 11, 15, 2, C.paper, 1.1),
  step: pen("M-9 0H8M2-6L9 0L2 6", 2.2),
  workshop: house(C.roof),
  trading_post:
    pen("M-9 9V-1M9 9V-1", 1.5) +
    inked("M-11-1L-7-8H7L11-1z", C.roof, 1.3) +
    inked("M-9 4H9V9H-9z", C.wood, 1.3),
  guildhall:
    inked("M-10 9v-12h7v12z", C.wall) +
    inked("M-12-3L-6.500-10L-1-3z", C.roof) +
    put(4, 0, house(C.roof), 0.72),
  none: pen("M-5 0H5", 1.6),
};
const ALIASES: Readonly<Record<string, string>> = {
  generic: "any",
  buildings: "workshop",
  resources: "any",
  manuscripts: "manuscript",
  flipped_deeds: "deed",
  flipped_debts: "debt",
  workers_in_castle: "worker",
};

/** A sign by its name, its middle at x and y. */
export function sign(name: string, x: number, y: number, scale = 1): string {
  const plain = name.replace(/_icons$/, "");
  return put(x, y, SIGNS[ALIASES[plain] ?? plain] ?? SIGNS.none ?? "", scale);
}
