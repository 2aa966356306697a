/** Keys of the board: arrows go from answer to answer, a letter gives the answers that are no place, Escape closes a menu. */
import type { Offer } from "@/api/wire";
import { CUBES } from "@/games/pillars/data";
import { count, forget, type Props } from "@/games/pillars/hand";

/** The letters of answers without a place: pass and park, work finished, market left, nobody. */
export const ANSWER_KEYS: Readonly<Record<string, string>> = {
  pass: "p",
  park: "p",
  finish: "f",
  withdraw: "w",
  "boost-nobody": "n",
};

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The answer after the one that is shown, round and round. */
export function nextOffer(
  offers: readonly Offer[],
  shown: string | undefined,
  step: 1 | -1,
): Offer | undefined {
  const here = offers.findIndex((offer) => offer.id === shown);
  if (here < 0) return step > 0 ? offers[0] : offers.at(-1);
  return offers[(here + step + offers.length) % offers.length];
}

export function key(props: Props, pressed: string): boolean {
  if (pressed === "Escape") {
    forget(props);
    props.preview(null);
    return true;
  }
  const step = STEPS[pressed];
  if (step) {
    const offer = nextOffer(props.offers, props.draft?.ids[0], step);
    if (offer) props.preview({ ids: [offer.id], pinned: true });
    return offer !== undefined;
  }
  return givesBack(props, pressed) || answers(props, pressed.toLowerCase());
}

/** Digits count out cubes to be given back. */
function givesBack(props: Props, pressed: string): boolean {
  const cube = props.view.question?.kind === "reduce-cubes" ? CUBES[Number(pressed) - 1] : undefined;
  if (cube) count(props, cube, 1);
  return cube !== undefined;
}

function answers(props: Props, letter: string): boolean {
  const offer = props.offers.find(({ action }) => ANSWER_KEYS[action.type] === letter);
  if (offer) props.propose({ ids: [offer.id], pinned: true });
  return offer !== undefined;
}
