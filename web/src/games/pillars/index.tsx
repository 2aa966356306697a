/** The Pillars of the Earth: the board, and everything the table page may ask of it. */
import type { Tagged, View } from "@/api/wire";
import type { BoardModule, OwnPrompt } from "@/board/contract";
import { AllCards } from "@/games/pillars/AllCards";
import { Belongings } from "@/games/pillars/Belongings";
import cs from "@/games/pillars/cs.ftl?raw";
import en from "@/games/pillars/en.ftl?raw";
import { paid } from "@/games/pillars/foreseen";
import { type Hand, newHand, type Props } from "@/games/pillars/hand";
import { key } from "@/games/pillars/keys";
import { litBy, seatOf } from "@/games/pillars/lit";
import { PhoneBoard } from "@/games/pillars/Phone";
import { Plaque } from "@/games/pillars/Plaque";
import { WHOLE } from "@/games/pillars/plan";
import { Strip } from "@/games/pillars/Strip";
import { Tag } from "@/games/pillars/Tag";
import { Tools } from "@/games/pillars/Tools";
import { Town } from "@/games/pillars/Town";
import { draftOffer } from "@/games/pillars/targets";
import { playerOf, publicOf, seatShown } from "@/games/pillars/view";
import { addTexts, hasText, t } from "@/text/fluent";
import "@/games/pillars/pillars.css";

addTexts(en, cs);

function Board(props: Props) {
  if (props.compact) return <PhoneBoard {...props} />;
  const seat = seatShown(props.view, props.shown, seatOf(props.lit));
  return (
    <div class="pill">
      <svg
        class="pill-table"
        viewBox={`0 0 ${WHOLE.width} ${WHOLE.height}`}
        role="group"
        aria-label={t("pill-town")}
      >
        <Town props={props} />
        <Strip props={props} seat={seat} lit={litBy(props.lit).things} />
        <Tag props={props} />
        <Plaque props={props} />
      </svg>
    </div>
  );
}

/** What the button that confirms is called, with the price in it. */
function verbOf(props: Props): { verb?: string } {
  const offer = draftOffer(props);
  const name = offer ? `pill-verb-${offer.action.type}` : "";
  if (!offer || !hasText(name)) return {};
  const price = paid(props);
  return { verb: price > 0 ? `${t(name)} (−${price})` : t(name) };
}

function prompt(props: Props): OwnPrompt | null {
  const kind = props.view.question?.kind ?? "";
  const seen = publicOf(props.view);
  const verb = verbOf(props);
  if (kind === "place-builder") {
    const gold = playerOf(props.view, props.view.seat ?? 0)?.gold ?? 0;
    const note = seen.price
      ? t("pill-ask-place-note", { price: seen.price, gold })
      : t("pill-ask-place-free");
    return { title: t("pill-ask-place"), note, ...verb };
  }
  if (kind === "place-parked")
    return { title: t("pill-ask-place"), note: t("pill-ask-parked-note"), ...verb };
  const name = `pill-ask-${kind}`;
  if (!hasText(name)) return null;
  return { title: t(name), ...(hasText(`${name}-note`) ? { note: t(`${name}-note`) } : {}), ...verb };
}

function heading(view: View): { title: string; note: string } {
  const { round, rounds, phase, price, bag, step } = publicOf(view);
  const title = t("pill-round", { round, phase: view.over ? "over" : phase });
  return { title, note: t("pill-phase", { phase, round, rounds, price, bag: bag.length, step }) };
}

export const board: BoardModule<Hand> = {
  hand: newHand,
  Board,
  Tools,
  PhoneTab: AllCards,
  Miniature: Belongings,
  key,
  prompt,
  heading,
  seatNote: (view, seat) => (publicOf(view).start === seat ? t("pill-starts") : ""),
  score: (view, seat) => playerOf(view, seat)?.vp ?? 0,
  parts: {
    display: ".pill-tray",
    prices: "[data-rail]",
    own: "[data-strip]",
    cathedral: "[data-built]",
  },
  lights: (event: Tagged) => litBy(event).areas.length > 0,
};
