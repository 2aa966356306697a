/**
 * What is offered while a figure may be placed, large enough for a thumb: the new tile with its segments, the wheel with its
 * crowns, and below them the kinds of figures to choose from. It lies where it hides neither of them in the landscape.
 */
import type { PanZoom } from "@/board/panzoom";
import { kindsOffered, type Props } from "@/games/carcassonne/hand";
import { Kinds } from "@/games/carcassonne/Kinds";
import { LensTile } from "@/games/carcassonne/LensTile";
import { LensWheel } from "@/games/carcassonne/LensWheel";
import { meant, targetsOf } from "@/games/carcassonne/targets";
import { cellKey, type Laid, type Land, landOf, publicOf } from "@/games/carcassonne/view";
import { HUB, WHEEL_REACH } from "@/games/carcassonne/wheel";
import { t } from "@/text/fluent";

const LARGEST = { desk: 208, phone: 186 };
const BORDER = 10;
const BETWEEN = 8;
const KINDS = 56;
const GAP = 18;
const EDGE = 6;

/** In pixels of the stage. */
interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const common = (a: Area, b: Area): number => {
  const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return across > 0 && down > 0 ? across * down : 0;
};

const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high));

/**
 * Beside the tile or in a corner: as near as it can be without hiding the tile or what is to be spared, and with as little
 * as possible of the landscape under it.
 */
export function placeBeside(
  stage: Area,
  tile: Area,
  lens: Area,
  spared: readonly Area[],
  landscape: readonly Area[],
): Area {
  const { width, height } = lens;
  const [middleX, middleY] = [tile.left + tile.width / 2, tile.top + tile.height / 2];
  const [right, bottom] = [stage.width - width - EDGE, stage.height - height - EDGE];
  const corners: readonly (readonly [number, number])[] = [
    [tile.left + tile.width + GAP, middleY - height / 2],
    [tile.left - GAP - width, middleY - height / 2],
    [middleX - width / 2, tile.top - GAP - height],
    [middleX - width / 2, tile.top + tile.height + GAP],
    [EDGE, EDGE],
    [right, EDGE],
    [EDGE, bottom],
    [right, bottom],
  ];
  const places = corners.map(([left, top]) => ({
    left: Math.round(between(EDGE, left, Math.max(EDGE, right))),
    top: Math.round(between(EDGE, top, Math.max(EDGE, bottom))),
    width,
    height,
  }));
  const hidden = (place: Area, areas: readonly Area[]): number =>
    areas.reduce((sum, area) => sum + common(place, area), 0);
  const cost = (place: Area): number =>
    100 * common(place, tile) +
    10 * hidden(place, spared) +
    0.01 * hidden(place, landscape) +
    Math.hypot(place.left + width / 2 - middleX, place.top + height / 2 - middleY);
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}

/** The buttons of the camera in the corner of the stage. */
const zoomButtons = (stage: Area): Area => ({
  left: stage.width - 50,
  top: stage.height - 150,
  width: 50,
  height: 150,
});

function placeOf(panzoom: PanZoom, land: Land, laid: Laid, wheel: boolean, lens: Area): Area {
  const box = panzoom.ref.current?.getBoundingClientRect();
  const stage = { left: 0, top: 0, width: box?.width ?? 600, height: box?.height ?? 400 };
  const { x, y, scale } = panzoom.camera.value;
  const seen = (left: number, top: number, size: number): Area => ({
    left: (left - x) * scale,
    top: (top - y) * scale,
    width: size * scale,
    height: size * scale,
  });
  const [hubX, hubY] = HUB;
  const hub = seen(hubX - WHEEL_REACH, hubY - WHEEL_REACH, 2 * WHEEL_REACH);
  const cell = (one: Laid): Area => seen(one.x * 100, one.y * 100, 100);
  const spared = [zoomButtons(stage), ...(wheel ? [hub] : [])];
  return placeBeside(stage, cell(laid), lens, spared, [...land.values()].map(cell));
}

/** How large a picture is; on a phone two of them fit side by side. */
const pictureSize = ({ compact }: Props): number =>
  compact ? Math.min(LARGEST.phone, Math.floor((innerWidth - 2 * BORDER - BETWEEN - 4) / 2)) : LARGEST.desk;

/** How large the lens is with so many pictures side by side, and with or without a row of figures. */
function sizeOf(pictures: number, size: number, kinds: boolean): Area {
  const width = pictures * size + (pictures - 1) * BETWEEN + 2 * BORDER;
  return { left: 0, top: 0, width, height: size + 2 * BORDER + (kinds ? KINDS : 0) };
}

export function Lens({ props, panzoom }: { readonly props: Props; readonly panzoom: PanZoom }) {
  const segments = targetsOf(props).filter((target) => target.kind === "segment");
  const crowns = targetsOf(props).filter((target) => target.kind === "crown");
  const seen = publicOf(props.view);
  const [x, y] = seen.last ?? [0, 0];
  const land = landOf(seen);
  const laid = land.get(cellKey(x, y));
  if (!laid || !(segments.length || crowns.length)) return null;
  const size = pictureSize(props);
  const shown = meant(props);
  const kinds = kindsOffered(props).length > 1;
  const pictures = (segments.length ? 1 : 0) + (crowns.length ? 1 : 0);
  const lens = sizeOf(pictures, size, kinds);
  const place = placeOf(panzoom, land, laid, crowns.length > 0, lens);
  const at = props.compact ? {} : { left: `${place.left}px`, top: `${place.top}px` };
  return (
    <div
      class={props.compact ? "carc-lens docked" : "carc-lens"}
      style={{ ...at, width: `${lens.width}px`, height: `${lens.height}px` }}
      role="group"
      aria-label={t("carc-lens")}
    >
      <div class="carc-lens-pictures">
        {segments.length ? (
          <LensTile props={props} laid={laid} segments={segments} size={size} shown={shown} />
        ) : null}
        {crowns.length ? <LensWheel props={props} crowns={crowns} size={size} shown={shown} /> : null}
      </div>
      {kinds ? <Kinds props={props} shown={shown} /> : null}
    </div>
  );
}

/** How much of the stage the lens takes from below on a phone. */
export function lensHeight(props: Props): number {
  return sizeOf(1, pictureSize(props), kindsOffered(props).length > 1).height + EDGE;
}
