/** Points, lines and curves on a tile of 100 × 100 units. */

export type Point = readonly [x: number, y: number];
/** A point that keeps others at a distance. */
export type Circle = readonly [x: number, y: number, r: number];
export type Line = readonly Point[];

/** An element that must be there. */
export function nth<T>(list: readonly T[], i: number): T {
  const found = list[i < 0 ? list.length + i : i];
  if (found === undefined) throw new RangeError(`nothing at ${i}`);
  return found;
}

export const MIDDLE: Point = [50, 50];

/** So many quarter turns clockwise about the middle of the tile. */
export function turned([x, y]: Point, quarters: number): Point {
  let point: Point = [x, y];
  for (let i = 0; i < quarters; i++) point = [100 - point[1], point[0]];
  return point;
}

/** The rim of a tile: 0 to 4 clockwise from the north-west corner; half-edge h begins at h / 2. */
export function rim(place: number): Point {
  const t = ((place % 4) + 4) % 4;
  const edge = Math.floor(t);
  const along = (t - edge) * 100;
  if (edge === 0) return [along, 0];
  if (edge === 1) return [100, along];
  return edge === 2 ? [100 - along, 100] : [0, 100 - along];
}

export const mix = (p: Point, q: Point, share: number): Point => [
  p[0] + (q[0] - p[0]) * share,
  p[1] + (q[1] - p[1]) * share,
];
/** Square roots, not Math.hypot: this is asked a million times for a landscape. */
export const dist = (p: Point | Circle, q: Point | Circle): number => {
  const dx = p[0] - q[0];
  const dy = p[1] - q[1];
  return Math.sqrt(dx * dx + dy * dy);
};
export const shifted = (line: Line, dx: number, dy: number): Point[] =>
  line.map(([x, y]) => [x + dx, y + dy]);

/** The middle of an edge, and the point so far in from there. */
export const edgeMiddle = (edge: number): Point => rim(edge + 0.5);
export const inward = (edge: number, depth: number): Point => mix(edgeMiddle(edge), MIDDLE, depth / 50);

/** A Catmull-Rom curve through the points, flattened. */
export function spline(points: Line, pieces = 8): Point[] {
  const out: Point[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const b = nth(points, i);
    const c = nth(points, i + 1);
    const a = i ? nth(points, i - 1) : b;
    const d = points[i + 2] ?? c;
    for (let k = 0; k < pieces; k++) {
      const t = k / pieces;
      const on = (j: 0 | 1): number =>
        0.5 *
        (2 * b[j] +
          (c[j] - a[j]) * t +
          (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * t * t +
          (3 * b[j] - a[j] - 3 * c[j] + d[j]) * t * t * t);
      out.push([on(0), on(1)]);
    }
  }
  out.push(nth(points, -1));
  return out;
}

/** Leaves the corner below 45 degrees, so that two separate walls never overlap. */
const BELL: readonly Point[] = [
  [0, 0],
  [0.14, 0.34],
  [0.31, 0.8],
  [0.5, 1],
  [0.69, 0.8],
  [0.86, 0.34],
  [1, 0],
];

/** A chord pushed to its left by a depth, a little shaky. */
export function bow(p: Point, q: Point, depth: number, next: () => number): Point[] {
  const length = dist(p, q);
  const nx = (q[1] - p[1]) / length;
  const ny = -(q[0] - p[0]) / length;
  const pushed = BELL.map(([share, height]): Point => {
    const m = mix(p, q, share);
    const d = height * depth + (height ? (next() - 0.5) * 2 : 0);
    return [m[0] + nx * d, m[1] + ny * d];
  });
  return spline(pushed, 5);
}

export function inside(polygon: Line, [x, y]: Point): boolean {
  let odd = false;
  let before = polygon.at(-1);
  if (!before) return false;
  for (const point of polygon) {
    const b = point[1];
    const d = before[1];
    if (b > y !== d > y && x < ((before[0] - point[0]) * (y - b)) / (d - b) + point[0]) odd = !odd;
    before = point;
  }
  return odd;
}

/** How far a point is from a line. */
export function near(line: Line, [x, y]: Point): number {
  let least = Number.POSITIVE_INFINITY;
  for (const point of line) {
    const dx = point[0] - x;
    const dy = point[1] - y;
    const d = dx * dx + dy * dy;
    if (d < least) least = d;
  }
  return Math.sqrt(least);
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** A line as it stands in a path. */
export const drawn = (line: Line, closed = false): string =>
  `M${line.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}${closed ? "Z" : ""}`;

/** A number made of a name. */
export function hashOf(name: string): number {
  let h = 2166136261;
  for (let i = 0; i < name.length; i++) h = Math.imul(h ^ name.charCodeAt(i), 16777619);
  return h >>> 0;
}
