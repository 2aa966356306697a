/** What an answer would change, for the prompt and for the tag beside the ghost. */
import type { Consequence } from "@/board/contract";
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
  rateOf,
  standingPoints,
} from "@/games/carcassonne/features";
import type { Props } from "@/games/carcassonne/hand";
import type { Choice, Target } from "@/games/carcassonne/targets";
import {
  cellKey,
  drawnTile,
  type FigureView,
  type Laid,
  landOf,
  type PublicView,
  publicOf,
} from "@/games/carcassonne/view";
import { t } from "@/text/fluent";

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

/** What a completed feature pays, in words: "(7 tiles + 2 pennants) × 3". */
export function sumOf(feature: Feature): string {
  if (feature.kind === "monastery") return t("carc-sum-monastery", { vineyards: feature.vineyards });
  if (feature.kind === "field") return t("carc-sum-field", { cities: feature.cities });
  const rate = rateOf(feature, isComplete(feature));
  const { tiles, pennants } = feature;
  return t(pennants ? "carc-sum-pennants" : "carc-sum", { tiles, pennants, rate: rate.tile });
}

/** The old features that have grown together in a new one. */
function merged(before: Features, feature: Feature, laid: Laid): Set<Feature> {
  const found = new Set<Feature>();
  for (const part of feature.parts) {
    if (part.laid === laid) continue;
    const old = before.at(part.laid.x, part.laid.y, part.segment.id);
    if (old) found.add(old);
  }
  return found;
}

/** What a tile would change for this seat: every road, city and monastery it touches, then all its fields together. */
function ofTile(seen: PublicView, seat: number, target: Target, choice: Choice): Consequence[] {
  const after = afterLaying(seen, target, choice);
  if (!after) return [];
  const before = featuresIn(seen);
  const lines: Consequence[] = [];
  const fields = { before: 0, after: 0 };
  for (const feature of after.features.all) {
    if (!feature.figures.length) continue;
    const old = [...merged(before, feature, after.laid)];
    const was = old.reduce((sum, one) => sum + standingPoints(one, seat), 0);
    const now = standingPoints(feature, seat);
    if (feature.kind === "field") {
      fields.before += was;
      fields.after += now;
    } else if (was !== now || (isComplete(feature) && now)) {
      const done = isComplete(feature) ? "carc-done" : "carc-open";
      lines.push({ label: `${t(done, { kind: feature.kind })} ${sumOf(feature)}`, before: was, after: now });
    }
  }
  if (fields.before !== fields.after) lines.push({ label: t("carc-fields"), ...fields });
  return lines;
}

/** The feature under a segment with one more figure on it. */
export function withFigure(seen: PublicView, seat: number, segment: string, figure: Figure): Feature | null {
  const [x, y] = seen.last ?? [0, 0];
  const feature = featuresIn(seen).at(x, y, segment);
  if (!feature) return null;
  const standing: FigureView = { x, y, seat, figure, feature: feature.kind, segment, flock: [] };
  return { ...feature, figures: [...feature.figures, standing] };
}

/** What a figure would bring if nothing else happened. */
function ofFigure(seen: PublicView, seat: number, segment: string, figure: Figure): Consequence[] {
  const after = withFigure(seen, seat, segment, figure);
  if (!after) return [];
  const before = standingPoints({ ...after, figures: after.figures.slice(0, -1) }, seat);
  const now = standingPoints(after, seat);
  if (figure === "builder" || figure === "shepherd") return [];
  return [
    {
      label: `${t(isComplete(after) ? "carc-done" : "carc-open", { kind: after.kind })} ${sumOf(after)}`,
      before,
      after: now,
    },
  ];
}

export function consequencesOf(props: Props, target: Target, choice: Choice): Consequence[] {
  const { seat } = props.view;
  const seen = publicOf(props.view);
  if (seat === null) return [];
  if (target.kind === "cell") return ofTile(seen, seat, target, choice);
  if (target.kind === "segment" && choice.figure) return ofFigure(seen, seat, target.id, choice.figure);
  return [];
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
