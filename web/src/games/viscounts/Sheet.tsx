/** A player's board as it lies on the table: heading, everything on it, the two markers, and what can be done with it. */
import { useMemo } from "preact/hooks";
import { Drawing } from "@/board/Drawing";
import { duration } from "@/board/motion";
import { CloserCard, CloserPages } from "@/games/viscounts/Closer";
import { cardWords } from "@/games/viscounts/cards";
import { SLOTS, TRACK } from "@/games/viscounts/data";
import { shield } from "@/games/viscounts/figures";
import type { Props } from "@/games/viscounts/hand";
import { lookAtDebts, lookAtDeeds, lookAtSlot, lookAtTrack } from "@/games/viscounts/looks";
import { nameOf, shortName } from "@/games/viscounts/names";
import { outlined } from "@/games/viscounts/outlines";
import {
  type Area,
  DEBTS,
  DEEDS,
  MARKERS,
  markerAt,
  PAGES,
  rowArea,
  sheet,
  slotArea,
  trackArea,
  WHOLE_ROW,
} from "@/games/viscounts/sheet";
import { Group, onEnter, Thing } from "@/games/viscounts/Thing";
import { playerOf, pointsOf } from "@/games/viscounts/view";
import { language, say, t } from "@/text/fluent";

const SLIDE = 350;

export const outlineOf = ({ x, y, width, height }: Area, r = 8): string => outlined(x, y, width, height, r);

export function Sheet({ props, seat }: { readonly props: Props; readonly seat: number }) {
  const player = playerOf(props.view, seat);
  const speech = language.value;
  const markup = useMemo(() => (player ? sheet(player, seat) : ""), [player, seat, speech]);
  if (!player) return null;
  return (
    <Group label={t("visc-board-of", { name: nameOf(props, seat) })}>
      <Drawing markup={markup} />
      <Heading props={props} seat={seat} />
      {(["corruption", "virtue"] as const).map((kind) => {
        const { x, y } = markerAt(player[kind]);
        return (
          <g
            key={kind}
            class="visc-walker"
            style={{ transform: `translate(${x}px, ${y}px)`, transitionDuration: `${duration(SLIDE)}ms` }}
          >
            <Drawing markup={MARKERS[kind]} />
          </g>
        );
      })}
      <SheetThings props={props} seat={seat} />
    </Group>
  );
}

function Heading({ props, seat }: { readonly props: Props; readonly seat: number }) {
  return (
    <>
      <Drawing markup={shield(26, 25, 0.95, seat)} />
      <text x="46" y="32" class="visc-serif" font-size="20" font-weight="700" fill="#2B2118">
        {shortName(nameOf(props, seat), 22)}
      </text>
      <Points props={props} seat={seat} x={390} y={32} size={15} />
    </>
  );
}

interface PointsProps {
  readonly props: Props;
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The points so far: a click explains them. */
export function Points({ props, seat, x, y, size }: PointsProps) {
  const { points } = props.hand;
  const explain = (): void => {
    points.value = points.value === seat ? null : seat;
    props.hand.lit.value = [];
  };
  const score = pointsOf(props.view, seat);
  const words = props.view.over ? t("visc-points", { points: score }) : t("visc-estimate", { points: score });
  return (
    <g
      role="button"
      tabindex={0}
      class="visc-score"
      aria-expanded={points.value === seat}
      aria-label={`${words}: ${t("visc-explain", { name: nameOf(props, seat) })}`}
      onClick={(event) => {
        event.stopPropagation();
        explain();
      }}
      onKeyDown={(event) => onEnter(event, explain)}
    >
      <rect x={x - 96} y={y - 22} width="100" height="30" rx="6" class="visc-hit" />
      <text x={x} y={y} text-anchor="end" font-size={size}>
        {words}
      </text>
    </g>
  );
}

function SheetThings({ props, seat }: { readonly props: Props; readonly seat: number }) {
  const player = playerOf(props.view, seat);
  if (!player) return null;
  const own = seat === props.view.seat;
  return (
    <g>
      {player.board.map((card, i) =>
        card ? (
          <Thing
            key={card}
            props={props}
            target={`board:${card}`}
            d={outlineOf(rowArea(i))}
            label={cardWords(card)}
            look={() => <CloserCard id={card} />}
          />
        ) : null,
      )}
      {SLOTS.map((slot) => (
        <Thing
          key={slot.id}
          props={props}
          target={own ? `slot:${slot.id}` : ""}
          d={outlineOf(slotArea(slot.id), 6)}
          label={say(slot.name)}
          look={lookAtSlot(slot.id, seat, player)}
        />
      ))}
      <Thing
        props={props}
        target=""
        d={outlineOf(PAGES)}
        label={t("visc-manuscripts", { count: player.manuscripts.length })}
        look={() => <CloserPages manuscripts={player.manuscripts} />}
      />
      {TRACK.map((_, i) => (
        <Thing
          key={i}
          props={props}
          target=""
          d={outlineOf(trackArea(i), 3)}
          label={t("visc-look-track-space", { number: i })}
          look={lookAtTrack(i)}
        />
      ))}
      {own ? <Thing props={props} target="row" d={outlineOf(WHOLE_ROW)} label={t("visc-row")} /> : null}
      <Thing
        props={props}
        target={own ? "debts" : ""}
        d={outlineOf(DEBTS)}
        label={t("visc-debts-title")}
        look={lookAtDebts(player)}
      />
      <Thing
        props={props}
        target={own ? "deeds" : ""}
        d={outlineOf(DEEDS)}
        label={t("visc-deeds-title")}
        look={lookAtDeeds(player)}
      />
    </g>
  );
}
