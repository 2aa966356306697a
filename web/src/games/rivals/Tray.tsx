/** A tray above the table: cards of a stack, a hand or the discard pile, regions, numbers to choose from; or the answers that one click left. */
import type { Offer } from "@/api/wire";
import { Picture } from "@/board/Drawing";
import { peek } from "@/board/peek";
import { CloserLook, spokenCard } from "@/games/rivals/CloserLook";
import { pipFace } from "@/games/rivals/Dice";
import { cardOf, REGIONS } from "@/games/rivals/data";
import { cardFace, regionFace } from "@/games/rivals/faces";
import { liftedKeys, type Props } from "@/games/rivals/hand";
import { cardName, categoryName, regionName } from "@/games/rivals/names";
import {
  choose,
  hover,
  isDrafted,
  isLifted,
  press,
  putDown,
  reached,
  reachedBy,
} from "@/games/rivals/targets";
import { say, t } from "@/text/fluent";

export function Tray(props: Props) {
  const { alike } = reached(props);
  if (liftedKeys(props).length && alike.length > 1) return <Choice props={props} offers={alike} />;
  const keys = [...reachedBy(props.offers, []).byTarget.keys()].filter((key) => key.startsWith("tray:"));
  const question = props.view.question?.id ?? "";
  if (!keys.length) return null;
  const aside = props.hand.aside.value === question;
  const toggle = (): void => {
    props.hand.aside.value = aside ? "" : question;
  };
  return (
    <section class={aside ? "riva-tray aside" : "riva-tray"} aria-label={t("riva-tray")}>
      <button type="button" class="button riva-tray-fold" onClick={toggle}>
        {t(aside ? "riva-unfold" : "riva-fold")}
      </button>
      {aside ? null : (
        <div class="riva-tray-items">
          {keys.map((key) => (
            <TrayItem key={key} props={props} target={key} />
          ))}
        </div>
      )}
    </section>
  );
}

interface Shown {
  readonly label: string;
  readonly markup: string;
  readonly viewBox: string;
  readonly card?: string;
}

/** What lies in the tray behind a target: a number of the die, a region, a card. */
function shownAs(target: string): Shown {
  const id = target.split(":").at(-1) ?? "";
  const number = Number(id);
  if (number) return { label: id, markup: pipFace(number), viewBox: "-29 -29 58 58" };
  const region = REGIONS.get(id);
  if (region) return { label: regionName(id), markup: regionFace(region, 0, false), viewBox: "-3 -3 98 136" };
  return {
    label: cardName(id),
    markup: cardFace(id, categoryName(id)),
    viewBox: "-3 -3 157 208",
    ...(cardOf(id) ? { card: id } : {}),
  };
}

function TrayItem({ props, target }: { readonly props: Props; readonly target: string }) {
  const { label, markup, viewBox, card } = shownAs(target);
  const chosen = isLifted(props, target) || isDrafted(props, target);
  const look = card ? peek(() => <CloserLook card={card} />) : {};
  return (
    <button
      type="button"
      class={chosen ? "riva-tray-item chosen" : "riva-tray-item"}
      data-target={target}
      aria-pressed={chosen}
      aria-label={card ? `${label}. ${spokenCard(card)}` : label}
      onClick={() => press(props, target)}
      {...look}
    >
      <Picture markup={markup} viewBox={viewBox} class={card ? "card" : "small"} />
    </button>
  );
}

/** Several answers behind one click, in words. */
function Choice({ props, offers }: { readonly props: Props; readonly offers: readonly Offer[] }) {
  return (
    <section class="riva-tray choice" aria-label={t("riva-choice")}>
      {offers.map((offer) => (
        <button
          key={offer.id}
          type="button"
          class={props.draft?.ids[0] === offer.id ? "button main" : "button"}
          data-target={`choice:${offer.id}`}
          onPointerEnter={() => hover(props, offer)}
          onPointerLeave={() => hover(props, null)}
          onClick={() => choose(props, offer)}
        >
          {say(offer.label)}
        </button>
      ))}
      <button type="button" class="button" onClick={() => putDown(props)}>
        {t("give-up")}
      </button>
    </section>
  );
}
