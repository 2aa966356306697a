/**
 * Where things lie. Regions are tall and sites half as tall, so what touches is what is adjacent.
 *
 * Columns with odd x are settlements with their sites, those with even x regions with a road between.
 */
import type { ExpansionView, PrincipalityView, Row } from "@/games/rivals/view";

export const REGION = { width: 92, height: 128 } as const;
export const SITE = { width: 124, height: 61 } as const;
export const MIDDLE = 74;
export const GAP = 6;
export const CARD = { width: 150, height: 200 } as const;

const TOP_OF_MIDDLE = REGION.height + GAP;
const TOP_OF_LOWER = TOP_OF_MIDDLE + MIDDLE + GAP;
export const TALL = TOP_OF_LOWER + REGION.height;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Spot {
  readonly width: number;
  readonly height: number;
}

/** The columns of a principality, with room for a settlement where a road waits for one. */
export interface Columns {
  readonly from: number;
  readonly to: number;
  readonly width: number;
}

const isTown = (x: number): boolean => x % 2 !== 0;
const widthOf = (x: number): number => (isTown(x) ? SITE.width : REGION.width);

export function columnsOf(prince: PrincipalityView): Columns {
  const towns = prince.settlements.map(({ x }) => x);
  const first = Math.min(...towns) - 1;
  const last = Math.max(...towns) + 1;
  const from = prince.roads.includes(first) ? first - 1 : first;
  const to = prince.roads.includes(last) ? last + 1 : last;
  return { from, to, width: leftOf(to + 1, from) - GAP };
}

/** The left edge of a column. */
export function leftOf(x: number, from: number): number {
  let left = 0;
  for (let column = from; column < x; column++) left += widthOf(column) + GAP;
  return left;
}

export const regionSpot = (x: number, row: Row, from: number): Spot => ({
  x: leftOf(x, from),
  y: row === "above" ? 0 : TOP_OF_LOWER,
});

export const middleSpot = (x: number, from: number): Spot => ({ x: leftOf(x, from), y: TOP_OF_MIDDLE });

/** The n-th site from the settlement outwards. */
export function siteSpot(x: number, row: Row, n: number, from: number): Spot {
  const step = n * (SITE.height + GAP);
  return {
    x: leftOf(x, from),
    y: row === "above" ? REGION.height - SITE.height - step : TOP_OF_LOWER + step,
  };
}

export interface Slot extends Spot {
  readonly column: number;
  readonly row: Row;
  readonly expansion: ExpansionView | null;
  /** The card beneath, where one lies on another. */
  readonly covered: ExpansionView | null;
}

/** All sites of a principality with what stands on them. */
export function slotsOf(prince: PrincipalityView, from: number): Slot[] {
  return prince.settlements.flatMap(({ x, city }) =>
    (["above", "below"] as const).flatMap((row) => {
      const here = prince.expansions.filter((e) => e.x === x && e.row === row);
      const open = here.filter((e) => !e.covered);
      const covered = here.filter((e) => e.covered);
      const many = Math.max(city ? 2 : 1, open.length);
      return Array.from({ length: many }, (_, n) => ({
        ...siteSpot(x, row, n, from),
        column: x,
        row,
        expansion: open[n] ?? null,
        covered: n === open.length - 1 ? (covered[0] ?? null) : null,
      }));
    }),
  );
}

/** The first free site at a place: where the next expansion comes. */
export const freeSlot = (slots: readonly Slot[], x: number, row: Row): Slot | undefined =>
  slots.find((slot) => slot.column === x && slot.row === row && !slot.expansion);

/** How a principality fits a box: as large as it may, in the middle. */
export function fitted(width: number, box: Box, most: number): { readonly scale: number } & Spot {
  const scale = Math.min(most, box.width / width, box.height / TALL);
  return {
    scale,
    x: box.x + (box.width - width * scale) / 2,
    y: box.y + (box.height - TALL * scale) / 2,
  };
}
