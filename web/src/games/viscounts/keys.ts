/** Keys of the board: arrows go from answer to answer, Escape closes a menu and gives up. */
import type { Offer } from "@/api/wire";
import type { Props } from "@/games/viscounts/hand";

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
    props.hand.menu.value = null;
    props.hand.points.value = null;
    props.hand.lit.value = [];
    props.preview(null);
    return true;
  }
  const step = STEPS[pressed];
  const offer = step && nextOffer(props.offers, props.draft?.ids[0], step);
  if (!offer) return false;
  props.preview({ ids: [offer.id], pinned: true });
  return true;
}
