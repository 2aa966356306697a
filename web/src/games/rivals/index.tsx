/** The Rivals for Catan: the board, and everything the table page may ask of it. */
import type { Tagged, View } from "@/api/wire";
import type { BoardModule, OwnPrompt } from "@/board/contract";
import cs from "@/games/rivals/cs.ftl?raw";
import { Desk } from "@/games/rivals/Desk";
import { symbolName } from "@/games/rivals/data";
import en from "@/games/rivals/en.ftl?raw";
import { type Hand, liftedKeys, newHand, type Props } from "@/games/rivals/hand";
import { key } from "@/games/rivals/keys";
import { thingsOf } from "@/games/rivals/lit";
import { cardName, regionName } from "@/games/rivals/names";
import { Phone, PhoneTab } from "@/games/rivals/Phone";
import { type Picking, pickedOf, pickingOf } from "@/games/rivals/picking";
import { Tools } from "@/games/rivals/Tools";
import { Tray } from "@/games/rivals/Tray";
import { draftOffer } from "@/games/rivals/targets";
import { princeOf, publicOf } from "@/games/rivals/view";
import { addTexts, hasText, say, t } from "@/text/fluent";
import "@/games/rivals/rivals.css";

addTexts(en, cs);

function Board(props: Props) {
  return (
    <div class={props.compact ? "riva compact" : "riva"}>
      {props.compact ? <Phone {...props} /> : <Desk {...props} />}
      <Tray {...props} />
    </div>
  );
}

/** Where several are chosen together, the prompt counts them and names them. */
function pickPrompt(props: Props, picking: Picking): OwnPrompt {
  const picked = pickedOf(props, picking);
  const names = picked.map((target) => {
    const id = target.split(":").at(-1) ?? "";
    return target.split(":").length > 2 ? cardName(id) : regionName(id);
  });
  return {
    title: t(`riva-ask-${props.view.question?.kind ?? ""}`, { count: picking.count }),
    note: names.length ? names.join(", ") : t("riva-pick-note"),
    verb: t("riva-verb-pick"),
  };
}

/** Where a card is picked up, the prompt asks for its place. */
function prompt(props: Props): OwnPrompt | null {
  const picking = pickingOf(props);
  if (picking) return pickPrompt(props, picking);
  const offer = draftOffer(props);
  const name = offer ? `riva-verb-${offer.action.type}` : "";
  const verb = hasText(name) ? { verb: t(name) } : {};
  const [kind, id = ""] = (liftedKeys(props)[0] ?? "").split(":");
  if ((kind === "hand" || kind === "open") && props.view.question?.kind === "action-phase")
    return { title: t("riva-where", { card: cardName(id) }), note: t("riva-where-note"), ...verb };
  if (kind === "res" && props.view.question?.kind === "action-phase")
    return { title: t("riva-trade-for"), note: t("riva-where-note"), ...verb };
  if (props.view.question?.kind === "action-phase")
    return { title: t("riva-act"), note: t("riva-act-note"), ...verb };
  return null;
}

function heading(view: View): { title: string; note: string } {
  const { turn, target, number, symbol } = publicOf(view);
  const rolled = symbol
    ? t("riva-rolled", { number, symbol: say(symbolName(symbol)) })
    : t("riva-not-rolled");
  return { title: t("riva-turn", { turn }), note: turn ? rolled : t("riva-goal", { target }) };
}

/** Words on a seat: its hand and the tokens it holds. */
function seatNote(view: View, seat: number): string {
  const seen = publicOf(view);
  const count = princeOf(view, seat)?.hand.length ?? 0;
  const tokens = [
    ...(seen.hero_token === seat ? [t("riva-hero-token")] : []),
    ...(seen.trade_token === seat ? [t("riva-trade-token")] : []),
  ];
  return [t("riva-hand-size", { count }), ...tokens].join(" · ");
}

export const board: BoardModule<Hand> = {
  hand: newHand,
  Board,
  Tools,
  PhoneTab,
  key,
  prompt,
  heading,
  seatNote,
  score: (view, seat) => princeOf(view, seat)?.victory ?? 0,
  parts: { own: "[data-part=own]", hand: "[data-hand], .riva-thumbs", dice: "[data-part=dice]" },
  lights: (event: Tagged) => thingsOf(event).length > 0,
};
