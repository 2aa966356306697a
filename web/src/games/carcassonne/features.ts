/**
 * The features of a landscape: which segments belong together, what is open, who stands there, what it would bring.
 *
 * Nothing here decides anything. It lets the board light a whole road under the pointer and say what a ghost would change;
 * a test holds it against the projections that the server sends.
 */
import { FIGURE_DATA, type Goods, type Kind, RATES, type Segment, STEPS } from "@/games/carcassonne/data";
import {
  cellKey,
  type FigureView,
  type Laid,
  type Land,
  landOf,
  type PublicView,
} from "@/games/carcassonne/view";

export interface Part {
  readonly laid: Laid;
  readonly segment: Segment;
}

export interface Feature {
  readonly kind: Kind;
  readonly parts: readonly Part[];
  readonly tiles: number;
  readonly open: number;
  readonly pennants: number;
  readonly inn: boolean;
  readonly cathedral: boolean;
  readonly goods: readonly Goods[];
  readonly figures: readonly FigureView[];
  /** The completed cities that a field borders. */
  readonly cities: number;
  /** Vineyards around a monastery. */
  readonly vineyards: number;
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

interface Draft {
  readonly kind: Kind;
  readonly parts: Part[];
  open: number;
}

const AROUND = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy] as const));

function neighbours(land: Land, { x, y }: Laid): Laid[] {
  return AROUND.flatMap(([dx, dy]) => land.get(cellKey(x + dx, y + dy)) ?? []);
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

/** Joins a segment with what continues it on the tiles beside; how many of its ends are open. */
function tied(land: Land, forest: Forest, { laid, segment }: Part): number {
  if (segment.kind === "monastery") return 9 - neighbours(land, laid).length;
  const key = partKey(laid.x, laid.y, segment.id);
  let open = 0;
  for (const [side, half] of strands(segment, laid.rot)) {
    const [dx, dy] = STEPS[side] ?? [0, 0];
    const beside = land.get(cellKey(laid.x + dx, laid.y + dy));
    if (!beside) open++;
    else
      for (const other of continued(beside, segment.kind, side, half))
        forest.join(key, partKey(beside.x, beside.y, other.id));
  }
  return open;
}

export function featuresOf(land: Land, figures: readonly FigureView[]): Features {
  const forest = planted(land);
  const parts = partsOf(land);
  const ends = parts.map((part) => tied(land, forest, part));
  const drafts = new Map<string, Draft>();
  parts.forEach((part, i) => {
    const { laid, segment } = part;
    const root = forest.root(partKey(laid.x, laid.y, segment.id));
    const draft = drafts.get(root) ?? { kind: segment.kind, parts: [], open: 0 };
    draft.parts.push(part);
    draft.open += ends[i] ?? 0;
    drafts.set(root, draft);
  });
  const standing = new Map<string, FigureView[]>();
  for (const figure of figures) {
    const root = forest.root(partKey(figure.x, figure.y, figure.segment));
    standing.set(root, [...(standing.get(root) ?? []), figure]);
  }
  const rootAt = (x: number, y: number, segment: string): string => forest.root(partKey(x, y, segment));
  const found = new Map<string, Feature>();
  for (const [root, draft] of drafts) {
    const cities = draft.kind === "field" ? completedCities(draft, drafts, rootAt) : 0;
    found.set(root, feature(land, draft, standing.get(root) ?? [], cities));
  }
  return { all: [...found.values()], at: (x, y, segment) => found.get(rootAt(x, y, segment)) };
}

function completedCities(
  field: Draft,
  drafts: ReadonlyMap<string, Draft>,
  rootAt: (x: number, y: number, segment: string) => string,
): number {
  const roots = new Set<string>();
  for (const { laid, segment } of field.parts)
    for (const city of segment.cities) roots.add(rootAt(laid.x, laid.y, city));
  return [...roots].filter((root) => drafts.get(root)?.open === 0).length;
}

function feature(land: Land, draft: Draft, figures: readonly FigureView[], cities: number): Feature {
  const { kind, parts, open } = draft;
  const first = parts[0]?.laid;
  const around = kind === "monastery" && first ? neighbours(land, first) : [];
  return {
    kind,
    parts,
    open,
    figures,
    cities,
    tiles: kind === "monastery" ? around.length : new Set(parts.map(({ laid }) => laid)).size,
    pennants: parts.reduce((sum, { segment }) => sum + segment.pennants, 0),
    inn: parts.some(({ segment }) => segment.inn),
    cathedral: parts.some(({ segment }) => segment.cathedral),
    goods: parts.flatMap(({ segment }) => (segment.goods ? [segment.goods] : [])),
    vineyards: around.filter((laid) => laid !== first && laid.tile.vineyard).length,
  };
}

const remembered = new WeakMap<PublicView, Features>();

/** The features as they lie. */
export function featuresIn(seen: PublicView): Features {
  let known = remembered.get(seen);
  if (!known) {
    known = featuresOf(landOf(seen), seen.figures);
    remembered.set(seen, known);
  }
  return known;
}

// Who has it, and what it is worth

/** The strongest seats; of tied ones, those with a follower on a hill, if any (CARC-4.25, CARC-6.31). */
export function ownersOf({ figures, parts }: Feature): number[] {
  const strengths = new Map<number, number>();
  for (const { seat, figure } of figures) {
    const strength = FIGURE_DATA.get(figure)?.strength ?? 0;
    if (strength) strengths.set(seat, (strengths.get(seat) ?? 0) + strength);
  }
  const most = Math.max(0, ...strengths.values());
  const tied = [...strengths].filter(([, strength]) => strength === most).map(([seat]) => seat);
  if (tied.length < 2) return tied;
  const hills = new Set(
    parts.filter(({ laid }) => laid.tile.hill).map(({ laid }) => cellKey(laid.x, laid.y)),
  );
  const high = tied.filter((seat) =>
    figures.some(
      (figure) =>
        figure.seat === seat &&
        (FIGURE_DATA.get(figure.figure)?.strength ?? 0) > 0 &&
        hills.has(cellKey(figure.x, figure.y)),
    ),
  );
  return (high.length ? high : tied).sort((a, b) => a - b);
}

/** What a tile and a pennant are worth in a road or city, complete or not. */
function rateOf({ kind, inn, cathedral }: Feature, complete: boolean): { tile: number; pennant: number } {
  const rates = complete ? RATES.completed : RATES.incomplete_at_end;
  if (kind === "road") return { tile: (inn ? rates.road_with_inn : rates.road).per_tile, pennant: 0 };
  const city = cathedral ? rates.city_with_cathedral : rates.city;
  return { tile: city.per_tile, pennant: city.per_pennant };
}

/** What each owner would get: now, or once complete. Fields pay more to the owner of a piglet there. */
export function pointsFor(feature: Feature, seat: number, complete: boolean): number {
  if (feature.kind === "field") {
    const piglet = feature.figures.some((figure) => figure.seat === seat && figure.figure === "piglet");
    const rates = RATES.field_at_end;
    return feature.cities * (piglet ? rates.per_completed_city_with_own_piglet : rates.per_completed_city);
  }
  if (feature.kind === "monastery") {
    if (!complete) return feature.tiles * RATES.incomplete_at_end.monastery.per_tile_in_3x3;
    const { fixed, per_adjacent_vineyard } = RATES.completed.monastery;
    return fixed + feature.vineyards * per_adjacent_vineyard;
  }
  const { tile, pennant } = rateOf(feature, complete);
  return feature.tiles * tile + feature.pennants * pennant;
}

export const isComplete = (feature: Feature): boolean => feature.kind !== "field" && feature.open === 0;
