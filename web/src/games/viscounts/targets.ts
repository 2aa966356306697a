/**
 * From offered answers to things that can be pointed at: every answer belongs to a place, a card or a plaque on the board.
 *
 * One answer on a target is given by a click; several open a small menu there. What is not offered has no target.
 */
import type { Offer, View } from "@/api/wire";
import type { Beside, Props } from "@/games/viscounts/hand";
import { playerOf, publicOf } from "@/games/viscounts/view";

export type Target = string;

const word = (value: unknown): string => (typeof value === "string" ? value : "");

/** The target of answers that have no place: they stand on the plaque beside the round board. */
export const PLAQUE: Target = "plaque";

/** Answers without a place, by type. */
const PLACELESS: ReadonlySet<string> = new Set([
  "pass",
  "keep-townsfolk",
  "hire-nobody",
  "keep-order",
  "keep-cards",
  "choose",
  "move-nobody",
  "take-resources",
]);

/** Answers that belong to where one's own viscount stands. */
function atViscount(view: View, type: string): Target | null {
  const player = playerOf(view, view.seat ?? 0);
  if (!player?.segment || !player.way) return null;
  switch (type) {
    case "trade":
    case "exchange":
      return `trade:${player.segment}:${player.way}`;
    case "build":
      return `bank:${player.segment}:${player.way}`;
    case "place-workers":
    case "send": {
      const section = publicOf(view).segments.find((each) => each.id === player.segment)?.section;
      return `section:${section ?? ""}`;
    }
    case "transcribe":
      return `manuscript:${player.segment}`;
    case "dismiss":
      return `townsfolk:${player.segment}`;
    default:
      return null;
  }
}

const pileWith = (view: View, key: "townsfolk" | "manuscript", card: string): Target => {
  const segment = publicOf(view).segments.find((each) => each[key] === card);
  return `${key}:${segment?.id ?? ""}`;
};

/** Where an answer is given. */
export function targetOf(view: View, { action }: Offer): Target {
  const { type, ...fields } = action;
  if (PLACELESS.has(type)) return PLAQUE;
  switch (type) {
    case "take-pair":
      return `pair:${word(fields.card)}`;
    case "take-resource":
      return `good:${word(fields.resource)}`;
    case "act-with-dismissal":
      return atViscount(view, word(fields.action).replaceAll("_", "-")) ?? PLAQUE;
    case "play":
    case "discard-card":
    case "destroy-card":
      return `hand:${word(fields.card)}`;
    case "discard-top":
    case "destroy-top":
      return "draw";
    case "move-to":
      return `space:${word(fields.segment)}:${word(fields.way)}`;
    case "take-building":
      return `slot:${word(fields.slot)}`;
    case "build-at":
      return `spot:${word(fields.segment)}:${String(fields.slot)}`;
    case "hire":
      return pileWith(view, "townsfolk", word(fields.card));
    case "take-manuscript":
      return pileWith(view, "manuscript", word(fields.manuscript));
    case "arrange":
      return "row";
    case "pay":
      return "goods";
    case "flip-debt":
      return "debts";
    case "flip-deed":
      return "deeds";
    case "place-at":
    case "promote":
    case "spread-to":
      return `section:${word(fields.section)}`;
    case "move-worker":
      return `section:${word(fields.origin)}`;
    case "bump":
      return `section:${word(view.question?.args.section)}`;
    default:
      return atViscount(view, type) ?? PLAQUE;
  }
}

const remembered = new WeakMap<readonly Offer[], ReadonlyMap<Target, readonly Offer[]>>();

/** The offered answers by target. */
export function offersByTarget({ offers, view }: Props): ReadonlyMap<Target, readonly Offer[]> {
  const known = remembered.get(offers);
  if (known) return known;
  const found = new Map<Target, Offer[]>();
  for (const offer of offers) {
    const target = targetOf(view, offer);
    found.set(target, [...(found.get(target) ?? []), offer]);
  }
  remembered.set(offers, found);
  return found;
}

export const offersAt = (props: Props, target: Target): readonly Offer[] =>
  offersByTarget(props).get(target) ?? [];

/** The answer that is shown now. */
export const draftOffer = (props: Props): Offer | undefined =>
  props.offers.find((offer) => offer.id === props.draft?.ids[0]);

/** Whether the answer that is shown now belongs to this target. */
export function isShown(props: Props, target: Target): boolean {
  const offer = draftOffer(props);
  return offer !== undefined && targetOf(props.view, offer) === target;
}

/** Shows an answer while the pointer is over its target, unless another one is pinned. */
export function hover(props: Props, offer: Offer | null): void {
  if (props.draft?.pinned) return;
  props.preview(offer ? { ids: [offer.id], pinned: false } : null);
}

/** Means an answer: the first click shows it until it is confirmed, the second one confirms it. */
export function choose(props: Props, offer: Offer): void {
  props.hand.menu.value = null;
  if (props.draft?.pinned && props.draft.ids[0] === offer.id) props.confirm();
  else props.propose({ ids: [offer.id], pinned: true });
}

/** A click on a target: the only answer there, or a menu of several beside the thing that was clicked. */
export function press(props: Props, target: Target, thing: Element): void {
  const [only, ...others] = offersAt(props, target);
  const question = props.view.question?.id;
  if (!only || question === undefined) return;
  if (!others.length) {
    choose(props, only);
    return;
  }
  const { menu } = props.hand;
  const again = menu.value?.question === question && menu.value.target === target;
  menu.value = again ? null : { question, target, ...besideIn(thing) };
}

/** Where a menu opens, in pixels of the board that the thing belongs to: below its middle, above it on the lower half. */
function besideIn(thing: Element): Beside {
  const board = thing.closest(".visc")?.getBoundingClientRect();
  const box = thing.getBoundingClientRect();
  if (!board) return { x: 0, y: 0, above: false };
  const x = Math.min(Math.max(box.left + box.width / 2 - board.left, 110), board.width - 110);
  const y = Math.min(Math.max(box.top + box.height / 2 - board.top, 20), board.height - 20);
  return { x, y, above: y > board.height / 2 };
}
