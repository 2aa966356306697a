/** The tiles, the wheel board, figures of Carcassonne, read from the data of the game when the client is built. */
import baseFiguresShipped from "@games/carcassonne/data/figures.json";
import hillsSheepDataShipped from "@games/carcassonne/data/hills_sheep.json";
import innsDataShipped from "@games/carcassonne/data/inns_cathedrals.json";
import baseShipped from "@games/carcassonne/data/tiles_base.json";
import hillsSheepShipped from "@games/carcassonne/data/tiles_hills_sheep.json";
import innsCathedralsShipped from "@games/carcassonne/data/tiles_inns_cathedrals.json";
import riverShipped from "@games/carcassonne/data/tiles_river.json";
import tradersBuildersShipped from "@games/carcassonne/data/tiles_traders_builders.json";
import wheelTilesShipped from "@games/carcassonne/data/tiles_wheel.json";
import tradersDataShipped from "@games/carcassonne/data/traders_builders.json";
import wheelBoardShipped from "@games/carcassonne/data/wheel_board.json";
import { corrected } from "@/api/corrections";
import type { Words } from "@/api/wire";

const baseFigures = corrected("carcassonne", "figures.json", baseFiguresShipped);
const hillsSheepData = corrected("carcassonne", "hills_sheep.json", hillsSheepDataShipped);
const innsData = corrected("carcassonne", "inns_cathedrals.json", innsDataShipped);
const base = corrected("carcassonne", "tiles_base.json", baseShipped);
const hillsSheep = corrected("carcassonne", "tiles_hills_sheep.json", hillsSheepShipped);
const innsCathedrals = corrected("carcassonne", "tiles_inns_cathedrals.json", innsCathedralsShipped);
const river = corrected("carcassonne", "tiles_river.json", riverShipped);
const tradersBuilders = corrected("carcassonne", "tiles_traders_builders.json", tradersBuildersShipped);
const wheelTiles = corrected("carcassonne", "tiles_wheel.json", wheelTilesShipped);
const tradersData = corrected("carcassonne", "traders_builders.json", tradersDataShipped);
const wheelBoard = corrected("carcassonne", "wheel_board.json", wheelBoardShipped);

export const GOODS = ["wine", "grain", "cloth"] as const;
export type Goods = (typeof GOODS)[number];

/** Edges and half-edges by number, clockwise from the north-west corner. */
const EDGES = ["N", "E", "S", "W"];
const HALVES = ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"];
export const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

export type Kind = "city" | "road" | "river" | "field" | "monastery";

/** One piece of landscape on a tile. */
export interface Segment {
  readonly id: string;
  readonly kind: Kind;
  /** Half-edges of a city or field. */
  readonly half: readonly number[];
  /** Edges of a city, road or river. */
  readonly edge: readonly number[];
  readonly pennants: number;
  readonly cathedral: boolean;
  readonly inn: boolean;
  readonly goods: Goods | null;
  readonly sheep: number;
  /** The cities of the tile that a field borders. */
  readonly cities: readonly string[];
}

export type EdgeKind = "city" | "road" | "river" | "field";

export interface Tile {
  readonly id: string;
  readonly name: Words;
  readonly edges: readonly EdgeKind[];
  readonly segments: readonly Segment[];
  readonly monastery: boolean;
  readonly hill: boolean;
  readonly vineyard: boolean;
  /** A cell of the wheel board: its roads run to the wheel, its inner edges are nobody's. */
  readonly board: boolean;
}

const PLAIN: Omit<Segment, "id" | "kind"> = {
  half: [],
  edge: [],
  pennants: 0,
  cathedral: false,
  inn: false,
  goods: null,
  sheep: 0,
  cities: [],
};

const halfNumbers = (names: readonly string[]): number[] => names.map((name) => HALVES.indexOf(name));
const edgeNumbers = (names: readonly string[]): number[] => names.map((name) => EDGES.indexOf(name));
const edgesOf = (half: readonly number[]): number[] => [...new Set(half.map((h) => h >> 1))];
const goodsNamed = (name: string | null): Goods | null => GOODS.find((goods) => goods === name) ?? null;

/** A tile as the files write it. */
interface Printed {
  readonly id: string;
  readonly name: Words;
  readonly edges: { readonly N: string; readonly E: string; readonly S: string; readonly W: string };
  readonly cities: readonly {
    readonly id: string;
    readonly half_edges: readonly string[];
    readonly pennants: number;
    readonly cathedral: boolean;
    readonly goods: string | null;
  }[];
  readonly roads: readonly {
    readonly id: string;
    readonly edges: readonly string[];
    readonly inn: boolean;
  }[];
  readonly rivers: readonly { readonly id: string; readonly edges: readonly string[] }[];
  readonly fields: readonly {
    readonly id: string;
    readonly half_edges: readonly string[];
    readonly cities: readonly string[];
    readonly sheep: number;
  }[];
  readonly monastery: boolean;
  readonly hill: boolean;
  readonly vineyard: boolean;
}

const edgeKind = (name: string): EdgeKind =>
  name === "city" || name === "road" || name === "river" ? name : "field";

function readTile(tile: Printed): Tile {
  const cities = tile.cities.map((city): Segment => {
    const half = halfNumbers(city.half_edges);
    const { id, pennants, cathedral } = city;
    const goods = goodsNamed(city.goods);
    return { ...PLAIN, id, kind: "city", half, edge: edgesOf(half), pennants, cathedral, goods };
  });
  const roads = tile.roads.map(
    ({ id, edges, inn }): Segment => ({ ...PLAIN, id, kind: "road", edge: edgeNumbers(edges), inn }),
  );
  const rivers = tile.rivers.map(
    ({ id, edges }): Segment => ({ ...PLAIN, id, kind: "river", edge: edgeNumbers(edges) }),
  );
  const fields = tile.fields.map((field): Segment => {
    const { id, cities: beside, sheep } = field;
    return { ...PLAIN, id, kind: "field", half: halfNumbers(field.half_edges), cities: beside, sheep };
  });
  const monastery: Segment[] = tile.monastery ? [{ ...PLAIN, id: "monastery", kind: "monastery" }] : [];
  const { N, E, S, W } = tile.edges;
  return {
    id: tile.id,
    name: tile.name,
    edges: [N, E, S, W].map(edgeKind),
    segments: [...cities, ...roads, ...rivers, ...fields, ...monastery],
    monastery: tile.monastery,
    hill: tile.hill,
    vineyard: tile.vineyard,
    board: false,
  };
}

const FILES: readonly { readonly tiles: readonly Printed[] }[] = [
  base,
  innsCathedrals,
  tradersBuilders,
  hillsSheep,
  wheelTiles,
  river,
];

export const TILES: ReadonlyMap<string, Tile> = new Map(
  FILES.flatMap((file) => file.tiles.map((tile) => [tile.id, readTile(tile)] as const)),
);

// The wheel board: one little tile a cell

export const BOARD_ID = wheelBoard.id;
export const BOARD_SIZE = 4;

export interface Sector {
  readonly id: string;
  readonly name: Words;
  readonly crowns: readonly string[];
}

export const SECTORS: readonly Sector[] = wheelBoard.sectors.map(({ id, name, crown_spaces }) => ({
  id,
  name,
  crowns: crown_spaces,
}));

type Exposed = readonly (readonly (string | number)[])[];
const namesAt = (exposed: Exposed, x: number, y: number): string[] =>
  exposed.filter((at) => at[0] === x && at[1] === y).map((at) => String(at[2]));
const liesAt = (cells: readonly (readonly number[])[], x: number, y: number): boolean =>
  cells.some((cell) => cell[0] === x && cell[1] === y);

function readCell(x: number, y: number): Tile {
  const cities = wheelBoard.cities
    .filter((city) => liesAt(city.cells, x, y))
    .map((city): Segment => {
      const edge = edgeNumbers(namesAt(city.exposed, x, y));
      const half = edge.flatMap((e) => [2 * e, 2 * e + 1]);
      return { ...PLAIN, id: city.id, kind: "city", half, edge, pennants: city.pennants };
    });
  const roads = wheelBoard.roads
    .filter((road) => liesAt(road.cells, x, y))
    .map((road): Segment => {
      const edge = edgeNumbers(namesAt(road.exposed, x, y));
      return { ...PLAIN, id: road.id, kind: "road", edge };
    });
  const fields = wheelBoard.fields.flatMap((field): Segment[] => {
    const half = halfNumbers(namesAt(field.exposed, x, y));
    const beside = field.cities.filter((id) => cities.some((city) => city.id === id));
    return half.length || beside.length
      ? [{ ...PLAIN, id: field.id, kind: "field", half, cities: beside }]
      : [];
  });
  const edges = EDGES.map((_, e): EdgeKind => {
    if (cities.some((city) => city.edge.includes(e))) return "city";
    return roads.some((road) => road.edge.includes(e)) ? "road" : "field";
  });
  const segments = [...cities, ...roads, ...fields];
  const id = `${BOARD_ID}/${x}/${y}`;
  return {
    id,
    name: wheelBoard.name,
    edges,
    segments,
    monastery: false,
    hill: false,
    vineyard: false,
    board: true,
  };
}

const BOARD_CELLS: readonly Tile[] = Array.from({ length: BOARD_SIZE * BOARD_SIZE }, (_, i) =>
  readCell(i % BOARD_SIZE, Math.floor(i / BOARD_SIZE)),
);

/** The tile of that name on that cell: the wheel board has a different one on each of its cells. */
export function tileNamed(id: string, x: number, y: number): Tile | undefined {
  return id === BOARD_ID ? BOARD_CELLS[y * BOARD_SIZE + x] : TILES.get(id);
}

// Figures and tokens

export const FIGURES = ["follower", "big_follower", "builder", "piglet", "shepherd"] as const;
export type Figure = (typeof FIGURES)[number];

export const figureNamed = (name: unknown): Figure => FIGURES.find((figure) => figure === name) ?? "follower";

interface FigureData {
  readonly name: Words;
  readonly supply: number;
}

export const FIGURE_DATA: ReadonlyMap<string, FigureData> = new Map(
  [baseFigures, innsData, tradersData, hillsSheepData].flatMap((file) =>
    file.figures.map(({ id, name, supply }) => [id, { name, supply }] as const),
  ),
);

export const ROLES: Readonly<Record<string, Words>> =
  baseFigures.figures.find((figure) => figure.id === "follower")?.roles ?? {};

export const GOODS_NAMES: ReadonlyMap<string, Words> = new Map(
  tradersData.goods.map(({ id, name }) => [id, name]),
);

/** How many sheep a flock token shows; a wolf shows none. */
export const SHEEP: ReadonlyMap<string, number> = new Map(
  hillsSheepData.flock.map(({ id, value }) => [id, value]),
);
