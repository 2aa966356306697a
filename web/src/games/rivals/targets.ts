/**
 * From offered answers to things that can be pointed at.
 *
 * An answer is a path of targets: the card in the hand, then the site; the resource given, then the one received. Where
 * a path begins can be clicked at once, what comes next after that. When a click leaves one answer, it is shown; when it
 * leaves several with nothing more to point at, a small list opens.
 */
import type { Offer, Tagged } from "@/api/wire";
import { liftedKeys, type Props } from "@/games/rivals/hand";

export type Path = readonly string[];

const word = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? `${value}` : "";

/** An expansion on its site. */
const built = (a: Tagged): string => `built:${word(a.card)}:${word(a.x)}:${word(a.row)}`;
const site = (a: Tagged): string => `site:${word(a.x)}:${word(a.row)}`;
const stack = (a: Tagged): string => `stack:${word(a.stack)}`;
const hand = (a: Tagged): string => `hand:${word(a.card)}`;
const region = (a: Tagged): string => `place:${word(a.region)}`;
const tray = (what: unknown): string => `tray:${word(what)}`;
const resource = (what: unknown): string => `res:${word(what)}`;

/** Words ways round: it does not matter which of two is clicked first. */
const either = (a: string, b: string): readonly Path[] => [
  [a, b],
  [b, a],
];

const PATHS: Readonly<Record<string, (a: Tagged) => readonly Path[]>> = {
  "draw-from": (a) => [[stack(a)]],
  "look-through": (a) => [[stack(a)]],
  "choose-stack": (a) => [[stack(a)]],
  "take-from-stack": (a) => [[tray(`${word(a.place)}:${word(a.card)}`)]],
  "place-region": (a) => [[region(a)]],
  "roll-dice": () => [["dice"]],
  "play-card": (a) => [[hand(a)]],
  "choose-number": (a) => [[tray(a.number)]],
  "store-in": (a) => [[`place:${word(a.place)}`]],
  "give-from": (a) => [[`place:${word(a.place)}`]],
  "name-resource": (a) => [[resource(a.resource)]],
  plunder: (a) => [[region(a)]],
  buy: (a) => [[resource(a.resource)]],
  "leave-out": (a) => [[resource(a.resource)]],
  "build-road": (a) => [[`end:${word(a.side)}`], ["buy:road", `end:${word(a.side)}`]],
  "build-settlement": (a) => [[`beyond:${word(a.side)}`], ["buy:settlement", `beyond:${word(a.side)}`]],
  "build-city": (a) => [[`town:${word(a.x)}`], ["buy:city", `town:${word(a.x)}`]],
  build: (a) => [[hand(a), site(a)]],
  "build-face-up": (a) => [[`open:${word(a.card)}`, site(a)]],
  "place-on-region": (a) => [[hand(a), region(a)]],
  "trade-with-bank": (a) => [[resource(a.give), resource(a.get)]],
  "trade-by-ship": (a) => [[resource(a.give), resource(a.get)]],
  "trade-by-large-ship": (a) => [[region(a), resource(a.get)]],
  "use-mint": (a) => [["res:gold", resource(a.get)]],
  demolish: (a) => [[built(a)]],
  "choose-region": (a) => [[tray(a.region)]],
  "put-above": (a) => [[tray(a.region)]],
  "name-building": (a) => [[`foe:${word(a.card)}:${word(a.x)}:${word(a.row)}`]],
  "remove-under": (a) => [a.stack === null ? [built(a)] : [built(a), stack(a)]],
  "discard-ship": (a) => [[built(a)]],
  "put-under": (a) => [[hand(a), stack(a)]],
  "bury-hand-card": (a) => [[tray(a.card), stack(a)]],
  "take-hand-card": (a) => [[tray(a.card)]],
  "take-discard": (a) => [[tray(a.card)]],
  "swap-regions": (a) => either(region(a), `place:${word(a.other)}`),
  "swap-expansions": (a) =>
    either(built(a), `built:${word(a.other_card)}:${word(a.other_x)}:${word(a.other_row)}`),
  "choose-expansion": (a) => [[built(a)]],
};

/** What an answer without a place on the table is given by: a plate with its words. */
const plate = (offer: Offer): readonly Path[] => [[`plate:${offer.id}`]];

export const pathsOf = (offer: Offer): readonly Path[] =>
  PATHS[offer.action.type]?.(offer.action) ?? plate(offer);

interface Reached {
  /** The answers behind every target that can be clicked now. */
  readonly byTarget: ReadonlyMap<string, readonly Offer[]>;
  /** The answers that are left where nothing more can be pointed at. */
  readonly alike: readonly Offer[];
}

const remembered = new WeakMap<readonly Offer[], Map<string, Reached>>();

/** What can be clicked after these targets. */
export function reachedBy(offers: readonly Offer[], keys: Path): Reached {
  const name = keys.join(" ");
  const known = remembered.get(offers) ?? new Map<string, Reached>();
  remembered.set(offers, known);
  const found = known.get(name) ?? reach(offers, keys);
  known.set(name, found);
  return found;
}

function reach(offers: readonly Offer[], keys: Path): Reached {
  const byTarget = new Map<string, Offer[]>();
  const alike: Offer[] = [];
  for (const offer of offers) {
    for (const path of pathsOf(offer)) {
      if (!keys.every((key, i) => path[i] === key)) continue;
      const next = path[keys.length];
      if (next === undefined) alike.push(offer);
      else byTarget.set(next, [...(byTarget.get(next) ?? []), offer]);
    }
  }
  return { byTarget, alike };
}

/** What can be clicked now; when something is picked up, that stays clickable to be put down. */
export const reached = (props: Props): Reached => reachedBy(props.offers, liftedKeys(props));

export const offersAt = (props: Props, target: string): readonly Offer[] =>
  reached(props).byTarget.get(target) ?? [];

/** Whether an answer begins at this target when nothing is picked up. */
export const startsAt = (props: Props, target: string): boolean =>
  reachedBy(props.offers, []).byTarget.has(target);

export const isLifted = (props: Props, target: string): boolean => liftedKeys(props).includes(target);

/** The answer that is shown now. */
export const draftOffer = (props: Props): Offer | undefined =>
  props.offers.find((offer) => offer.id === props.draft?.ids[0]);

/** Whether the shown answer goes by this target. */
export function isDrafted(props: Props, target: string): boolean {
  const offer = draftOffer(props);
  return offer ? pathsOf(offer).some((path) => path.includes(target)) : false;
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

export function putDown(props: Props): void {
  props.hand.lifted.value = null;
}

/** A click on a target: it leaves one answer, or picks the target up to go on from there. */
export function press(props: Props, target: string): void {
  const question = props.view.question?.id;
  if (question === undefined) return;
  const keys = liftedKeys(props);
  const offers = offersAt(props, target);
  const [only, ...others] = offers;
  if (only && !others.length) {
    choose(props, only);
    return;
  }
  if (only) {
    if (props.draft) props.preview(null);
    props.hand.lifted.value = { question, keys: [...keys, target] };
    return;
  }
  if (!keys.length) return;
  putDown(props);
  if (keys.includes(target)) props.preview(null);
  else press(props, target);
}
