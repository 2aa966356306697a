/**
 * The features of a landscape as geometry: which segments run on in which.
 *
 * Nothing here knows a rule. It lets the board light a whole road under the pointer; whose it is, what it is worth and
 * whether it is complete comes from the server.
 */
import { type Kind, type Segment, STEPS } from "@/games/carcassonne/data";
import {
  cellKey,
  type Laid,
  type Land,
  landOf,
  type Projection,
  type PublicView,
} from "@/games/carcassonne/view";

export interface Part {
  readonly laid: Laid;
  readonly segment: Segment;
}

export interface Feature {
  readonly kind: Kind;
  readonly parts: readonly Part[];
}

export interface Features {
  readonly all: readonly Feature[];
  at(x: number, y: number, segment: string): Feature | undefined;
}

const partKey = (x: number, y: number, segment: string): string => `${x},${y}:${segment}`;

/** Segments as a forest: the root of a feature stands for all of it. */
class Forest {
  private readonly up = new Map<string, string>();

  add(key: string): void {
    this.up.set(key, key);
  }

  root(key: string): string {
    let at = key;
    for (let above = this.up.get(at); above !== undefined && above !== at; above = this.up.get(at))
      at = above;
    this.up.set(key, at);
    return at;
  }

  join(a: string, b: string): void {
    this.up.set(this.root(a), this.root(b));
  }
}

/** Where a segment meets the rim, turned with its tile: side and, for fields, which half. */
function strands({ kind, half, edge }: Segment, rot: number): [side: number, half: number][] {
  if (kind === "field") return half.map((h) => [((h >> 1) + rot) % 4, h & 1]);
  return edge.map((e) => [(e + rot) % 4, -1]);
}

/** The segments of a neighbour that a strand continues in. */
function continued(beside: Laid, kind: Kind, side: number, half: number): Segment[] {
  const back = ((side + 2) % 4) - beside.rot;
  const edge = (back + 4) % 4;
  return beside.tile.segments.filter((segment) => {
    if (segment.kind !== kind) return false;
    return kind === "field" ? segment.half.includes(edge * 2 + 1 - half) : segment.edge.includes(edge);
  });
}

/** Every segment once, those that the wheel board prints over several cells joined. */
function planted(land: Land): Forest {
  const forest = new Forest();
  const printed = new Map<string, string>();
  for (const { laid, segment } of partsOf(land)) {
    const key = partKey(laid.x, laid.y, segment.id);
    forest.add(key);
    if (!laid.tile.board) continue;
    forest.join(key, printed.get(segment.id) ?? key);
    printed.set(segment.id, key);
  }
  return forest;
}

const partsOf = (land: Land): Part[] =>
  [...land.values()].flatMap((laid) => laid.tile.segments.map((segment) => ({ laid, segment })));

/** Joins a segment with what continues it on the tiles beside. */
function join(land: Land, forest: Forest, { laid, segment }: Part): void {
  const key = partKey(laid.x, laid.y, segment.id);
  for (const [side, half] of strands(segment, laid.rot)) {
    const [dx, dy] = STEPS[side] ?? [0, 0];
    const beside = land.get(cellKey(laid.x + dx, laid.y + dy));
    if (beside)
      for (const other of continued(beside, segment.kind, side, half))
        forest.join(key, partKey(beside.x, beside.y, other.id));
  }
}

export function featuresOf(land: Land): Features {
  const forest = planted(land);
  const parts = partsOf(land);
  for (const part of parts) join(land, forest, part);
  const found = new Map<string, { kind: Kind; parts: Part[] }>();
  for (const part of parts) {
    const root = forest.root(partKey(part.laid.x, part.laid.y, part.segment.id));
    const feature = found.get(root) ?? { kind: part.segment.kind, parts: [] };
    feature.parts.push(part);
    found.set(root, feature);
  }
  return {
    all: [...found.values()],
    at: (x, y, segment) => found.get(forest.root(partKey(x, y, segment))),
  };
}

const remembered = new WeakMap<Land, Features>();

/** The features of a landscape; several parts of the board ask for the same. */
export function featuresIn(land: Land): Features {
  let known = remembered.get(land);
  if (!known) {
    known = featuresOf(land);
    remembered.set(land, known);
  }
  return known;
}

/** The features as they lie. */
export const featuresOn = (seen: PublicView): Features => featuresIn(landOf(seen));

/** The tiles of a feature, each once. */
export const cellsOf = ({ parts }: Feature): ReadonlySet<string> =>
  new Set(parts.map(({ laid }) => cellKey(laid.x, laid.y)));

/** What the server says of a claimed feature; nothing where nobody stands. */
export function claimOn(seen: PublicView, feature: Feature): Projection | undefined {
  const features = featuresOn(seen);
  return seen.claims.find(({ at: [x, y], segment }) => features.at(x, y, segment) === feature);
}
