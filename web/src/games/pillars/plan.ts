/** Where everything lies: the town view, the strip of one's own things below it, and the places of both. */
import type { AreaId, Cube } from "@/games/pillars/data";

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Spot {
  readonly width: number;
  readonly height: number;
}

export const TOWN = { width: 1092, height: 646 } as const;
export const STRIP: Box = { x: 0, y: 656, width: 1092, height: 186 };
export const WHOLE = { width: 1092, height: 842 } as const;

/** Ribbons begin here; how long they are depends on the words. */
export const RIBBONS: Readonly<Record<AreaId, Spot>> = {
  event: { x: 28, y: 34 },
  bishopric: { x: 206, y: 34 },
  forest: { x: 352, y: 34 },
  quarry: { x: 496, y: 34 },
  gravel_pit: { x: 644, y: 34 },
  kings_court: { x: 790, y: 34 },
  kingsbridge: { x: 28, y: 182 },
  shiring: { x: 790, y: 150 },
  priory: { x: 28, y: 372 },
  shiring_castle: { x: 790, y: 378 },
  start_player: { x: 936, y: 378 },
  wool_mill: { x: 28, y: 514 },
  market: { x: 790, y: 528 },
  cathedral: { x: 440, y: 538 },
};

/** Where the tag of a stone goes: to the free side, never over the card it speaks about. */
export type Side = "left" | "right" | "above" | "below";

export interface Stone extends Spot {
  readonly side: Side;
}

const line = (count: number, x: number, y: number, step: number, id: string, side: Side): [string, Stone][] =>
  Array.from({ length: count }, (_, i) => [`${id}_${i + 1}`, { x: x + i * step, y, side }]);

/** The paving stones on which builders stand, by the id of their space. */
export const STONES: Readonly<Record<string, Stone>> = {
  bishopric: { x: 232, y: 152, side: "right" },
  kingsbridge_a: { x: 94, y: 341, side: "right" },
  kingsbridge_b: { x: 248, y: 341, side: "left" },
  priory_2: { x: 180, y: 438, side: "right" },
  priory_1: { x: 238, y: 438, side: "right" },
  ...Object.fromEntries(line(4, 922, 104, 44, "kings_court", "below")),
  shiring_a: { x: 856, y: 338, side: "right" },
  shiring_b: { x: 1008, y: 338, side: "left" },
  shiring_castle: { x: 838, y: 486, side: "left" },
  ...Object.fromEntries(line(4, 812, 615, 50, "market", "left")),
  start_player: { x: 1008, y: 474, side: "left" },
};

export const stoneAt = (space: string): Stone => STONES[space] ?? { x: 0, y: 0, side: "right" };

/** The cards that lie in the town. */
export const KINGSBRIDGE_CARDS: readonly Box[] = [
  { x: 24, y: 200, width: 142, height: 112 },
  { x: 178, y: 200, width: 142, height: 112 },
];
export const SHIRING_CARDS: readonly Box[] = [
  { x: 786, y: 168, width: 138, height: 138 },
  { x: 936, y: 168, width: 138, height: 138 },
];
export const EVENT_BACK: Box = { x: 28, y: 50, width: 66, height: 94 };
export const EVENT_PAST: Box = { x: 100, y: 50, width: 92, height: 94 };
export const EVENT_FACE: Box = { x: 28, y: 50, width: 164, height: 118 };

/** Resource cards at work lie below their hill, two in a row. */
const HILLS: Readonly<Partial<Record<AreaId, Spot>>> = {
  forest: { x: 346, y: 136 },
  quarry: { x: 492, y: 136 },
  gravel_pit: { x: 636, y: 136 },
};
export function workPlace(area: AreaId, n: number): Box {
  const { x, y } = HILLS[area] ?? { x: 0, y: 0 };
  return { x: x + (n % 2) * 68, y: y + Math.floor(n / 2) * 44, width: 62, height: 38 };
}

/** Who has how many workers in the mill. */
export const millPlace = (seat: number): Spot => ({
  x: 156 + (seat % 2) * 78,
  y: 571 + Math.floor(seat / 2) * 32,
});

/** The track of prices: eight coins on a line, and the bag at its end. */
export const TRACK: Box = { x: 348, y: 576, width: 428, height: 57 };
export const priceSpot = (price: number): Spot => ({ x: 374 + (7 - price) * 46, y: 597 });
export const BAG: Spot = { x: 742, y: 604 };
/** Where the foot of a builder is that stands on a coin, and of one on a paving stone. */
export const footOnCoin = (price: number): Spot => {
  const { x, y } = priceSpot(price);
  return { x: x - 1, y: y - 15 };
};
export const FOOT_ON_STONE: Spot = { x: -2, y: 4 };
export const footOnStone = (space: string): Spot => {
  const { x, y } = stoneAt(space);
  return { x: x + FOOT_ON_STONE.x, y: y + FOOT_ON_STONE.y };
};

export const STALLS: Readonly<Record<Cube, Box>> = {
  wood: { x: 790, y: 546, width: 62, height: 54 },
  stone: { x: 862, y: 546, width: 62, height: 54 },
  sand: { x: 934, y: 546, width: 62, height: 54 },
  metal: { x: 1010, y: 546, width: 56, height: 48 },
};
/** The builder who trades now can leave; the craftsmen can be done. */
export const WITHDRAW: Box = { x: 1004, y: 602, width: 66, height: 26 };
export const FINISH: Box = { x: 666, y: 521, width: 104, height: 28 };
export const TAX_DIE: Spot = { x: 1050, y: 44 };
export const COURT_METAL: Spot = { x: 892, y: 106 };
export const CATHEDRAL: Spot = { x: 354, y: 510 };
/** Where points of the craftsmen rise: the rose window. */
export const ROSE: Spot = { x: 449, y: 388 };

/** The tray of phase I: two craftsmen, and the resource cards by kind and number. */
export const TRAY: Box = { x: 330, y: 446, width: 456, height: 190 };
export const trayCraftsman = (n: number): Box => ({
  x: TRAY.x + 10 + n * 126,
  y: TRAY.y + 34,
  width: 120,
  height: 146,
});
export const trayResource = (column: number, row: number): Box => ({
  x: TRAY.x + 264 + column * 62,
  y: TRAY.y + 34 + row * 49,
  width: 58,
  height: 45,
});
export const PASS: Box = { x: TRAY.x + 330, y: TRAY.y + 5, width: 118, height: 25 };

/** Where the middle of an area is, to pan there on a phone. */
export const CENTRES: Readonly<Record<AreaId, Spot>> = {
  event: { x: 110, y: 90 },
  bishopric: { x: 250, y: 100 },
  forest: { x: 415, y: 110 },
  quarry: { x: 555, y: 110 },
  gravel_pit: { x: 705, y: 110 },
  kings_court: { x: 930, y: 80 },
  kingsbridge: { x: 172, y: 260 },
  shiring: { x: 930, y: 250 },
  priory: { x: 130, y: 420 },
  shiring_castle: { x: 840, y: 450 },
  start_player: { x: 1000, y: 440 },
  wool_mill: { x: 150, y: 580 },
  market: { x: 900, y: 585 },
  cathedral: { x: 556, y: 420 },
};

/** The strip below the town: stock at the left, then craftsmen, then advantage cards. */
export const STOCK: Box = { x: 0, y: STRIP.y, width: 206, height: STRIP.height };
const CARDS_LEFT = STOCK.width + 12;
const ADVANTAGE_WIDTH = 154;
const GAP = 8;

/** Craftsmen share what is left of the strip; few of them are as wide as a card may be, many move together. */
export function craftsmanPlaces(count: number): Box[] {
  const width = STRIP.width - CARDS_LEFT - ADVANTAGE_WIDTH - GAP;
  const each = Math.min(136, (width - GAP * (count - 1)) / Math.max(1, count));
  return Array.from({ length: count }, (_, i) => ({
    x: CARDS_LEFT + i * (each + GAP),
    y: STRIP.y,
    width: each,
    height: STRIP.height,
  }));
}

/** One advantage card is shown whole; several share its place, one below the other, then in two columns. */
export function advantagePlaces(count: number): Box[] {
  const left = STRIP.width - ADVANTAGE_WIDTH;
  if (count <= 1) return [{ x: left, y: STRIP.y, width: ADVANTAGE_WIDTH, height: STRIP.height }];
  const columns = count > 4 ? 2 : 1;
  const rows = Math.ceil(count / columns);
  const [width, height] = [
    (ADVANTAGE_WIDTH - 6 * (columns - 1)) / columns,
    (STRIP.height - 6 * (rows - 1)) / rows,
  ];
  return Array.from({ length: count }, (_, i) => ({
    x: left + Math.floor(i / rows) * (width + 6),
    y: STRIP.y + (i % rows) * (height + 6),
    width,
    height,
  }));
}

/** The cubes of the stock, for trade and for giving back. */
export const stockCube = (n: number): Spot => ({ x: 28 + n * 49, y: STRIP.y + 106 });
