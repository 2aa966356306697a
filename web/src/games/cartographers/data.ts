/** The cards, shapes and maps of Cartographers, read from the data of the game itself when the client is built. */

import ambushFile from "@games/cartographers/data/ambush_cards.json";
import exploreFile from "@games/cartographers/data/explore_cards.json";
import mapFile from "@games/cartographers/data/maps.json";
import scoringFile from "@games/cartographers/data/scoring_cards.json";
import seasonFile from "@games/cartographers/data/season_cards.json";
import sheetFile from "@games/cartographers/data/sheet.json";
import terrainFile from "@games/cartographers/data/terrains.json";
import type { Both } from "@/api/wire";

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
  readonly name: Both;
  readonly ruins: boolean;
  readonly time: number;
  readonly terrains: readonly Terrain[];
  readonly shapes: readonly CardShape[];
}

export interface AmbushCard {
  readonly id: string;
  readonly name: Both;
  readonly cells: readonly Place[];
  readonly clockwise: boolean;
}

export interface Season {
  readonly id: string;
  readonly name: Both;
  readonly limit: number;
  readonly edicts: readonly string[];
}

/** What a space must satisfy: every key that is given (clause.py names them all). */
export interface SpaceWhere {
  readonly on_map_edge?: boolean;
  readonly all_four_sides?: readonly string[];
  readonly adjacent_to_terrain?: Ground;
  readonly adjacent_to_feature?: string;
  readonly on_feature?: string;
  readonly linked_to_other?: { readonly terrain: Ground; readonly through_one_cluster_of: Ground };
}

/** What a cluster must satisfy: every key that is given. */
export interface ClusterWhere {
  readonly min_size?: number;
  readonly touches_none_of?: readonly string[];
  readonly min_distinct_adjacent_terrains?: number;
  readonly counted?: readonly Ground[];
}

type Line = "row" | "column";
type Edge = "left" | "right" | "top" | "bottom";

/** One clause of a scoring card, as the data writes it; `scoring.ts` says what it is worth. */
export type Clause =
  | {
      readonly type: "per_space";
      readonly select: { readonly terrain?: Ground; readonly empty?: boolean };
      readonly where: SpaceWhere;
      readonly points: number;
    }
  | {
      readonly type: "per_cluster";
      readonly select: { readonly terrain: Ground };
      readonly where: ClusterWhere;
      readonly points: number;
    }
  | {
      readonly type: "per_space_of_ranked_cluster";
      readonly select: { readonly terrain: Ground };
      readonly eligible: ClusterWhere;
      readonly rank: number;
      readonly points: number;
    }
  | {
      readonly type: "per_line_containing";
      readonly lines: readonly Line[];
      readonly contains: { readonly terrain: Ground; readonly min: number };
      readonly points: number;
    }
  | { readonly type: "per_complete_line"; readonly lines: readonly Line[]; readonly points: number }
  | { readonly type: "largest_filled_square"; readonly points_per_space_of_one_side: number }
  | {
      readonly type: "per_complete_diagonal";
      readonly from_edge: Edge;
      readonly to_edge: Edge;
      readonly step: readonly [number, number];
      readonly points: number;
    };

export interface ScoringCard {
  readonly id: string;
  readonly name: Both;
  readonly text: Both;
  readonly effect: readonly Clause[];
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
    // The rules do not import with a clause that is not one of these, so the file holds nothing else.
    effect: card.effect as unknown as readonly Clause[],
  })),
);

export const MAP_NAMES: ReadonlyMap<string, Both> = new Map(mapFile.maps.map((map) => [map.side, map.name]));

export const GROUND_NAMES: ReadonlyMap<string, Both> = new Map(
  [...terrainFile.terrains, ...terrainFile.printed_features].map((terrain) => [terrain.id, terrain.name]),
);

export const COIN_TRACK = sheetFile.coin_track.count;
export const EDICT_LETTERS = ["A", "B", "C", "D"] as const;

const NOBODY: Both = { en: "", cs: "" };
export const groundName = (id: string): Both => GROUND_NAMES.get(id) ?? NOBODY;
