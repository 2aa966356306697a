/** What a prince's hand remembers between two clicks: what has been picked up, what has been chosen, and a tray that was pushed aside. */
import { type Signal, signal } from "@preact/signals";
import type { BoardProps } from "@/board/contract";

/** The targets clicked so far on the way to an answer of one question. */
export interface Lifted {
  readonly question: string;
  readonly keys: readonly string[];
}

export interface Hand {
  readonly lifted: Signal<Lifted | null>;
  /** What has been chosen so far, where several things are chosen together. */
  readonly picked: Signal<Lifted | null>;
  /** The question whose tray is pushed aside, to look at the table. */
  readonly aside: Signal<string>;
}

export const newHand = (): Hand => ({ lifted: signal(null), picked: signal(null), aside: signal("") });

export type Props = BoardProps<Hand>;

/** What is picked up for the open question. */
export function liftedKeys(props: Props): readonly string[] {
  const lifted = props.hand.lifted.value;
  return lifted && lifted.question === props.view.question?.id ? lifted.keys : NOTHING;
}

const NOTHING: readonly string[] = [];
