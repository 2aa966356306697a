/** Made by `make types` from the types of src/stolek/games/rivals; not to be edited. What a view, an event, an action of this game holds. */

/** Everything on the table. */
export interface PublicView {
  readonly mode: string;
  readonly target: number;
  readonly turn: number;
  readonly active: number;
  readonly starter: number;
  readonly number: number;
  readonly symbol: string;
  readonly hero_token: number | null;
  readonly trade_token: number | null;
  readonly principalities: readonly PrincipalityView[];
  readonly stacks: readonly StackView[];
  readonly face_up: readonly string[];
  readonly roads: number;
  readonly settlements: number;
  readonly cities: number;
  readonly regions: readonly string[];
  readonly events: EventDeckView;
  readonly discard_top: string | null;
  readonly discard_size: number;
  readonly discard_pile: readonly string[];
  readonly playing: readonly string[];
  readonly winner: number | null;
}

/** One player's cards on the table, with all points. */
export interface PrincipalityView {
  readonly settlements: readonly SettlementView[];
  readonly roads: readonly number[];
  readonly regions: readonly RegionView[];
  readonly expansions: readonly ExpansionView[];
  readonly region_expansions: readonly RegionExpansionView[];
  readonly resources: Readonly<Record<string, number>>;
  readonly victory: number;
  readonly strength: number;
  readonly skill: number;
  readonly commerce: number;
  readonly progress: number;
  readonly hand_limit: number;
  readonly hand: readonly string[];
}

/** A settlement or city in its column. */
export interface SettlementView {
  readonly x: number;
  readonly city: boolean;
}

/** A region, its coordinates and what it holds. */
export interface RegionView {
  readonly region: string;
  readonly type: string;
  readonly resource: string;
  readonly number: number;
  readonly x: number;
  readonly row: "above" | "below";
  readonly stored: number;
}

/** An expansion on a site; a covered one lies under another. */
export interface ExpansionView {
  readonly card: string;
  readonly x: number;
  readonly row: "above" | "below";
  readonly covered: boolean;
}

/** A region expansion at the place of a region, and the gold in it. */
export interface RegionExpansionView {
  readonly card: string;
  readonly x: number;
  readonly row: "above" | "below";
  readonly stored: number;
}

/** A draw stack: its back and its height. */
export interface StackView {
  readonly back: string;
  readonly size: number;
}

/** The event deck: Yule lies under the cards above; `spent` lies at the bottom, the last one lowest. */
export interface EventDeckView {
  readonly size: number;
  readonly above_yule: number;
  readonly possible: readonly string[];
  readonly half_moons: number;
  readonly spent: readonly string[];
  readonly revealed: string | null;
}

/** The seat's own hand, and every hidden card that it knows. */
export interface PrivateView {
  readonly hand: readonly string[];
  readonly opponent_hand: readonly string[];
  readonly stacks: readonly (readonly (string | null)[])[];
  readonly discard_pile: readonly string[];
}

/** The dice for the starting player, seat by seat, until they differ. */
export interface StarterRolled {
  readonly type: "starter-rolled";
  readonly seat: number;
  readonly numbers: readonly number[];
}

/** A player has laid out the regions: upper row from the left, then the lower row. */
export interface RegionsArranged {
  readonly type: "regions-arranged";
  readonly seat: number;
  readonly regions: readonly string[];
}

/** A turn begins. */
export interface TurnBegun {
  readonly type: "turn-begun";
  readonly seat: number;
  readonly turn: number;
}

/** The production die is set by a card. */
export interface NumberChosen {
  readonly type: "number-chosen";
  readonly seat: number;
  readonly number: number;
}

/** What the two dice show, and which of them were rolled; the others are set by cards. */
export interface DiceRolled {
  readonly type: "dice-rolled";
  readonly seat: number;
  readonly number: number;
  readonly symbol: string;
  readonly number_rolled: boolean;
  readonly symbol_rolled: boolean;
}

/** The brigands count a player's resources; above 7 they take gold and wool. */
export interface BrigandsCame {
  readonly type: "brigands-came";
  readonly seat: number;
  readonly counted: number;
  readonly robbed: boolean;
}

/** A token passes to a player, or to nobody. */
export interface TokenMoved {
  readonly type: "token-moved";
  readonly token: string;
  readonly seat: number | null;
  readonly law: string;
}

/** The top event card. */
export interface EventRevealed {
  readonly type: "event-revealed";
  readonly event: string;
  readonly law: string;
}

/** A symbol or an event that changes nothing: nobody it concerns, no token, or nothing to take. */
export interface NothingHappened {
  readonly type: "nothing-happened";
  readonly what: string;
  readonly reason: string;
  readonly law: string;
}

/** The event deck is built anew, Yule above its last three cards. */
export interface EventDeckBuilt {
  readonly type: "event-deck-built";
  readonly size: number;
}

/** A player has the victory points of the game on their own turn. */
export interface GameWon {
  readonly type: "game-won";
  readonly seat: number;
  readonly points: number;
}

/** Resources come to a region or the Gold Cache, by the rule `law`; `source` is what that rule is about. */
export interface ResourceGained {
  readonly type: "resource-gained";
  readonly seat: number;
  readonly place: string;
  readonly amount: number;
  readonly law: string;
  readonly resource: string;
  readonly source: string;
}

/** Resources leave a region or the Gold Cache: paid, taken or lost by the rule `law`. */
export interface ResourceLost {
  readonly type: "resource-lost";
  readonly seat: number;
  readonly place: string;
  readonly amount: number;
  readonly law: string;
  readonly resource: string;
  readonly source: string;
}

/** A gain that found no room; `resource` is "any" where the player was free to name another one. */
export interface GainWasted {
  readonly type: "gain-wasted";
  readonly seat: number;
  readonly amount: number;
  readonly law: string;
  readonly resource: string;
  readonly source: string;
}

/** The taker has named a type. */
export interface ResourceDemanded {
  readonly type: "resource-demanded";
  readonly seat: number;
  readonly resource: string;
  readonly amount: number;
}

/** A player gives the opponent a resource of their own choice. */
export interface ResourceGiven {
  readonly type: "resource-given";
  readonly seat: number;
  readonly resource: string;
}

/** Some of one kind for 1 of another. */
export interface Traded {
  readonly type: "traded";
  readonly seat: number;
  readonly give: string;
  readonly amount: number;
  readonly get: string;
  readonly law: string;
}

/** A resource is bought from the Traveling Merchant. */
export interface Bought {
  readonly type: "bought";
  readonly seat: number;
  readonly resource: string;
}

/** A road at an end of the row. */
export interface RoadBuilt {
  readonly type: "road-built";
  readonly seat: number;
  readonly x: number;
}

/** A new settlement. */
export interface SettlementBuilt {
  readonly type: "settlement-built";
  readonly seat: number;
  readonly x: number;
}

/** A settlement becomes a city. */
export interface CityBuilt {
  readonly type: "city-built";
  readonly seat: number;
  readonly x: number;
}

/** The two regions of a new settlement, drawn or scouted. */
export interface RegionsDrawn {
  readonly type: "regions-drawn";
  readonly seat: number;
  readonly regions: readonly string[];
}

/** The Scout has found a region. */
export interface RegionChosen {
  readonly type: "region-chosen";
  readonly seat: number;
  readonly region: string;
}

/** The new regions lie in their column. */
export interface RegionsPlaced {
  readonly type: "regions-placed";
  readonly seat: number;
  readonly above: string;
  readonly below: string;
  readonly x: number;
}

/** An expansion is built from the hand or the face-up stack. */
export interface ExpansionBuilt {
  readonly type: "expansion-built";
  readonly seat: number;
  readonly card: string;
  readonly x: number;
  readonly row: string;
}

/** A region expansion is laid at a region. */
export interface RegionExpansionPlaced {
  readonly type: "region-expansion-placed";
  readonly seat: number;
  readonly card: string;
  readonly region: string;
}

/** A resource is left out of the printed cost. */
export interface CostLowered {
  readonly type: "cost-lowered";
  readonly seat: number;
  readonly resource: string;
}

/** An expansion leaves its principality: to the discard pile, the face-up stack or under a draw stack. */
export interface ExpansionRemoved {
  readonly type: "expansion-removed";
  readonly seat: number;
  readonly card: string;
  readonly x: number;
  readonly row: string;
  readonly to: string;
  readonly stack: number | null;
  readonly law: string;
}

/** Buildings of the opponent are named for Feud or the Arsonist. */
export interface BuildingsNamed {
  readonly type: "buildings-named";
  readonly seat: number;
  readonly cards: readonly string[];
  readonly law: string;
}

/** Two regions change places. */
export interface RegionsSwapped {
  readonly type: "regions-swapped";
  readonly seat: number;
  readonly region: string;
  readonly other: string;
}

/** Two expansions change places. */
export interface ExpansionsSwapped {
  readonly type: "expansions-swapped";
  readonly seat: number;
  readonly card: string;
  readonly other: string;
}

/** An action card is shown and carried out. */
export interface CardPlayed {
  readonly type: "card-played";
  readonly seat: number;
  readonly card: string;
}

/** A card comes to the discard pile. */
export interface CardDiscarded {
  readonly type: "card-discarded";
  readonly card: string;
}

/** A player draws the top card of a stack; its back is public. */
export interface CardDrawn {
  readonly type: "card-drawn";
  readonly only: readonly number[];
  readonly seat: number;
  readonly stack: number;
  readonly back: string;
  readonly card: string | null;
}

/** A player looks through a stack. */
export interface StackSearched {
  readonly type: "stack-searched";
  readonly only: readonly number[];
  readonly seat: number;
  readonly stack: number;
  readonly cards: readonly string[] | null;
}

/** A player takes a card out of a stack; the place is public, the face is not (RIVA-7.14). */
export interface CardTaken {
  readonly type: "card-taken";
  readonly only: readonly number[];
  readonly seat: number;
  readonly stack: number;
  readonly place: number;
  readonly card: string | null;
}

/** A hand card goes under a stack. */
export interface CardPutUnder {
  readonly type: "card-put-under";
  readonly only: readonly number[];
  readonly seat: number;
  readonly stack: number;
  readonly card: string | null;
}

/** A player exchanges a card, freely or by a search. */
export interface ExchangeBegun {
  readonly type: "exchange-begun";
  readonly seat: number;
  readonly search: boolean;
}

/** A player sees the opponent's hand. */
export interface HandSeen {
  readonly type: "hand-seen";
  readonly only: readonly number[];
  readonly seat: number;
  readonly cards: readonly string[] | null;
}

/** Cards of a hand are gone; their owner sees which, not where each of them went (RIVA-7.6). */
export interface HandCardsLost {
  readonly type: "hand-cards-lost";
  readonly only: readonly number[];
  readonly seat: number;
  readonly cards: readonly string[] | null;
}

/** The die against an attack. */
export interface DefenceRolled {
  readonly type: "defence-rolled";
  readonly seat: number;
  readonly number: number;
  readonly averted: boolean;
}

/** A player takes a card from the opponent's hand; both know which. */
export interface HandCardTaken {
  readonly type: "hand-card-taken";
  readonly only: readonly number[];
  readonly seat: number;
  readonly back: string;
  readonly card: string | null;
}

/** An event does not concern a player, because of this card. */
export interface EventAverted {
  readonly type: "event-averted";
  readonly seat: number;
  readonly card: string;
  readonly law: string;
}

/** A player takes a card from the discard pile; the opponent sees its back. */
export interface DiscardTaken {
  readonly type: "discard-taken";
  readonly only: readonly number[];
  readonly seat: number;
  readonly back: string;
  readonly card: string | null;
}

/** Draw the top card of a stack. */
export interface DrawFrom {
  readonly type: "draw-from";
  readonly stack: number;
}

/** Look through a draw stack. */
export interface LookThrough {
  readonly type: "look-through";
  readonly stack: number;
}

/** Take the card at this place of the stack that one looks through. */
export interface TakeFromStack {
  readonly type: "take-from-stack";
  readonly place: number;
  readonly card: string;
}

/** Leave the regions where they are (RIVA-2.13). */
export interface KeepRegions {
  readonly type: "keep-regions";
}

/** Put this region on the next place (RIVA-2.13). */
export interface PlaceRegion {
  readonly type: "place-region";
  readonly region: string;
}

/** Play nothing more before the roll (RIVA-4.101). */
export interface RollDice {
  readonly type: "roll-dice";
}

/** Play an action card from the hand. */
export interface PlayCard {
  readonly type: "play-card";
  readonly card: string;
}

/** What the production die shows. */
export interface ChooseNumber {
  readonly type: "choose-number";
  readonly number: number;
}

/** Store one resource here. */
export interface StoreIn {
  readonly type: "store-in";
  readonly place: string;
}

/** So many units of a type that is given. */
export interface ChooseAmount {
  readonly type: "choose-amount";
  readonly amount: number;
}

/** Name a type without room and get nothing (RIVA-4.13). */
export interface Forfeit {
  readonly type: "forfeit";
}

/** Give one resource from here. */
export interface GiveFrom {
  readonly type: "give-from";
  readonly place: string;
}

/** Name a type of resource. */
export interface NameResource {
  readonly type: "name-resource";
  readonly resource: string;
}

/** Take no more. */
export interface StopTaking {
  readonly type: "stop-taking";
}

/** Build a road at the left or right end. */
export interface BuildRoad {
  readonly type: "build-road";
  readonly side: string;
}

/** Build a settlement at the end of the free road on this side. */
export interface BuildSettlement {
  readonly type: "build-settlement";
  readonly side: string;
}

/** Turn the settlement in this column into a city. */
export interface BuildCity {
  readonly type: "build-city";
  readonly x: number;
}

/** Build an expansion from the hand. */
export interface Build {
  readonly type: "build";
  readonly card: string;
  readonly x: number;
  readonly row: string;
}

/** Build an expansion of the face-up stack. */
export interface BuildFaceUp {
  readonly type: "build-face-up";
  readonly card: string;
  readonly x: number;
  readonly row: string;
}

/** Lay a region expansion above or below this region. */
export interface PlaceOnRegion {
  readonly type: "place-on-region";
  readonly card: string;
  readonly region: string;
}

/** Remove an own building or unit. */
export interface Demolish {
  readonly type: "demolish";
  readonly card: string;
  readonly x: number;
  readonly row: string;
}

/** 3 of one kind for 1 of another. */
export interface TradeWithBank {
  readonly type: "trade-with-bank";
  readonly give: string;
  readonly get: string;
}

/** 2 of a ship's kind for 1 of another. */
export interface TradeByShip {
  readonly type: "trade-by-ship";
  readonly give: string;
  readonly get: string;
}

/** 2 from one region beside a Large Trade Ship for 1 of another kind. */
export interface TradeByLargeShip {
  readonly type: "trade-by-large-ship";
  readonly region: string;
  readonly get: string;
}

/** End the action phase. */
export interface EndPhase {
  readonly type: "end-phase";
}

/** Play nothing and draw the regions of a new settlement (RIVA-4.38). */
export interface TakeTopRegions {
  readonly type: "take-top-regions";
}

/** Take this region from the stack (RIVA-4.38). */
export interface ChooseRegion {
  readonly type: "choose-region";
  readonly region: string;
}

/** This region goes above the settlement, the other below (RIVA-4.38). */
export interface PutAbove {
  readonly type: "put-above";
  readonly region: string;
}

/** Leave this resource out of the printed cost (RIVA-4.87). */
export interface LeaveOut {
  readonly type: "leave-out";
  readonly resource: string;
}

/** Swap two own regions. */
export interface SwapRegions {
  readonly type: "swap-regions";
  readonly region: string;
  readonly other: string;
}

/** Swap two own expansions. */
export interface SwapExpansions {
  readonly type: "swap-expansions";
  readonly card: string;
  readonly x: number;
  readonly row: string;
  readonly other_card: string;
  readonly other_x: number;
  readonly other_row: string;
}

/** Name a building of the opponent (Feud, Arsonist). */
export interface NameBuilding {
  readonly type: "name-building";
  readonly card: string;
  readonly x: number;
  readonly row: string;
}

/** Remove an own expansion and put it under this stack; None for a card of the face-up stack. */
export interface RemoveUnder {
  readonly type: "remove-under";
  readonly card: string;
  readonly x: number;
  readonly row: string;
  readonly stack: number | null;
}

/** Put a card of the opponent's hand under a stack (RIVA-4.130). */
export interface BuryHandCard {
  readonly type: "bury-hand-card";
  readonly card: string;
  readonly stack: number;
}

/** Buy a resource for 1 gold (RIVA-4.134). */
export interface Buy {
  readonly type: "buy";
  readonly resource: string;
}

/** Buy no more. */
export interface StopBuying {
  readonly type: "stop-buying";
}

/** Put a hand card under a stack. */
export interface PutUnder {
  readonly type: "put-under";
  readonly card: string;
  readonly stack: number;
}

/** Exchange nothing. */
export interface SkipExchange {
  readonly type: "skip-exchange";
}

/** Put a card away and draw one. */
export interface FreeExchange {
  readonly type: "free-exchange";
}

/** Put a card away, pay and search a stack. */
export interface PaidSearch {
  readonly type: "paid-search";
}

/** Resolve the n-th of the effects that are left. */
export interface ResolveNext {
  readonly type: "resolve-next";
  readonly n: number;
}

/** 1 gold for 1 of another kind. */
export interface UseMint {
  readonly type: "use-mint";
  readonly get: string;
}

/** Take this many resources of a region's type into it (RIVA-4.202). */
export interface Plunder {
  readonly type: "plunder";
  readonly region: string;
  readonly amount: number;
}

/** Remove an own trade ship to the discard pile. */
export interface DiscardShip {
  readonly type: "discard-ship";
  readonly card: string;
  readonly x: number;
  readonly row: string;
}

/** Let it happen. */
export interface Decline {
  readonly type: "decline";
}

/** Roll the die against an attack (RIVA-4.310). */
export interface RollDefence {
  readonly type: "roll-defence";
}

/** The stack under which the removed card goes. */
export interface ChooseStack {
  readonly type: "choose-stack";
  readonly stack: number;
}

/** Take no card. */
export interface TakeNoCard {
  readonly type: "take-no-card";
}

/** Take this card from the opponent's hand. */
export interface TakeHandCard {
  readonly type: "take-hand-card";
  readonly card: string;
}

/** Pay the rioters (RIVA-4.330). */
export interface PayGold {
  readonly type: "pay-gold";
}

/** The own card that the effect is for. */
export interface ChooseExpansion {
  readonly type: "choose-expansion";
  readonly card: string;
  readonly x: number;
  readonly row: string;
}

/** Do not look. */
export interface SkipSearch {
  readonly type: "skip-search";
}

/** Take this card from the discard pile. */
export interface TakeDiscard {
  readonly type: "take-discard";
  readonly card: string;
}

/** What happens next: one entry of the stack. Frames of the main stack hold public values only. */
export interface Frame {
  readonly type: "frame";
}

/** Whatever can happen. */
export type GameEvent =
  | StarterRolled
  | RegionsArranged
  | TurnBegun
  | NumberChosen
  | DiceRolled
  | BrigandsCame
  | TokenMoved
  | EventRevealed
  | NothingHappened
  | EventDeckBuilt
  | GameWon
  | ResourceGained
  | ResourceLost
  | GainWasted
  | ResourceDemanded
  | ResourceGiven
  | Traded
  | Bought
  | RoadBuilt
  | SettlementBuilt
  | CityBuilt
  | RegionsDrawn
  | RegionChosen
  | RegionsPlaced
  | ExpansionBuilt
  | RegionExpansionPlaced
  | CostLowered
  | ExpansionRemoved
  | BuildingsNamed
  | RegionsSwapped
  | ExpansionsSwapped
  | CardPlayed
  | CardDiscarded
  | CardDrawn
  | StackSearched
  | CardTaken
  | CardPutUnder
  | ExchangeBegun
  | HandSeen
  | HandCardsLost
  | DefenceRolled
  | HandCardTaken
  | EventAverted
  | DiscardTaken;

/** Whatever can be answered. */
export type GameAction =
  | DrawFrom
  | LookThrough
  | TakeFromStack
  | KeepRegions
  | PlaceRegion
  | RollDice
  | PlayCard
  | ChooseNumber
  | StoreIn
  | ChooseAmount
  | Forfeit
  | GiveFrom
  | NameResource
  | StopTaking
  | BuildRoad
  | BuildSettlement
  | BuildCity
  | Build
  | BuildFaceUp
  | PlaceOnRegion
  | Demolish
  | TradeWithBank
  | TradeByShip
  | TradeByLargeShip
  | EndPhase
  | TakeTopRegions
  | ChooseRegion
  | PutAbove
  | LeaveOut
  | SwapRegions
  | SwapExpansions
  | NameBuilding
  | RemoveUnder
  | BuryHandCard
  | Buy
  | StopBuying
  | PutUnder
  | SkipExchange
  | FreeExchange
  | PaidSearch
  | ResolveNext
  | UseMint
  | Plunder
  | DiscardShip
  | Decline
  | RollDefence
  | ChooseStack
  | TakeNoCard
  | TakeHandCard
  | PayGold
  | ChooseExpansion
  | SkipSearch
  | TakeDiscard;

/** The arguments of every kind of question. */
export interface Questions {
  readonly "choose-start-stack": {  };
  readonly "choose-draft-stack": {  };
  readonly "take-starting-card": { readonly stack: number; readonly left: number };
  readonly "arrange-regions": { readonly laid: readonly string[] };
  readonly "before-roll": {  };
  readonly "choose-production": {  };
  readonly "store-resource": { readonly resource: string; readonly amount: number; readonly places: readonly string[]; readonly law: string };
  readonly "gain-up-to": { readonly resource: string; readonly most: number; readonly law: string };
  readonly "gain-any": { readonly left: number; readonly law: string };
  readonly "choose-from-market": { readonly resources: readonly string[] };
  readonly "pay-resource": { readonly resource: string; readonly amount: number; readonly places: readonly string[]; readonly law: string };
  readonly "pay-any": { readonly amount: number; readonly places: readonly string[]; readonly law: string };
  readonly "take-resource": { readonly left: number; readonly least: number; readonly law: string; readonly needs_room: boolean };
  readonly "give-up": { readonly resource: string; readonly into: string; readonly law: string };
  readonly "action-phase": {  };
  readonly "scout-regions": {  };
  readonly "choose-scouted-region": { readonly side: number; readonly chosen: readonly string[]; readonly left: number };
  readonly "place-regions": { readonly side: number; readonly regions: readonly string[] };
  readonly "lower-cost": { readonly card: string };
  readonly "relocate": {  };
  readonly "name-for-feud": { readonly left: number; readonly named: readonly number[] };
  readonly "lose-building": { readonly named: readonly number[] };
  readonly "bury-card": { readonly left: number; readonly first: readonly [string, number] | null };
  readonly "buy-resource": { readonly left: number };
  readonly "draw-card": {  };
  readonly "put-card-away": {  };
  readonly "exchange-away": {  };
  readonly "exchange-card": {  };
  readonly "search-stack": {  };
  readonly "take-searched-card": { readonly stack: number };
  readonly "choose-order": { readonly frames: readonly Frame[] };
  readonly "demand-amount": { readonly resource: string; readonly most: number; readonly law: string };
  readonly "plunder-region": {  };
  readonly "give-back": {  };
  readonly "lose-ship": {  };
  readonly "defend": { readonly card: string };
  readonly "lose-unit": {  };
  readonly "name-target": {  };
  readonly "bury-building": { readonly card: string; readonly x: number; readonly row: string };
  readonly "steal-card": {  };
  readonly "choose-type": { readonly resources: readonly string[]; readonly amount: number };
  readonly "avert-event": { readonly event: string };
  readonly "pay-rioters": { readonly price: number };
  readonly "choose-card": { readonly card: string };
  readonly "library-search": {  };
  readonly "take-discarded": {  };
}
