/** Viscounts of the West Kingdom: the board, and everything the table page may ask of it. */
import type { Tagged, View } from "@/api/wire";
import type { BoardModule, OwnPrompt } from "@/board/contract";
import { Aside } from "@/games/viscounts/Aside";
import { Corners } from "@/games/viscounts/Corners";
import cs from "@/games/viscounts/cs.ftl?raw";
import en from "@/games/viscounts/en.ftl?raw";
import { type Hand, newHand, type Props } from "@/games/viscounts/hand";
import { key } from "@/games/viscounts/keys";
import { placesOf } from "@/games/viscounts/lit";
import { Rises } from "@/games/viscounts/Motion";
import { Note } from "@/games/viscounts/Note";
import { nameOf } from "@/games/viscounts/names";
import { Plaque, PointsPanel, TargetMenu } from "@/games/viscounts/Overlays";
import { PhoneBoard } from "@/games/viscounts/Phone";
import type { Spot } from "@/games/viscounts/polar";
import { Round } from "@/games/viscounts/Round";
import { Sheet } from "@/games/viscounts/Sheet";
import { opponentBoxes, STRIP, Strip } from "@/games/viscounts/Strip";
import { Tools } from "@/games/viscounts/Tools";
import { playerOf, pointsOf, publicOf, seatShown } from "@/games/viscounts/view";
import { addTexts, t } from "@/text/fluent";
import "@/games/viscounts/viscounts.css";

addTexts(en, cs);

const WHOLE = { width: 1120, height: STRIP.y + STRIP.height } as const;

function Board(props: Props) {
  if (props.compact) return <PhoneBoard props={props} />;
  const own = seatShown(props.view, null);
  const shown = seatShown(props.view, props.shown);
  return (
    <div class="visc">
      <svg
        class="visc-table"
        viewBox={`0 0 ${WHOLE.width} ${WHOLE.height}`}
        role="group"
        aria-label={t("visc-table")}
      >
        <g transform="translate(8 6)" data-part="own">
          <Sheet key={shown} props={props} seat={shown} />
        </g>
        <g transform="translate(768 344) scale(.965)" data-part="kingdom">
          <Round props={props} />
        </g>
        <Corners props={props} />
        <Strip props={props} seat={own} />
        <Note props={props} />
        <Plaque props={props} />
        <Rises props={props} from={(seat) => riseFrom(props.view, own, seat)} />
      </svg>
      {shown === own ? null : (
        <div class="visc-looking" role="status">
          {t("visc-looking", { name: nameOf(props, shown) })}
          <button type="button" class="button" onClick={() => props.show(null)}>
            {t("visc-own-board")}
          </button>
        </div>
      )}
      <TargetMenu props={props} />
      <PointsPanel props={props} />
    </div>
  );
}

/** Where a seat's things lie: the own stock, or the small board of an opponent. */
function riseFrom(view: View, own: number, seat: number): Spot {
  if (seat === own) return { x: 470, y: STRIP.y + 100 };
  const others = publicOf(view)
    .players.map((_, n) => n)
    .filter((n) => n !== own);
  const { scale, at } = opponentBoxes(others.length);
  const { x, y } = at(others.indexOf(seat));
  return { x: x + 118 * scale, y: STRIP.y + y + 60 };
}

function prompt(props: Props): OwnPrompt | null {
  if (props.view.question?.kind !== "move") return null;
  const player = playerOf(props.view, props.view.seat ?? 0);
  const free = publicOf(props.view).rides.filter((ride) => ride.silver === 0);
  const steps = Math.max(0, ...free.map((ride) => ride.ways.length));
  return {
    title: t("visc-ask-move"),
    note: t("visc-ask-move-note", { steps, silver: player?.goods.silver ?? 0 }),
    verb: t("visc-verb-move"),
  };
}

function heading(view: View): { title: string; note: string } {
  const { round, last_round, debts_above, deeds_above } = publicOf(view);
  const title = round ? t("visc-round", { round }) : t("visc-setup");
  if (view.over) return { title, note: t("visc-over") };
  if (!round) return { title, note: t("visc-setup-note") };
  if (last_round === null)
    return { title, note: t("visc-piles", { debts: debts_above, deeds: deeds_above }) };
  return {
    title,
    note: last_round === round ? t("visc-last-round") : t("visc-last-is", { round: last_round }),
  };
}

function seatNote(view: View, seat: number): string {
  const player = playerOf(view, seat);
  if (!player) return "";
  return t("visc-seat-note", { cards: player.hand, silver: player.goods.silver ?? 0 });
}

export const board: BoardModule<Hand> = {
  hand: newHand,
  Board,
  Tools,
  Aside,
  key,
  prompt,
  heading,
  seatNote,
  score: pointsOf,
  parts: {
    own: "[data-part=own], .visc-phone-own",
    kingdom: "[data-part=kingdom], .visc-phone-round",
    hand: "[data-part=hand], .visc-phone-hand, .visc-phone-setup",
    endings: "[data-part=endings]",
  },
  lights: (event: Tagged) => placesOf(event).length > 0,
};
