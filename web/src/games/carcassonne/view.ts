/** What the server shows of Carcassonne (view.py), and the landscape in it by cells. */
import type { View } from "@/api/wire";
import { type Tile, tileNamed } from "@/games/carcassonne/data";

export interface PlayerView {
  readonly colour: string;
  readonly score: number;
  readonly supply: Readonly<Record<string, number>>;
  readonly goods: Readonly<Record<string, number>>;
}

export interface TileView {
  readonly x: number;
  readonly y: number;
  readonly tile: string;
  readonly rot: number;
}

export interface FigureView {
  readonly x: number;
  readonly y: number;
  readonly seat: number;
  readonly figure: string;
  readonly feature: string;
  readonly segment: string;
  readonly flock: readonly string[];
}

export interface Projection {
  readonly feature: string;
  readonly places: readonly (readonly [number, number])[];
  readonly open_ends: number;
  readonly strengths: readonly number[];
  readonly seats: readonly number[];
  readonly points: readonly number[];
  readonly complete_points: number | null;
}

export interface PublicView {
  readonly active: number;
  readonly part: number;
  readonly players: readonly PlayerView[];
  readonly drawn: string | null;
  readonly number: number;
  readonly pile: number;
  readonly river_pile: number;
  readonly buried: number;
  readonly discarded: readonly string[];
  readonly unseen: Readonly<Record<string, number>>;
  readonly tiles: readonly TileView[];
  readonly free: readonly (readonly [number, number])[];
  readonly last: readonly [number, number] | null;
  readonly figures: readonly FigureView[];
  readonly claims: readonly Projection[];
  readonly flock_tokens: Readonly<Record<string, number>>;
  readonly wheel: {
    readonly sector: string;
    readonly crowns: Readonly<Record<string, number | null>>;
  } | null;
}

/** The server promises this shape; the page never makes one up. */
export const publicOf = (view: View): PublicView => view.public as PublicView;

/** A tile where it lies. */
export interface Laid {
  readonly x: number;
  readonly y: number;
  readonly rot: number;
  readonly tile: Tile;
}

export type Land = ReadonlyMap<string, Laid>;

export const cellKey = (x: number, y: number): string => `${x},${y}`;

const lands = new WeakMap<PublicView, Land>();

export function landOf(seen: PublicView): Land {
  const known = lands.get(seen);
  if (known) return known;
  const land = new Map<string, Laid>();
  for (const { x, y, tile: name, rot } of seen.tiles) {
    const tile = tileNamed(name, x, y);
    if (tile) land.set(cellKey(x, y), { x, y, rot, tile });
  }
  lands.set(seen, land);
  return land;
}

/** The name of a tile in the hand, without what distinguishes copies. */
export function drawnTile(seen: PublicView): Tile | null {
  return seen.drawn ? (tileNamed(seen.drawn, -1, -1) ?? null) : null;
}
