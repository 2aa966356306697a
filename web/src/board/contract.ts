/**
 * What a game's board gets and gives: the whole contract between the table page and `web/src/games/<game>/`.
 *
 * A board draws a view and turns pointing into one of the offered answers. It decides nothing about rules: what is not in
 * `offers` can't be chosen, and the server says why. See web/README.md; the model is games/cartographers.
 */
import type { ComponentType } from "preact";
import type { Consequence, Offer, Tagged, View } from "@/api/wire";

/** What a draft would change, as the rules say: every number before and after, and what would happen. */
export type Foreseen = Consequence;

/** An answer that is shown but not yet given. Several ids are given one after another, each if it is offered then. */
export interface Draft {
  readonly ids: readonly string[];
  /** Pinned drafts stay until confirmed or given up; others follow the pointer. */
  readonly pinned: boolean;
}

/** Somebody at the table, as far as a board needs to know. */
export interface Player {
  readonly seat: number;
  readonly name: string;
  readonly mine: boolean;
}

/** Something that has just happened and may be animated; `delay` is when, in milliseconds from now. */
export interface AnimatedEvent {
  readonly number: number;
  readonly event: Tagged;
  readonly delay: number;
}

/** Everything a board may know and do. `Hand` is the board's own memory between two clicks (turned which way, chosen what). */
export interface BoardProps<Hand = unknown> {
  readonly hand: Hand;
  readonly view: View;
  readonly offers: readonly Offer[];
  readonly players: readonly Player[];
  readonly draft: Draft | null;
  /** What the draft would change: it comes from the server a moment after the draft, and never where there is no table. */
  readonly foreseen: Foreseen | null;
  /** An event whose cause is to be lit: the cells that scored, the card that was turned. */
  readonly lit: Tagged | null;
  readonly animatedEvents: readonly AnimatedEvent[];
  /** A game is being played here; absent in replays and lessons, where the players are somebody else. */
  readonly played?: true;
  /** Phone: draw the board alone, without what lies beside it. */
  readonly compact: boolean;
  /** The seat whose things are to be seen, where the viewer looks at somebody else's; null: their own. */
  readonly shown: number | null;
  /** Show this answer without giving it. */
  preview(draft: Draft | null): void;
  /** The player means it: it is confirmed first, or given at once, as they prefer. */
  propose(draft: Draft): void;
  /** Give the answer that is shown. */
  confirm(): void;
  /** Ask the server why this action (in its text form) is not offered; the answer appears beside the prompt. */
  whyNot(action: string): void;
  show(seat: number | null): void;
  light(event: Tagged | null): void;
  /** Opens the rules at a paragraph, without leaving the table; absent where there is no table. */
  openRule?(rule: string): void;
}

/** The prompt in a game's own words: what to do, a hint, and what the button that confirms is called. */
export interface OwnPrompt {
  readonly title: string;
  readonly note?: string;
  readonly verb?: string;
}

/** What `web/src/games/<game>/index.tsx` exports as `board`. */
export interface BoardModule<Hand = unknown> {
  /** A fresh memory, made once for each table page and shared by all parts of the board. */
  hand(): Hand;
  readonly Board: ComponentType<BoardProps<Hand>>;
  /** Buttons that belong to the draft (turn, flip, choose), shown in the prompt. */
  readonly Tools?: ComponentType<BoardProps<Hand>>;
  /** What lies beside the board: a column on a large screen, a tab on a small one. */
  readonly Aside?: ComponentType<BoardProps<Hand>>;
  /** What lies on the board itself where there is room, and needs a tab of its own on a phone. */
  readonly PhoneTab?: ComponentType<BoardProps<Hand>>;
  /** A seat's things in small, for the list of players. */
  readonly Miniature?: ComponentType<BoardProps<Hand> & { readonly seat: number }>;
  /** A key pressed anywhere but in a text field; true if it meant something to the board. */
  key?(props: BoardProps<Hand>, key: string): boolean;
  /** A few words on a seat, such as its coins. */
  seatNote?(view: View, seat: number): string;
  /** What the score of a seat is now, if the game counts one. */
  score?(view: View, seat: number): number;
  /** The prompt in the game's own words, where the general sentence can be bettered. */
  prompt?(props: BoardProps<Hand>): OwnPrompt | null;
  /** Whether an event can be lit on the board: then its line in the log is a button. */
  lights?(event: Tagged): boolean;
  /** Parts of the board by name, as selectors: what a lesson rings. */
  readonly parts?: Readonly<Record<string, string>>;
  /** What stands at the top of the page on a phone: the season, the round. */
  heading?(view: View): { title: string; note: string };
}
