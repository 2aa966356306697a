/** Keys of the board: arrows go from answer to answer, E ends the phase, R rolls, Escape puts down what is picked up. */
import { STEPS } from "@/board/stepping";
import { liftedKeys, type Props } from "@/games/rivals/hand";
import { pickedOf, pickingOf } from "@/games/rivals/picking";
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

/** Where several things are chosen together, arrows only lead from one to the next. */
function focusNext(step: 1 | -1): boolean {
  const items = [...document.querySelectorAll<HTMLElement>(".riva-tray-item > button")];
  const here = items.indexOf(document.activeElement as HTMLElement);
  items[here < 0 ? 0 : (here + step + items.length) % items.length]?.focus();
  return items.length > 0;
}

export function key(props: Props, pressed: string): boolean {
  const picking = pickingOf(props);
  if (pressed === "Escape") {
    const picked = picking !== null && pickedOf(props, picking).length > 0;
    const held = picked || liftedKeys(props).length > 0 || props.draft !== null;
    putDown(props);
    props.hand.picked.value = null;
    props.preview(null);
    return held;
  }
  const { offers } = props;
  const step = STEPS[pressed];
  if (picking && step) return focusNext(step);
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
