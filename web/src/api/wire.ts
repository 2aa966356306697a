/** Made by `make types` from the types of the server; not to be edited. What travels between client and server, as docs/api.md describes it. */

/** A value of a game, told apart by its type: an action, an event. */
export interface Tagged {
  readonly type: string;
  readonly [field: string]: unknown;
}

export type Value = boolean | number | string;

export type Command = Sit | SeatBot | Vacate | Arrange | Close | Start | Answer | Undo | AskUndo | AgreeUndo | DeclineUndo | Say | Mute | Unmute | Remove | Resign | Cover | Return;

export type NewSeat = OpenSeat | MySeat | BotSeat;

/** The public part, equal for all viewers, the private part of this viewer, and his open question. */
export interface View {
  readonly game: string;
  readonly seats: number;
  readonly seat: number | null;
  readonly waiting: readonly number[];
  readonly asks: readonly Asked[];
  readonly public: unknown;
  readonly private: unknown | null;
  readonly question: OpenQuestion | null;
  readonly over: boolean;
}

/** Somebody is being asked: everybody may know who, what kind of thing, and by which rule. */
export interface Asked {
  readonly seat: number;
  readonly kind: string;
  readonly rule: string;
}

/** The question that this viewer must answer; a command names its id. */
export interface OpenQuestion {
  readonly id: string;
  readonly kind: string;
  readonly rule: string;
  readonly args: Readonly<Record<string, unknown>>;
}

/** Why a request failed; `refusal` if by a rule, `now` if the table has moved on. */
export interface ProblemBody {
  readonly error: string;
  readonly text: Words;
  readonly refusal: Refusal | null;
  readonly now: TableStatus | null;
}

/** The same thing said in both languages. */
export interface Words {
  readonly en: string;
  readonly cs: string;
}

/** Why something is not allowed: the rule, the key of the message with its arguments, and the message. */
export interface Refusal {
  readonly rule: string;
  readonly key: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly text: Words;
}

/** The status at a table, for one viewer; `event` is the number of the last line of the log. */
export interface TableStatus {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly visibility: "link" | "public";
  readonly clock: Clock | null;
  readonly phase: "closed" | "gathering" | "over" | "playing";
  readonly chairs: readonly Chair[];
  readonly waiting: readonly number[];
  readonly resting: boolean;
  readonly event: number;
  readonly proposal: Proposal | null;
  readonly deadlines: Readonly<Record<string, number>>;
  readonly spectators: number;
  readonly rematch: string;
  readonly source: string;
  readonly result: Result | null;
  readonly you: You;
}

/** So many seconds for every move, or for all moves of a seat together. */
export interface Clock {
  readonly per: "game" | "move";
  readonly seconds: number;
}

/** One seat as everybody sees it. */
export interface Chair {
  readonly seat: number;
  readonly holder: "bot" | "human" | "open";
  readonly name: string;
  readonly level: string;
  readonly cover: string;
  readonly finish: "" | "flagged" | "resigned";
  readonly online: boolean;
  readonly absent: boolean;
}

/** Somebody would like to go back to where the log ended with `line`. */
export interface Proposal {
  readonly seat: number;
  readonly line: number;
  readonly agreed: readonly number[];
}

/** How a game ended; if it was not `finished`, because players resigned or their time was up, the points are as they */
export interface Result {
  readonly finished: boolean;
  readonly ranks: readonly number[];
  readonly winners: readonly number[];
  readonly resigned: readonly number[];
  readonly late: readonly number[];
  readonly scores: readonly number[];
  readonly breakdown: readonly (readonly BreakdownLine[])[];
  readonly remarks: readonly Remark[];
  readonly rating: Rating | null;
}

/** One line of a breakdown. */
export interface BreakdownLine {
  readonly key: string;
  readonly points: number;
  readonly rule: string;
  readonly text: Words;
}

/** Something about the result that is not points. */
export interface Remark {
  readonly key: string;
  readonly rule: string;
  readonly text: Words;
}

/** How good a game alone was, and what one may call oneself for it. */
export interface Rating {
  readonly value: number;
  readonly title: Words;
}

/** What the viewer is at this table. */
export interface You {
  readonly seats: readonly number[];
  readonly host: boolean;
  readonly questions: Readonly<Record<string, string>>;
  readonly undo: readonly number[];
  readonly muted: boolean;
  readonly removed: boolean;
  readonly hushed: readonly number[];
  readonly silenced: readonly number[];
}

/** The person behind a request; nobody yet for a new visitor. */
export interface Me {
  readonly person: Person | null;
}

/** Who one is to this server. */
export interface Person {
  readonly name: string;
  readonly login: string;
}

/** Play at once under this name. */
export interface NameIn {
  readonly name: string;
}

/** What one's account is made of, and what this server offers for it. */
export interface Account {
  readonly name: string;
  readonly login: string;
  readonly email: string;
  readonly created: number;
  readonly codes: number;
  readonly mail: boolean;
  readonly passkeys: boolean;
}

/** Keep one's games over devices. */
export interface AccountIn {
  readonly login: string;
  readonly password: string;
}

/** Another password. */
export interface PasswordIn {
  readonly old: string;
  readonly new: string;
}

/** What a token is for. */
export interface TokenIn {
  readonly label: string;
  readonly scope?: "play" | "read";
}

/** The token itself, shown this once. */
export interface TokenMade {
  readonly id: string;
  readonly label: string;
  readonly scope: "play" | "read";
  readonly token: string;
}

/** The password once more. */
export interface AgainIn {
  readonly password: string;
}

/** Recovery codes, shown this once. */
export interface Codes {
  readonly codes: readonly string[];
}

/** Where mails go; empty: nowhere. */
export interface EmailIn {
  readonly email: string;
  readonly password: string;
}

/** A mail goes out, if there is somebody to send it to. */
export interface Sent {
  readonly sent: boolean;
}

/** What a mail brought. */
export interface ProofIn {
  readonly proof: string;
}

/** Who has forgotten the password. */
export interface RecoveryIn {
  readonly login: string;
}

/** A new password, on the strength of a recovery code or of what a mail brought. */
export interface RecoverIn {
  readonly login: string;
  readonly proof: string;
  readonly password: string;
}

/** What a browser needs to make or to use a passkey. */
export interface PasskeyOptions {
  readonly options: Readonly<Record<string, unknown>>;
}

/** A new passkey, as the browser made it. */
export interface PasskeyIn {
  readonly name: string;
  readonly credential: Readonly<Record<string, unknown>>;
}

/** A passkey of one's own. */
export interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  readonly used: number;
}

/** What the browser signed with a passkey. */
export interface PasskeyProofIn {
  readonly credential: Readonly<Record<string, unknown>>;
}

/** Everything that this server keeps about one person. */
export interface Export {
  readonly format: "stolek-export-1";
  readonly at: number;
  readonly account: Account;
  readonly sessions: readonly Session[];
  readonly tokens: readonly Token[];
  readonly passkeys: readonly Passkey[];
  readonly blocks: readonly Block[];
  readonly reports: readonly (Readonly<Record<string, unknown>>)[];
  readonly tables: readonly (Readonly<Record<string, unknown>>)[];
  readonly records: readonly (Readonly<Record<string, unknown>>)[];
}

/** Where one is logged in. */
export interface Session {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  readonly used: number;
  readonly current: boolean;
}

/** A token of a bot program. */
export interface Token {
  readonly id: string;
  readonly label: string;
  readonly created: number;
  readonly scope: "play" | "read";
}

/** Somebody with whom one wants nothing to do, by the name of then. */
export interface Block {
  readonly id: string;
  readonly name: string;
  readonly created: number;
}

/** A person at a table: who holds this seat, or who said this line of its log. */
export interface WhomIn {
  readonly table: string;
  readonly seat?: number | null;
  readonly line?: number | null;
}

/** Something that those who run the server should look at: who it was, what was said, and why it is wrong. */
export interface ReportIn {
  readonly table: string;
  readonly reason: string;
  readonly seat?: number | null;
  readonly lines?: readonly number[];
}

/** The report under which it is kept. */
export interface Reported {
  readonly report: string;
}

/** All games, and the levels of the bots from weak to strong. */
export interface Catalogue {
  readonly games: readonly Game[];
  readonly levels: readonly string[];
}

/** A game that can be played here. */
export interface Game {
  readonly id: string;
  readonly version: number;
  readonly title: Words;
  readonly summary: Words;
  readonly players: Players;
  readonly options: readonly GameOption[];
  readonly corrections: Readonly<Record<string, unknown>>;
}

/** For how many a game is. */
export interface Players {
  readonly least: number;
  readonly most: number;
}

/** One thing to choose before a game. */
export interface GameOption {
  readonly key: string;
  readonly kind: "checking" | "rulebook" | "ruling";
  readonly rule: string;
  readonly default: boolean | number | string;
  readonly values: readonly OptionValue[];
  readonly label: Words;
  readonly help: Words;
}

/** One value of an option. */
export interface OptionValue {
  readonly value: boolean | number | string;
  readonly label: Words;
}

/** The rules of a game in their order, and the rulings that some of them rest on. */
export interface Rulebook {
  readonly game: string;
  readonly paragraphs: readonly Paragraph[];
  readonly rulings: readonly Ruling[];
}

/** One rule. */
export interface Paragraph {
  readonly id: string;
  readonly chapter: Words;
  readonly section: Words;
  readonly text: Words;
  readonly rulings: readonly string[];
}

/** What a rulebook leaves open, how it is read here, how else it could be read. */
export interface Ruling {
  readonly id: string;
  readonly title: Words;
  readonly touches: readonly string[];
  readonly option: string;
  readonly open: Words;
  readonly reading: Words;
  readonly other: Words;
}

/** Tables, the last changed first; `next` asks for the page behind, and is empty if there is none. */
export interface Tables {
  readonly tables: readonly TableSummary[];
  readonly next: string;
}

/** A table in a list. */
export interface TableSummary {
  readonly id: string;
  readonly game: string;
  readonly title: Words;
  readonly phase: "closed" | "gathering" | "over" | "playing";
  readonly players: readonly string[];
  readonly open: number;
  readonly yours: boolean;
  readonly your_turn: boolean;
  readonly changed: number;
}

/** A new table. */
export interface NewTable {
  readonly game: string;
  readonly seats: readonly (OpenSeat | MySeat | BotSeat)[];
  readonly options?: Readonly<Record<string, boolean | number | string>>;
  readonly visibility?: "link" | "public";
  readonly clock?: Clock | null;
}

/** Somebody may sit here. */
export interface OpenSeat {
  readonly type: "open";
}

/** The opener sits here; several times for a hot-seat. */
export interface MySeat {
  readonly type: "human";
  readonly name?: string | null;
}

/** A bot sits here. */
export interface BotSeat {
  readonly type: "bot";
  readonly level: string;
}

/** A command; the same request id sent again changes nothing. */
export interface CommandIn {
  readonly request: string;
  readonly command: Sit | SeatBot | Vacate | Arrange | Close | Start | Answer | Undo | AskUndo | AgreeUndo | DeclineUndo | Say | Mute | Unmute | Remove | Resign | Cover | Return;
}

/** Take an open seat, for oneself or, hot-seat, under another name. */
export interface Sit {
  readonly type: "sit";
  readonly seat: number;
  readonly name: string;
}

/** Put a bot on an open seat, or change its level (host). */
export interface SeatBot {
  readonly type: "seat-bot";
  readonly seat: number;
  readonly level: string;
}

/** Leave one's seat before the game, or clear a seat as the host. */
export interface Vacate {
  readonly type: "vacate";
  readonly seat: number;
}

/** Change what is agreed before the game (host); what is left out stays as it is. */
export interface Arrange {
  readonly type: "arrange";
  readonly options?: Readonly<Record<string, boolean | number | string>> | null;
  readonly seats?: number | null;
  readonly visibility?: "link" | "public" | null;
  readonly clock?: Clock | null;
}

/** Give the table up before a game begins (host, house). */
export interface Close {
  readonly type: "close";
}

/** Begin the game (host). */
export interface Start {
  readonly type: "start";
}

/** Answer one's open question with an action in its text form. */
export interface Answer {
  readonly type: "answer";
  readonly seat: number;
  readonly question: string;
  readonly action: string;
}

/** Take back one's pending answers, or one's last move as long as it has revealed nothing. */
export interface Undo {
  readonly type: "undo";
  readonly seat: number;
}

/** Ask all humans to go back: to before line `to` of the log, or to before one's own last move. */
export interface AskUndo {
  readonly type: "ask-undo";
  readonly seat: number;
  readonly to?: number | null;
}

/** Agree to go back. */
export interface AgreeUndo {
  readonly type: "agree-undo";
  readonly seat: number;
}

/** Do not agree to go back, or withdraw one's own wish. */
export interface DeclineUndo {
  readonly type: "decline-undo";
  readonly seat: number;
}

/** Say something to the table. */
export interface Say {
  readonly type: "say";
  readonly text: string;
}

/** Let somebody say nothing more at this table (host). */
export interface Mute {
  readonly type: "mute";
  readonly seat?: number | null;
  readonly line?: number | null;
}

/** Let somebody speak again (host). */
export interface Unmute {
  readonly type: "unmute";
  readonly seat?: number | null;
  readonly line?: number | null;
}

/** Send somebody away from this table: a player before the game, a spectator at any time (host). */
export interface Remove {
  readonly type: "remove";
  readonly seat?: number | null;
  readonly line?: number | null;
}

/** Give up. */
export interface Resign {
  readonly type: "resign";
  readonly seat: number;
}

/** Let a bot play for this seat until its human returns (the human himself, or the house). */
export interface Cover {
  readonly type: "cover";
  readonly seat: number;
}

/** Take one's seat back from the bot that played for it. */
export interface Return {
  readonly type: "return";
  readonly seat: number;
}

/** The command was carried out, now or, if `repeated`, before. */
export interface Done {
  readonly repeated: boolean;
  readonly now: TableStatus;
}

/** What a seat, or a spectator, sees of the game, and what it is asked. */
export interface Position {
  readonly event: number;
  readonly view: View;
  readonly question: Question | null;
}

/** The open question of a seat. */
export interface Question {
  readonly id: string;
  readonly kind: string;
  readonly rule: string;
  readonly prompt: Words;
  readonly explanations: readonly Explanation[];
  readonly options: readonly Offer[];
}

/** A sentence or two for beginners; `key` tells which ones a reader has seen. */
export interface Explanation {
  readonly key: string;
  readonly text: Words;
}

/** One possible answer: its text form, which answers it, the action itself and a label. */
export interface Offer {
  readonly id: string;
  readonly action: Tagged;
  readonly label: Words;
}

/** Lines of the log; `more` if there are others behind the last one. */
export interface Log {
  readonly lines: readonly LogLine[];
  readonly more: boolean;
}

/** One line of the log; `event` is the event as the game tells it, secrets blanked. */
export interface LogLine {
  readonly number: number;
  readonly at: number;
  readonly type: string;
  readonly rule: string;
  readonly event: Tagged;
  readonly text: Words;
}

/** A seat of a table. */
export interface SeatIn {
  readonly seat: number;
}

/** An invitation to one seat. */
export interface SeatLink {
  readonly link: string;
}

/** Meet again. */
export interface RematchIn {
  readonly request: string;
}

/** A table to go to. */
export interface TableId {
  readonly table: string;
}

/** Accept an invitation. */
export interface JoinIn {
  readonly link: string;
  readonly name: string;
}

/** An answer that one would like to give. */
export interface ActionIn {
  readonly seat: number;
  readonly action: string;
}

/** Why an answer is not possible, or, if it is, whether it would reveal something and so could not be taken back. */
export interface Judgement {
  readonly refusal: Refusal | null;
  readonly reveals: boolean | null;
}

/** Which answers of an open question one would like to look at; null: all that are offered. */
export interface ConsequencesIn {
  readonly seat: number;
  readonly question: string;
  readonly answers?: readonly (readonly string[])[] | null;
}

/** What was found in the time; `complete` if that was everything. */
export interface Consequences {
  readonly question: string;
  readonly consequences: readonly Consequence[];
  readonly complete: boolean;
}

/** What answers would do; if `unforeseeable`, chance or something hidden decides the rest. */
export interface Consequence {
  readonly answers: readonly string[];
  readonly changes: readonly Change[];
  readonly events: readonly Foretold[];
  readonly unforeseeable: boolean;
}

/** One thing that a seat has or stands to get, before and after; `fresh` are the places that it then newly comes */
export interface Change {
  readonly key: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly label: Words;
  readonly points: boolean;
  readonly before: number;
  readonly after: number;
  readonly fresh: readonly string[];
}

/** Something that would happen. */
export interface Foretold {
  readonly type: string;
  readonly event: Tagged;
  readonly text: Words;
}

/** Recorded games, the newest first; `next` asks for the page behind, and is empty if there is none. */
export interface Records {
  readonly records: readonly RecordSummary[];
  readonly next: string;
}

/** A recorded game. */
export interface RecordSummary {
  readonly id: string;
  readonly game: string;
  readonly title: Words;
  readonly players: readonly string[];
  readonly seats: number;
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly moves: number;
  readonly finished: boolean;
  readonly created: number;
  readonly table: boolean;
}

/** The text of a record. */
export interface RecordIn {
  readonly text: string;
}

/** A position of a recorded game: after `move` of `moves` moves, with what the last of them told. */
export interface RecordedPosition {
  readonly move: number;
  readonly moves: number;
  readonly seat: number | null;
  readonly action: string;
  readonly label: Words | null;
  readonly view: View;
  readonly lines: readonly LogLine[];
  readonly result: Result | null;
  readonly question: Question | null;
}

/** Everybody's points after the set-up and after each move, one row a move. */
export interface Points {
  readonly points: readonly (readonly number[])[];
}

/** Play on from a position of a record, in this seat, against bots. */
export interface ContinueIn {
  readonly move: number;
  readonly seat: number;
  readonly name: string;
  readonly level: string;
}

/** The lessons of a game. */
export interface Lessons {
  readonly lessons: readonly Lesson[];
}

/** A recorded game with stops, seen through the eyes of one seat. */
export interface Lesson {
  readonly id: string;
  readonly game: string;
  readonly title: Words;
  readonly players: readonly string[];
  readonly seat: number;
  readonly moves: number;
  readonly stops: readonly Stop[];
}

/** Where a lesson stops: after so many moves, with these words; what lights up, and whether the learner is asked. */
export interface Stop {
  readonly move: number;
  readonly text: Words;
  readonly light: string;
  readonly part: string;
  readonly asks: boolean;
  readonly answer: Words | null;
}
