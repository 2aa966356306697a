/** Cartographers: the board, and everything the table page may ask of it. The model for other boards (web/README.md). */
import { useMemo } from "preact/hooks";
import type { Tagged, View } from "@/api/wire";
import type { BoardModule, OwnPrompt } from "@/board/contract";
import { Picture } from "@/board/Drawing";
import { Cards } from "@/games/cartographers/Cards";
import cs from "@/games/cartographers/cs.ftl?raw";
import { AMBUSH, EXPLORE } from "@/games/cartographers/data";
import { EdictChips } from "@/games/cartographers/Edicts";
import en from "@/games/cartographers/en.ftl?raw";
import { type Hand, newHand, type Props, taskOf } from "@/games/cartographers/hand";
import { key } from "@/games/cartographers/keys";
import { litSpaces } from "@/games/cartographers/MapView";
import { CoinStrip, ownerShown, SheetView } from "@/games/cartographers/SheetView";
import { Signing } from "@/games/cartographers/Signing";
import { publicOf, seasonOf, sheetsOf } from "@/games/cartographers/sheet";
import { signedSeat } from "@/games/cartographers/signature";
import { Tools } from "@/games/cartographers/Tools";
import { smallMap } from "@/games/cartographers/terrain";
import { addTexts, say, t } from "@/text/fluent";
import { Icon } from "@/ui/icons";
import "@/games/cartographers/cartographers.css";
import "@/games/cartographers/cards.css";

addTexts(en, cs);

function Board(props: Props) {
  const owner = ownerShown(props);
  const mine = signedSeat(props);
  const elsewhere = props.shown !== null && props.shown !== (props.view.seat ?? 0);
  return (
    <div class={props.compact ? "cart compact" : "cart"}>
      {elsewhere ? (
        <div class="cart-looking" role="status">
          <Icon name="eye" /> {t("cart-looking-at", { name: props.players[owner]?.name ?? "" })}
          <button type="button" class="button" onClick={() => props.show(null)}>
            {t("cart-own-map")}
          </button>
        </div>
      ) : null}
      <SheetView props={props} />
      {mine !== null && props.hand.signing.value ? <Signing props={props} seat={mine} /> : null}
      {props.compact ? (
        <>
          <CoinStrip props={props} />
          {mine === null ? null : (
            <button type="button" class="button cart-sign" onClick={() => (props.hand.signing.value = true)}>
              {t("cart-sign")}
            </button>
          )}
          <EdictChips {...props} />
        </>
      ) : null}
    </div>
  );
}

function Miniature({ view, seat }: Props & { readonly seat: number }) {
  const sheet = sheetsOf(view)[seat];
  const markup = useMemo(() => (sheet ? smallMap(sheet) : ""), [sheet]);
  const paper =
    '<rect x="-2" y="-2" width="92" height="92" fill="var(--parchment)" stroke="#2B2118" stroke-width="1.4"/>';
  return <Picture markup={paper + markup} viewBox="-3 -3 94 94" width={100} height={100} />;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

function prompt(props: Props): OwnPrompt | null {
  const seen = publicOf(props.view);
  const verb = t("cart-draw");
  const card = EXPLORE.get(seen.card ?? "");
  const ambush = AMBUSH.get(seen.ambush ?? "");
  const task = taskOf(props);
  const instead = props.view.question?.args.instead;
  if (props.view.question?.kind === "choose-terrain") return { title: t("cart-ask-terrain"), verb };
  if (ambush && task) {
    const name = props.players[task.owner]?.name ?? "";
    return {
      title: t("cart-ask-raid", { card: say(ambush.name) }),
      note: t(instead ? "cart-ask-raid-single" : "cart-ask-raid-note", { name }),
      verb,
    };
  }
  if (!card || !task) return null;
  const usual = seen.ruins_pending ? t("cart-ask-ruins") : t("cart-ask-note");
  const note = instead === "ruins" ? t("cart-ask-any") : instead === "shape" ? t("cart-ask-single") : usual;
  return { title: t("cart-ask-draw", { card: say(card.name) }), note, verb };
}

function heading(view: View): { title: string; note: string } {
  const seen = publicOf(view);
  const season = seasonOf(view);
  const title = season ? say(season.name).replace(/ \(.*\)/, "") : "";
  return { title, note: t("cart-heading", { time: seen.time, limit: seen.limit }) };
}

export const board: BoardModule<Hand> = {
  hand: newHand,
  Board,
  Tools,
  Aside: Cards,
  Miniature,
  key,
  prompt,
  heading,
  seatNote: (view, seat) => t("cart-coin-count", { count: sheetsOf(view)[seat]?.coins ?? 0 }),
  score: (view, seat) => sum(sheetsOf(view)[seat]?.scores ?? []),
  parts: {
    edicts: ".cart-edicts",
    explore: ".cart-explore",
    time: ".cart-time",
    seasons: ".cart-seasons",
    coins: "[data-coins], .coin-strip",
    map: ".map-sheet",
  },
  lights: (event: Tagged) => {
    const owner = event.owner ?? event.seat;
    return typeof owner === "number" && litSpaces(event, owner) !== null;
  },
};
