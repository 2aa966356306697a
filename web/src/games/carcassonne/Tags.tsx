/** Words beside things: what a ghost would score, and whose the feature under the pointer is. */
import type { ComponentChildren } from "preact";
import { Picture } from "@/board/Drawing";
import type { Camera } from "@/board/panzoom";
import { MARKS } from "@/games/carcassonne/art";
import { cellsOf, claimOn, featuresOn } from "@/games/carcassonne/features";
import { type Completed, completedBy, goodsBrought } from "@/games/carcassonne/foreseen";
import type { Props } from "@/games/carcassonne/hand";
import { meant } from "@/games/carcassonne/targets";
import { type Projection, publicOf } from "@/games/carcassonne/view";
import { t } from "@/text/fluent";
import { Shield } from "@/ui/Shield";

interface FloatProps {
  readonly x: number;
  readonly y: number;
  readonly camera: Camera;
  readonly class: string;
  readonly children: ComponentChildren;
}

/** Something that floats above a point of the drawing, as large as its words. */
function Float({ x, y, camera, children, class: name }: FloatProps) {
  const left = (x - camera.x) * camera.scale;
  const top = (y - camera.y) * camera.scale;
  const below = top < 56;
  const at = `translate(${left}px, ${below ? top + 108 * camera.scale : top}px) translate(-50%, ${below ? "10px" : "-100%"})`;
  return (
    <div class={`carc-tag ${name}`} style={{ transform: at }} aria-hidden="true">
      {children}
    </div>
  );
}

const badge = (goods: string, i: number) => (
  <Picture
    key={i}
    markup={MARKS[goods === "wine" || goods === "grain" ? goods : "cloth"]}
    viewBox="-10 -10 20 20"
    width={20}
    height={20}
  />
);

/** What the shown tile would complete: points with the shields of who gets them, and goods. */
export function GhostTag({ props, camera }: { readonly props: Props; readonly camera: Camera }) {
  const shown = meant(props);
  if (shown?.target.kind !== "cell") return null;
  const goods = goodsBrought(props.foreseen);
  const paid = completedBy(props.foreseen).filter(({ seats }) => seats.length);
  if (!paid.length && !goods.length) return null;
  return (
    <Float x={shown.target.x} y={shown.target.y - 60} camera={camera} class="gold">
      {paid.map((completed, i) => (
        <Paid key={i} completed={completed} />
      ))}
      {goods.map(badge)}
    </Float>
  );
}

function Paid({ completed: { worth, seats } }: { readonly completed: Completed }) {
  return (
    <span class="carc-paid">
      <b class="serif">+{worth}</b>
      {seats.map((seat) => (
        <Shield key={seat} seat={seat} size={16} />
      ))}
    </span>
  );
}

/** The feature under the pointer: what it is and, if somebody stands there, whose it is and what it brings now and when complete. */
export function PointedTag({ props, camera }: { readonly props: Props; readonly camera: Camera }) {
  const pointed = props.hand.pointed.value;
  const seen = publicOf(props.view);
  const feature = pointed && featuresOn(seen).at(pointed.x, pointed.y, pointed.segment);
  if (!pointed || !feature || meant(props)) return null;
  const claim = claimOn(seen, feature);
  const counted = {
    kind: feature.kind,
    tiles: cellsOf(feature).size,
    pennants: feature.parts.reduce((sum, { segment }) => sum + segment.pennants, 0),
  };
  return (
    <Float x={pointed.x * 100 + 50} y={pointed.y * 100 - 6} camera={camera} class="plain">
      <span data-pointed={feature.kind}>{t("carc-feature", counted)}</span>
      {claim ? <Claim claim={claim} /> : null}
    </Float>
  );
}

function Claim({ claim }: { readonly claim: Projection }) {
  const { feature, seats, points, complete_points, cities } = claim;
  const now = Math.max(...points);
  return (
    <>
      {feature === "field" ? <span>{t("carc-cities", { cities })}</span> : null}
      <b class="serif" data-claim>
        {complete_points === null ? now : `${now} / ${complete_points}`}
      </b>
      {seats.map((seat) => (
        <Shield key={seat} seat={seat} size={16} />
      ))}
    </>
  );
}
