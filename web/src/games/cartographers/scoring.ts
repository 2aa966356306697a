/**
 * What a scoring card is worth on a sheet, and which spaces make it (CART-4.70 to CART-4.85).
 *
 * Points that count come from the server; this is what the preview shows before a shape is drawn and what lights up under
 * an edict. It reads the same clauses as the rules and is tested against their worked examples.
 */
import type { Clause, ClusterWhere, Ground, ScoringCard, SpaceWhere } from "@/games/cartographers/data";
import {
  columnOf,
  neighbours,
  rowOf,
  type Sheet,
  SIZE,
  SPACES,
  type Space,
  terrainClusters,
} from "@/games/cartographers/sheet";

/** Points and the spaces that make them. */
export interface Worth {
  readonly points: number;
  readonly spaces: readonly Space[];
}

const ALL: readonly Space[] = Array.from({ length: SPACES }, (_, space) => space);
const onEdge = (space: Space): boolean =>
  rowOf(space) % (SIZE - 1) === 0 || columnOf(space) % (SIZE - 1) === 0;
const ROWS = Array.from({ length: SIZE }, (_, row) => ALL.filter((space) => rowOf(space) === row));
const COLUMNS = Array.from({ length: SIZE }, (_, column) =>
  ALL.filter((space) => columnOf(space) === column),
);
const LINES = { row: ROWS, column: COLUMNS };
const EDGES = { left: COLUMNS[0], right: COLUMNS[SIZE - 1], top: ROWS[0], bottom: ROWS[SIZE - 1] };

const filled = (sheet: Sheet, space: Space): boolean => sheet.ground[space] !== null;
const beside = (sheet: Sheet, space: Space, ground: Ground): boolean =>
  neighbours(space).some((next) => sheet.ground[next] === ground);

const remembered = new WeakMap<Sheet, Map<string, Worth>>();

/** The stars of one card on this sheet; worked out once, for the preview asks at every move of the pointer. */
export function worth(card: ScoringCard, sheet: Sheet): Worth {
  const known = remembered.get(sheet) ?? new Map<string, Worth>();
  remembered.set(sheet, known);
  const found = known.get(card.id) ?? counted(card, sheet);
  known.set(card.id, found);
  return found;
}

function counted(card: ScoringCard, sheet: Sheet): Worth {
  const parts = card.effect.flatMap((clause) => earned(clause, sheet));
  const spaces = new Set(parts.flatMap((part) => part.spaces));
  return {
    points: parts.reduce((sum, part) => sum + part.points, 0),
    spaces: [...spaces].sort((a, b) => a - b),
  };
}

function earned(clause: Clause, sheet: Sheet): Worth[] {
  switch (clause.type) {
    case "per_space": {
      const { terrain } = clause.select;
      const wanted = terrain ?? null;
      const spaces = ALL.filter(
        (space) => sheet.ground[space] === wanted && satisfies(space, sheet, clause.where),
      );
      return [{ points: clause.points * spaces.length, spaces }];
    }
    case "per_cluster":
      return kept(sheet, clause.select.terrain, clause.where).map((spaces) => ({
        points: clause.points,
        spaces,
      }));
    case "per_space_of_ranked_cluster": {
      const bySize = kept(sheet, clause.select.terrain, clause.eligible).sort((a, b) => b.length - a.length);
      const spaces = bySize[clause.rank - 1] ?? [];
      return [{ points: clause.points * spaces.length, spaces }];
    }
    case "per_line_containing":
      return clause.lines
        .flatMap((kind) => LINES[kind])
        .map((line) => line.filter((space) => sheet.ground[space] === clause.contains.terrain))
        .filter((spaces) => spaces.length >= clause.contains.min)
        .map((spaces) => ({ points: clause.points, spaces }));
    case "per_complete_line":
      return complete(
        clause.lines.flatMap((kind) => LINES[kind]),
        sheet,
        clause.points,
      );
    case "per_complete_diagonal":
      return complete(diagonals(clause), sheet, clause.points);
    case "largest_filled_square": {
      const spaces = largestSquare(sheet);
      return [{ points: clause.points_per_space_of_one_side * Math.sqrt(spaces.length), spaces }];
    }
  }
}

function complete(lines: readonly (readonly Space[])[], sheet: Sheet, points: number): Worth[] {
  return lines
    .filter((line) => line.every((space) => filled(sheet, space)))
    .map((spaces) => ({ points, spaces }));
}

function satisfies(space: Space, sheet: Sheet, where: SpaceWhere): boolean {
  if (where.on_map_edge && !onEdge(space)) return false;
  if (where.all_four_sides && !neighbours(space).every((next) => filled(sheet, next))) return false;
  if (where.adjacent_to_terrain && !beside(sheet, space, where.adjacent_to_terrain)) return false;
  if (
    where.adjacent_to_feature &&
    !neighbours(space).some((next) => hasFeature(sheet, next, where.adjacent_to_feature))
  )
    return false;
  if (where.on_feature && !hasFeature(sheet, space, where.on_feature)) return false;
  if (where.linked_to_other) {
    const { terrain, through_one_cluster_of: between } = where.linked_to_other;
    return terrainClusters(sheet, between).some((group) => {
      const ends = new Set(group.flatMap(neighbours).filter((next) => sheet.ground[next] === terrain));
      return ends.size > 1 && ends.has(space);
    });
  }
  return true;
}

/** Ruins stay ruins whatever is drawn on them (CART-4.02). */
function hasFeature(sheet: Sheet, space: Space, feature: string | undefined): boolean {
  return feature === "ruins" ? sheet.ruins.has(space) : sheet.ground[space] === feature;
}

function kept(sheet: Sheet, terrain: Ground, where: ClusterWhere): Space[][] {
  return terrainClusters(sheet, terrain).filter((group) => {
    if (where.min_size !== undefined && group.length < where.min_size) return false;
    if (where.touches_none_of?.some((thing) => touches(sheet, group, thing))) return false;
    const many = where.min_distinct_adjacent_terrains;
    if (many === undefined) return true;
    const around =
      where.counted?.filter((ground) => group.some((space) => beside(sheet, space, ground))) ?? [];
    return around.length >= many;
  });
}

function touches(sheet: Sheet, group: readonly Space[], thing: string): boolean {
  if (thing === "map_edge") return group.some(onEdge);
  const ground = thing.slice("terrain:".length);
  return group.some((space) => neighbours(space).some((next) => sheet.ground[next] === ground));
}

function diagonals(clause: Extract<Clause, { type: "per_complete_diagonal" }>): Space[][] {
  const [down, right] = clause.step;
  const end = new Set(EDGES[clause.to_edge]);
  const lines = (EDGES[clause.from_edge] ?? []).map((start) => {
    const line: Space[] = [];
    let row = rowOf(start);
    let column = columnOf(start);
    while (row >= 0 && row < SIZE && column >= 0 && column < SIZE) {
      line.push(row * SIZE + column);
      row += down;
      column += right;
    }
    return line;
  });
  return lines.filter((line) => end.has(line.at(-1) ?? -1));
}

/** The largest square without an empty space, the first in reading order (CART-4.83). */
function largestSquare(sheet: Sheet): Space[] {
  // How large a filled square can begin at a space: one more than at its neighbours to the right, below, and both.
  const sides: number[] = new Array(SPACES).fill(0);
  for (let space = SPACES - 1; space >= 0; space--) {
    if (!filled(sheet, space)) continue;
    const inner = rowOf(space) < SIZE - 1 && columnOf(space) < SIZE - 1;
    const around = inner ? [sides[space + 1], sides[space + SIZE], sides[space + SIZE + 1]] : [0];
    sides[space] = 1 + Math.min(...around.map((side) => side ?? 0));
  }
  const side = Math.max(...sides);
  const corner = sides.indexOf(side);
  return ALL.filter((space) => {
    const down = rowOf(space) - rowOf(corner);
    const right = columnOf(space) - columnOf(corner);
    return down >= 0 && down < side && right >= 0 && right < side;
  });
}
