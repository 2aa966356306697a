/** What is lit: a whole feature in gold, floor and wall tops, across all its tiles; and what an event was about. */
import type { Tagged } from "@/api/wire";
import { path } from "@/art/ink";
import { COLOURS } from "@/games/carcassonne/art";
import { drawn } from "@/games/carcassonne/curve";
import { cellsOf, type Feature, type Features, type Part } from "@/games/carcassonne/features";
import { geometryOf } from "@/games/carcassonne/geometry";
import { goldWall } from "@/games/carcassonne/paint";
import { cellKey, type FigureView } from "@/games/carcassonne/view";

const SQUARE = "M4 4H96V96H4Z";

/** One piece of a lit feature, in the units of its tile. */
function litPart({ laid, segment }: Part): string {
  const geometry = geometryOf(laid.tile, laid.rot);
  const city = geometry.cities.get(segment.id);
  if (city)
    return (
      path(drawn(city.poly, true), COLOURS.lit, undefined, 0, 'opacity=".42"') +
      city.walls.map(goldWall).join("")
    );
  const road = geometry.ways.roads.get(segment.id);
  if (road) return path(drawn(road), null, "#2B2118", 11.4) + path(drawn(road), null, "#F0C036", 8.4);
  if (segment.kind === "monastery")
    return path(SQUARE, COLOURS.lit, undefined, 0, 'opacity=".3"') + path(SQUARE, null, "#C99A2E", 4);
  const turn = `transform="rotate(${90 * laid.rot} 50 50)"`;
  return path(geometry.area(segment.id), COLOURS.lit, undefined, 0, `opacity=".5" ${turn}`);
}

const known = new WeakMap<Feature, string>();

/** A whole feature in gold. */
export function litFeature(feature: Feature): string {
  let markup = known.get(feature);
  if (markup === undefined) {
    markup = feature.parts
      .map(
        (part) => `<g transform="translate(${part.laid.x * 100} ${part.laid.y * 100})">${litPart(part)}</g>`,
      )
      .join("");
    known.set(feature, markup);
  }
  return markup;
}

export type Place = readonly [number, number];

const isPlace = (value: unknown): value is Place =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === "number");

/** The cells that an event names. */
export function placesOf(event: Tagged): Place[] {
  const found = [event.at, ...[event.places, event.city_places, event.bonus_places].flatMap(listed)];
  return found.filter(isPlace);
}

const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Which kind of feature an event scored or completed. */
function kindOf({ type }: Tagged): string | null {
  const kinds = ["city", "road", "field", "monastery"];
  return kinds.find((kind) => type.endsWith(`${kind}-scored`) || type === `${kind}-completed`) ?? null;
}

/** The feature that an event is about, as it lies now. */
export function featureOfEvent(features: Features, event: Tagged): Feature | null {
  const kind = kindOf(event);
  if (!kind) return null;
  const places = listed(event.places).filter(isPlace);
  const wanted = new Set((places.length ? places : placesOf(event)).map(([x, y]) => cellKey(x, y)));
  const found = features.all.find((feature) => {
    if (feature.kind !== kind) return false;
    const cells = cellsOf(feature);
    return cells.size === wanted.size && [...cells].every((cell) => wanted.has(cell));
  });
  return found ?? null;
}

/** The features where figures of a seat stand. */
export function featuresOfSeat(features: Features, figures: readonly FigureView[], seat: number): Feature[] {
  const own = figures.filter((figure) => figure.seat === seat);
  return [...new Set(own.flatMap(({ x, y, segment }) => features.at(x, y, segment) ?? []))];
}
