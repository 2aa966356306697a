/**
 * The outline of a group of cells as one hand-drawn closed line.
 *
 * The directed border edges of the cells (inside on the right) are chained to loops, right turns first where four meet;
 * points move inwards by the inset, corners are rounded, and two points of every edge tremble by a hash of their
 * coordinates: the line is the same at every repaint and changes only where the group grows.
 */
import { at, hashed } from "@/art/ink";

export type Cell = readonly [row: number, column: number];
type Point = readonly [x: number, y: number];

interface Edge {
  readonly from: Point;
  readonly to: Point;
  readonly heading: number;
}

interface Knot {
  readonly x: number;
  readonly y: number;
  readonly corner: boolean;
}

const AHEAD: readonly Point[] = [[1, 0], [0, 1], [-1, 0], [0, -1]]; // biome-ignore format: four directions
const INWARDS: readonly Point[] = [[0, 1], [-1, 0], [0, -1], [1, 0]]; // biome-ignore format: four directions
const TREMBLING = [0.36, 0.66];

export interface OutlineStyle {
  /** The side of a cell. */
  readonly size: number;
  /** How far inside the border the line runs. */
  readonly inset: number;
  /** How far points tremble; 0 draws with a ruler. */
  readonly wobble: number;
}

/** The path round all these cells, holes included. */
export function outline(cells: readonly Cell[], style: OutlineStyle): string {
  return loops(borderEdges(cells))
    .map((loop) => drawn(knots(loop, style)))
    .join("");
}

function borderEdges(cells: readonly Cell[]): Edge[] {
  const inside = new Set(cells.map(([row, column]) => row * 64 + column));
  const has = (row: number, column: number): boolean => inside.has(row * 64 + column);
  const edges: Edge[] = [];
  for (const [r, c] of cells) {
    if (!has(r - 1, c)) edges.push({ from: [c, r], to: [c + 1, r], heading: 0 });
    if (!has(r, c + 1)) edges.push({ from: [c + 1, r], to: [c + 1, r + 1], heading: 1 });
    if (!has(r + 1, c)) edges.push({ from: [c + 1, r + 1], to: [c, r + 1], heading: 2 });
    if (!has(r, c - 1)) edges.push({ from: [c, r + 1], to: [c, r], heading: 3 });
  }
  return edges;
}

function loops(edges: readonly Edge[]): Edge[][] {
  const key = (point: Point): string => `${point[0]},${point[1]}`;
  const starting = new Map<string, Edge[]>();
  for (const edge of edges) starting.set(key(edge.from), [...(starting.get(key(edge.from)) ?? []), edge]);
  const take = (corner: string, heading: number): Edge | undefined => {
    const here = starting.get(corner);
    const next =
      here?.find((e) => e.heading === (heading + 1) % 4) ??
      here?.find((e) => e.heading === heading) ??
      here?.[0];
    if (!here || !next) return undefined;
    here.splice(here.indexOf(next), 1);
    if (!here.length) starting.delete(corner);
    return next;
  };
  const found: Edge[][] = [];
  for (
    let corner = starting.keys().next().value;
    corner !== undefined;
    corner = starting.keys().next().value
  ) {
    const loop: Edge[] = [];
    for (let edge = take(corner, 3); edge; edge = take(key(edge.to), edge.heading)) loop.push(edge);
    found.push(loop);
  }
  return found;
}

function knots(loop: readonly Edge[], { size, inset, wobble }: OutlineStyle): Knot[] {
  const tremble = (x: number, y: number, salt: number): Point => {
    const h = hashed(Math.trunc(x * 64), Math.trunc(y * 64), salt);
    return [((h & 255) / 255 - 0.5) * wobble, (((h >> 8) & 255) / 255 - 0.5) * wobble];
  };
  const radius = Math.min(size * 0.13, 9);
  const points: Knot[] = [];
  loop.forEach((edge, i) => {
    const before = loop.at(i - 1) ?? edge;
    const [ax, ay] = AHEAD[edge.heading] ?? [0, 0];
    const [nx, ny] = INWARDS[edge.heading] ?? [0, 0];
    const [x, y] = edge.from;
    const [jx, jy] = tremble(x, y, 1);
    if (before.heading === edge.heading) {
      points.push({ x: x * size + nx * inset + jx, y: y * size + ny * inset + jy, corner: false });
    } else {
      const [bx, by] = AHEAD[before.heading] ?? [0, 0];
      const [mx, my] = INWARDS[before.heading] ?? [0, 0];
      const cx = x * size + (nx + mx) * inset + jx;
      const cy = y * size + (ny + my) * inset + jy;
      points.push({ x: cx - bx * radius, y: cy - by * radius, corner: false });
      points.push({ x: cx, y: cy, corner: true });
      points.push({ x: cx + ax * radius, y: cy + ay * radius, corner: false });
    }
    for (const t of TREMBLING) {
      const px = x + ax * t;
      const py = y + ay * t;
      const [qx, qy] = tremble(px, py, 2);
      points.push({ x: px * size + nx * inset + qx, y: py * size + ny * inset + qy, corner: false });
    }
  });
  return points;
}

function drawn(points: readonly Knot[]): string {
  const first = points[0];
  if (!first) return "";
  let d = `M${at(first.x, first.y)}`;
  for (let i = 1; i < points.length; i++) {
    const point = points[i] ?? first;
    if (!point.corner) {
      d += `L${at(point.x, point.y)}`;
      continue;
    }
    const next = points[(i + 1) % points.length] ?? first;
    d += `Q${at(point.x, point.y)} ${at(next.x, next.y)}`;
    i += 1;
  }
  return `${d}Z`;
}
