/** Made by `make types` from the types of src/stolek/games/viscounts; not to be edited. What a view, an event, an action of this game holds. */

/** The table as everybody sees it; `rides` are those of the seat that is asked to move. */
export interface PublicView {
  readonly round: number;
  readonly last_round: number | null;
  readonly start: number;
  readonly active: number;
  readonly segments: readonly SegmentView[];
  readonly sections: readonly SectionView[];
  readonly tier3: readonly number[];
  readonly leader: number | null;
  readonly bonus: readonly string[];
  readonly debts_above: number;
  readonly deeds_above: number;
  readonly poverty: boolean;
  readonly prosperity: boolean;
  readonly pairs: readonly PairView[];
  readonly removed: readonly string[];
  readonly future: number;
  readonly rides: readonly RideView[];
  readonly players: readonly PlayerView[];
}

/** A segment on its board position, with the piles beside it and the castle section that faces it. */
export interface SegmentView {
  readonly id: string;
  readonly section: string;
  readonly townsfolk: string | null;
  readonly townsfolk_left: number;
  readonly manuscript: string | null;
  readonly manuscripts_left: number;
  readonly trades: readonly [TradeView, TradeView];
  readonly spots: readonly SpotView[];
  readonly links: readonly LinkView[];
}

/** The exchange of an outer space. */
export interface TradeView {
  readonly merchants: number;
  readonly effect: string;
}

/** A building spot: its slot on the rim, its bank, its bonus, and who has built what. */
export interface SpotView {
  readonly slot: number;
  readonly bank: string;
  readonly effect: string;
  readonly owner: number | null;
  readonly building: string | null;
}

/** A link: its slot on the rim, the slots it joins (None: the first of the next segment), and its bonus. */
export interface LinkView {
  readonly slot: number;
  readonly joins: readonly [number, number | null];
  readonly effect: string;
}

/** A castle section: workers by seat on its two tiers, and the reward of tier 2. */
export interface SectionView {
  readonly id: string;
  readonly effect: string;
  readonly tier1: readonly number[];
  readonly tier2: readonly number[];
}

/** A pair that lies out in the set-up. */
export interface PairView {
  readonly card: string;
  readonly hero: string;
}

/** A ride that can be made now: its price, and its spaces by segment and way, the last being where it ends. */
export interface RideView {
  readonly silver: number;
  readonly segments: readonly string[];
  readonly ways: readonly string[];
}

/** Everything in front of a seat that all may see; `unseen` is hand and draw pile together (VISC-7). */
export interface PlayerView {
  readonly opponent: string | null;
  readonly segment: string | null;
  readonly way: string | null;
  readonly goods: Readonly<Record<string, number>>;
  readonly board: readonly (string | null)[];
  readonly hand: number;
  readonly draw: number;
  readonly unseen: readonly string[];
  readonly discard: readonly string[];
  readonly hand_limit: number;
  readonly slots: readonly string[];
  readonly workers: number;
  readonly corruption: number;
  readonly virtue: number;
  readonly unpaid: number;
  readonly paid: number;
  readonly acquired: number;
  readonly approved: number;
  readonly manuscripts: readonly string[];
  readonly bonus: readonly string[];
  readonly icons: Readonly<Record<string, number>>;
  readonly points: readonly Line[];
}

/** One line of a seat's breakdown: what the points are for and by which rule. */
export interface Line {
  readonly key: string;
  readonly points: number;
  readonly rule: string;
  readonly args: Readonly<Record<string, unknown>>;
}

/** One's own hand, and one's own draw pile without its order. */
export interface PrivateView {
  readonly hand: readonly string[];
  readonly draw: readonly string[];
}

/** The segments in clockwise order, and the castle section that faces the first of them. */
export interface BoardLaid {
  readonly type: "board-laid";
  readonly segments: readonly string[];
  readonly section: string;
}

/** This player begins every round. */
export interface StartPlayerChosen {
  readonly type: "start-player-chosen";
  readonly seat: number;
}

/** A player card and a hero lie out. */
export interface PairLaid {
  readonly type: "pair-laid";
  readonly card: string;
  readonly hero: string;
  readonly reconstructed: boolean;
}

/** A player takes a pair and starts on its space. */
export interface PairTaken {
  readonly type: "pair-taken";
  readonly seat: number;
  readonly card: string;
  readonly hero: string;
  readonly segment: string;
  readonly way: string;
}

/** The virtual opponent starts on the space of the pair that is left. */
export interface OpponentSeated {
  readonly type: "opponent-seated";
  readonly seat: number;
  readonly opponent: string;
  readonly segment: string;
  readonly way: string;
  readonly reconstructed: boolean;
}

/** How many debts lie above poverty, and how many deeds above prosperity. */
export interface EndPilesBuilt {
  readonly type: "end-piles-built";
  readonly debts: number;
  readonly deeds: number;
}

/** A round begins; the last one says so. */
export interface RoundBegun {
  readonly type: "round-begun";
  readonly number: number;
  readonly last: boolean;
}

/** A card leaves slot 3 for the discard pile. */
export interface CardDropped {
  readonly type: "card-dropped";
  readonly seat: number;
  readonly card: string;
}

/** A card comes from hand to slot 1. */
export interface CardPlayed {
  readonly type: "card-played";
  readonly seat: number;
  readonly card: string;
}

/** The hand is empty: the top card of the draw pile comes to slot 1 unseen. */
export interface TopCardPlayed {
  readonly type: "top-card-played";
  readonly seat: number;
  readonly card: string;
}

/** A viscount moves; extra steps cost silver. */
export interface Moved {
  readonly type: "moved";
  readonly seat: number;
  readonly segment: string;
  readonly way: string;
  readonly steps: number;
  readonly silver: number;
}

/** A primary action begins. */
export interface ActionTaken {
  readonly type: "action-taken";
  readonly seat: number;
  readonly action: string;
}

/** The dismissal has not brought enough: the action cannot be paid for and is not done. */
export interface ActionAbandoned {
  readonly type: "action-abandoned";
  readonly seat: number;
  readonly action: string;
}

/** No primary action in this turn. */
export interface Passed {
  readonly type: "passed";
  readonly seat: number;
}

/** A townsfolk is dismissed; the printed one stays where it is. */
export interface TownsfolkDismissed {
  readonly type: "townsfolk-dismissed";
  readonly seat: number;
  readonly card: string;
  readonly silver: number;
}

/** Missing icons are paid for. */
export interface IconsPaid {
  readonly type: "icons-paid";
  readonly seat: number;
  readonly ink: number;
  readonly gold: number;
  readonly stone: number;
  readonly silver: number;
}

/** The exchange of a space is used: so many merchants each time, for this effect. */
export interface Exchanged {
  readonly type: "exchanged";
  readonly seat: number;
  readonly times: number;
  readonly merchants: number;
  readonly effect: string;
}

/** A townsfolk is hired for silver. */
export interface Hired {
  readonly type: "hired";
  readonly seat: number;
  readonly card: string;
  readonly silver: number;
}

/** A townsfolk is hired for nothing. */
export interface HiredFree {
  readonly type: "hired-free";
  readonly seat: number;
  readonly card: string;
}

/** Both markers of a player share a space: the collision is resolved. */
export interface Collided {
  readonly type: "collided";
  readonly seat: number;
  readonly space: number;
}

/** After the collision the markers go back to their ends. */
export interface MarkersParted {
  readonly type: "markers-parted";
  readonly seat: number;
}

/** Cards come to a hand; only their owner knows which. */
export interface CardsDrawn {
  readonly type: "cards-drawn";
  readonly only: readonly number[];
  readonly seat: number;
  readonly count: number;
  readonly cards: readonly string[] | null;
}

/** An ongoing ability happens. */
export interface AbilityUsed {
  readonly type: "ability-used";
  readonly seat: number;
  readonly card: string;
}

/** One of the printed options is chosen. */
export interface OptionChosen {
  readonly type: "option-chosen";
  readonly seat: number;
  readonly option: string;
}

/** An effect that cannot be carried out comes to nothing. */
export interface NothingDone {
  readonly type: "nothing-done";
  readonly seat: number;
  readonly effect: string;
  readonly source: string | null;
}

/** Resources or silver come to a supply; `source` is what brings them. */
export interface GoodsGained {
  readonly type: "goods-gained";
  readonly seat: number;
  readonly good: string;
  readonly amount: number;
  readonly source: string | null;
}

/** Virtue or corruption was gained; `lost` units went beyond the end of the track. */
export interface MarkersMoved {
  readonly type: "markers-moved";
  readonly seat: number;
  readonly what: string;
  readonly amount: number;
  readonly corruption: number;
  readonly virtue: number;
  readonly lost: number;
  readonly source: string | null;
}

/** An unpaid debt is taken; `left` is how many lie above poverty now. */
export interface DebtTaken {
  readonly type: "debt-taken";
  readonly seat: number;
  readonly left: number;
  readonly source: string | null;
}

/** An acquired deed is taken; `left` is how many lie above prosperity now. */
export interface DeedTaken {
  readonly type: "deed-taken";
  readonly seat: number;
  readonly left: number;
  readonly source: string | null;
}

/** A debt is turned to its paid side. */
export interface DebtPaid {
  readonly type: "debt-paid";
  readonly seat: number;
  readonly paid: number;
  readonly source: string | null;
}

/** A deed is turned to its approved side. */
export interface DeedApproved {
  readonly type: "deed-approved";
  readonly seat: number;
  readonly approved: number;
  readonly source: string | null;
}

/** Poverty or prosperity is revealed; the round after the current one is the last. */
export interface EndCardRevealed {
  readonly type: "end-card-revealed";
  readonly card: string;
  readonly last_round: number;
}

/** The cards of a board lie in a new order, from left to right. */
export interface Rearranged {
  readonly type: "rearranged";
  readonly seat: number;
  readonly cards: readonly string[];
}

/** A card goes to the discard pile and becomes public. */
export interface Discarded {
  readonly type: "discarded";
  readonly seat: number;
  readonly card: string;
  readonly unseen: boolean;
}

/** A card leaves the game and pays its value. */
export interface Destroyed {
  readonly type: "destroyed";
  readonly seat: number;
  readonly card: string;
  readonly unseen: boolean;
  readonly silver: number;
}

/** A discard pile is shuffled into the draw pile. */
export interface Shuffled {
  readonly type: "shuffled";
  readonly seat: number;
  readonly cards: number;
}

/** A building comes to a spot and its slot is open. */
export interface Built {
  readonly type: "built";
  readonly seat: number;
  readonly slot: string;
  readonly segment: string;
  readonly spot: number;
}

/** A link pays the owners at both ends, once if they are the same. */
export interface LinkCompleted {
  readonly type: "link-completed";
  readonly seat: number;
  readonly other_seat: number;
  readonly segment: string;
  readonly effect: string;
  readonly own: boolean;
}

/** The next townsfolk of a pile shows; None when the pile is empty. */
export interface TownsfolkShown {
  readonly type: "townsfolk-shown";
  readonly segment: string;
  readonly card: string | null;
  readonly left: number;
}

/** The next manuscript of a pile shows; None when the pile is empty. */
export interface ManuscriptShown {
  readonly type: "manuscript-shown";
  readonly segment: string;
  readonly manuscript: string | null;
  readonly left: number;
  readonly reconstructed: boolean;
}

/** A manuscript is taken and the next one shows. */
export interface ManuscriptTaken {
  readonly type: "manuscript-taken";
  readonly seat: number;
  readonly manuscript: string;
}

/** The manuscript printed on a segment is transcribed. */
export interface PrintedTranscribed {
  readonly type: "printed-transcribed";
  readonly seat: number;
  readonly segment: string;
}

/** A cleric bonus card goes to the first with three ribbons of its colour. */
export interface BonusTaken {
  readonly type: "bonus-taken";
  readonly seat: number;
  readonly card: string;
}

/** Workers come to tier 1. */
export interface WorkersPlaced {
  readonly type: "workers-placed";
  readonly seat: number;
  readonly section: string;
  readonly workers: number;
}

/** A worker moves sideways on tier 1 because its group of three parts. */
export interface WorkerMoved {
  readonly type: "worker-moved";
  readonly seat: number;
  readonly origin: string;
  readonly target: string;
}

/** A worker moves sideways on tier 1 by a castle move. */
export interface CastleMoved {
  readonly type: "castle-moved";
  readonly seat: number;
  readonly origin: string;
  readonly target: string;
}

/** A worker moves up to tier 2; games that release 0.1 began tell of tier 3 in this way, too. */
export interface WorkerPromoted {
  readonly type: "worker-promoted";
  readonly seat: number;
  readonly section: string;
  readonly tier: number;
}

/** A worker moves up from this section to tier 3. */
export interface WorkerReachedTop {
  readonly type: "worker-reached-top";
  readonly seat: number;
  readonly section: string;
}

/** A worker is bumped off and returns to the supply of its owner. */
export interface WorkerBumped {
  readonly type: "worker-bumped";
  readonly seat: number;
  readonly section: string;
  readonly tier: number;
}

/** The castle leader card goes to a player. */
export interface LeaderChanged {
  readonly type: "leader-changed";
  readonly seat: number;
  readonly workers: number;
}

/** A scheme leaves slot 3 for the discard pile of the virtual opponent. */
export interface SchemeDropped {
  readonly type: "scheme-dropped";
  readonly seat: number;
  readonly card: string;
}

/** The virtual opponent turns its next scheme. */
export interface SchemePlayed {
  readonly type: "scheme-played";
  readonly seat: number;
  readonly card: string;
  readonly reconstructed: boolean;
}

/** Its viscount moves along the outer path. */
export interface OpponentMoved {
  readonly type: "opponent-moved";
  readonly seat: number;
  readonly segment: string;
  readonly way: string;
  readonly steps: number;
}

/** It dismisses a townsfolk for the effect; the printed one stays where it is. */
export interface OpponentDismissed {
  readonly type: "opponent-dismissed";
  readonly seat: number;
  readonly card: string;
  readonly source: string | null;
}

/** It can do this primary action in full, and does it. */
export interface OpponentActed {
  readonly type: "opponent-acted";
  readonly seat: number;
  readonly action: string;
}

/** An option of its scheme is not possible, so the next one is looked at. */
export interface OptionSkipped {
  readonly type: "option-skipped";
  readonly seat: number;
  readonly effect: string;
}

/** It pays for missing icons; `generic` is what the one with the cards board has. */
export interface OpponentPaid {
  readonly type: "opponent-paid";
  readonly seat: number;
  readonly good: string;
  readonly amount: number;
}

/** An effect that the virtual opponent has no use for becomes another one. */
export interface EffectConverted {
  readonly type: "effect-converted";
  readonly seat: number;
  readonly effect: string;
  readonly source: string | null;
}

/** A future scheme goes to the discard pile of the virtual opponent. */
export interface SchemeGained {
  readonly type: "scheme-gained";
  readonly seat: number;
  readonly card: string;
  readonly left: number;
  readonly source: string | null;
}

/** A future scheme hidden in the draw pile shows at the end, because its icons count. */
export interface SchemeUnveiled {
  readonly type: "scheme-unveiled";
  readonly seat: number;
  readonly card: string;
}

/** Take the pair with this player card (VISC-2.10). */
export interface TakePair {
  readonly type: "take-pair";
  readonly card: string;
}

/** Destroy this card (VISC-4.93). */
export interface DestroyCard {
  readonly type: "destroy-card";
  readonly card: string;
}

/** Discard or destroy nothing more (VISC-4.1). */
export interface KeepCards {
  readonly type: "keep-cards";
}

/** Choose this one of the printed options. */
export interface Choose {
  readonly type: "choose";
  readonly option: string;
}

/** Take one unit of this resource (VISC-1.3). */
export interface TakeResource {
  readonly type: "take-resource";
  readonly resource: string;
}

/** Take these units at once (VISC-1.3). */
export interface TakeResources {
  readonly type: "take-resources";
  readonly ink: number;
  readonly gold: number;
  readonly stone: number;
}

/** Play this card from hand to slot 1 (VISC-4.11). */
export interface Play {
  readonly type: "play";
  readonly card: string;
}

/** Put the cards of the board in this order, from left to right (VISC-4.14). */
export interface Arrange {
  readonly type: "arrange";
  readonly cards: readonly string[];
}

/** Leave the cards of the board as they lie. */
export interface KeepOrder {
  readonly type: "keep-order";
}

/** Move the viscount to this space (VISC-4.21). */
export interface MoveTo {
  readonly type: "move-to";
  readonly segment: string;
  readonly way: string;
}

/** Take the primary action Trade (VISC-4.40). */
export interface Trade {
  readonly type: "trade";
}

/** Take the primary action Build (VISC-4.45). */
export interface Build {
  readonly type: "build";
}

/** Take the primary action Place workers (VISC-4.55). */
export interface PlaceWorkers {
  readonly type: "place-workers";
}

/** Take the primary action Transcribe (VISC-4.65). */
export interface Transcribe {
  readonly type: "transcribe";
}

/** Take a primary action that cannot be done without dismissing this townsfolk for so much silver (VISC-4.39). */
export interface ActWithDismissal {
  readonly type: "act-with-dismissal";
  readonly action: string;
  readonly card: string;
  readonly silver: number;
}

/** Take no primary action (VISC-3.1). */
export interface Pass {
  readonly type: "pass";
}

/** Do without a dismissal (VISC-4.39). */
export interface KeepTownsfolk {
  readonly type: "keep-townsfolk";
}

/** Dismiss the townsfolk of the viscount's segment for its icons (VISC-4.33). */
export interface Dismiss {
  readonly type: "dismiss";
}

/** Pay this for the missing icons (VISC-4.36). */
export interface Pay {
  readonly type: "pay";
  readonly ink: number;
  readonly gold: number;
  readonly stone: number;
  readonly silver: number;
}

/** Use the exchange of the viscount's space this many times (VISC-4.40). */
export interface Exchange {
  readonly type: "exchange";
  readonly times: number;
}

/** Take the building from this slot (VISC-4.46). */
export interface TakeBuilding {
  readonly type: "take-building";
  readonly slot: string;
}

/** Put the building on this spot (VISC-4.47). */
export interface BuildAt {
  readonly type: "build-at";
  readonly segment: string;
  readonly slot: number;
}

/** Place this many workers (VISC-4.55). */
export interface Send {
  readonly type: "send";
  readonly workers: number;
}

/** Put the free workers on this section (VISC-4.62). */
export interface PlaceAt {
  readonly type: "place-at";
  readonly section: string;
}

/** Move one of your workers on tier 1 to a neighbouring section (VISC-4.62). */
export interface MoveWorker {
  readonly type: "move-worker";
  readonly origin: string;
  readonly target: string;
}

/** Make no castle move (VISC-4.1). */
export interface MoveNobody {
  readonly type: "move-nobody";
}

/** Resolve this section of tier 1 next (VISC-4.56). */
export interface Promote {
  readonly type: "promote";
  readonly section: string;
}

/** Move the last worker of the group to this section (VISC-4.56). */
export interface SpreadTo {
  readonly type: "spread-to";
  readonly section: string;
}

/** Bump a worker of this player off the overfull section (VISC-4.58). */
export interface Bump {
  readonly type: "bump";
  readonly seat: number;
}

/** Take this manuscript for nothing (VISC-4.69). */
export interface TakeManuscript {
  readonly type: "take-manuscript";
  readonly manuscript: string;
}

/** Hire this townsfolk (VISC-4.70, VISC-4.71). */
export interface Hire {
  readonly type: "hire";
  readonly card: string;
}

/** Hire nobody in this turn (VISC-4.70). */
export interface HireNobody {
  readonly type: "hire-nobody";
}

/** Discard this card from hand (VISC-4.92). */
export interface DiscardCard {
  readonly type: "discard-card";
  readonly card: string;
}

/** Discard the unseen top card of the draw pile (VISC-4.92). */
export interface DiscardTop {
  readonly type: "discard-top";
}

/** Destroy the unseen top card of the draw pile (VISC-4.93). */
export interface DestroyTop {
  readonly type: "destroy-top";
}

/** Turn an unpaid debt (VISC-4.90). */
export interface FlipDebt {
  readonly type: "flip-debt";
}

/** Turn an acquired deed (VISC-4.90). */
export interface FlipDeed {
  readonly type: "flip-deed";
}

/** Resolve the n-th of the effects that are left. */
export interface ResolveNext {
  readonly type: "resolve-next";
  readonly n: number;
}

/** A player starts with this pair; beside card and hero stands what the card brings (VISC-2.10). */
export interface StartWith {
  readonly type: "start-with";
  readonly seat: number;
  readonly card: string;
  readonly hero: string;
  readonly silver: number;
  readonly ink: number;
  readonly gold: number;
  readonly stone: number;
  readonly any: number;
  readonly deeds: number;
  readonly debts: number;
  readonly effect: string | null;
  readonly reconstructed: boolean;
}

/** Gain units of a resource or silver; `any` is ink, gold or stone as the owner picks (VISC-1.3). */
export interface Gain {
  readonly type: "gain";
  readonly resource: "any" | "gold" | "ink" | "silver" | "stone";
  readonly amount: number;
}

/** Take unpaid debts (VISC-4.90). */
export interface Debt {
  readonly type: "debt";
  readonly amount: number;
}

/** Take acquired deeds (VISC-4.90). */
export interface Deed {
  readonly type: "deed";
  readonly amount: number;
}

/** Turn own unpaid debts or acquired deeds, one by one (VISC-4.90). */
export interface Flip {
  readonly type: "flip";
  readonly what: "debt" | "deed" | "either";
  readonly amount: number;
}

/** Move the virtue marker left (VISC-4.75). */
export interface Virtue {
  readonly type: "virtue";
  readonly amount: number;
}

/** Move the corruption marker right (VISC-4.75). */
export interface Corruption {
  readonly type: "corruption";
  readonly amount: number;
}

/** Optional: permute the cards on one's own board (VISC-4.14). */
export interface Rearrange {
  readonly type: "rearrange";
}

/** Optional each time: a hand card or the unseen top of the draw pile is discarded (VISC-4.92). */
export interface Discard {
  readonly type: "discard";
  readonly amount: number;
}

/** Optional each time: such a card leaves the game and pays its value (VISC-4.93). */
export interface Destroy {
  readonly type: "destroy";
  readonly amount: number;
}

/** Set-up only, optional: any one of one's own cards leaves the game and pays its value (VISC-2.11). */
export interface DestroyOwnChoice {
  readonly type: "destroy_own_choice";
  readonly amount: number;
}

/** Shuffle the discard pile into the draw pile (VISC-4.87). */
export interface Shuffle {
  readonly type: "shuffle";
}

/** Hire any visible townsfolk for nothing (VISC-4.71). */
export interface FreeHire {
  readonly type: "hire_free";
  readonly amount: number;
}

/** Optional: one of one's own workers on tier 1 moves to a neighbouring section (VISC-4.62). */
export interface CastleMove {
  readonly type: "castle_move";
}

/** Put workers for nothing on one section of tier 1 (VISC-4.62). */
export interface FreeWorkers {
  readonly type: "place_workers";
  readonly amount: number;
}

/** Put a building of this type for nothing on a free spot: anywhere, or near the viscount (VISC-4.51, VISC-2.11). */
export interface FreeBuilding {
  readonly type: "place_building";
  readonly building: "guildhall" | "trading_post" | "workshop";
  readonly where: "any" | "viscount_segment" | "viscount_space";
}

/** Take a visible manuscript of one of these costs for nothing (VISC-4.69). */
export interface FreeManuscript {
  readonly type: "manuscript_free";
  readonly costs: readonly number[];
}

/** Exactly one of the printed options, even one that does nothing (VISC-4.1). */
export interface ChooseOne {
  readonly type: "choose_one";
  readonly options: readonly (readonly (Gain | Debt | Deed | Flip | Virtue | Corruption | Rearrange | Discard | Destroy | DestroyOwnChoice | Shuffle | FreeHire | CastleMove | FreeWorkers | FreeBuilding | FreeManuscript | ChooseOne | AiDismiss | AiGainScheme | CriminalsCorrupt | Focus | Attempt)[])[];
}

/** The virtual opponent removes the townsfolk of its segment and resolves its effect (VISC-6.14). */
export interface AiDismiss {
  readonly type: "ai_dismiss";
}

/** The virtual opponent gains a future scheme (VISC-6.12). */
export interface AiGainScheme {
  readonly type: "ai_gain_scheme";
  readonly amount: number;
}

/** The virtual opponent gains 1 corruption for every criminal icon on its board (VISC-6.30). */
export interface CriminalsCorrupt {
  readonly type: "corruption_per_criminal_icon_on_board";
}

/** The virtual opponent does its main goal (VISC-6.31). */
export interface Focus {
  readonly type: "focus";
}

/** The virtual opponent tries this primary action (VISC-6.31). */
export interface Attempt {
  readonly type: "action";
  readonly action: "build" | "place_workers" | "transcribe";
}

/** What happens next: one entry of the stack. Frames of the main stack hold public values only. */
export interface Frame {
  readonly type: "frame";
}

/** Whatever can happen. */
export type GameEvent =
  | BoardLaid
  | StartPlayerChosen
  | PairLaid
  | PairTaken
  | OpponentSeated
  | EndPilesBuilt
  | RoundBegun
  | CardDropped
  | CardPlayed
  | TopCardPlayed
  | Moved
  | ActionTaken
  | ActionAbandoned
  | Passed
  | TownsfolkDismissed
  | IconsPaid
  | Exchanged
  | Hired
  | HiredFree
  | Collided
  | MarkersParted
  | CardsDrawn
  | AbilityUsed
  | OptionChosen
  | NothingDone
  | GoodsGained
  | MarkersMoved
  | DebtTaken
  | DeedTaken
  | DebtPaid
  | DeedApproved
  | EndCardRevealed
  | Rearranged
  | Discarded
  | Destroyed
  | Shuffled
  | Built
  | LinkCompleted
  | TownsfolkShown
  | ManuscriptShown
  | ManuscriptTaken
  | PrintedTranscribed
  | BonusTaken
  | WorkersPlaced
  | WorkerMoved
  | CastleMoved
  | WorkerPromoted
  | WorkerReachedTop
  | WorkerBumped
  | LeaderChanged
  | SchemeDropped
  | SchemePlayed
  | OpponentMoved
  | OpponentDismissed
  | OpponentActed
  | OptionSkipped
  | OpponentPaid
  | EffectConverted
  | SchemeGained
  | SchemeUnveiled;

/** Whatever can be answered. */
export type GameAction =
  | TakePair
  | DestroyCard
  | KeepCards
  | Choose
  | TakeResource
  | TakeResources
  | Play
  | Arrange
  | KeepOrder
  | MoveTo
  | Trade
  | Build
  | PlaceWorkers
  | Transcribe
  | ActWithDismissal
  | Pass
  | KeepTownsfolk
  | Dismiss
  | Pay
  | Exchange
  | TakeBuilding
  | BuildAt
  | Send
  | PlaceAt
  | MoveWorker
  | MoveNobody
  | Promote
  | SpreadTo
  | Bump
  | TakeManuscript
  | Hire
  | HireNobody
  | DiscardCard
  | DiscardTop
  | DestroyTop
  | FlipDebt
  | FlipDeed
  | ResolveNext;

/** The arguments of every kind of question. */
export interface Questions {
  readonly "choose-pair": { readonly pairs: readonly StartWith[] };
  readonly "choose-sacrifice": {  };
  readonly "choose-option": { readonly options: readonly (readonly (Gain | Debt | Deed | Flip | Virtue | Corruption | Rearrange | Discard | Destroy | DestroyOwnChoice | Shuffle | FreeHire | CastleMove | FreeWorkers | FreeBuilding | FreeManuscript | ChooseOne | AiDismiss | AiGainScheme | CriminalsCorrupt | Focus | Attempt)[])[]; readonly source: string | null };
  readonly "choose-resource": { readonly amount: number; readonly source: string | null };
  readonly "choose-card": {  };
  readonly "choose-arrangement": { readonly source: string | null };
  readonly "move": {  };
  readonly "choose-action": {  };
  readonly "choose-dismissal": { readonly action: "build" | "place_workers" | "trade" | "transcribe"; readonly card: string | null; readonly silver: number };
  readonly "choose-payment": { readonly action: "build" | "place_workers" | "trade" | "transcribe"; readonly missing: number };
  readonly "choose-exchanges": {  };
  readonly "choose-building": {  };
  readonly "choose-free-building": { readonly building: "guildhall" | "trading_post" | "workshop"; readonly anywhere: boolean; readonly both_banks: boolean };
  readonly "choose-spot": { readonly slot: string; readonly anywhere: boolean; readonly both_banks: boolean };
  readonly "choose-workers": {  };
  readonly "choose-section": { readonly workers: number };
  readonly "choose-castle-move": {  };
  readonly "choose-promotion": {  };
  readonly "choose-direction": { readonly section: string };
  readonly "choose-bump": { readonly section: string; readonly tier: number };
  readonly "choose-manuscript": { readonly costs: readonly number[] };
  readonly "recruit": {  };
  readonly "choose-hire": { readonly amount: number; readonly source: string | null };
  readonly "choose-discard": { readonly amount: number; readonly source: string | null };
  readonly "choose-destroy": { readonly amount: number; readonly source: string | null };
  readonly "choose-flip": { readonly amount: number; readonly source: string | null };
  readonly "choose-order": { readonly frames: readonly Frame[] };
}
