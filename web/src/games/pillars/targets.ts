/**
 * From offered answers to things that can be pointed at: every answer belongs to a place or card on the board.
 *
 * One answer on a target is given by a click; several open a small menu there. What is not offered has no target, and a
 * click on it asks the server why.
 */
import type { Offer } from "@/api/wire";
import { isCube } from "@/games/pillars/data";
import type { Props } from "@/games/pillars/hand";
import {
  BAG,
  type Box,
  craftsmanPlaces,
  EVENT_FACE,
  PASS,
  priceSpot,
  type Spot,
  STALLS,
  STRIP,
  stoneAt,
} from "@/games/pillars/plan";
import { playerOf, publicOf, slotsOf, spaceFor } from "@/games/pillars/view";

export type Target = string;

const word = (value: unknown): string => (typeof value === "string" ? value : "");

/** Where an answer is given. */
function targetsOf(offer: Offer, card: string): readonly Target[] {
  const { type, ...fields } = offer.action;
  switch (type) {
    case "take-resource":
      return [`resource:${word(fields.card)}`];
    case "hire":
      return [`display:${word(fields.craftsman)}`];
    case "dismiss":
    case "use":
    case "boost":
      return [`craftsman:${word(fields.craftsman)}`];
    case "place":
    case "place-free":
      return [`stone:${word(fields.space)}`];
    case "take-cube":
    case "buy":
      return [`stall:${word(fields.cube)}`];
    case "sell":
      return [`stall:${word(fields.cube)}`, `cube:${word(fields.cube)}`];
    case "use-card":
    case "keep-card":
      return [`advantage:${card}`];
    default:
      return PLACES[type] ?? [];
  }
}

const PLACES: Readonly<Record<string, readonly Target[]>> = {
  pass: ["pass"],
  "keep-builder": ["drawn"],
  "return-builder": ["bag"],
  park: ["price"],
  "take-protection": ["bishop"],
  "take-cube-instead": ["bishop"],
  withdraw: ["trader"],
  finish: ["finish"],
  "boost-nobody": ["event"],
};

const remembered = new WeakMap<readonly Offer[], ReadonlyMap<Target, readonly Offer[]>>();

/** The offered answers by target. */
export function offersByTarget({ offers, view }: Props): ReadonlyMap<Target, readonly Offer[]> {
  const known = remembered.get(offers);
  if (known) return known;
  const found = new Map<Target, Offer[]>();
  const card = word(view.question?.args.card);
  for (const offer of offers) {
    for (const target of targetsOf(offer, card)) found.set(target, [...(found.get(target) ?? []), offer]);
  }
  remembered.set(offers, found);
  return found;
}

export const offersAt = (props: Props, target: Target): readonly Offer[] =>
  offersByTarget(props).get(target) ?? [];

/** The answer that is shown now, if it belongs to this target. */
export function draftAt(props: Props, target: Target): Offer | undefined {
  const id = props.draft?.ids[0];
  return id === undefined ? undefined : offersAt(props, target).find((offer) => offer.id === id);
}

/** The answer that is shown now. */
export const draftOffer = (props: Props): Offer | undefined =>
  props.offers.find((offer) => offer.id === props.draft?.ids[0]);

/** Where a menu hides nothing that it is about. */
const IN_THE_MEADOW: Spot = { x: 450, y: 336 };

/** A question of yes or no opens its menu by itself, at the thing that it is about. */
export function ownMenu(
  props: Props,
): { readonly target: Target; readonly at: Spot; readonly offers: readonly Offer[] } | null {
  const { view, offers } = props;
  if (!offers.length) return null;
  switch (view.question?.kind) {
    case "redraw": {
      const { x, y } = priceSpot(publicOf(view).price);
      return { target: "drawn", at: { x, y: y - 60 }, offers };
    }
    case "choose-protection":
      return { target: "bishop", at: IN_THE_MEADOW, offers };
    case "ignore-event":
      return { target: "event", at: IN_THE_MEADOW, offers };
    case "waive-tax":
      return { target: "die", at: { x: 660, y: 322 }, offers };
    default:
      return null;
  }
}

/** Where the menu of a target opens, above that point or below it. */
function anchorOf(props: Props, target: Target): { readonly at: Spot; readonly below: boolean } {
  const kind = target.split(":")[0] ?? "";
  const at = pointOf(props, target);
  return { at, below: kind === "stone" && at.y < 520 };
}

function pointOf(props: Props, target: Target): Spot {
  const [kind = "", id = ""] = target.split(":");
  const seen = publicOf(props.view);
  if (kind === "stone") {
    const stone = stoneAt(spaceFor(seen, id)?.id ?? id);
    return { x: stone.x, y: stone.y < 520 ? stone.y + 14 : stone.y - 44 };
  }
  if (kind === "stall" && isCube(id)) return middleTop(STALLS[id]);
  if (kind === "cube") return { x: 100, y: STRIP.y + 80 };
  if (kind === "craftsman") {
    const own = playerOf(props.view, props.view.seat ?? 0);
    const place = own && craftsmanPlaces(slotsOf(own))[own.craftsmen.indexOf(id)];
    if (place) return middleTop(place);
  }
  return SPOTS[kind] ?? { x: 546, y: 320 };
}

const SPOTS: Readonly<Record<string, Spot>> = {
  bag: { x: BAG.x, y: BAG.y - 40 },
  pass: middleTop(PASS),
  event: { x: EVENT_FACE.x + 82, y: EVENT_FACE.y + 106 },
  advantage: { x: 1000, y: STRIP.y },
};

function middleTop(box: Box): Spot {
  return { x: box.x + box.width / 2, y: box.y };
}

/** Shows an answer while the pointer is over its target, unless another one is pinned. */
export function hover(props: Props, offer: Offer | null): void {
  if (props.draft?.pinned) return;
  props.preview(offer ? { ids: [offer.id], pinned: false } : null);
}

/** Means an answer: the first click shows it until it is confirmed, the second one confirms it. */
export function choose(props: Props, offer: Offer): void {
  if (props.draft?.pinned && props.draft.ids[0] === offer.id) props.confirm();
  else props.propose({ ids: [offer.id], pinned: true });
}

/** A click on a target: the only answer there, or a menu of several; on a phone the prompt has them all as buttons. */
export function press(props: Props, target: Target): void {
  const offers = offersAt(props, target);
  const [only, ...others] = offers;
  const question = props.view.question?.id;
  if (!only || question === undefined) return;
  if (!others.length || props.compact) {
    props.hand.menu.value = null;
    choose(props, only);
    return;
  }
  const open = props.hand.menu.value;
  const again = open?.question === question && open.target === target;
  const pinned = props.draft?.pinned && draftAt(props, target);
  if (again && pinned) props.confirm();
  else props.hand.menu.value = again ? null : { question, target, ...anchorOf(props, target) };
}
