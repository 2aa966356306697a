/**
 * A tile as it is drawn: outlines, ways, ground, anchors of figures and places of furniture, made once a tile from its
 * segments alone, then turned. What stands is painted upright afterwards, so only points turn, never pictures.
 */
import { seeded } from "@/art/ink";
import {
  type Circle,
  dist,
  hashOf,
  type Line,
  near,
  nth,
  type Point,
  turned,
} from "@/games/carcassonne/curve";
import { type Goods, type Segment, STEPS, type Tile } from "@/games/carcassonne/data";
import { type Ground, groundOf, innermost, rowsOf } from "@/games/carcassonne/ground";
import { type City, cityOutline } from "@/games/carcassonne/walls";
import { type River, riverOf, type Ways, waysOf } from "@/games/carcassonne/ways";

export type Mark = "cathedral" | "pennant" | "inn" | "sheep" | "vineyard" | "hill" | Goods;

export interface Furniture {
  readonly mark: Mark;
  readonly at: Point;
}

export interface Geometry {
  readonly tile: Tile;
  readonly rot: number;
  readonly cities: ReadonlyMap<string, City>;
  readonly river: River | null;
  readonly ways: Ways;
  readonly anchors: ReadonlyMap<string, Point>;
  readonly furniture: readonly Furniture[];
  /** What nothing may be planted on. */
  readonly taken: readonly Circle[];
  readonly at: (point: Point) => string;
  readonly room: (point: Point) => number;
  /** The area of a segment as a path in the unturned tile. */
  readonly area: (id: string) => string;
}

type Unturned = Geometry & { readonly ground: Ground };

/** The middle of a road, or a place before the bridge where another one crosses it there. */
function onRoad(line: Line, ends: boolean, ways: Ways): Point {
  if (ends) return nth(line, Math.floor(line.length * 0.45));
  const middle = nth(line, Math.floor(line.length / 2));
  const crossed = [...ways.roads.values()].some((other) => other !== line && near(other, middle) < 8);
  return crossed ? nth(line, Math.floor(line.length * 0.2)) : middle;
}

function anchorsOf(tile: Tile, ways: Ways, ground: Ground): Map<string, Point> {
  const anchors = new Map<string, Point>();
  for (const segment of tile.segments) {
    const line = ways.roads.get(segment.id);
    if (segment.kind === "monastery" && ways.monastery) anchors.set(segment.id, ways.monastery);
    else if (line) anchors.set(segment.id, onRoad(line, segment.edge.length === 1, ways));
    else if (segment.cathedral) anchors.set(segment.id, [79, 78]);
    else anchors.set(segment.id, innermost(ground, segment.id));
  }
  return anchors;
}

/** Looks for clear places, one after another, each keeping off the earlier ones. */
class Rooms {
  readonly taken: Circle[];

  constructor(
    private readonly ground: Ground,
    anchors: ReadonlyMap<string, Point>,
    ends: readonly Point[],
  ) {
    this.taken = ends.map(([x, y]): Circle => [x, y, 9]);
    for (const [id, [x, y]] of anchors) if (id !== "w0") this.taken.push([x, y, id.startsWith("c") ? 12 : 9]);
  }

  take([x, y]: Point, r: number): Point {
    this.taken.push([x, y, r]);
    return [x, y];
  }

  /** The clearest point of a segment; `wide` things need room on all four sides, for they stay upright. */
  clear(id: string, need: number, wide = 0): Point {
    let best = Number.NEGATIVE_INFINITY;
    let where: Point | null = null;
    for (const point of this.ground.cells(id)) {
      const value = this.worth(point, id, need, wide);
      if (value > best) [best, where] = [value, point];
    }
    return this.take(where ?? [50, 50], need);
  }

  private worth(point: Point, id: string, need: number, wide: number): number {
    const [x, y] = point;
    const room = this.ground.room(point);
    let value = Math.min(room, need, Math.min(x, y, 100 - x, 100 - y) - 1);
    if (wide) {
      for (const [dx, dy] of STEPS) {
        const beside: Point = [x + dx * wide, y + dy * wide];
        const out = Math.min(...beside) < 0 || Math.max(...beside) > 99;
        const same = !out && this.ground.at(beside) === id;
        value = Math.min(value, same ? this.ground.room(beside) : -4);
      }
    }
    for (const other of this.taken) value = Math.min(value, dist(point, other) - other[2] - need * 0.5 + 4);
    return value + Math.min(room, 22) * 0.04 - dist(point, [50, 50]) * 0.03;
  }

  /** Beside a road, on a field: where an inn stands. */
  beside(line: Line, share: number, fields: readonly string[]): Point {
    const middle = nth(line, Math.floor(line.length * share));
    let best = Number.NEGATIVE_INFINITY;
    let where: Point = middle;
    for (const point of fields.flatMap((id) => this.ground.cells(id))) {
      const value = Math.min(this.ground.room(point), 10) * 2 - Math.abs(dist(point, middle) - 17);
      if (value > best) [best, where] = [value, point];
    }
    return this.take(where, 11);
  }
}

/** What a segment carries. */
function furnishSegment(segment: Segment, ways: Ways, rooms: Rooms, fields: readonly string[]): Furniture[] {
  const { id, cathedral, pennants, goods, inn, sheep, edge } = segment;
  const found: Furniture[] = [];
  if (cathedral) {
    rooms.take([50, 44], 24);
    rooms.take([79, 74], 10);
    found.push({ mark: "cathedral", at: [50, 46] });
  }
  if (pennants) found.push({ mark: "pennant", at: rooms.clear(id, 8) });
  if (goods) found.push({ mark: goods, at: rooms.clear(id, 9) });
  const road = ways.roads.get(id);
  if (inn && road) found.push({ mark: "inn", at: rooms.beside(road, edge.length === 1 ? 0.6 : 0.5, fields) });
  if (sheep) found.push({ mark: "sheep", at: rooms.clear(id, 8) });
  return found;
}

function furnish(tile: Tile, ways: Ways, ground: Ground, rooms: Rooms): Furniture[] {
  const fields = tile.segments.filter((segment) => segment.kind === "field").map((segment) => segment.id);
  const found = tile.segments.flatMap((segment) => furnishSegment(segment, ways, rooms, fields));
  const largest = fields.sort((a, b) => ground.cells(b).length - ground.cells(a).length)[0];
  if (largest && tile.vineyard) found.push({ mark: "vineyard", at: rooms.clear(largest, 12, 11) });
  if (largest && tile.hill) found.push({ mark: "hill", at: rooms.clear(largest, 12, 12) });
  return found;
}

function shape(tile: Tile): Unturned {
  const next = seeded(hashOf(tile.id));
  const cities = new Map<string, City>();
  for (const segment of tile.segments)
    if (segment.kind === "city") cities.set(segment.id, cityOutline(tile, segment, next));
  const walls = [...cities.values()].flatMap((city) => city.walls);
  const river = riverOf(tile, next);
  const ways = waysOf(tile, walls, next);
  const ground = groundOf(tile, { cities, river, ways });
  const anchors = anchorsOf(tile, ways, ground);
  const rooms = new Rooms(ground, anchors, [...ways.gates, ...ways.houses]);
  const furniture = furnish(tile, ways, ground, rooms);
  const area = (id: string): string => rowsOf(ground, id);
  const { at, room } = ground;
  return {
    tile,
    rot: 0,
    cities,
    river,
    ways,
    anchors,
    furniture,
    taken: rooms.taken,
    at,
    room,
    area,
    ground,
  };
}

const shapes = new Map<string, Unturned>();
const turns = new Map<string, Geometry>();

function shapeOf(tile: Tile): Unturned {
  let known = shapes.get(tile.id);
  if (!known) {
    known = shape(tile);
    shapes.set(tile.id, known);
  }
  return known;
}

const mapped = <V>(map: ReadonlyMap<string, V>, change: (value: V) => V): Map<string, V> =>
  new Map([...map].map(([key, value]) => [key, change(value)]));

/** The geometry of a tile after so many quarter turns clockwise. */
export function geometryOf(tile: Tile, rot: number): Geometry {
  const key = `${tile.id}/${rot}`;
  const known = turns.get(key);
  if (known) return known;
  const unturned = shapeOf(tile);
  const turn = (point: Point): Point => turned(point, rot);
  const back = (point: Point): Point => turned(point, (4 - rot) % 4);
  const line = (points: Line): Line => points.map(turn);
  const maybe = (point: Point | null): Point | null => point && turn(point);
  const { river, ways } = unturned;
  const made: Geometry = {
    tile,
    rot,
    cities: mapped(unturned.cities, ({ poly, walls }) => ({ poly: line(poly), walls: walls.map(line) })),
    river: river && { line: line(river.line), pond: maybe(river.pond), spring: river.spring },
    ways: {
      roads: mapped(ways.roads, line),
      gates: ways.gates.map(turn),
      houses: ways.houses.map(turn),
      junction: maybe(ways.junction),
      monastery: maybe(ways.monastery),
    },
    anchors: mapped(unturned.anchors, turn),
    furniture: unturned.furniture.map(({ mark, at }) => ({ mark, at: turn(at) })),
    taken: unturned.taken.map(([x, y, r]): Circle => [...turn([x, y]), r]),
    at: (point) => unturned.at(back(point)),
    room: (point) => unturned.room(back(point)),
    area: unturned.area,
  };
  turns.set(key, made);
  return made;
}

/** The segment at a point of a turned tile; buildings count as what they belong to. */
export function segmentAt(geometry: Geometry, point: Point): string | null {
  const label = geometry.at(point);
  if (label === "m") return "monastery";
  return geometry.anchors.has(label) && label !== "w0" ? label : null;
}
