/** Roads and rivers: from the middle of an edge through the tile, or to what ends them. */
import {
  dist,
  edgeMiddle,
  inward,
  type Line,
  MIDDLE,
  mix,
  nth,
  type Point,
  rim,
  spline,
} from "@/games/carcassonne/curve";
import type { Segment, Tile } from "@/games/carcassonne/data";

export interface River {
  readonly line: Line;
  readonly pond: Point | null;
  readonly spring: boolean;
}

/** The roads of a tile and what stands where they end. */
export interface Ways {
  readonly roads: ReadonlyMap<string, Line>;
  readonly gates: readonly Point[];
  readonly houses: readonly Point[];
  readonly junction: Point | null;
  readonly monastery: Point | null;
}

const isStraight = (a: number, b: number): boolean => (b - a + 4) % 4 === 2;
/** The corner round which a bend goes. */
const bendCorner = (a: number, b: number): Point => rim((b - a + 4) % 4 === 1 ? a + 1 : b + 1);

export function riverOf(tile: Tile, next: () => number): River | null {
  const water = tile.segments.find((segment) => segment.kind === "river");
  if (!water) return null;
  const [a = 0, b] = water.edge;
  const shake = (): number => (next() - 0.5) * 6;
  const spring = tile.id === "river_spring";
  if (b === undefined) {
    const line: Line = [edgeMiddle(a), inward(a, 20), [50 + shake(), 50 + shake()]];
    return { line: spline(line), pond: MIDDLE, spring };
  }
  let middle: Point = mix(MIDDLE, bendCorner(a, b), 0.26);
  const [depth, straight] = isStraight(a, b) ? [14, true] : [16, false];
  if (straight) middle = [50 + shake(), tile.monastery ? 33 : 50 + shake()];
  if (tile.id === "river_city_road") middle = [50, 58];
  const line: Line = [edgeMiddle(a), inward(a, depth), middle, inward(b, depth), edgeMiddle(b)];
  return { line: spline(line), pond: null, spring };
}

function monasteryPlace(tile: Tile, roads: readonly Segment[]): Point | null {
  if (!tile.monastery) return null;
  if (tile.segments.some((segment) => segment.kind === "river")) return [50, 63];
  if (tile.segments.some((segment) => segment.kind === "city")) return [27, 66];
  return roads.length > 1 && roads.some((road) => road.edge.length === 2) ? [40, 60] : MIDDLE;
}

/** A road that goes through: straight, or round a corner; it keeps clear of a city beside it. */
function throughLine(tile: Tile, a: number, b: number, next: () => number): Line {
  const shake = (): number => (next() - 0.5) * 5;
  if (!isStraight(a, b))
    return [edgeMiddle(a), inward(a, 15), mix(MIDDLE, bendCorner(a, b), 0.29), inward(b, 15), edgeMiddle(b)];
  let middle: Point = [50 + shake(), 50 + shake()];
  const wet = tile.segments.some((segment) => segment.kind === "river");
  const cap = tile.segments.find((segment) => segment.kind === "city" && segment.edge.length === 1);
  const side = cap?.edge[0];
  if (!wet && side !== undefined && side !== a && side !== b)
    middle = mix(MIDDLE, edgeMiddle((side + 2) % 4), 0.16);
  return [edgeMiddle(a), inward(a, 16), middle, inward(b, 16), edgeMiddle(b)];
}

/** The point of a wall that a road from this edge reaches best. */
function gateFor(tile: Tile, walls: readonly Line[], edge: number): Point {
  const first = nth(walls, 0);
  if (tile.segments.some((segment) => segment.kind === "river"))
    return nth(first, Math.floor(first.length / 2));
  let best: Point = nth(first, Math.floor(first.length / 2));
  let least = Number.POSITIVE_INFINITY;
  for (const wall of walls) {
    for (const point of wall.slice(3, -3)) {
      const aside = Math.abs((edge % 2 ? point[1] : point[0]) - 50);
      const cost = dist(point, inward(edge, 22)) + aside * 0.8;
      if (cost < least) {
        least = cost;
        best = point;
      }
    }
  }
  return best;
}

/** The one road that ends at a cottage although there is a city on the tile. */
const COTTAGE = { tile: "tb_23", road: "r1" };
/** How deep the roads of the wheel board run: to the edge of the wheel. */
const TO_WHEEL = 96;

export function waysOf(tile: Tile, walls: readonly Line[], next: () => number): Ways {
  const roads = tile.segments.filter((segment) => segment.kind === "road");
  const dead = roads.filter((road) => road.edge.length === 1);
  const monastery = monasteryPlace(tile, roads);
  const junction: Point | null = dead.length > 2 && !tile.monastery ? [50, 52] : null;
  const gates: Point[] = [];
  const houses: Point[] = [];
  const lines = new Map<string, Line>();
  const endOf = (road: Segment, a: number): Line => {
    if (tile.board) return [edgeMiddle(a), inward(a, 20), inward(a, TO_WHEEL)];
    if (monastery) return [edgeMiddle(a), inward(a, 20), mix(edgeMiddle(a), monastery, 0.86)];
    if (junction) return [edgeMiddle(a), inward(a, 20), junction];
    if (walls.length) {
      const gate = gateFor(tile, walls, a);
      (tile.id === COTTAGE.tile && road.id === COTTAGE.road ? houses : gates).push(gate);
      return [edgeMiddle(a), inward(a, Math.min(16, dist(edgeMiddle(a), gate) * 0.4)), gate];
    }
    const facing = dead.length === 2 && dead.length === roads.length;
    const end = facing ? MIDDLE : inward(a, 27);
    if (!houses.length) houses.push(end);
    return [edgeMiddle(a), inward(a, 14), end];
  };
  for (const road of roads) {
    const [a = 0, b] = road.edge;
    lines.set(road.id, spline(b === undefined ? endOf(road, a) : throughLine(tile, a, b, next)));
  }
  return { roads: lines, gates, houses, junction, monastery };
}
