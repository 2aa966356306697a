/** Keys of the board: arrows go from answer to answer, a letter gives the answers that are no place, Escape closes a menu. */
import { nextOffer, STEPS } from "@/board/stepping";
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
