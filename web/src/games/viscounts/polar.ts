/** The round board in polar terms: position p covers 72 degrees, f runs from 0 to 1 clockwise inside it. */
import { at, n1 } from "@/art/ink";
import type { Way } from "@/games/viscounts/data";

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const RIM = [302, 346] as const;
export const OUTER = [246, 298] as const;
export const INNER = [128, 163] as const;
export const ROPE = 323;
const RIVER = 4 / 9;

export const degrees = (p: number, f: number): number => -126 + 72 * p + 72 * f;

export function polar(p: number, f: number, radius: number): Spot {
  const angle = (degrees(p, f) * Math.PI) / 180;
  return { x: n1(Math.cos(angle) * radius), y: n1(Math.sin(angle) * radius) };
}

const here = ({ x, y }: Spot): string => at(x, y);

/** A piece of ring from f0 to f1 between two radii. */
export function band(p: number, f0: number, f1: number, r0: number, r1: number): string {
  const outer = `M${here(polar(p, f0, r1))}A${r1} ${r1} 0 0 1 ${here(polar(p, f1, r1))}`;
  return `${outer}L${here(polar(p, f1, r0))}A${r0} ${r0} 0 0 0 ${here(polar(p, f0, r0))}Z`;
}

export const arc = (p: number, f0: number, f1: number, r: number): string =>
  `M${here(polar(p, f0, r))}A${r} ${r} 0 0 1 ${here(polar(p, f1, r))}`;

/** Where a slot of the rim lies. */
export const slotAt = (slot: number): number => (slot + 0.5) / 9;

const SPACES: Readonly<Record<Way, readonly [number, number, number, number]>> = {
  outer_left: [0.012, RIVER - 0.035, ...OUTER],
  outer_right: [RIVER + 0.035, 0.988, ...OUTER],
  inner: [0.012, 0.988, ...INNER],
};

export const spaceBand = (p: number, way: Way): string => band(p, ...SPACES[way]);

const STANDS: Readonly<Record<Way, readonly [number, number]>> = {
  outer_left: [0.335, 271],
  outer_right: [0.56, 271],
  inner: [0.42, 143],
};

/** Where a viscount stands; several on one space stand side by side. */
export function standAt(p: number, way: Way, nth = 0, of = 1): Spot {
  const [f, r] = STANDS[way];
  const apart = way === "inner" ? 0.17 : 0.09;
  return polar(p, f + (nth - (of - 1) / 2) * apart, r);
}

const TAGS: Readonly<Record<Way, readonly [number, number]>> = {
  outer_left: [0.07, 272],
  outer_right: [0.93, 268],
  inner: [0.14, 146],
};

/** Where the price of going to a space is told. */
export const tagAt = (p: number, way: Way): Spot => polar(p, ...TAGS[way]);

/** Where the number that player cards name stands. */
export const numberAt = (p: number, way: Way): Spot => polar(p, way === "outer_left" ? 0.045 : 0.955, 286);

const PILE_APART = [0.148, 0.168, 0.158, 0.158, 0.168] as const;

/** The middle of the townsfolk of a segment: sideways segments need more arc, for cards are taller than wide. */
export const townsfolkAt = (p: number): Spot => polar(p, 0.5 - (PILE_APART[p] ?? 0.158) * 0.9, 205);
export const manuscriptAt = (p: number): Spot => polar(p, 0.5 + (PILE_APART[p] ?? 0.158) * 1.06, 204);

export const riverAt = (p: number): string => {
  const [a, b] = [polar(p, RIVER, RIM[1] - 1), polar(p, RIVER + 0.02, OUTER[0] - 6)];
  const [c, d] = [polar(p, RIVER + 0.03, 322), polar(p, RIVER - 0.03, 280)];
  return `M${here(a)}C${here(c)} ${here(d)} ${here(b)}`;
};

/** The points of a route from space to space, through the little paths between the rings. */
export function routePoints(steps: readonly (readonly [number, Way])[]): readonly Spot[] {
  const points: Spot[] = [];
  steps.forEach(([p, way], i) => {
    const before = steps[i - 1];
    if (before && before[1] !== "inner" && way === "inner")
      points.push(polar(p, 0.075, OUTER[0]), polar(p, 0.11, INNER[1]));
    if (before && before[1] === "inner" && way !== "inner")
      points.push(polar(before[0], 0.895, INNER[1]), polar(before[0], 0.925, OUTER[0]));
    if (before && before[1] === "outer_right" && way === "outer_left") points.push(polar(p, 0, 271));
    if (before && before[1] === "inner" && way === "inner") points.push(polar(p, 0, 147));
    if (before && before[1] === "outer_left" && way === "outer_right") points.push(polar(p, RIVER, 271));
    points.push(standAt(p, way));
  });
  return points;
}
