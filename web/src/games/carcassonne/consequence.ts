/** What an answer would change, for the tag beside the ghost. */
import type { Figure, Tile } from "@/games/carcassonne/data";
import { TILES } from "@/games/carcassonne/data";
import {
  type Feature,
  type Features,
  featuresIn,
  featuresOf,
  isComplete,
  ownersOf,
  pointsFor,
} from "@/games/carcassonne/features";
import type { Choice, Target } from "@/games/carcassonne/targets";
import {
  cellKey,
  drawnTile,
  type FigureView,
  type Laid,
  landOf,
  type PublicView,
} from "@/games/carcassonne/view";

/** The tile that is being laid: the drawn one, or the spring beside the wheel board. */
export const tileInHand = (seen: PublicView): Tile | null =>
  drawnTile(seen) ?? TILES.get("river_spring") ?? null;

export interface After {
  readonly laid: Laid;
  readonly features: Features;
  /** What the tile would complete, with somebody on it or goods in it. */
  readonly completed: readonly Feature[];
}

let last: { seen: PublicView; id: string; after: After } | null = null;

/** The landscape with the tile of a choice laid; the latest one is kept, for several parts ask for it. */
export function afterLaying(seen: PublicView, target: Target, choice: Choice): After | null {
  if (last?.seen === seen && last.id === choice.offer.id) return last.after;
  const tile = tileInHand(seen);
  if (!tile) return null;
  const [x, y] = [Math.floor(target.x / 100), Math.floor(target.y / 100)];
  const laid: Laid = { x, y, rot: choice.rot, tile };
  const land = new Map(landOf(seen)).set(cellKey(x, y), laid);
  const features = featuresOf(land, seen.figures);
  const before = featuresIn(seen);
  const fresh = features.all.filter((feature) => isComplete(feature) && !wasComplete(before, feature, laid));
  const completed = fresh.filter((feature) => feature.figures.length || feature.goods.length);
  const after = { laid, features, completed };
  last = { seen, id: choice.offer.id, after };
  return after;
}

/** Whether a feature was already complete before this tile. */
function wasComplete(before: Features, feature: Feature, laid: Laid): boolean {
  const old = feature.parts.find((part) => part.laid !== laid);
  const known = old && before.at(old.laid.x, old.laid.y, old.segment.id);
  return feature.parts.every((part) => part.laid !== laid) && known !== undefined && isComplete(known);
}

/** The feature under a segment with one more figure on it. */
export function withFigure(seen: PublicView, seat: number, segment: string, figure: Figure): Feature | null {
  const [x, y] = seen.last ?? [0, 0];
  const feature = featuresIn(seen).at(x, y, segment);
  if (!feature) return null;
  const standing: FigureView = { x, y, seat, figure, feature: feature.kind, segment, flock: [] };
  return { ...feature, figures: [...feature.figures, standing] };
}

/** What a feature would pay its owners now and when complete; null where it can't be completed. */
export function outlook(feature: Feature): {
  now: number;
  complete: number | null;
  owners: readonly number[];
} {
  const owners = ownersOf(feature);
  const seat = owners[0] ?? -1;
  const done = isComplete(feature);
  const complete = feature.kind === "field" || done ? null : pointsFor(feature, seat, true);
  return { now: pointsFor(feature, seat, done), complete, owners };
}
