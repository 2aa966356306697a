/** The stage: the landscape below, what reacts above it, a camera for both; pointing and clicking become answers. */
import { useEffect, useRef } from "preact/hooks";
import { Drawing } from "@/board/Drawing";
import { type PanZoom, transformOf, usePanZoom } from "@/board/panzoom";
import { spotIn } from "@/board/pointing";
import { Figures } from "@/games/carcassonne/Figures";
import { type Feature, featuresOn } from "@/games/carcassonne/features";
import { tileInHand } from "@/games/carcassonne/foreseen";
import { geometryOf, segmentAt } from "@/games/carcassonne/geometry";
import { choose, layDown, type Pointed, type Props, show, turn } from "@/games/carcassonne/hand";
import { boxOf, Landscape } from "@/games/carcassonne/Landscape";
import { Lens, lensHeight } from "@/games/carcassonne/Lens";
import { featureOfEvent, featuresOfSeat, litFeature, placesOf } from "@/games/carcassonne/lit";
import { Moving } from "@/games/carcassonne/Moving";
import { Sectors } from "@/games/carcassonne/Sectors";
import { GhostTag, PointedTag } from "@/games/carcassonne/Tags";
import { Rings, SpotGhost, TileGhost } from "@/games/carcassonne/Targets";
import { hasCells, meant, placesFigures, type Target, targetsOf } from "@/games/carcassonne/targets";
import { cellKey, landOf, publicOf } from "@/games/carcassonne/view";
import { t } from "@/text/fluent";
import { Icon } from "@/ui/icons";

/** A tile is at most this many pixels, and never less while the camera follows the game. */
const LARGEST = 1;
const SMALLEST = { desk: 0.34, phone: 0.62 };
const MARGIN = 24;

/** Keeps everything in sight until the player moves the camera himself. */
function useFollowing(props: Props, panzoom: PanZoom): () => void {
  const latest = useRef(props);
  latest.current = props;
  const ours = useRef(panzoom.camera.value);
  const fit = (all: boolean): void => {
    frame(latest.current, panzoom, all);
    ours.current = panzoom.camera.value;
  };
  const follow = (): void => {
    if (ours.current === panzoom.camera.value) fit(false);
  };
  const seen = publicOf(props.view);
  useEffect(follow, [
    seen.tiles.length,
    hasCells(props),
    placesFigures(props),
    props.compact,
    props.view.over,
  ]);
  useEffect(() => {
    const svg = panzoom.ref.current;
    if (!svg || typeof ResizeObserver !== "function") return;
    const observer = new ResizeObserver(follow);
    observer.observe(svg);
    return () => observer.disconnect();
  }, []);
  return () => fit(true);
}

/**
 * Fits the landscape and the cells around it, so that nothing moves between laying a tile and placing a figure; where that
 * would be too small, what was laid last comes to the middle.
 */
function frame(props: Props, panzoom: PanZoom, all: boolean): void {
  const seen = publicOf(props.view);
  if (!seen.tiles.length) return;
  const around = props.view.over ? [] : seen.free.map(([x, y]) => ({ x, y }));
  panzoom.fit(boxOf([...seen.tiles, ...around], MARGIN));
  const { scale } = panzoom.camera.value;
  if (scale > LARGEST) panzoom.zoom(LARGEST / scale);
  const least = props.compact ? SMALLEST.phone : SMALLEST.desk;
  if (!all && props.compact && placesFigures(props)) {
    if (scale < least) panzoom.zoom(least / scale);
    makeRoom(panzoom, seen.last ?? [0, 0], lensHeight(props));
    return;
  }
  if (all || props.view.over || scale >= least) return;
  panzoom.zoom(least / scale);
  const [x, y] = middleOfInterest(props);
  look(panzoom, x, y);
}

/** Room for the lens on a phone: the new tile goes to the middle of what is left above it. */
function makeRoom({ camera, ref }: PanZoom, [x, y]: readonly [number, number], lens: number): void {
  const { width, height } = ref.current?.getBoundingClientRect() ?? { width: 1, height: 1 };
  const { scale } = camera.value;
  const down = Math.max(height - lens, 100 * scale) / 2;
  camera.value = { x: x * 100 + 50 - width / 2 / scale, y: y * 100 + 50 - down / scale, scale };
}

function middleOfInterest(props: Props): readonly [number, number] {
  const [x, y] = publicOf(props.view).last ?? [0, 0];
  const cells = targetsOf(props).filter((target) => target.kind === "cell");
  const middle = [x * 100 + 50, y * 100 + 50] as const;
  const near = (target: Target): number => Math.hypot(target.x - middle[0], target.y - middle[1]);
  const closest = cells.sort((a, b) => near(a) - near(b))[0];
  return closest ? [closest.x, closest.y] : middle;
}

/** Puts a point of the drawing in the middle. */
function look({ camera, ref }: PanZoom, x: number, y: number): void {
  const { width, height } = ref.current?.getBoundingClientRect() ?? { width: 1, height: 1 };
  const { scale } = camera.value;
  camera.value = { x: x - width / 2 / scale, y: y - height / 2 / scale, scale };
}

/** What the keyboard moves to comes into sight. */
function useWanted(props: Props, panzoom: PanZoom): void {
  const { wanted } = props.hand;
  const place = wanted.value;
  useEffect(() => {
    if (!place) return;
    const { width, height } = panzoom.ref.current?.getBoundingClientRect() ?? { width: 1, height: 1 };
    const { x, y, scale } = panzoom.camera.value;
    const [px, py] = [(place.x - x) * scale, (place.y - y) * scale];
    const edge = 60;
    if (px < edge || py < edge || px > width - edge || py > height - edge) look(panzoom, place.x, place.y);
    wanted.value = null;
  }, [place]);
}

// Pointing

const REACH = { crown: 24, figure: 26 };

/** The target at a point of the drawing. */
function targetAt(props: Props, x: number, y: number): Target | null {
  for (const target of targetsOf(props)) {
    const reach = target.kind === "crown" ? REACH.crown : target.kind === "figure" ? 50 : 0;
    if (reach && Math.hypot(target.x - x, target.y - y) < reach) return target;
    const inCell = Math.abs(target.x - x) <= 50 && Math.abs(target.y - y) <= 50;
    if (target.kind === "cell" && inCell) return target;
  }
  const pointed = pointedAt(props, x, y);
  const [lastX, lastY] = publicOf(props.view).last ?? [0.5, 0.5];
  if (!pointed || pointed.x !== lastX || pointed.y !== lastY) return null;
  return targetsOf(props).find(({ kind, id }) => kind === "segment" && id === pointed.segment) ?? null;
}

/** The segment of a laid tile at a point of the drawing. */
function pointedAt(props: Props, x: number, y: number): Pointed | null {
  const [cx, cy] = [Math.floor(x / 100), Math.floor(y / 100)];
  const laid = landOf(publicOf(props.view)).get(cellKey(cx, cy));
  if (!laid) return null;
  const segment = segmentAt(geometryOf(laid.tile, laid.rot), [x - cx * 100, y - cy * 100]);
  return segment ? { x: cx, y: cy, segment } : null;
}

const samePlace = (a: Pointed | null, b: Pointed | null): boolean =>
  a === b || (a !== null && b !== null && a.x === b.x && a.y === b.y && a.segment === b.segment);

function hover(props: Props, x: number, y: number): void {
  const target = targetAt(props, x, y);
  show(props, target);
  const pointed = target?.kind === "cell" ? null : pointedAt(props, x, y);
  if (!samePlace(props.hand.pointed.value, pointed)) props.hand.pointed.value = pointed;
}

function click(props: Props, x: number, y: number, finger: boolean): void {
  const target = targetAt(props, x, y);
  const shown = meant(props);
  if (!target) {
    askWhyNot(props, x, y);
    return;
  }
  const again = shown?.pinned && shown.target === target;
  if (again && !finger) props.confirm();
  else if (again && target.choices.length > 1) turn(props);
  else if (finger && target.kind === "cell" && target.choices.length > 1) layDown(props, target);
  else if (!again) choose(props, target);
}

/** A free cell that is not offered, or a segment where nobody may stand: the server says why. */
function askWhyNot(props: Props, x: number, y: number): void {
  const seen = publicOf(props.view);
  const [cx, cy] = [Math.floor(x / 100), Math.floor(y / 100)];
  if (hasCells(props) && seen.free.some(([fx, fy]) => fx === cx && fy === cy)) {
    props.whyNot(`lay-tile ${cx} ${cy} ${props.hand.turn.value}`);
    return;
  }
  const pointed = pointedAt(props, x, y);
  const here = pointed && seen.last?.[0] === pointed.x && seen.last[1] === pointed.y;
  if (here && props.view.question?.kind === "place-figure") props.whyNot(`place-follower ${pointed.segment}`);
}

function usePointing(props: Props, panzoom: PanZoom) {
  const latest = useRef(props);
  latest.current = props;
  const plane = useRef<SVGGElement>(null);
  const spot = (event: MouseEvent): readonly [number, number] => {
    if (!plane.current) return [0, 0];
    const { x, y } = spotIn(plane.current, event.clientX, event.clientY);
    return [x, y];
  };
  const onPointerMove = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" && event.buttons === 0) hover(latest.current, ...spot(event));
  };
  const onPointerLeave = (): void => {
    latest.current.hand.pointed.value = null;
    show(latest.current, null);
  };
  const onClick = (event: MouseEvent): void => {
    const finger = event instanceof PointerEvent && event.pointerType !== "mouse" && event.pointerType !== "";
    const [x, y] = spot(event);
    click(latest.current, x, y, finger);
    if (finger) latest.current.hand.pointed.value = pointedAt(latest.current, x, y);
  };
  return { plane, handlers: { ref: panzoom.ref, onPointerMove, onPointerLeave, onClick } };
}

// Drawing

/** Everything in gold just now: what is pointed at, what an event made points of, what a player has. */
function litNow(props: Props): Feature[] {
  const seen = publicOf(props.view);
  const features = featuresOn(seen);
  if (props.shown !== null) return featuresOfSeat(features, seen.figures, props.shown);
  const scored = props.lit ? featureOfEvent(features, props.lit) : null;
  if (scored) return [scored];
  const shown = meant(props);
  if (shown?.target.kind === "segment" && seen.last) {
    const feature = features.at(seen.last[0], seen.last[1], shown.target.id);
    return feature ? [feature] : [];
  }
  const pointed = props.hand.pointed.value;
  const feature = pointed && features.at(pointed.x, pointed.y, pointed.segment);
  return feature ? [feature] : [];
}

function Lit({ props }: { readonly props: Props }) {
  const features = litNow(props);
  const places = props.lit && !features.length ? placesOf(props.lit) : [];
  return (
    <g aria-hidden="true" data-lit={features.length + places.length}>
      <Drawing class="carc-lit" markup={features.map(litFeature).join("")} />
      {places.map(([x, y]) => (
        <rect
          key={cellKey(x, y)}
          class="carc-lit-cell"
          x={x * 100 + 3}
          y={y * 100 + 3}
          width="94"
          height="94"
          rx="4"
        />
      ))}
    </g>
  );
}

function Over({ props, panzoom }: { readonly props: Props; readonly panzoom: PanZoom }) {
  const { plane, handlers } = usePointing(props, panzoom);
  const seen = publicOf(props.view);
  const shown = meant(props);
  const tile = shown?.target.kind === "cell" && tileInHand(seen) ? shown : null;
  const spot = shown && (shown.target.kind === "crown" || shown.target.kind === "figure") ? shown : null;
  const [x, y] = seen.last ?? [0, 0];
  return (
    <svg
      {...handlers}
      class="carc-over"
      role="group"
      aria-label={t("carc-landscape", { tiles: seen.tiles.length })}
    >
      <rect class="carc-ground" width="100%" height="100%" />
      <g ref={plane} transform={transformOf(panzoom.camera.value)}>
        {seen.last ? (
          <rect class="carc-last" x={x * 100} y={y * 100} width="100" height="100" rx="3" />
        ) : null}
        <Lit props={props} />
        <Figures seen={seen} scale={panzoom.camera.value.scale} />
        {seen.wheel ? <Sectors /> : null}
        <Rings props={props} />
        {tile ? <TileGhost props={props} shown={tile} scale={panzoom.camera.value.scale} /> : null}
        {spot ? <SpotGhost props={props} shown={spot} /> : null}
        <Moving props={props} />
      </g>
    </svg>
  );
}

export function Stage({ props }: { readonly props: Props }) {
  const panzoom = usePanZoom();
  const all = useFollowing(props, panzoom);
  useWanted(props, panzoom);
  const seen = publicOf(props.view);
  const { camera } = panzoom;
  return (
    <div class="carc-stage">
      <Landscape land={landOf(seen)} wheel={seen.wheel !== null} panzoom={panzoom} />
      <Over props={props} panzoom={panzoom} />
      <GhostTag props={props} camera={camera.value} />
      <PointedTag props={props} camera={camera.value} />
      <Lens props={props} panzoom={panzoom} />
      <div class="carc-zoom">
        <button
          type="button"
          class="icon-button"
          aria-label={t("carc-zoom-in")}
          onClick={() => panzoom.zoom(1.3)}
        >
          <Icon name="more" />
        </button>
        <button
          type="button"
          class="icon-button"
          aria-label={t("carc-zoom-out")}
          onClick={() => panzoom.zoom(1 / 1.3)}
        >
          <Icon name="less" />
        </button>
        <button type="button" class="icon-button" aria-label={t("carc-fit")} data-fit onClick={all}>
          <Icon name="fit" />
        </button>
      </div>
    </div>
  );
}
