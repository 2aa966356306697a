/**
 * Whose ground is it? A raster of 50 × 50 labels over a tile: cities, river, roads and buildings as they are drawn, then the
 * fields flooded from their half-edges. It answers where a pointer is, where a figure stands, and where there is room.
 */
import { dist, inside, MIDDLE, mix, near, type Point, rim } from "@/games/carcassonne/curve";
import type { Segment, Tile } from "@/games/carcassonne/data";
import type { City } from "@/games/carcassonne/walls";
import type { River, Ways } from "@/games/carcassonne/ways";

const N = 50;
const SIZE = N * N;
const centre = (i: number): Point => [(i % N) * 2 + 1, Math.floor(i / N) * 2 + 1];
const clampCell = (v: number): number => Math.max(0, Math.min(N - 1, Math.floor(v / 2)));
const cellOf = ([x, y]: Point): number => clampCell(y) * N + clampCell(x);

export interface Ground {
  /** The id of the segment at a point; "x" and "m" are buildings, "w0" the river, "" nothing. */
  at(point: Point): string;
  /** How far a point is from the border of its segment. */
  room(point: Point): number;
  /** The points that belong to a segment. */
  cells(id: string): readonly Point[];
}

export interface Shapes {
  readonly cities: ReadonlyMap<string, City>;
  readonly river: River | null;
  readonly ways: Ways;
}

/** A wall is this thick on either side, so that no field leaks past the tip of a wedge. */
const WALL = 2;

function cityAt(point: Point, cities: Shapes["cities"]): string | null {
  for (const [id, city] of cities) if (inside(city.poly, point)) return id;
  for (const [id, city] of cities) if (city.walls.some((wall) => near(wall, point) < WALL)) return id;
  return null;
}

/** Whether a point is in the box of the monastery, so much wider and higher. */
const inChurch = (point: Point, church: Point | null, wide: number, high: number): boolean =>
  church !== null && Math.abs(point[0] - church[0]) < wide && Math.abs(point[1] - church[1]) < high;

function labelAt(point: Point, { cities, river, ways }: Shapes): string {
  const city = cityAt(point, cities);
  if (city) return city;
  if (inChurch(point, ways.monastery, 15, 12)) return "m";
  for (const [id, line] of ways.roads) if (near(line, point) < 6.2) return id;
  if (river && (near(river.line, point) < 8.5 || (river.pond && dist(point, river.pond) < 19))) return "w0";
  if (ways.houses.some((house) => dist(house, point) < 8)) return "x";
  return inChurch(point, ways.monastery, 17, 15) ? "m" : "";
}

function flood(labels: string[], start: number, id: string): void {
  const todo = [start];
  for (let i = todo.pop(); i !== undefined; i = todo.pop()) {
    if (labels[i] !== "") continue;
    labels[i] = id;
    if (i % N) todo.push(i - 1);
    if (i % N < N - 1) todo.push(i + 1);
    if (i >= N) todo.push(i - N);
    if (i < SIZE - N) todo.push(i + N);
  }
}

function floodFields(labels: string[], fields: readonly Segment[]): void {
  for (const field of fields) {
    for (const h of field.half) {
      const places: Point[] = [
        mix(rim(h / 2 + 0.22), MIDDLE, 0.05),
        mix(rim(h / 2 + 0.12), MIDDLE, 0.03),
        mix(rim(h / 2 + 0.36), MIDDLE, 0.03),
      ];
      for (const place of places) flood(labels, cellOf(place), field.id);
    }
  }
  for (const field of fields) {
    if (field.half.length) continue;
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let i = 0; i < SIZE; i++) {
      const away = dist(centre(i), MIDDLE);
      if (labels[i] === "" && away < least) [best, least] = [i, away];
    }
    if (best >= 0) flood(labels, best, field.id);
  }
}

const BESIDE = [
  [1, 0, 2],
  [-1, 0, 2],
  [0, 1, 2],
  [0, -1, 2],
  [1, 1, 2.8],
  [-1, -1, 2.8],
  [1, -1, 2.8],
  [-1, 1, 2.8],
] as const;

/** The chamfer distance of every cell to another label; the rim of the tile counts as five away. */
function distances(labels: readonly string[]): Float32Array {
  const far = new Float32Array(SIZE).fill(99);
  const relax = (i: number): void => {
    const x = i % N;
    const y = Math.floor(i / N);
    let least = far[i] ?? 99;
    for (const [dx, dy, width] of BESIDE) {
      const out = x + dx < 0 || y + dy < 0 || x + dx >= N || y + dy >= N;
      const j = (y + dy) * N + x + dx;
      const away = out ? 5 : labels[i] === labels[j] ? (far[j] ?? 99) + width : 1;
      least = Math.min(least, away);
    }
    far[i] = least;
  };
  for (let i = 0; i < SIZE; i++) relax(i);
  for (let i = SIZE - 1; i >= 0; i--) relax(i);
  return far;
}

export function groundOf(tile: Tile, shapes: Shapes): Ground {
  const labels = Array.from({ length: SIZE }, (_, i) => labelAt(centre(i), shapes));
  floodFields(
    labels,
    tile.segments.filter((segment) => segment.kind === "field"),
  );
  const far = distances(labels);
  const cells = new Map<string, Point[]>();
  labels.forEach((label, i) => {
    const found = cells.get(label);
    if (found) found.push(centre(i));
    else cells.set(label, [centre(i)]);
  });
  return {
    at: (point) => labels[cellOf(point)] ?? "",
    room: (point) => far[cellOf(point)] ?? 0,
    cells: (id) => cells.get(id) ?? [],
  };
}

/** The innermost point of a segment: where its figure stands and where a click on it aims. */
export function innermost(ground: Ground, id: string): Point {
  let best = -1;
  let where: Point = MIDDLE;
  for (const point of ground.cells(id)) {
    const value = ground.room(point) - dist(point, MIDDLE) * 0.02;
    if (value > best) [best, where] = [value, point];
  }
  return where;
}

/** The outline of a segment as a path of little rows, for fields, which have no line of their own. */
export function rowsOf(ground: Ground, id: string): string {
  let d = "";
  let start: Point | null = null;
  let end: Point | null = null;
  const close = (): void => {
    if (start && end) d += `M${start[0] - 1} ${start[1] - 1}H${end[0] + 1}V${end[1] + 1}H${start[0] - 1}Z`;
  };
  for (const point of ground.cells(id)) {
    if (start && end && point[1] === end[1] && point[0] === end[0] + 2) {
      end = point;
      continue;
    }
    close();
    start = point;
    end = point;
  }
  close();
  return d;
}
