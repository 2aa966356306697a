/** A tray above the table: cards of a stack, a hand or the discard pile, regions, numbers to choose from; or the answers that one click left. */
import { useRef } from "preact/hooks";
import type { Offer } from "@/api/wire";
import { CardRow } from "@/board/CardRow";
import { Picture } from "@/board/Drawing";
import { peek } from "@/board/peek";
import { type Area, useArea } from "@/board/useArea";
import { CloserLook, spokenCard } from "@/games/rivals/CloserLook";
import { cardOf, REGIONS } from "@/games/rivals/data";
import { pipFace } from "@/games/rivals/diceFaces";
import { cardFace, regionFace } from "@/games/rivals/faces";
import { liftedKeys, type Props } from "@/games/rivals/hand";
import { cardName, categoryName, regionName } from "@/games/rivals/names";
import { type Picking, pick, pickedOf, pickingOf } from "@/games/rivals/picking";
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
  const picking = pickingOf(props);
  const keys =
    picking?.targets ??
    [...reachedBy(props.offers, []).byTarget.keys()].filter((key) => key.startsWith("tray:"));
  return keys.length ? <Items props={props} picking={picking} keys={keys} /> : null;
}

interface ItemsProps {
  readonly props: Props;
  readonly picking: Picking | null;
  readonly keys: readonly string[];
}

/** So high must the board of a phone be for two rows of cards, so that more can be compared at one glance. */
const TWO_ROWS = 430;
const MARGIN = 6;

/** On a phone the tray lies at the lower edge of what the prompt leaves of the board. */
const placed = (area: Area | null) =>
  area ? { bottom: `${area.below + MARGIN}px`, maxHeight: `${area.height - 2 * MARGIN}px` } : undefined;

function Items({ props, picking, keys }: ItemsProps) {
  const tray = useRef<HTMLElement>(null);
  const area = useArea(tray, props.compact);
  const question = props.view.question?.id ?? "";
  const aside = props.hand.aside.value === question;
  const toggle = (): void => {
    props.hand.aside.value = aside ? "" : question;
  };
  const rows = keys.length > 3 && area && area.height > TWO_ROWS ? "double" : "";
  const items = keys.map((key) =>
    picking ? (
      <PickItem key={key} props={props} target={key} picking={picking} />
    ) : (
      <OneItem key={key} props={props} target={key} />
    ),
  );
  return (
    <section
      ref={tray}
      class={aside ? "riva-tray aside" : "riva-tray"}
      style={placed(area)}
      aria-label={t("riva-tray")}
    >
      <header class="riva-tray-head">
        {picking ? <Picked props={props} picking={picking} /> : null}
        <button type="button" class="button riva-tray-fold" onClick={toggle}>
          {t(aside ? "riva-unfold" : "riva-fold")}
        </button>
      </header>
      {aside ? null : props.compact ? (
        <CardRow label={t("riva-tray")} about={`${question} ${keys.length} ${rows}`}>
          <div class={`riva-tray-items ${rows}`}>{items}</div>
        </CardRow>
      ) : (
        <div class="riva-tray-items">{items}</div>
      )}
    </section>
  );
}

/** How many are chosen, and how many are still to be chosen. */
function Picked({ props, picking }: { readonly props: Props; readonly picking: Picking }) {
  const chosen = pickedOf(props, picking).length;
  return (
    <p class="riva-picked" role="status" data-picked={chosen}>
      <b>{t("riva-picked", { chosen, count: picking.count })}</b>{" "}
      {chosen < picking.count ? t("riva-pick-more", { count: picking.count - chosen }) : t("riva-pick-back")}
    </p>
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

interface ItemProps {
  readonly props: Props;
  readonly target: string;
}

/** One thing is chosen: another click chooses another. */
function OneItem({ props, target }: ItemProps) {
  const chosen = isLifted(props, target) || isDrafted(props, target);
  return <TrayItem target={target} chosen={chosen} act={() => press(props, target)} />;
}

/** Several are chosen: a click chooses, another click puts back; when there are enough the others wait. */
function PickItem({ props, target, picking }: ItemProps & { readonly picking: Picking }) {
  const picked = pickedOf(props, picking);
  const chosen = picked.includes(target);
  const full = picked.length === picking.count && !chosen;
  return (
    <TrayItem target={target} chosen={chosen} disabled={full} act={() => pick(props, picking, target)} />
  );
}

interface TrayItemProps {
  readonly target: string;
  readonly chosen: boolean;
  readonly disabled?: boolean;
  act(): void;
}

/** The picture, and over it what takes the clicks: words on a card are no part of the button's name. */
function TrayItem({ target, chosen, disabled = false, act }: TrayItemProps) {
  const { label, markup, viewBox, card } = shownAs(target);
  const look = card ? peek(() => <CloserLook card={card} />) : {};
  return (
    <div class={chosen ? "riva-tray-item chosen" : "riva-tray-item"} data-row-item>
      <Picture markup={markup} viewBox={viewBox} class={card ? "card" : "small"} />
      <button
        type="button"
        data-target={target}
        aria-pressed={chosen}
        aria-disabled={disabled}
        aria-label={card ? `${label}. ${spokenCard(card)}` : label}
        onClick={act}
        {...look}
      />
      {chosen ? (
        <span class="riva-tray-tick" aria-hidden="true">
          ✓
        </span>
      ) : null}
    </div>
  );
}

/** Several answers behind one click, in words. */
function Choice({ props, offers }: { readonly props: Props; readonly offers: readonly Offer[] }) {
  const tray = useRef<HTMLElement>(null);
  const area = useArea(tray, props.compact);
  return (
    <section ref={tray} class="riva-tray choice" style={placed(area)} aria-label={t("riva-choice")}>
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
