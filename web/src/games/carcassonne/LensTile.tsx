/** The new tile under the lens: on every segment where a figure may stand a ring with the points it stands for. */
import { useMemo } from "preact/hooks";
import { Drawing } from "@/board/Drawing";
import { dist, MIDDLE, type Point } from "@/games/carcassonne/curve";
import { figureArt, roleOn } from "@/games/carcassonne/figures";
import { geometryOf, segmentAt } from "@/games/carcassonne/geometry";
import { choose, firstChoice, kindInHand, type Props } from "@/games/carcassonne/hand";
import { LensSpot } from "@/games/carcassonne/LensSpot";
import { tileAlone } from "@/games/carcassonne/paint";
import type { Meant, Target } from "@/games/carcassonne/targets";
import { type Laid, publicOf } from "@/games/carcassonne/view";
import { say, t } from "@/text/fluent";

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

export function LensTile({ props, laid, segments, size, shown }: LensTileProps) {
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
        <SegmentSpot
          key={target.id}
          props={props}
          target={target}
          kind={laid.tile.segments.find(({ id }) => id === target.id)?.kind ?? ""}
          at={places[i] ?? MIDDLE}
          shown={shown}
        />
      ))}
    </svg>
  );
}

interface SegmentSpotProps {
  readonly props: Props;
  readonly target: Target;
  readonly kind: string;
  readonly at: Point;
  readonly shown: Meant | null;
}

/** The points of a follower; where another kind goes than the one in hand, or one that scores nothing, its picture. */
function SegmentSpot({ props, target, kind, at, shown }: SegmentSpotProps) {
  const here = shown?.target === target ? shown : null;
  const seen = publicOf(props.view);
  const choice = here?.choice ?? firstChoice(props, target);
  const seat = props.view.seat ?? 0;
  const outlook = seen.outlooks.find(({ segment }) => segment === target.id);
  if (!choice?.figure || !outlook) return null;
  const { now, complete } = outlook;
  const counts = choice.figure.endsWith("follower") && choice.figure === kindInHand(props);
  const words = complete === null ? `${now}` : `${now} / ${complete}`;
  // The name holds the words on the ring, so that it can be called by what is seen.
  const spoken = t("carc-outlook", { now, complete: complete ?? now });
  const label = `${say(choice.offer.label)} · ${words} (${spoken})`;
  const art = figureArt(seat, choice.figure, roleOn(kind));
  return (
    <LensSpot props={props} target={target} shown={here} label={label} at={at} scale={1}>
      {here || !counts ? (
        <g transform="translate(0 6) scale(.62)" class={here ? "" : "carc-spot-would"}>
          <Drawing markup={art} />
        </g>
      ) : (
        <text y="2.600">{words}</text>
      )}
    </LensSpot>
  );
}
