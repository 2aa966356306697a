/** What the board remembers between two clicks: an open menu, and whether the points are being explained. */
import { type Signal, signal } from "@preact/signals";
import type { BoardProps } from "@/board/contract";

/** A point of the board, in pixels from its corner, and on which side of it there is room. */
export interface Beside {
  readonly x: number;
  readonly y: number;
  readonly above: boolean;
}

export interface OpenMenu extends Beside {
  readonly question: string;
  readonly target: string;
}

export interface Hand {
  readonly menu: Signal<OpenMenu | null>;
  /** The seat whose points are explained. */
  readonly points: Signal<number | null>;
  /** The places that a line of points comes from. */
  readonly lit: Signal<readonly string[]>;
}

export const newHand = (): Hand => ({ menu: signal(null), points: signal(null), lit: signal([]) });

export type Props = BoardProps<Hand>;
