/** What the server shows of Carcassonne (view.py), and the landscape in it by cells. */
import type { View } from "@/api/wire";
import { type Tile, tileNamed } from "@/games/carcassonne/data";
import type { FigureView, PlayerView, Projection, PublicView, TileView } from "@/games/carcassonne/types";

export type { FigureView, PlayerView, Projection, PublicView, TileView };

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
