/** The table on a desk, one drawing: the opponent above, the middle, one's own principality, hand and stock below. */

import type { ComponentChildren } from "preact";
import { Drawing } from "@/board/Drawing";
import { Banner } from "@/games/rivals/Banner";
import { Centre } from "@/games/rivals/Centre";
import { Dice } from "@/games/rivals/Dice";
import { symbolName } from "@/games/rivals/data";
import { backFace, wrapped } from "@/games/rivals/faces";
import { HandCards } from "@/games/rivals/HandCards";
import type { Props } from "@/games/rivals/hand";
import { Rises } from "@/games/rivals/Motion";
import { Note, Plates } from "@/games/rivals/Note";
import { cardName } from "@/games/rivals/names";
import { Principality } from "@/games/rivals/Principality";
import { type Box, columnsOf, fitted } from "@/games/rivals/plan";
import { Prices, Stock } from "@/games/rivals/Stock";
import { grouped, said } from "@/games/rivals/said";
import { Target } from "@/games/rivals/Target";
import { ownSeat, type PrincipalityView, princeOf, privateOf, publicOf } from "@/games/rivals/view";
import { say, t } from "@/text/fluent";
import { pigment } from "@/ui/Shield";

const WIDTH = 1120;
const HEIGHT = 862;
const THEIRS: Box = { x: 162, y: 8, width: 700, height: 228 };
const MINE: Box = { x: 162, y: 330, width: 784, height: 324 };
const MIDDLE = 243;
const STRIP = 662;

/** A few units round a principality, so that rings are not cut. */
const inside = ({ x, y, width, height }: Box): Box => ({
  x: x + 6,
  y: y + 6,
  width: width - 12,
  height: height - 12,
});

interface LandProps {
  readonly props: Props;
  readonly seat: number;
  readonly prince: PrincipalityView;
  readonly box: Box;
  readonly most: number;
}

/** A principality on its mat, as large as it fits. */
function Land({ props, seat, prince, box, most }: LandProps) {
  const mine = seat === ownSeat(props.view);
  const { width } = columnsOf(prince);
  const { x, y, scale } = fitted(width, inside(box), most);
  const mat = { x: x - 9, y: box.y, width: width * scale + 18, height: box.height };
  const active = publicOf(props.view).active === seat;
  return (
    <g {...grouped(t(mine ? "riva-mine" : "riva-theirs"))} data-land={seat}>
      <rect {...mat} rx="10" class="riva-mat" style={{ stroke: active ? "var(--gold)" : pigment(seat) }} />
      <g transform={`translate(${x} ${y}) scale(${scale})`}>
        <Principality props={props} seat={seat} prince={prince} mine={mine} size={Math.min(17, 12 / scale)} />
        <Rises props={props} seat={seat} prince={prince} />
      </g>
    </g>
  );
}

/** The roll in words, the revealed event, and the backs of the opponent's hand. */
function Roll({ props, foe }: { readonly props: Props; readonly foe: PrincipalityView }) {
  const seen = publicOf(props.view);
  const event = seen.events.revealed ?? seen.playing.at(-1) ?? null;
  const known = privateOf(props.view)?.opponent_hand ?? [];
  const lines = seen.symbol
    ? [t("riva-number", { number: seen.number }), ...wrapped(say(symbolName(seen.symbol)), 220, 14)]
    : [t("riva-not-rolled")];
  return (
    <g transform="translate(876 8)">
      <text y="16" class="riva-heading">
        {t("riva-turn", { turn: seen.turn })}
      </text>
      <g transform="translate(0 26) scale(1.08)" data-part="dice">
        <Dice props={props} />
      </g>
      {lines.map((line, i) => (
        <text key={line} y={108 + i * 18} class="riva-light">
          {line}
        </text>
      ))}
      {event ? (
        <g transform="translate(0 138)">
          <Target
            props={props}
            target="event"
            label={cardName(event)}
            box={{ x: 0, y: 0, width: 230, height: 28 }}
            card={event}
          >
            <rect width="230" height="28" rx="6" class="riva-parchment" />
            <text x="10" y="19" class="riva-strong">
              {cardName(event)}
            </text>
          </Target>
        </g>
      ) : null}
      <g {...said(t("riva-their-hand", { count: foe.hand.length }))} data-known={known.length}>
        {foe.hand.map((back, i) => (
          <g
            key={i}
            transform={`translate(${18 + i * Math.min(30, 190 / foe.hand.length)} 204) rotate(${(i - (foe.hand.length - 1) / 2) * 4}) scale(.78)`}
          >
            <Drawing markup={backFace(back)} />
          </g>
        ))}
      </g>
    </g>
  );
}

function Strip({ children }: { readonly children: ComponentChildren }) {
  return (
    <g transform={`translate(0 ${STRIP})`}>
      <rect width={WIDTH} height={HEIGHT - STRIP} class="riva-band" />
      <g transform="translate(0 5)">{children}</g>
    </g>
  );
}

export function Desk(props: Props) {
  const seat = ownSeat(props.view);
  const mine = princeOf(props.view, seat);
  const foe = princeOf(props.view, 1 - seat);
  if (!mine || !foe) return null;
  return (
    <svg class="riva-table" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="group" aria-label={t("riva-table")}>
      <g transform="translate(10 12)">
        <Banner props={props} seat={1 - seat} prince={foe} />
      </g>
      <Land props={props} seat={1 - seat} prince={foe} box={THEIRS} most={0.7} />
      <Roll props={props} foe={foe} />
      <g transform={`translate(0 ${MIDDLE})`}>
        <Centre props={props} width={WIDTH} />
      </g>
      <g transform="translate(10 340)">
        <Banner props={props} seat={seat} prince={mine} />
      </g>
      <g data-part="own">
        <Land props={props} seat={seat} prince={mine} box={MINE} most={0.985} />
      </g>
      <g transform="translate(956 336)">
        <Note props={props} />
        <Plates props={props} bottom={318} />
      </g>
      <Strip>
        <g transform="translate(8 0)">
          <Stock props={props} prince={mine} />
        </g>
        <g transform="translate(172 -2)">
          <HandCards props={props} width={690} />
        </g>
        <g transform="translate(876 0)">
          <Prices props={props} prince={mine} />
        </g>
      </Strip>
    </svg>
  );
}
