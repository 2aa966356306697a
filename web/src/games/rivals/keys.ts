/** Keys of the board: arrows go from answer to answer, E ends the phase, R rolls, Escape puts down what is picked up. */
import { STEPS } from "@/board/stepping";
import { liftedKeys, type Props } from "@/games/rivals/hand";
import { putDown } from "@/games/rivals/targets";

const LETTERS: Readonly<Record<string, readonly string[]>> = {
  e: ["end-phase"],
  r: ["roll-dice", "roll-defence"],
  x: [
    "skip-exchange",
    "skip-search",
    "stop-buying",
    "stop-taking",
    "decline",
    "take-no-card",
    "keep-regions",
  ],
};

export function key(props: Props, pressed: string): boolean {
  if (pressed === "Escape") {
    const held = liftedKeys(props).length > 0 || props.draft !== null;
    putDown(props);
    props.preview(null);
    return held;
  }
  const { offers } = props;
  const step = STEPS[pressed];
  if (step && offers.length) {
    const here = offers.findIndex((offer) => offer.id === props.draft?.ids[0]);
    const next =
      here < 0 ? (step > 0 ? 0 : offers.length - 1) : (here + step + offers.length) % offers.length;
    const offer = offers[next];
    if (offer) props.preview({ ids: [offer.id], pinned: true });
    return true;
  }
  const wanted = LETTERS[pressed.toLowerCase()];
  const offer = wanted && offers.find(({ action }) => wanted.includes(action.type));
  if (offer) props.propose({ ids: [offer.id], pinned: true });
  return offer !== undefined;
}
