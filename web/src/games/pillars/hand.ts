/** What a builder's hand remembers between two clicks: an open menu, cubes counted out to be given back. */
import { type Signal, signal } from "@preact/signals";
import type { Offer } from "@/api/wire";
import type { BoardProps } from "@/board/contract";
import { CUBES, type Cube } from "@/games/pillars/data";
import type { Spot } from "@/games/pillars/plan";

export interface OpenMenu {
  readonly question: string;
  readonly target: string;
  readonly at: Spot;
  /** Opens below its point and not above. */
  readonly below: boolean;
}

export type Counted = Readonly<Record<Cube, number>>;

export interface Hand {
  readonly menu: Signal<OpenMenu | null>;
  /** Cubes to be given back, for one question. */
  readonly counted: Signal<{ readonly question: string; readonly cubes: Counted } | null>;
}

export const newHand = (): Hand => ({ menu: signal(null), counted: signal(null) });

export type Props = BoardProps<Hand>;

const NONE: Counted = { wood: 0, stone: 0, sand: 0, metal: 0 };

/** The cubes counted out for the open question. */
export function countedOut(props: Props): Counted {
  const counted = props.hand.counted.value;
  return counted && counted.question === props.view.question?.id ? counted.cubes : NONE;
}

const amountIn = (offer: Offer, cube: Cube): number => {
  const amount = offer.action[cube];
  return typeof amount === "number" ? amount : 0;
};

/** Whether some offered answer gives back at least these. */
export const leadsSomewhere = (offers: readonly Offer[], cubes: Counted): boolean =>
  offers.some(
    (offer) =>
      offer.action.type === "give-back" && CUBES.every((cube) => amountIn(offer, cube) >= cubes[cube]),
  );

/** The offered answer that gives back exactly these. */
export const exactly = (offers: readonly Offer[], cubes: Counted): Offer | undefined =>
  offers.find(
    (offer) =>
      offer.action.type === "give-back" && CUBES.every((cube) => amountIn(offer, cube) === cubes[cube]),
  );

/** One cube more or less to be given back; when the count is an answer, it is proposed. */
export function count(props: Props, cube: Cube, by: 1 | -1): void {
  const before = countedOut(props);
  const cubes = { ...before, [cube]: before[cube] + by };
  const question = props.view.question?.id;
  if (question === undefined || cubes[cube] < 0 || !leadsSomewhere(props.offers, cubes)) return;
  props.hand.counted.value = { question, cubes };
  const offer = exactly(props.offers, cubes);
  if (offer) props.propose({ ids: [offer.id], pinned: true });
  else props.preview(null);
}

export function forget(props: Props): void {
  props.hand.menu.value = null;
  props.hand.counted.value = null;
}
