/**
 * From offered answers to a shape in the hand: which shapes there are, how they can be turned, and where they fit.
 *
 * Everything is read from the offers. A shape in the hand is a list of cells about its own corner; a *fit* is an offer whose
 * spaces are these cells moved somewhere. What has no offer does not fit, whatever it looks like.
 */
import type { Offer, Tagged } from "@/api/wire";
import type { Place } from "@/games/cartographers/data";
import { columnOf, rowOf, SIZE, type Space } from "@/games/cartographers/sheet";

/** One way to hold a shape: its cells, moved to the top left corner and in reading order. */
export type Held = readonly Place[];

/** What can be drawn: the n-th shape of the card, the monsters of an ambush, or a single space. */
export interface Variant {
  readonly key: string;
  readonly held: Held;
  readonly coin: number;
}

export interface Fit {
  readonly offer: Offer;
  readonly spaces: readonly Space[];
  readonly row: number;
  readonly column: number;
}

/** Fits by variant and way of holding. */
export type Fits = ReadonlyMap<string, readonly Fit[]>;

/** Cells moved to the top left corner, in reading order. */
export function normal(cells: readonly Place[]): Held {
  const top = Math.min(...cells.map(([row]) => row));
  const left = Math.min(...cells.map(([, column]) => column));
  return cells
    .map(([row, column]): Place => [row - top, column - left])
    .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

/** A quarter turn clockwise, or back. */
export const turned = (held: Held, back = false): Held =>
  normal(held.map(([row, column]): Place => (back ? [-column, row] : [column, -row])));

/** The mirror image. */
export const flipped = (held: Held): Held => normal(held.map(([row, column]): Place => [row, -column]));

const nameOf = (variant: string, held: Held): string =>
  `${variant}:${held.map(([r, c]) => `${r},${c}`).join(" ")}`;

/** The spaces that an action draws on; none for actions that draw nothing. */
export function spacesOfAction(action: Tagged): readonly Space[] {
  if (Array.isArray(action.cells))
    return action.cells.filter((cell): cell is Space => typeof cell === "number");
  return typeof action.cell === "number" ? [action.cell] : [];
}

/** Which variant an action draws. */
export function variantOf(action: Tagged): string {
  return action.type === "place" ? `place ${String(action.shape)}` : action.type;
}

export const toPlace = (space: Space): Place => [rowOf(space), columnOf(space)];

/** All fits of the offers, ready to be asked by variant and way of holding. */
export function fitsOf(offers: readonly Offer[]): Fits {
  const found = new Map<string, Fit[]>();
  for (const offer of offers) {
    const spaces = spacesOfAction(offer.action);
    if (!spaces.length) continue;
    const places = spaces.map(toPlace);
    const name = nameOf(variantOf(offer.action), normal(places));
    const row = Math.min(...places.map(([r]) => r));
    const column = Math.min(...places.map(([, c]) => c));
    const list = found.get(name) ?? [];
    list.push({ offer, spaces, row, column });
    found.set(name, list);
  }
  return found;
}

export const fitsHeld = (fits: Fits, variant: string, held: Held): readonly Fit[] =>
  fits.get(nameOf(variant, held)) ?? [];

/** The middle of a shape, in cells from its corner. */
export function middle(held: Held): readonly [row: number, column: number] {
  const sum = held.reduce(([r, c], [row, column]) => [r + row + 0.5, c + column + 0.5] as const, [
    0, 0,
  ] as const);
  return [sum[0] / held.length, sum[1] / held.length];
}

/** How far a pointer may be from a fit, in cells, for the shape to snap into it. */
const REACH = 1;

/** The fit nearest to a pointer (in cells from the map's corner), if it is near enough. */
export function nearest(
  fits: readonly Fit[],
  held: Held,
  row: number,
  column: number,
  reach = REACH,
): Fit | null {
  const [middleRow, middleColumn] = middle(held);
  let best: Fit | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const fit of fits) {
    const down = fit.row + middleRow - row;
    const right = fit.column + middleColumn - column;
    const distance = Math.hypot(down, right);
    if (Math.max(Math.abs(down), Math.abs(right)) <= reach + 0.5 && distance < least) {
      least = distance;
      best = fit;
    }
  }
  return best;
}

/** The next fit in a direction, for the arrow keys: straight on if possible, otherwise the nearest one that way. */
export function nextFit(fits: readonly Fit[], from: Fit, down: number, right: number): Fit | null {
  let best: Fit | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const fit of fits) {
    const forward = (fit.row - from.row) * down + (fit.column - from.column) * right;
    if (forward <= 0) continue;
    const sideways = Math.abs((fit.row - from.row) * right) + Math.abs((fit.column - from.column) * down);
    const distance = forward + 3 * sideways;
    if (distance < least) {
      least = distance;
      best = fit;
    }
  }
  return best;
}

/** The spaces of a shape whose middle is at the pointer, kept on the map; it need not fit there. */
export function loose(held: Held, row: number, column: number): readonly Space[] {
  const [middleRow, middleColumn] = middle(held);
  const height = 1 + Math.max(...held.map(([r]) => r));
  const width = 1 + Math.max(...held.map(([, c]) => c));
  const top = Math.min(Math.max(Math.round(row - middleRow), 0), SIZE - height);
  const left = Math.min(Math.max(Math.round(column - middleColumn), 0), SIZE - width);
  return held.map(([r, c]) => (top + r) * SIZE + left + c).sort((a, b) => a - b);
}

/** The different ways to hold a shape, the printed one first. */
export function holdings(held: Held): Held[] {
  const found = new Map<string, Held>();
  for (const start of [normal(held), flipped(held)]) {
    let turning = start;
    for (let i = 0; i < 4; i++) {
      found.set(JSON.stringify(turning), turning);
      turning = turned(turning);
    }
  }
  return [...found.values()];
}
