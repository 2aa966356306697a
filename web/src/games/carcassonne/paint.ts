/** A tile as layers of markup: flat ones for the whole landscape first, then everything that stands, sorted by its foot. */
import { freshId, hashed, INK, INKS, path, put, seeded } from "@/art/ink";
import {
  COLOURS,
  GATE,
  house,
  MARK_FOOT,
  MARKS,
  MONASTERY,
  stripField,
  TOWER,
  townPiece,
  tree,
  tuft,
} from "@/games/carcassonne/art";
import {
  type Circle,
  dist,
  drawn,
  hashOf,
  type Line,
  near,
  nth,
  type Point,
  shifted,
} from "@/games/carcassonne/curve";
import type { Tile } from "@/games/carcassonne/data";
import { type Geometry, geometryOf } from "@/games/carcassonne/geometry";
import type { River } from "@/games/carcassonne/ways";

const { stone, stoneDeep, water, waterDeep, parchment } = INKS;

export interface Layers {
  readonly flat: string;
  readonly standing: string;
}

const at = ([x, y]: Point, body: string): string => put(x, y, body);

const POND = "M-18,0C-19,-11 -6,-16 3,-14C15,-13 20,-4 17,4C14,14 2,16 -6,14C-14,13 -18,8 -18,0Z";
const WAVES = [
  [-3.6, "10 17", "#C3D8E2"],
  [1.2, "7 13", "#C3D8E2"],
  [4.6, "12 19", waterDeep],
] as const;

function paintRiver({ line, pond, spring }: River): string {
  const d = drawn(line);
  const bank = path(d, null, INK, 18.6) + (pond ? at(pond, path(POND, water, INK, 1.3)) : "");
  const waves = WAVES.map(([off, dash, colour]) =>
    path(
      drawn(shifted(line, off * 0.7, off)),
      null,
      colour,
      1,
      `stroke-dasharray="${dash}" stroke-linecap="round" stroke-dashoffset="${off * 9}"`,
    ),
  ).join("");
  if (!pond) return bank + path(d, null, water, 16) + waves;
  const ripples = "M-9,-5q3,-2 6,0M0,-8q3,-2 6,0M-4,3q3,-2 6,0M5,1q3,-2 6,0M-10,6q3,-2 5,0";
  const sign = spring
    ? path("M-12,-11l4,-6l5,2l3,-6l6,4l3,7", stoneDeep, INK, 1.1)
    : path("M8,9v-6M11,10v-7M9.4,10v-9", null, INKS.leafDeep, 1.2);
  return bank + path(d, null, water, 16) + waves + at(pond, path(ripples, null, parchment, 1) + sign);
}

const WELL =
  path("M-9,0A9,7.6 0 1 1 9,0A9,7.6 0 1 1 -9,0Z", COLOURS.road, INK, 1.3) +
  path("M-4,1A4,3 0 1 1 4,1A4,3 0 1 1 -4,1Z", stone, INK, 1) +
  path("M-2,1A2,1.4 0 1 1 2,1A2,1.4 0 1 1 -2,1Z", waterDeep, INK, 0.7);

function paintRoads({ ways }: Geometry): string {
  const lines = [...ways.roads.values()];
  const edge = lines.map((line) => path(drawn(line), null, INK, 10.4)).join("");
  const way = lines
    .map(
      (line) =>
        path(drawn(line), null, COLOURS.road, 7.8) +
        path(drawn(shifted(line, -0.9, -0.9)), null, "#CDB98F", 0.8, 'stroke-dasharray="5 9 2 7"'),
    )
    .join("");
  return edge + way + (ways.junction ? at(ways.junction, WELL) : "");
}

/** The road that goes over a bridge, by tile, and what it crosses. */
const BRIDGES: Readonly<Record<string, readonly [over: string, under: string | null]>> = {
  tb_24: ["r1", "r0"],
  river_bridge: ["r0", null],
  river_city_road: ["r0", null],
};

function paintBridge({ tile, ways, river }: Geometry): string {
  const bridge = BRIDGES[tile.id];
  if (!bridge) return "";
  const over = ways.roads.get(bridge[0]);
  const under = bridge[1] ? ways.roads.get(bridge[1]) : river?.line;
  if (!over || !under) return "";
  const d = drawn(over.filter((point) => near(under, point) < 14));
  return (
    path(d, null, INK, 18) +
    path(d, null, stone, 15.6) +
    path(d, null, INK, 15.6, 'stroke-dasharray=".9 4.2"') +
    path(d, null, INK, 10) +
    path(d, null, COLOURS.road, 7.6)
  );
}

function paintWall(wall: Line): string {
  const foot = shifted(wall, 0, 4.6);
  const face = drawn([...wall, ...foot.slice().reverse()], true);
  return (
    path(face, stoneDeep, INK, 5.4) +
    path(face, stoneDeep, stoneDeep, 2.8) +
    path(drawn(foot), null, "#8F8371", 1.4, 'stroke-dasharray="1.2 4.6"') +
    path(drawn(wall), null, INK, 5.4) +
    path(drawn(wall), null, COLOURS.wallTop, 3.2) +
    path(drawn(wall), null, INK, 3.2, 'stroke-dasharray=".9 3.6"')
  );
}

/** The top of a wall in gold, for a feature that is lit. */
export const goldWall = (wall: Line): string =>
  path(drawn(wall), null, INK, 6.2) +
  path(drawn(wall), null, "#F0C036", 4) +
  path(drawn(wall), null, INK, 4, 'stroke-dasharray=".9 3.6"');

/** Where towers stand: on the ends of walls. */
export const wallEnds = (geometry: Geometry): Point[] =>
  [...geometry.cities.values()].flatMap((city) =>
    city.walls.flatMap((wall) => [nth(wall, 0), nth(wall, -1)]),
  );

interface Standing {
  readonly foot: number;
  readonly markup: string;
}

/** What always stands on a tile: walls, gates, houses at road ends, the monastery, things with a meaning. */
function fixtures(geometry: Geometry, next: () => number): Standing[] {
  const { ways } = geometry;
  const found: Standing[] = [];
  const stand = ([x, y]: Point, markup: string): void =>
    void found.push({ foot: y, markup: put(x, y, markup) });
  for (const { walls } of geometry.cities.values())
    for (const wall of walls)
      found.push({ foot: nth(wall, Math.floor(wall.length / 2))[1] - 6, markup: paintWall(wall) });
  for (const [x, y] of ways.gates) stand([x, y + 4.5], GATE);
  for (const [x, y] of ways.houses) stand([x, y + 3], house(next, 1.35));
  if (ways.monastery) stand([ways.monastery[0], ways.monastery[1] + 10], MONASTERY);
  for (const { mark, at: place } of geometry.furniture) {
    const [sort, down] = MARK_FOOT[mark];
    found.push({ foot: place[1] + sort, markup: put(place[0], place[1] + down, MARKS[mark]) });
  }
  return found;
}

/** Houses, trees, strip fields and grass, wherever there is room; seeded by tile and cell, so nothing jumps. */
class Garden {
  readonly standing: Standing[] = [];
  flat = "";
  private readonly taken: Circle[];

  constructor(
    private readonly geometry: Geometry,
    private readonly next: () => number,
  ) {
    const { ways } = geometry;
    const kept = (points: readonly Point[], r: number): Circle[] => points.map(([x, y]) => [x, y, r]);
    this.taken = [
      ...geometry.taken,
      ...kept(ways.gates, 10),
      ...kept(ways.houses, 9),
      ...kept(ways.monastery ? [ways.monastery] : [], 17),
      ...kept(ways.junction ? [ways.junction] : [], 10),
    ];
  }

  private free(point: Point, room: number): boolean {
    return this.taken.every((other) => dist(point, other) > other[2] + room);
  }

  private place(): Point {
    return [this.next() * 100, this.next() * 100];
  }

  private stand([x, y]: Point, keep: number, down: number, markup: string): void {
    this.taken.push([x, y, keep]);
    this.standing.push({ foot: y + down, markup: put(x, y + down, markup) });
  }

  town(tries = 170): void {
    for (let i = 0; i < tries; i++) {
      const point = this.place();
      if (!this.geometry.cities.has(this.geometry.at(point))) continue;
      const room = this.geometry.room(point);
      const within = point[0] > 5 && point[0] < 95 && point[1] > 7 && point[1] < 99;
      if (room > 4.6 && within && this.free(point, 4.6))
        this.stand(point, 5.2, 3, townPiece(this.next, room));
    }
  }

  private isField(point: Point): boolean {
    return this.geometry.at(point).startsWith("f");
  }

  strips(): void {
    for (let i = 0; i < 14; i++) {
      const point = this.place();
      const within = Math.min(...point) > 13 && Math.max(...point) < 87;
      if (!this.isField(point) || this.geometry.room(point) <= 13 || !this.free(point, 9)) continue;
      if (!within || this.next() > 0.6) continue;
      this.taken.push([...point, 13]);
      this.flat += at(point, stripField(this.next));
    }
  }

  green(): void {
    for (let i = 0; i < 60; i++) {
      const point = this.place();
      if (!this.isField(point) || this.geometry.room(point) <= 4.2 || !this.free(point, 3)) continue;
      if (this.next() < 0.34) this.stand(point, 5, 2, tree(this.next));
      else {
        this.taken.push([...point, 3.4]);
        this.flat += at(point, tuft(this.next));
      }
    }
  }
}

/** Two pale washes, so that a field is not one flat colour. */
function washes(next: () => number): string {
  let out = "";
  for (const colour of [COLOURS.fieldPale, COLOURS.fieldDeep]) {
    const [x, y] = [20 + next() * 60, 20 + next() * 60];
    out += `<ellipse cx="${Math.round(x)}" cy="${Math.round(y)}" rx="${Math.round(14 + next() * 20)}" ry="${Math.round(10 + next() * 14)}" fill="${colour}" opacity=".33"/>`;
  }
  return out;
}

const SQUARE = '<path d="M0 0H100V100H0Z"';
const known = new Map<string, Layers>();

/** The layers of a tile on a cell; `towers` only where the tile lies alone. */
export function layersOf(tile: Tile, rot: number, x = 0, y = 0, towers = false): Layers {
  const key = `${tile.id}/${rot}/${x}/${y}/${towers}`;
  const before = known.get(key);
  if (before) return before;
  const geometry = geometryOf(tile, rot);
  const next = seeded(hashed(hashOf(tile.id), x, y));
  const standing = fixtures(geometry, next);
  const garden = new Garden(geometry, next);
  garden.town();
  garden.strips();
  garden.green();
  standing.push(...garden.standing);
  if (towers)
    for (const [px, py] of wallEnds(geometry))
      standing.push({ foot: py - 2, markup: put(px, py + 4, TOWER) });
  const town = [...geometry.cities.values()]
    .map(({ poly }) => path(drawn(poly, true), COLOURS.town))
    .join("");
  const layers: Layers = {
    flat:
      `${SQUARE} fill="${COLOURS.field}"/>` +
      washes(next) +
      garden.flat +
      (geometry.river ? paintRiver(geometry.river) : "") +
      town +
      paintRoads(geometry) +
      paintBridge(geometry),
    standing: standing
      .sort((a, b) => a.foot - b.foot)
      .map((one) => one.markup)
      .join(""),
  };
  known.set(key, layers);
  return layers;
}

/** A tile as one closed picture of 100 × 100: in the hand, as a ghost, in a closer look. */
export function tileAlone(tile: Tile, rot: number): string {
  const clip = freshId("tile");
  const { flat, standing } = layersOf(tile, rot, 0, 0, true);
  const under = tile.hill
    ? `<rect x="2.5" y="4.5" width="100" height="100" rx="2.5" fill="#D9C9A6" stroke="${INK}" stroke-width="1.2"/>`
    : "";
  return (
    `<clipPath id="${clip}"><rect width="100" height="100" rx="2.5"/></clipPath>${under}` +
    `<g clip-path="url(#${clip})">${flat}${standing}</g>` +
    `<rect width="100" height="100" rx="2.5" fill="none" stroke="${INK}" stroke-width="1.6"/>`
  );
}
