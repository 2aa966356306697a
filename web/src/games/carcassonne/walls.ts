/**
 * City walls from the segments alone: a wall stands between the end of one arc of a city's half-edges and the start of the
 * next, and bends by what it faces.
 */
import { bow, type Line, nth, type Point, rim } from "@/games/carcassonne/curve";
import type { Segment, Tile } from "@/games/carcassonne/data";

export interface City {
  readonly poly: Line;
  readonly walls: readonly Line[];
}

/** Where two different fields meet on the rim with neither road nor river between, a wall must reach that point. */
function wedgesOf(tile: Tile): number[] {
  const fieldAt = (h: number): Segment | undefined =>
    tile.segments.find((segment) => segment.kind === "field" && segment.half.includes(h % 8));
  const wedges: number[] = [];
  for (let h = 0; h < 8; h++) {
    const a = fieldAt(h + 7);
    const b = fieldAt(h);
    const plain = h % 2 === 0 || tile.edges[h >> 1] === "field";
    if (a && b && a !== b && plain) wedges.push(h / 2);
  }
  return wedges;
}

/** The arcs of the rim that belong to a city, each from … to. */
function arcsOf(city: Segment): [number, number][] {
  const own = new Set(city.half);
  const starts = city.half.filter((h) => !own.has((h + 7) % 8)).sort((a, b) => a - b);
  return starts.map((h) => {
    let end = h;
    while (own.has((end + 1) % 8)) end++;
    return [h / 2, (end + 1) / 2];
  });
}

/** Whether something runs between a cap and the one on the opposite edge, so that they must not touch. */
function keptApart(tile: Tile, city: Segment, edge: number): boolean {
  const { segments } = tile;
  const side = (edge + 1) % 4;
  const other = (side + 2) % 4;
  const opposite = segments.some(
    (segment) =>
      segment !== city &&
      segment.kind === "city" &&
      segment.edge.length === 1 &&
      segment.edge[0] === (edge + 2) % 4,
  );
  if (!opposite || hasInnerField(tile) || tile.edges[side] === "city") return true;
  return segments.some((segment) => {
    if (segment.kind === "road" || segment.kind === "river")
      return segment.edge.includes(side) && segment.edge.includes(other);
    if (segment.kind !== "field") return false;
    return segment.half.some((h) => h >> 1 === side) && segment.half.some((h) => h >> 1 === other);
  });
}

const hasInnerField = (tile: Tile): boolean =>
  tile.segments.some((segment) => segment.kind === "field" && !segment.half.length) && !tile.board;

/** A city on one edge: how deep its cap reaches. */
function capDepth(tile: Tile, city: Segment): number {
  if (!keptApart(tile, city, nth(city.edge, 0))) return 51;
  if (hasInnerField(tile)) return 22;
  return tile.segments.filter((segment) => segment.kind === "city").length > 1 ? 25 : 30;
}

/** A wall from corner to opposite corner, by what it faces. */
function diagonalDepth(tile: Tile, faced: readonly string[]): number {
  if (faced.every((kind) => kind === "city")) return -9;
  if (faced.includes("city")) return -5;
  const bends = tile.segments.some(
    ({ kind, edge }) => (kind === "road" && edge.length === 2) || kind === "river",
  );
  return bends ? 1 : 9;
}

/** How far a wall over so many edges bends; positive is away from the city. */
function depthOf(tile: Tile, city: Segment, from: number, span: number): number {
  const faced: string[] = [];
  for (let e = from; e < from + span - 0.4; e++) faced.push(tile.edges[Math.floor(e) % 4] ?? "field");
  if (span === 3) return capDepth(tile, city);
  if (span === 2) return diagonalDepth(tile, faced);
  if (span === 1) return faced[0] === "city" ? -47 : -27;
  return city.edge.length === 1 ? -13 : 17;
}

export function cityOutline(tile: Tile, city: Segment, next: () => number): City {
  const arcs = arcsOf(city);
  if (!arcs.length) return { poly: [0, 1, 2, 3].map(rim), walls: [] };
  const wedges = wedgesOf(tile);
  const poly: Point[] = [];
  const walls: Point[][] = [];
  arcs.forEach(([from, to], i) => {
    for (let place = from; place <= to; place += 0.5) poly.push(rim(place));
    const last = i + 1 >= arcs.length;
    const goal = nth(arcs, (i + 1) % arcs.length)[0] + (last ? 4 : 0);
    const between = wedges.map((w) => (w <= to ? w + 4 : w)).filter((w) => w > to && w < goal);
    const stops = [to, ...between.sort((a, b) => a - b), goal];
    for (let j = 0; j + 1 < stops.length; j++) {
      const start = nth(stops, j);
      const span = nth(stops, j + 1) - start;
      const wall = bow(rim(start), rim(start + span), depthOf(tile, city, start, span), next);
      poly.push(...wall.slice(1));
      walls.push(wall);
    }
  });
  return { poly, walls };
}
