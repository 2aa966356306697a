/** Keys of the map: arrows move the shape from fit to fit, R Q F turn and flip it, S changes it, digits choose the terrain. */
import {
  choose,
  flip,
  handState,
  type Props,
  paint,
  step,
  type Task,
  taskOf,
  turn,
  withdraw,
} from "@/games/cartographers/hand";

type Act = (props: Props, task: Task) => void;

const ACTS: Readonly<Record<string, Act>> = {
  ArrowUp: (props, task) => step(props, task, -1, 0),
  ArrowDown: (props, task) => step(props, task, 1, 0),
  ArrowLeft: (props, task) => step(props, task, 0, -1),
  ArrowRight: (props, task) => step(props, task, 0, 1),
  r: (props, task) => turn(props, task),
  q: (props, task) => turn(props, task, true),
  f: (props, task) => flip(props, task),
  s: nextShape,
  escape: (props, task) => withdraw(props, task, true),
};

function nextShape(props: Props, task: Task): void {
  const now = task.variants.findIndex((variant) => variant.key === handState(props, task).variant);
  const next = task.variants[(now + 1) % task.variants.length];
  if (next) choose(props, task, next);
}

export function key(props: Props, pressed: string): boolean {
  const digit = /^[1-5]$/.test(pressed) ? Number(pressed) : 0;
  if (digit && props.view.question?.kind === "choose-terrain") {
    const offer = props.offers[digit - 1];
    if (offer) props.propose({ ids: [offer.id], pinned: true });
    return offer !== undefined;
  }
  const task = taskOf(props);
  if (!task) return false;
  const terrain = digit ? task.terrains[digit - 1] : undefined;
  if (terrain) {
    paint(props, task, terrain);
    return true;
  }
  const act = ACTS[pressed] ?? ACTS[pressed.toLowerCase()];
  act?.(props, task);
  return act !== undefined;
}
