/** Words beside things: what a ghost would score, and whose the feature under the pointer is. */
import type { ComponentChildren } from "preact";
import { Picture } from "@/board/Drawing";
import type { Camera } from "@/board/panzoom";
import { MARKS } from "@/games/carcassonne/art";
import { afterLaying, outlook } from "@/games/carcassonne/consequence";
import { type Feature, featuresIn } from "@/games/carcassonne/features";
import type { Props } from "@/games/carcassonne/hand";
import { meant } from "@/games/carcassonne/targets";
import { publicOf } from "@/games/carcassonne/view";
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
  const after = afterLaying(publicOf(props.view), shown.target, shown.choice);
  const goods = after?.completed.flatMap((feature) => feature.goods) ?? [];
  const paid = after?.completed.filter((feature) => feature.figures.length) ?? [];
  if (!paid.length && !goods.length) return null;
  return (
    <Float x={shown.target.x} y={shown.target.y - 60} camera={camera} class="gold">
      {paid.map((feature, i) => (
        <Paid key={i} feature={feature} />
      ))}
      {goods.map(badge)}
    </Float>
  );
}

function Paid({ feature }: { readonly feature: Feature }) {
  const { now, owners } = outlook(feature);
  return (
    <span class="carc-paid">
      <b class="serif">+{now}</b>
      {owners.map((seat) => (
        <Shield key={seat} seat={seat} size={16} />
      ))}
    </span>
  );
}

/** The feature under the pointer: what it is, whose it is, what it brings now and when complete. */
export function PointedTag({ props, camera }: { readonly props: Props; readonly camera: Camera }) {
  const pointed = props.hand.pointed.value;
  const seen = publicOf(props.view);
  const feature = pointed && featuresIn(seen).at(pointed.x, pointed.y, pointed.segment);
  if (!pointed || !feature || meant(props)) return null;
  const { now, complete, owners } = outlook(feature);
  const counted = {
    kind: feature.kind,
    tiles: feature.tiles,
    pennants: feature.pennants,
    cities: feature.cities,
  };
  return (
    <Float x={pointed.x * 100 + 50} y={pointed.y * 100 - 6} camera={camera} class="plain">
      <span data-pointed={feature.kind}>{t("carc-feature", counted)}</span>
      <b class="serif">{complete === null ? now : `${now} / ${complete}`}</b>
      {owners.map((seat) => (
        <Shield key={seat} seat={seat} size={16} />
      ))}
    </Float>
  );
}
