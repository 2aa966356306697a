/** Keys of the board: arrows go from answer to answer, Escape closes a menu and gives up. */
import { nextOffer, STEPS } from "@/board/stepping";
import type { Props } from "@/games/viscounts/hand";

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
