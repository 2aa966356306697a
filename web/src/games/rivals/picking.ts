/**
 * Several things of a tray that are asked for one after another, and chosen together: the cards of the starting hand, the
 * regions that a Scout finds. They are picked in any order, can be put back, and are given as one answer.
 */
import type { Tagged } from "@/api/wire";
import { REGIONS } from "@/games/rivals/data";
import type { Props } from "@/games/rivals/hand";
import { privateOf, publicOf } from "@/games/rivals/view";

export interface Picking {
  /** How many are to be picked. */
  readonly count: number;
  /** Everything that can be picked, in the order in which it lies and is given. */
  readonly targets: readonly string[];
  /** The answers to be given one after another. */
  chain(picked: readonly string[]): readonly string[];
}

const number = (value: Tagged[string]): number => (typeof value === "number" ? value : 0);

/** What is to be picked now; null where one thing is all that is asked for. */
export function pickingOf(props: Props): Picking | null {
  const { question } = props.view;
  const count = number(question?.args.left as Tagged[string]);
  if (!question || count < 2) return null;
  if (question.kind === "take-starting-card") {
    return cardsOfStack(props, number(question.args.stack as Tagged[string]), count);
  }
  return question.kind === "choose-scouted-region" ? regionsOfStack(props, count) : null;
}

/** A card that is taken moves those behind it one place forward. */
function cardsOfStack(props: Props, stack: number, count: number): Picking | null {
  const cards = privateOf(props.view)?.stacks[stack - 1];
  if (!cards) return null;
  const targets = cards.map((card, i) => `tray:${i + 1}:${card ?? ""}`);
  return {
    count,
    targets,
    chain: (picked) =>
      targets
        .filter((target) => picked.includes(target))
        .map((target, earlier) => {
          const [, place, card = ""] = target.split(":");
          return `take-from-stack ${Number(place) - earlier} ${card}`;
        }),
  };
}

function regionsOfStack(props: Props, count: number): Picking {
  const { regions } = publicOf(props.view);
  const targets = [...REGIONS.keys()].filter((id) => regions.includes(id)).map((id) => `tray:${id}`);
  return {
    count,
    targets,
    chain: (picked) =>
      targets
        .filter((target) => picked.includes(target))
        .map((target) => `choose-region ${target.slice("tray:".length)}`),
  };
}

/** What has been picked so far. Whoever gives the whole choice up begins anew. */
export function pickedOf(props: Props, picking: Picking): readonly string[] {
  const picked = props.hand.picked.value;
  if (!picked || picked.question !== props.view.question?.id) return NONE;
  return picked.keys.length === picking.count && !props.draft ? NONE : picked.keys;
}

const NONE: readonly string[] = [];

/** Picks a thing or puts it back; when all are picked, they are the answer. */
export function pick(props: Props, picking: Picking, target: string): void {
  const question = props.view.question?.id;
  if (question === undefined) return;
  const picked = pickedOf(props, picking);
  const back = picked.includes(target);
  if (!back && picked.length === picking.count) return;
  const keys = back ? picked.filter((key) => key !== target) : [...picked, target];
  props.hand.picked.value = { question, keys };
  if (keys.length === picking.count) props.propose({ ids: picking.chain(keys), pinned: true });
  else if (props.draft) props.preview(null);
}
