/** The rings of what can be chosen on the board, and the ghost of what is shown. */
import { useMemo } from "preact/hooks";
import { Drawing } from "@/board/Drawing";
import { figureArt, roleOn } from "@/games/carcassonne/figures";
import { featuresCompleted, tileInHand } from "@/games/carcassonne/foreseen";
import { choose, type Props, turn } from "@/games/carcassonne/hand";
import { litFeature } from "@/games/carcassonne/lit";
import { tileAlone } from "@/games/carcassonne/paint";
import { type Meant, meant, type Target, targetsOf } from "@/games/carcassonne/targets";
import { publicOf } from "@/games/carcassonne/view";
import { say, t } from "@/text/fluent";

/** With more offers than this rings are thin and still, without numbers. */
const CROWD = 8;

function cellLabel(target: Target): string {
  const x = Math.floor(target.x / 100);
  const y = Math.floor(target.y / 100);
  return t("carc-cell", { x, y, turns: target.choices.length });
}

const labelOf = (target: Target): string =>
  target.kind === "cell" ? cellLabel(target) : target.choices[0] ? say(target.choices[0].offer.label) : "";

interface RingProps {
  readonly props: Props;
  readonly target: Target;
  readonly shown: Meant | null;
  readonly crowded: boolean;
}

function Ring({ props, target, shown, crowded }: RingProps) {
  const pinned = shown?.target === target && shown.pinned;
  const pressed = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" && event.key !== " ") return;
    if (pinned && event.key === "Enter") return;
    event.preventDefault();
    event.stopPropagation();
    choose(props, target);
  };
  return (
    <g
      class={crowded ? "carc-target" : "carc-target pulsing"}
      role="button"
      tabindex={0}
      aria-label={labelOf(target)}
      aria-pressed={pinned}
      data-target={target.id}
      data-kind={target.kind}
      transform={`translate(${target.x} ${target.y})`}
      onKeyDown={pressed}
    >
      {target.kind === "cell" ? <CellRing count={target.choices.length} crowded={crowded} /> : <SpotRing />}
    </g>
  );
}

function CellRing({ count, crowded }: { readonly count: number; readonly crowded: boolean }) {
  return (
    <>
      <rect
        class="carc-casing"
        x="-42"
        y="-42"
        width="84"
        height="84"
        rx="9"
        stroke-width={crowded ? 5.4 : 8.6}
      />
      <rect
        class="carc-ring"
        x="-42"
        y="-42"
        width="84"
        height="84"
        rx="9"
        stroke-width={crowded ? 2.8 : 4}
      />
      {crowded ? null : (
        <g class="carc-turns" aria-hidden="true">
          <path d="M-13.5 7A15 15 0 1 1 4 14.600" />
          <path d="M-20 3l6.800 5.600 5.400 -6.800z" class="head" />
          <text y="6">{count}</text>
        </g>
      )}
    </>
  );
}

function SpotRing() {
  return (
    <>
      <circle class="carc-casing" r="17" stroke-width="7" />
      <circle class="carc-ring" r="17" stroke-width="3.600" />
    </>
  );
}

const ON_BOARD = new Set(["cell", "figure"]);

/** Rings round every cell or figure that is offered; where one may be placed the lens shows. */
export function Rings({ props }: { readonly props: Props }) {
  const targets = targetsOf(props).filter((target) => ON_BOARD.has(target.kind));
  const shown = meant(props);
  const crowded = targets.length > CROWD;
  return (
    <g>
      {targets.map((target) => (
        <Ring key={target.id} props={props} target={target} shown={shown} crowded={crowded} />
      ))}
    </g>
  );
}

/** The tile where it would lie, with what it would complete in gold; a button on its corner turns it. */
export function TileGhost({
  props,
  shown,
  scale,
}: {
  readonly props: Props;
  readonly shown: Meant;
  readonly scale: number;
}) {
  const seen = publicOf(props.view);
  const tile = tileInHand(seen);
  const { target, choice } = shown;
  const markup = useMemo(() => (tile ? tileAlone(tile, choice.rot) : ""), [tile, choice.rot]);
  const lit = featuresCompleted(seen, target, choice, props.foreseen).map(litFeature).join("");
  return (
    <g class="carc-ghost" data-ghost={choice.offer.id}>
      <g transform={`translate(${target.x - 50} ${target.y - 50})`}>
        <Drawing markup={markup} />
      </g>
      <Drawing markup={lit} />
      <g transform={`translate(${target.x} ${target.y})`}>
        <rect class="carc-ghost-casing" x="-54" y="-54" width="108" height="108" rx="7" />
        <rect
          class={shown.pinned ? "carc-ghost-rim pinned" : "carc-ghost-rim"}
          x="-54"
          y="-54"
          width="108"
          height="108"
          rx="7"
        />
        {target.choices.length > 1 ? <TurnKnob props={props} size={Math.max(1, 0.8 / scale)} /> : null}
      </g>
    </g>
  );
}

function TurnKnob({ props, size }: { readonly props: Props; readonly size: number }) {
  return (
    <g
      class="carc-knob"
      transform={`translate(-50 -50) scale(${size})`}
      role="button"
      aria-label={t("carc-turn")}
      data-turn
      onClick={(event) => {
        event.stopPropagation();
        turn(props);
      }}
    >
      <circle class="hit" r="24" />
      <circle class="disc" r="16" />
      <path d="M-7 3.600A7.800 7.800 0 1 1 2.100 7.600" />
      <path class="head" d="M-11 1.300L-6.600 6L-2.700 .600Z" />
    </g>
  );
}

/** A figure on a crown space or taken back: shown where it is meant. */
export function SpotGhost({ props, shown }: { readonly props: Props; readonly shown: Meant }) {
  const { target, choice } = shown;
  const seat = props.view.seat ?? 0;
  const art = choice.figure ? figureArt(seat, choice.figure, roleOn("")) : "";
  return (
    <g class="carc-ghost" data-ghost={choice.offer.id} transform={`translate(${target.x} ${target.y})`}>
      <circle r="20" class="carc-ghost-casing" />
      <circle r="20" class={shown.pinned ? "carc-ghost-rim pinned" : "carc-ghost-rim"} />
      <g transform="translate(0 9)">
        <Drawing markup={art} />
      </g>
    </g>
  );
}
