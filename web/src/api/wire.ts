/** What travels between client and server, as docs/api.md describes it. Only what the client reads is named here. */

/** A text in both languages; which one is shown is the reader's own choice. */
export interface Both {
  readonly en: string;
  readonly cs: string;
}

/** Any tagged value of a game: an action, an event. */
export interface Leaf {
  readonly type: string;
  readonly [field: string]: unknown;
}

export type Value = boolean | number | string;

// Games

export interface GameOption {
  readonly key: string;
  readonly rule: string;
  readonly default: Value;
  readonly values: readonly { readonly value: Value; readonly label: Both }[];
  readonly label: Both;
  readonly help: Both;
}

export interface Game {
  readonly id: string;
  readonly version: number;
  readonly title: Both;
  readonly summary: Both;
  readonly players: { readonly least: number; readonly most: number };
  readonly options: readonly GameOption[];
}

export interface Catalogue {
  readonly games: readonly Game[];
  /** The levels of the bots, weak to strong. */
  readonly levels: readonly string[];
}

export interface Paragraph {
  readonly id: string;
  readonly chapter: Both;
  readonly text: Both;
}

export interface Rulebook {
  readonly game: string;
  readonly paragraphs: readonly Paragraph[];
}

// People

export interface Person {
  readonly name: string;
  /** Empty for guests. */
  readonly login: string;
}

// Positions

export interface OpenQuestion {
  readonly id: string;
  readonly kind: string;
  readonly rule: string;
  readonly args: Readonly<Record<string, unknown>>;
}

export interface Asked {
  readonly seat: number;
  readonly kind: string;
  readonly rule: string;
}

/** What a viewer may know of a position; `public` and `private` are the game's own. */
export interface View {
  readonly game: string;
  readonly seats: number;
  readonly seat: number | null;
  readonly waiting: readonly number[];
  readonly asks: readonly Asked[];
  readonly public: unknown;
  readonly private: unknown;
  readonly question: OpenQuestion | null;
  readonly over: boolean;
}

/** One answer that the server offers; `id` is its text form and what is sent back. */
export interface Offer {
  readonly id: string;
  readonly action: Leaf;
  readonly label: Both;
}

export interface Question {
  readonly id: string;
  readonly kind: string;
  readonly rule: string;
  readonly prompt: Both;
  readonly options: readonly Offer[];
}

export interface Position {
  readonly event: number;
  readonly view: View;
  readonly question: Question | null;
}

/** One line of the log. */
export interface Line {
  readonly number: number;
  readonly at: number;
  readonly type: string;
  readonly rule: string;
  readonly event: Leaf;
  readonly text: Both;
}

// Tables

export type Phase = "gathering" | "playing" | "over" | "closed";

export interface Chair {
  readonly seat: number;
  readonly holder: "open" | "human" | "bot";
  readonly name: string;
  readonly level: string;
  /** The level of the bot that plays for an absent human. */
  readonly cover: string;
  readonly finish: "" | "resigned" | "flagged";
  readonly online: boolean;
}

export interface Clock {
  readonly per: "move" | "game";
  readonly seconds: number;
}

export interface BreakdownLine {
  readonly key: string;
  readonly points: number;
  readonly rule: string;
  readonly text: Both;
}

export interface Result {
  readonly ranks: readonly number[];
  readonly resigned: readonly number[];
  readonly scores: readonly number[];
  readonly breakdown: readonly (readonly BreakdownLine[])[];
  readonly remarks: readonly { readonly key: string; readonly rule: string; readonly text: Both }[];
}

/** The state of affairs at a table, for one viewer. */
export interface Affairs {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, Value>>;
  readonly visibility: "public" | "link";
  readonly clock: Clock | null;
  readonly phase: Phase;
  readonly chairs: readonly Chair[];
  readonly waiting: readonly number[];
  readonly event: number;
  readonly proposal: {
    readonly seat: number;
    readonly line: number;
    readonly agreed: readonly number[];
  } | null;
  readonly deadlines: Readonly<Record<string, number>>;
  readonly spectators: number;
  readonly rematch: string;
  readonly source: string;
  readonly result: Result | null;
  readonly you: {
    readonly seats: readonly number[];
    readonly host: boolean;
    readonly questions: Readonly<Record<string, string>>;
    readonly undo: readonly number[];
  };
}

export interface TableSummary {
  readonly id: string;
  readonly game: string;
  readonly title: Both;
  readonly phase: Phase;
  readonly players: readonly string[];
  readonly open: number;
  readonly yours: boolean;
  readonly your_turn: boolean;
  readonly changed: number;
}

export type NewSeat =
  | { readonly type: "open" }
  | { readonly type: "human"; readonly name?: string }
  | { readonly type: "bot"; readonly level: string };

export interface NewTable {
  readonly game: string;
  readonly seats: readonly NewSeat[];
  readonly options: Readonly<Record<string, Value>>;
  readonly visibility: "public" | "link";
  readonly clock: Clock | null;
}

export type Command =
  | { readonly type: "sit"; readonly seat: number; readonly name: string }
  | { readonly type: "seat-bot"; readonly seat: number; readonly level: string }
  | {
      readonly type: "vacate" | "undo" | "agree-undo" | "decline-undo" | "resign" | "cover" | "return";
      readonly seat: number;
    }
  | { readonly type: "ask-undo"; readonly seat: number; readonly to?: number }
  | { readonly type: "close" | "start" }
  | { readonly type: "answer"; readonly seat: number; readonly question: string; readonly action: string }
  | { readonly type: "say"; readonly text: string };

export interface Refusal {
  readonly rule: string;
  readonly key: string;
  readonly text: Both;
}

export interface ProblemBody {
  readonly error: string;
  readonly text: Both;
  readonly refusal: Refusal | null;
  readonly now: Affairs | null;
}

export interface Judgement {
  readonly refusal: Refusal | null;
  readonly reveals: boolean | null;
}

// Records

export interface RecordSummary {
  readonly id: string;
  readonly game: string;
  readonly title: Both;
  readonly players: readonly string[];
  readonly seats: number;
  readonly options: Readonly<Record<string, Value>>;
  readonly moves: number;
  readonly finished: boolean;
  readonly created: number;
}

export interface RecordedPosition {
  readonly move: number;
  readonly moves: number;
  readonly seat: number | null;
  readonly action: string;
  readonly label: Both | null;
  readonly view: View;
  readonly lines: readonly Line[];
  readonly result: Result | null;
  /** What the learner is asked there; in lessons only. */
  readonly question: Question | null;
}

/** Everybody's points after the set-up and after each move, one row a move. */
export interface Points {
  readonly points: readonly (readonly number[])[];
}

// Lessons

export interface Stop {
  readonly move: number;
  readonly text: Both;
  /** The kind of an event of the last move whose cause lights up. */
  readonly light: string;
  /** A part of the board that is ringed, by the name the board gives it. */
  readonly part: string;
  readonly asks: boolean;
  readonly answer: Both | null;
}

export interface Lesson {
  readonly id: string;
  readonly game: string;
  readonly title: Both;
  readonly players: readonly string[];
  readonly seat: number;
  readonly moves: number;
  readonly stops: readonly Stop[];
}
