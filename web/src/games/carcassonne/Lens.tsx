/**
 * The new tile under a lens while a figure may be placed on it: every segment with room for a ring that a thumb can hit,
 * the points it stands for now and when complete, and below it the figures to choose from.
 */
import { useMemo } from "preact/hooks";
import { Drawing } from "@/board/Drawing";
import type { PanZoom } from "@/board/panzoom";
import { outlook, withFigure } from "@/games/carcassonne/consequence";
import { dist, MIDDLE, type Point } from "@/games/carcassonne/curve";
import { featuresIn } from "@/games/carcassonne/features";
import { figureArt, figureBox, roleOn } from "@/games/carcassonne/figures";
import { geometryOf, segmentAt } from "@/games/carcassonne/geometry";
import { choose, type Props, show } from "@/games/carcassonne/hand";
import { tileAlone } from "@/games/carcassonne/paint";
import { type Choice, type Meant, meant, type Target, targetsOf } from "@/games/carcassonne/targets";
import { cellKey, type Laid, landOf, publicOf } from "@/games/carcassonne/view";
import { say, t } from "@/text/fluent";

const SIZE = { desk: 208, phone: 190 };
const GAP = 18;

/** Beside the tile, on the side that has room, inside the stage. */
function placeOf(panzoom: PanZoom, laid: Laid, size: number, height: number): { left: string; top: string } {
  const stage = panzoom.ref.current?.getBoundingClientRect() ?? { width: 600, height: 400 };
  const { x, y, scale } = panzoom.camera.value;
  const left = (laid.x * 100 - x) * scale;
  const top = (laid.y * 100 - y) * scale;
  const tile = 100 * scale;
  const wide = size + 22;
  const right = left + tile + GAP;
  const beside =
    right + wide <= stage.width
      ? right
      : left - GAP - wide >= 0
        ? left - GAP - wide
        : (stage.width - wide) / 2;
  const hides = beside < left + tile && beside + wide > left;
  const above = top - GAP - height;
  const wanted = hides ? (above >= 0 ? above : top + tile + GAP) : top + tile / 2 - height / 2;
  const within = Math.max(6, Math.min(wanted, stage.height - height - 6));
  return { left: `${Math.round(beside)}px`, top: `${Math.round(within)}px` };
}

export function Lens({ props, panzoom }: { readonly props: Props; readonly panzoom: PanZoom }) {
  const segments = targetsOf(props).filter((target) => target.kind === "segment");
  const seen = publicOf(props.view);
  const [x, y] = seen.last ?? [0, 0];
  const laid = landOf(seen).get(cellKey(x, y));
  if (!segments.length || !laid) return null;
  const size = props.compact ? SIZE.phone : SIZE.desk;
  const shown = meant(props);
  return (
    <div
      class="carc-lens"
      style={placeOf(panzoom, laid, size, size + 86)}
      role="group"
      aria-label={t("carc-lens")}
    >
      <LensTile props={props} laid={laid} segments={segments} size={size} shown={shown} />
      <FigureRow props={props} segments={segments} shown={shown} />
    </div>
  );
}

/** Rings must not overlap: points that are too close push each other away, inside the tile. */
const APART = 21;

export function apart(points: readonly Point[]): Point[] {
  const moved = points.map(([x, y]): [number, number] => [x, y]);
  for (let round = 0; round < 40; round++) {
    for (const [i, p] of moved.entries())
      for (const q of moved.slice(i + 1)) {
        const d = Math.max(0.1, dist(p, q));
        const push = (APART - d) / 2;
        if (push <= 0) continue;
        const [dx, dy] = [((q[0] - p[0]) / d) * push, ((q[1] - p[1]) / d) * push];
        p[0] -= dx;
        p[1] -= dy;
        q[0] += dx;
        q[1] += dy;
      }
    for (const p of moved) {
      p[0] = Math.max(11, Math.min(89, p[0]));
      p[1] = Math.max(11, Math.min(89, p[1]));
    }
  }
  return moved;
}

interface LensTileProps {
  readonly props: Props;
  readonly laid: Laid;
  readonly segments: readonly Target[];
  readonly size: number;
  readonly shown: Meant | null;
}

function LensTile({ props, laid, segments, size, shown }: LensTileProps) {
  const markup = useMemo(() => tileAlone(laid.tile, laid.rot), [laid.tile, laid.rot]);
  const places = useMemo(() => {
    const { anchors } = geometryOf(laid.tile, laid.rot);
    return apart(segments.map(({ id }) => anchors.get(id) ?? MIDDLE));
  }, [laid.tile, laid.rot, segments]);
  const ask = (event: MouseEvent): void => {
    if (!(event.currentTarget instanceof SVGSVGElement)) return;
    const box = event.currentTarget.getBoundingClientRect();
    const point = [
      ((event.clientX - box.left) / box.width) * 104 - 2,
      ((event.clientY - box.top) / box.height) * 104 - 2,
    ] as const;
    const segment = segmentAt(geometryOf(laid.tile, laid.rot), point);
    const target = segments.find(({ id }) => id === segment);
    if (target) choose(props, target);
    else if (segment) props.whyNot(`place-follower ${segment}`);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the segments inside are buttons of their own
    <svg
      width={size}
      height={size}
      viewBox="-2 -2 104 104"
      onClick={ask}
      role="group"
      aria-label={say(laid.tile.name)}
    >
      <Drawing markup={markup} />
      {segments.map((target, i) => (
        <Spot key={target.id} props={props} target={target} at={places[i] ?? MIDDLE} shown={shown} />
      ))}
    </svg>
  );
}

interface SpotProps {
  readonly props: Props;
  readonly target: Target;
  readonly at: Point;
  readonly shown: Meant | null;
}

function Spot({ props, target, at, shown }: SpotProps) {
  const here = shown?.target === target ? shown : null;
  const seen = publicOf(props.view);
  const choice = here?.choice ?? target.choices[0];
  const seat = props.view.seat ?? 0;
  const feature = choice?.figure ? withFigure(seen, seat, target.id, choice.figure) : null;
  if (!choice?.figure || !feature) return null;
  const [ax, ay] = at;
  const { now, complete } = outlook(feature);
  const words = complete === null ? `${now}` : `${now} / ${complete}`;
  const label = `${say(choice.offer.label)} · ${t("carc-outlook", { now, complete: complete ?? now })}`;
  const art = figureArt(seat, choice.figure, roleOn(feature.kind));
  const pressed = (event: KeyboardEvent): void => {
    if ((event.key !== "Enter" && event.key !== " ") || (here?.pinned && event.key === "Enter")) return;
    event.preventDefault();
    event.stopPropagation();
    choose(props, target);
  };
  const state = here ? (here.pinned ? " shown pinned" : " shown") : "";
  return (
    <g
      class={`carc-spot${state}`}
      role="button"
      tabindex={0}
      aria-label={label}
      aria-pressed={here?.pinned ?? false}
      data-target={target.id}
      data-kind="segment"
      transform={`translate(${ax} ${ay})`}
      onClick={(event) => {
        event.stopPropagation();
        if (here?.pinned) props.confirm();
        else choose(props, target);
      }}
      onPointerEnter={(event) => event.pointerType === "mouse" && show(props, target)}
      onPointerLeave={(event) => event.pointerType === "mouse" && show(props, null)}
      onKeyDown={pressed}
    >
      <circle class="hit" r="11" />
      <circle class="casing" r="8.600" />
      <circle class="ring" r="8.600" />
      {here ? (
        <g transform="translate(0 6) scale(.62)">
          <Drawing markup={art} />
        </g>
      ) : (
        <text y="2.600">{words}</text>
      )}
    </g>
  );
}

interface FigureRowProps {
  readonly props: Props;
  readonly segments: readonly Target[];
  readonly shown: Meant | null;
}

/** The figures that may stand on the chosen segment; until one is chosen, only the way not to place any. */
function FigureRow({ props, segments, shown }: FigureRowProps) {
  const target = segments.find((segment) => segment === shown?.target) ?? null;
  const pass = targetsOf(props).find(({ kind }) => kind === "pass");
  const seat = props.view.seat ?? 0;
  const feature = target && publicOf(props.view).last ? featureKind(props, target) : "";
  return (
    <div class="carc-lens-row">
      {target?.choices.map((choice) => (
        <FigureButton
          key={choice.offer.id}
          props={props}
          target={target}
          choice={choice}
          seat={seat}
          feature={feature}
          shown={shown}
        />
      ))}
      {target ? null : <span class="carc-lens-hint">{t("carc-lens-hint")}</span>}
      {pass ? (
        <button
          type="button"
          class="button"
          data-target="pass"
          data-kind="pass"
          aria-pressed={shown?.target === pass && shown.pinned}
          onClick={() => choose(props, pass)}
        >
          {t("carc-pass")}
        </button>
      ) : null}
    </div>
  );
}

function featureKind(props: Props, target: Target): string {
  const seen = publicOf(props.view);
  const [x, y] = seen.last ?? [0, 0];
  return featuresIn(seen).at(x, y, target.id)?.kind ?? "";
}

interface FigureButtonProps {
  readonly props: Props;
  readonly target: Target;
  readonly choice: Choice;
  readonly seat: number;
  readonly feature: string;
  readonly shown: Meant | null;
}

function FigureButton({ props, target, choice, seat, feature, shown }: FigureButtonProps) {
  const figure = choice.figure ?? "follower";
  const role = feature === "field" && figure.endsWith("follower") ? "" : roleOn(feature);
  const art = useMemo(() => figureArt(seat, figure, role), [seat, figure, role]);
  return (
    <button
      type="button"
      class="carc-figure-button"
      data-figure={figure}
      aria-label={say(choice.offer.label)}
      aria-pressed={shown?.choice === choice}
      onClick={() => choose(props, target, choice)}
    >
      <svg width="34" height="38" viewBox={figureBox(figure)} aria-hidden="true">
        <Drawing markup={art} />
      </svg>
    </button>
  );
}
