/** The cards, shapes and maps of Cartographers, read from the data of the game itself when the client is built. */

import ambushFileShipped from "@games/cartographers/data/ambush_cards.json";
import exploreFileShipped from "@games/cartographers/data/explore_cards.json";
import mapFileShipped from "@games/cartographers/data/maps.json";
import scoringFileShipped from "@games/cartographers/data/scoring_cards.json";
import seasonFileShipped from "@games/cartographers/data/season_cards.json";
import sheetFileShipped from "@games/cartographers/data/sheet.json";
import terrainFileShipped from "@games/cartographers/data/terrains.json";
import { corrected } from "@/api/corrections";
import type { Words } from "@/api/wire";

const ambushFile = corrected("cartographers", "ambush_cards.json", ambushFileShipped);
const exploreFile = corrected("cartographers", "explore_cards.json", exploreFileShipped);
const mapFile = corrected("cartographers", "maps.json", mapFileShipped);
const scoringFile = corrected("cartographers", "scoring_cards.json", scoringFileShipped);
const seasonFile = corrected("cartographers", "season_cards.json", seasonFileShipped);
const sheetFile = corrected("cartographers", "sheet.json", sheetFileShipped);
const terrainFile = corrected("cartographers", "terrains.json", terrainFileShipped);

/** Row and column, zero-based. */
export type Place = readonly [row: number, column: number];

/** The drawable terrains, in the order in which a sheet lists them. */
export const TERRAINS = ["forest", "village", "farm", "water", "monster"] as const;
export type Terrain = (typeof TERRAINS)[number];
export type Ground = Terrain | "mountain";

export interface CardShape {
  readonly cells: readonly Place[];
  readonly coin: number;
}

export interface ExploreCard {
  readonly id: string;
  readonly name: Words;
  readonly ruins: boolean;
  readonly time: number;
  readonly terrains: readonly Terrain[];
  readonly shapes: readonly CardShape[];
}

export interface AmbushCard {
  readonly id: string;
  readonly name: Words;
  readonly cells: readonly Place[];
  readonly clockwise: boolean;
}

export interface Season {
  readonly id: string;
  readonly name: Words;
  readonly limit: number;
  readonly edicts: readonly string[];
}

export interface ScoringCard {
  readonly id: string;
  readonly name: Words;
  readonly text: Words;
}

const byId = <T extends { id: string }>(cards: readonly T[]): ReadonlyMap<string, T> =>
  new Map(cards.map((card) => [card.id, card]));

const places = (cells: readonly (readonly number[])[]): Place[] =>
  cells.map(([row, column]) => [row ?? 0, column ?? 0] as const);

const isTerrain = (id: string): id is Terrain => (TERRAINS as readonly string[]).includes(id);

export const EXPLORE = byId<ExploreCard>(
  exploreFile.cards.map((card) => ({
    id: card.id,
    name: card.name,
    ruins: card.kind === "ruins",
    time: card.time,
    terrains: (card.terrains as readonly string[]).filter(isTerrain),
    shapes: card.shapes.map((shape) => ({ cells: places(shape.cells), coin: shape.coin })),
  })),
);

export const AMBUSH = byId<AmbushCard>(
  ambushFile.cards.map((card) => ({
    id: card.id,
    name: card.name,
    cells: places(card.cells),
    clockwise: card.pass_direction === "clockwise",
  })),
);

export const SEASONS: readonly Season[] = seasonFile.cards.map((card) => ({
  id: card.id,
  name: card.name,
  limit: card.time_limit,
  edicts: card.edicts,
}));

export const SCORING = byId<ScoringCard>(
  scoringFile.cards.map((card) => ({
    id: card.id,
    name: card.name,
    text: card.text,
  })),
);

export const MAP_NAMES: ReadonlyMap<string, Words> = new Map(mapFile.maps.map((map) => [map.side, map.name]));

export const GROUND_NAMES: ReadonlyMap<string, Words> = new Map(
  [...terrainFile.terrains, ...terrainFile.printed_features].map((terrain) => [terrain.id, terrain.name]),
);

export const COIN_TRACK = sheetFile.coin_track.count;
export const EDICT_LETTERS = ["A", "B", "C", "D"] as const;

const NOBODY: Words = { en: "", cs: "" };
export const groundName = (id: string): Words => GROUND_NAMES.get(id) ?? NOBODY;
