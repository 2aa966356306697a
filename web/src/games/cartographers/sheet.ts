/** A view of Cartographers turned into cells: what is printed, what is drawn, who touches whom. */
import type { View } from "@/api/wire";
import {
  EDICT_LETTERS,
  type Ground,
  SCORING,
  type ScoringCard,
  SEASONS,
  type Season,
  TERRAINS,
} from "@/games/cartographers/data";

export const SIZE = 11;
export const SPACES = SIZE * SIZE;
const ROWS = "ABCDEFGHIJK";

/** A space by its number, A1 is 0 and K11 is 120. */
export type Space = number;

/** What an edict would earn if it were scored now, and the spaces that make it. */
export interface Worth {
  readonly points: number;
  readonly spaces: readonly Space[];
}

export interface Sheet {
  /** What stands on every space; null is empty, drawn over or not. */
  readonly ground: readonly (Ground | "wasteland" | null)[];
  readonly ruins: ReadonlySet<Space>;
  readonly coins: number;
  readonly paid: ReadonlySet<Space>;
  /** Four numbers a season: first edict, second edict, coins, monsters. */
  readonly scores: readonly number[];
  /** The edicts from A to D; empty at tables where that is not told. */
  readonly edicts: readonly Worth[];
  /** Empty spaces beside a monster: each costs a star at the end of a season. */
  readonly haunted: readonly Space[];
}

/** The public part of a view, as games/cartographers/view.py sends it. */
export interface PublicView {
  readonly side: string;
  readonly edicts: readonly string[];
  readonly season: string;
  readonly limit: number;
  readonly time: number;
  readonly column: readonly string[];
  readonly card: string | null;
  readonly ambush: string | null;
  readonly ruins_pending: boolean;
  readonly deck: number;
  readonly ambush_deck: number;
  readonly raided: readonly string[];
  readonly mountains: string;
  readonly ruins: string;
  readonly wasteland: string;
  readonly sheets: readonly {
    readonly terrains: readonly string[];
    readonly filled: string;
    readonly coins: number;
    readonly mountains_paid: string;
    readonly scores: readonly number[];
    readonly edicts: readonly { readonly points: number; readonly spaces: string }[];
    readonly haunted: string;
  }[];
}

export const publicOf = (view: View): PublicView => view.public as PublicView;

/** The spaces of a set that is written as a hexadecimal number, one bit a space. */
export function spacesOf(hex: string): Space[] {
  const found: Space[] = [];
  for (let i = 0; i < hex.length; i++) {
    const digit = Number.parseInt(hex.charAt(hex.length - 1 - i), 16);
    for (let bit = 0; bit < 4; bit++) if (digit & (1 << bit)) found.push(4 * i + bit);
  }
  return found;
}

const remembered = new WeakMap<PublicView, Sheet[]>();

/** All sheets of a view; worked out once for each view. */
export function sheetsOf(view: View): readonly Sheet[] {
  const seen = publicOf(view);
  const known = remembered.get(seen);
  if (known) return known;
  const ruins = new Set(spacesOf(seen.ruins));
  const sheets = seen.sheets.map((drawn): Sheet => {
    const ground: (Ground | "wasteland" | null)[] = new Array(SPACES).fill(null);
    for (const space of spacesOf(seen.mountains)) ground[space] = "mountain";
    for (const space of spacesOf(seen.wasteland)) ground[space] = "wasteland";
    drawn.terrains.forEach((hex, i) => {
      for (const space of spacesOf(hex)) ground[space] = TERRAINS[i] ?? null;
    });
    return {
      ground,
      ruins,
      coins: drawn.coins,
      paid: new Set(spacesOf(drawn.mountains_paid)),
      scores: drawn.scores,
      edicts: drawn.edicts.map(({ points, spaces }) => ({ points, spaces: spacesOf(spaces) })),
      haunted: spacesOf(drawn.haunted),
    };
  });
  remembered.set(seen, sheets);
  return sheets;
}

export const seasonOf = (view: View): Season | undefined =>
  SEASONS.find((season) => season.id === publicOf(view).season);

/** The place of an edict in the row. */
const placeOf = (letter: string): number => (EDICT_LETTERS as readonly string[]).indexOf(letter);

/** The scoring card under an edict. */
export const edictCard = (view: View, letter: string): ScoringCard | undefined =>
  SCORING.get(publicOf(view).edicts[placeOf(letter)] ?? "");

/** The letters that score in the current season. */
export const scoredNow = (view: View): readonly string[] => seasonOf(view)?.edicts ?? [];

/** What an edict is worth on a sheet now, where that is told. */
export const edictOn = (sheet: Sheet, letter: string): Worth | undefined => sheet.edicts[placeOf(letter)];

export const rowOf = (space: Space): number => Math.floor(space / SIZE);
export const columnOf = (space: Space): number => space % SIZE;
export const spaceName = (space: Space): string => `${ROWS.charAt(rowOf(space))}${columnOf(space) + 1}`;
export const spaceNamed = (name: string): Space =>
  ROWS.indexOf(name.charAt(0)) * SIZE + Number(name.slice(1)) - 1;
export const rowName = (row: number): string => ROWS.charAt(row);

const NEIGHBOURS: readonly (readonly Space[])[] = Array.from({ length: SPACES }, (_, space) => {
  const row = rowOf(space);
  const column = columnOf(space);
  const around: Space[] = [];
  if (row > 0) around.push(space - SIZE);
  if (column > 0) around.push(space - 1);
  if (column < SIZE - 1) around.push(space + 1);
  if (row < SIZE - 1) around.push(space + SIZE);
  return around;
});

/** The spaces that share a side with this one. */
export const neighbours = (space: Space): readonly Space[] => NEIGHBOURS[space] ?? [];

/** Connected groups of spaces that satisfy something, in reading order. */
export function clusters(belongs: (space: Space) => boolean): Space[][] {
  const seen = new Set<Space>();
  const groups: Space[][] = [];
  for (let start = 0; start < SPACES; start++) {
    if (seen.has(start) || !belongs(start)) continue;
    const group: Space[] = [];
    const open = [start];
    seen.add(start);
    for (let space = open.pop(); space !== undefined; space = open.pop()) {
      group.push(space);
      for (const next of neighbours(space)) {
        if (!seen.has(next) && belongs(next)) {
          seen.add(next);
          open.push(next);
        }
      }
    }
    groups.push(group.sort((a, b) => a - b));
  }
  return groups;
}

/** The groups of one terrain on a sheet. */
export const terrainClusters = (sheet: Sheet, terrain: Ground): Space[][] =>
  clusters((space) => sheet.ground[space] === terrain);
