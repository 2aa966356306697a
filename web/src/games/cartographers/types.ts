/** Made by `make types` from the types of src/stolek/games/cartographers; not to be edited. What a view, an event, an action of this game holds. */

/** Everything on the table. */
export interface PublicView {
  readonly side: string;
  readonly edicts: readonly string[];
  readonly season: string;
  readonly limit: number;
  readonly time: number;
  readonly column: readonly string[];
  readonly card: string | null;
  readonly ambush: string | null;
  readonly ruins_pending: boolean;
  readonly deck: number;
  readonly ambush_deck: number;
  readonly raided: readonly string[];
  readonly mountains: string;
  readonly ruins: string;
  readonly wasteland: string;
  readonly sheets: readonly SheetView[];
}

/** One sheet. Sets of spaces are hexadecimal numbers with one bit a space, A1 the lowest. */
export interface SheetView {
  readonly terrains: readonly string[];
  readonly filled: string;
  readonly coins: number;
  readonly mountains_paid: string;
  readonly scores: readonly number[];
  readonly edicts: readonly EdictView[];
  readonly haunted: string;
}

/** What a sheet would earn by an edict if it were scored now, and the spaces that make it (CART-4.60). */
export interface EdictView {
  readonly points: number;
  readonly spaces: string;
}

/** What the seat has answered while others still draw. */
export interface PrivateView {
  readonly pending: readonly Action[];
}

/** One answer to a question; every meaning has a type of its own. */
export interface Action {
  readonly type: "action";
}

/** A scoring card comes to lie under an edict. */
export interface EdictLaid {
  readonly type: "edict-laid";
  readonly letter: string;
  readonly card: string;
}

/** A new season, with the number of cards in the explore deck. */
export interface SeasonBegun {
  readonly type: "season-begun";
  readonly season: string;
  readonly deck: number;
}

/** A landscape card is turned: this is what everybody draws now. */
export interface Explored {
  readonly type: "explored";
  readonly card: string;
  readonly time: number;
  readonly limit: number;
  readonly ruins: boolean;
}

/** A ruins card is turned: the next explore card must cover a ruins space. */
export interface RuinsFound {
  readonly type: "ruins-found";
  readonly card: string;
}

/** An ambush card is turned: the neighbours draw monsters. */
export interface Ambushed {
  readonly type: "ambushed";
  readonly card: string;
}

/** A seat has drawn a shape of the card on its own sheet. */
export interface Drawn {
  readonly type: "drawn";
  readonly seat: number;
  readonly owner: number;
  readonly terrain: string;
  readonly cells: readonly number[];
}

/** A seat has drawn one space because no shape fits, or none covers a ruins space, or no ambush shape fits. */
export interface SingleDrawn {
  readonly type: "single-drawn";
  readonly seat: number;
  readonly owner: number;
  readonly terrain: string;
  readonly cells: readonly number[];
  readonly reason: "ambush" | "ruins" | "shape";
}

/** A seat has drawn the monsters of an ambush on the sheet of a neighbour. */
export interface Raided {
  readonly type: "raided";
  readonly seat: number;
  readonly owner: number;
  readonly cells: readonly number[];
}

/** Alone: the monsters of an ambush have found their place by themselves. */
export interface SoloRaided {
  readonly type: "solo-raided";
  readonly owner: number;
  readonly card: string;
  readonly cells: readonly number[];
}

/** A seat draws nothing: its sheet is full. */
export interface DrewNothing {
  readonly type: "drew-nothing";
  readonly owner: number;
}

/** A seat draws no monsters: the sheet of the neighbour is full. */
export interface RaidMissed {
  readonly type: "raid-missed";
  readonly seat: number;
  readonly owner: number;
}

/** Alone: the shape of the ambush card fits nowhere, so the card is ignored. */
export interface AmbushIgnored {
  readonly type: "ambush-ignored";
  readonly owner: number;
  readonly card: string;
}

/** A coin that the full track has no place for, of a mountain or of a shape. */
export interface CoinLost {
  readonly type: "coin-lost";
  readonly owner: number;
  readonly mountain: boolean;
}

/** The owner of a sheet fills the next coin for a shape. */
export interface CoinGained {
  readonly type: "coin-gained";
  readonly owner: number;
  readonly coins: number;
}

/** A mountain is enclosed and pays its coin. */
export interface MountainClosed {
  readonly type: "mountain-closed";
  readonly owner: number;
  readonly cells: readonly number[];
  readonly coins: number;
}

/** The times in the column have reached the limit of the season. */
export interface SeasonEnded {
  readonly type: "season-ended";
  readonly season: string;
  readonly time: number;
  readonly limit: number;
}

/** A scoring card pays: the points and the spaces that make them; `law` is the rule of the card. */
export interface EdictScored {
  readonly type: "edict-scored";
  readonly seat: number;
  readonly letter: string;
  readonly card: string;
  readonly points: number;
  readonly cells: readonly number[];
  readonly law: string;
}

/** Every coin on the track pays a star. */
export interface CoinsScored {
  readonly type: "coins-scored";
  readonly seat: number;
  readonly points: number;
}

/** Every empty space beside a monster costs a star; `points` is zero or less. */
export interface MonstersScored {
  readonly type: "monsters-scored";
  readonly seat: number;
  readonly points: number;
  readonly cells: readonly number[];
}

/** The total of a season. */
export interface SeasonScored {
  readonly type: "season-scored";
  readonly seat: number;
  readonly season: string;
  readonly points: number;
  readonly total: number;
}

/** Draw the n-th shape of the explore card over these spaces, named in reading order. */
export interface Place {
  readonly type: "place";
  readonly shape: number;
  readonly cells: readonly number[];
}

/** Draw one space because nothing that is asked for fits (CART-4.20, CART-4.32, CART-4.43). */
export interface Single {
  readonly type: "single";
  readonly cell: number;
}

/** Fill what was placed with this terrain. */
export interface Paint {
  readonly type: "paint";
  readonly terrain: string;
}

/** Draw the shape of the ambush card over these spaces of the neighbour's map. */
export interface Raid {
  readonly type: "raid";
  readonly cells: readonly number[];
}

/** Resolve the n-th of the effects that are left. */
export interface ResolveNext {
  readonly type: "resolve-next";
  readonly n: number;
}

/** What happens next: one entry of the stack. Frames of the main stack hold public values only. */
export interface Frame {
  readonly type: "frame";
}

/** Whatever can happen. */
export type GameEvent =
  | EdictLaid
  | SeasonBegun
  | Explored
  | RuinsFound
  | Ambushed
  | Drawn
  | SingleDrawn
  | Raided
  | SoloRaided
  | DrewNothing
  | RaidMissed
  | AmbushIgnored
  | CoinLost
  | CoinGained
  | MountainClosed
  | SeasonEnded
  | EdictScored
  | CoinsScored
  | MonstersScored
  | SeasonScored;

/** Whatever can be answered. */
export type GameAction =
  | Place
  | Single
  | Paint
  | Raid
  | ResolveNext;

/** The arguments of every kind of question. */
export interface Questions {
  readonly "draw-shape": { readonly instead: "ambush" | "ruins" | "shape" | null };
  readonly "choose-terrain": { readonly terrains: readonly string[] };
  readonly "draw-monsters": { readonly owner: number; readonly instead: "ambush" | "ruins" | "shape" | null };
  readonly "choose-order": { readonly frames: readonly Frame[] };
}
