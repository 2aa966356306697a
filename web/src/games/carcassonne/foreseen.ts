/** What the shown tile would complete, as the rules foresee it, and where that lies. */
import type { Tagged } from "@/api/wire";
import type { Foreseen } from "@/board/contract";
import type { Goods, Tile } from "@/games/carcassonne/data";
import { GOODS, TILES } from "@/games/carcassonne/data";
import { type Feature, featuresIn } from "@/games/carcassonne/features";
import { featureOfEvent } from "@/games/carcassonne/lit";
import type { Choice, Target } from "@/games/carcassonne/targets";
import type { CityCompleted, MonasteryCompleted, RoadCompleted } from "@/games/carcassonne/types";
import { cellKey, drawnTile, type Land, landOf, type PublicView } from "@/games/carcassonne/view";

type AnyCompleted = RoadCompleted | CityCompleted | MonasteryCompleted;

/** A feature that would be complete, and who would get how much for it. */
export type Completed = Tagged & Pick<AnyCompleted, "type" | "seats" | "worth">;

const TYPES: readonly string[] = [
  "road-completed",
  "city-completed",
  "monastery-completed",
] satisfies AnyCompleted["type"][];

const isCompleted = (event: Tagged): event is Completed => TYPES.includes(event.type);

/** The tile that is being laid: the drawn one, or the spring beside the wheel board. */
export const tileInHand = (seen: PublicView): Tile | null =>
  drawnTile(seen) ?? TILES.get("river_spring") ?? null;

/** What the draft would complete, claimed or not. */
export const completedBy = (foreseen: Foreseen | null): readonly Completed[] =>
  foreseen?.events.map(({ event }) => event).filter(isCompleted) ?? [];

/** The goods that the draft would bring, one by one. */
export function goodsBrought(foreseen: Foreseen | null): Goods[] {
  const changes = foreseen?.changes.filter(({ key }) => key === "goods") ?? [];
  return GOODS.flatMap((goods) => {
    const change = changes.find(({ args }) => args.goods === goods);
    return Array.from({ length: change ? Math.max(0, change.after - change.before) : 0 }, () => goods);
  });
}

let last: { seen: PublicView; id: string; land: Land } | null = null;

/** The landscape with the tile of a choice laid; the latest one is kept, for it is drawn again and again. */
function landAfter(seen: PublicView, target: Target, choice: Choice): Land {
  if (last?.seen === seen && last.id === choice.offer.id) return last.land;
  const tile = tileInHand(seen);
  const [x, y] = [Math.floor(target.x / 100), Math.floor(target.y / 100)];
  const land = new Map(landOf(seen));
  if (tile) land.set(cellKey(x, y), { x, y, rot: choice.rot, tile });
  last = { seen, id: choice.offer.id, land };
  return land;
}

/** What the shown tile would complete, as it would lie. */
export function featuresCompleted(
  seen: PublicView,
  target: Target,
  choice: Choice,
  foreseen: Foreseen | null,
): Feature[] {
  const completed = completedBy(foreseen);
  if (!completed.length) return [];
  const features = featuresIn(landAfter(seen, target, choice));
  return completed.flatMap((event) => featureOfEvent(features, event) ?? []);
}
