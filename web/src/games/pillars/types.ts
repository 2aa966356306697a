/** Made by `make types` from the types of src/stolek/games/pillars; not to be edited. What a view, an event, an action of this game holds. */

/** Everything on the table. */
export interface PublicView {
  readonly round: number;
  readonly rounds: number;
  readonly phase: number;
  readonly step: number;
  readonly start: number;
  readonly part: string;
  readonly parts_built: number;
  readonly resources: readonly string[];
  readonly craftsmen: readonly string[];
  readonly kingsbridge: readonly string[];
  readonly shiring: readonly (string | null)[];
  readonly drafting: readonly number[];
  readonly spaces: Readonly<Record<string, number | null>>;
  readonly free: Readonly<Record<string, string>>;
  readonly price: number;
  readonly redraws: number;
  readonly bag: readonly number[];
  readonly drawn: number | null;
  readonly parked: readonly ParkedView[];
  readonly aside: readonly number[];
  readonly market: Readonly<Record<"metal" | "sand" | "stone" | "wood", number>>;
  readonly court: number;
  readonly castle: number;
  readonly black: number;
  readonly event: string | null;
  readonly affected: readonly number[];
  readonly tax: number | null;
  readonly line: readonly number[];
  readonly left: Readonly<Record<string, number>>;
  readonly deals: Readonly<Record<string, Readonly<Record<"gold" | "metal" | "sand" | "stone" | "vp" | "wood", number>>>>;
  readonly advantage_deck: number;
  readonly event_deck: number;
  readonly past_events: readonly string[];
  readonly gone_advantages: readonly string[];
  readonly gone_craftsmen: readonly string[];
  readonly players: readonly PlayerView[];
}

/** A builder beside a price number. */
export interface ParkedView {
  readonly price: number;
  readonly seat: number;
}

/** One player's belongings. */
export interface PlayerView {
  readonly gold: number;
  readonly vp: number;
  readonly cubes: Readonly<Record<"metal" | "sand" | "stone" | "wood", number>>;
  readonly craftsmen: readonly string[];
  readonly room: number;
  readonly advantages: readonly string[];
  readonly resources: readonly string[];
  readonly reserve: number;
  readonly mill: number;
  readonly working: number;
  readonly grey: number;
  readonly lent: number;
  readonly black: number;
  readonly points: Readonly<Record<string, number>>;
  readonly builders_allowed: number;
}

/** The coming event, for whoever has looked at it (PILL-7.4). */
export interface PrivateView {
  readonly event: string | null;
}

/** Chance or the table has chosen who begins the game. */
export interface StartPlayerChosen {
  readonly type: "start-player-chosen";
  readonly seat: number;
}

/** A player's gold at the beginning. */
export interface StartGoldDealt {
  readonly type: "start-gold-dealt";
  readonly seat: number;
  readonly gold: number;
}

/** A round begins: who starts it, and which part of the cathedral counts it. */
export interface RoundBegun {
  readonly type: "round-begun";
  readonly round: number;
  readonly seat: number;
  readonly part: string;
}

/** The advantage cards of this round, slot a and slot b. */
export interface AdvantagesShown {
  readonly type: "advantages-shown";
  readonly cards: readonly string[];
}

/** The craftsmen of this round: two in Shiring, slot a and slot b, the others in the display. */
export interface CraftsmenShown {
  readonly type: "craftsmen-shown";
  readonly shiring: readonly string[];
  readonly display: readonly string[];
}

/** The resource cards of this round, and those that stay out. */
export interface ResourcesShown {
  readonly type: "resources-shown";
  readonly display: readonly string[];
  readonly unused: readonly string[];
}

/** The owner of Ellen looks at the coming event; nobody else knows which one it is. */
export interface EventForeseen {
  readonly type: "event-foreseen";
  readonly only: readonly number[];
  readonly seat: number;
  readonly card: string | null;
}

/** A resource card is taken, its workers go to work. */
export interface ResourceTaken {
  readonly type: "resource-taken";
  readonly seat: number;
  readonly card: string;
  readonly workers: number;
}

/** A craftsman is taken from the display and paid for. */
export interface CraftsmanHired {
  readonly type: "craftsman-hired";
  readonly seat: number;
  readonly craftsman: string;
  readonly gold: number;
}

/** A player takes no more cards this round. */
export interface Passed {
  readonly type: "passed";
  readonly seat: number;
  readonly unable: boolean;
}

/** A craftsman too many leaves the game. */
export interface CraftsmanDismissed {
  readonly type: "craftsman-dismissed";
  readonly seat: number;
  readonly craftsman: string;
}

/** Craftsmen of the display that nobody took leave the game. */
export interface CraftsmenLeft {
  readonly type: "craftsmen-left";
  readonly craftsmen: readonly string[];
}

/** Workers without a task go to the wool mill. */
export interface WorkersSent {
  readonly type: "workers-sent";
  readonly seat: number;
  readonly workers: number;
}

/** A builder comes out of the bag; placing it costs this much. */
export interface BuilderDrawn {
  readonly type: "builder-drawn";
  readonly seat: number;
  readonly price: number;
}

/** The start player puts a builder back into the bag. */
export interface BuilderReturned {
  readonly type: "builder-returned";
  readonly seat: number;
  readonly owner: number;
}

/** A builder comes out of the bag, but the city wall keeps it out this round. */
export interface BuilderSetAside {
  readonly type: "builder-set-aside";
  readonly seat: number;
}

/** A builder is placed for gold; then the price falls. */
export interface BuilderPlaced {
  readonly type: "builder-placed";
  readonly seat: number;
  readonly space: string;
  readonly gold: number;
  readonly next_price: number;
}

/** A builder is placed without payment by a card that leaves the game; then the price falls. */
export interface BuilderPlacedByCard {
  readonly type: "builder-placed-by-card";
  readonly seat: number;
  readonly space: string;
  readonly card: string;
  readonly next_price: number;
}

/** A builder is parked beside the price number; then the price falls. */
export interface BuilderParked {
  readonly type: "builder-parked";
  readonly seat: number;
  readonly price: number;
  readonly next_price: number;
  readonly unable: boolean;
}

/** The bag is empty before the marker reached 0: it jumps there. */
export interface PriceJumped {
  readonly type: "price-jumped";
  readonly price: number;
}

/** A parked builder is placed free of charge. */
export interface ParkedPlaced {
  readonly type: "parked-placed";
  readonly seat: number;
  readonly space: string;
  readonly price: number;
}

/** Who starts the next round, by a builder on the space or as the left neighbour. */
export interface StartPlayerNamed {
  readonly type: "start-player-named";
  readonly seat: number;
  readonly by_builder: boolean;
}

/** All builders go back into the bag, and the price marker to its start. */
export interface BuildersGathered {
  readonly type: "builders-gathered";
  readonly builders: number;
  readonly price: number;
}

/** Grey workers go back to the castle. */
export interface GreyWorkersReturned {
  readonly type: "grey-workers-returned";
  readonly seat: number;
  readonly workers: number;
}

/** Market and court are topped up from the supply by these cubes. */
export interface StockRefilled {
  readonly type: "stock-refilled";
  readonly market: Readonly<Record<string, number>>;
  readonly court: number;
  readonly full: boolean;
}

/** The event of this round. */
export interface EventRevealed {
  readonly type: "event-revealed";
  readonly card: string;
  readonly positive: boolean;
}

/** The bishop protects a guest from the event. */
export interface ProtectionTaken {
  readonly type: "protection-taken";
  readonly seat: number;
}

/** The bishop's guest gives up protection for a cube. */
export interface CubePreferred {
  readonly type: "cube-preferred";
  readonly seat: number;
}

/** A card protects its owner from the event and leaves the game. */
export interface EventIgnored {
  readonly type: "event-ignored";
  readonly seat: number;
  readonly card: string;
}

/** The event applies to these players. */
export interface EventStruck {
  readonly type: "event-struck";
  readonly card: string;
  readonly seats: readonly number[];
}

/** Everybody is protected: the event does nothing. */
export interface EventHeldOff {
  readonly type: "event-held-off";
  readonly card: string;
}

/** The event is about a next round, and there is none. */
export interface EventTooLate {
  readonly type: "event-too-late";
  readonly card: string;
}

/** The event brings goods. */
export interface EventGave {
  readonly type: "event-gave";
  readonly seat: number;
  readonly card: string;
  readonly gained: Readonly<Record<string, number>>;
}

/** The event costs a craftsman. */
export interface CraftsmanLost {
  readonly type: "craftsman-lost";
  readonly seat: number;
  readonly craftsman: string;
}

/** The event would cost a craftsman, but the player employs none. */
export interface NobodyLost {
  readonly type: "nobody-lost";
  readonly seat: number;
}

/** The event costs points; what a player does not have is forgiven. */
export interface PointsLost {
  readonly type: "points-lost";
  readonly seat: number;
  readonly card: string;
  readonly points: number;
  readonly forgiven: number;
}

/** The event forces a payment; missing gold costs points, an odd rest is forgiven. */
export interface LevyPaid {
  readonly type: "levy-paid";
  readonly seat: number;
  readonly card: string;
  readonly owed: number;
  readonly gold: number;
  readonly points: number;
  readonly forgiven: number;
}

/** What was just earned above the limit is lost. */
export interface GoldLost {
  readonly type: "gold-lost";
  readonly seat: number;
  readonly gold: number;
  readonly limit: number;
}

/** The bishop's guest takes a cube from the market. */
export interface CubeGiven {
  readonly type: "cube-given";
  readonly seat: number;
  readonly cube: string;
}

/** The workers in the wool mill earn gold and come home; some of it may be lost above the limit. */
export interface WagesPaid {
  readonly type: "wages-paid";
  readonly seat: number;
  readonly workers: number;
  readonly wages: number;
  readonly gold: number;
}

/** The builder's owner takes the advantage card. */
export interface AdvantageTaken {
  readonly type: "advantage-taken";
  readonly seat: number;
  readonly card: string;
}

/** An immediate card brings goods or points. */
export interface AdvantageGave {
  readonly type: "advantage-gave";
  readonly seat: number;
  readonly card: string;
  readonly gained: Readonly<Record<string, number>>;
}

/** An immediate card of round six brings goods. */
export interface RoundSixGave {
  readonly type: "round-six-gave";
  readonly seat: number;
  readonly card: string;
  readonly gained: Readonly<Record<string, number>>;
}

/** The black worker joins a player for good. */
export interface BlackWorkerJoined {
  readonly type: "black-worker-joined";
  readonly seat: number;
  readonly card: string;
  readonly workers: number;
}

/** An advantage card that nobody took leaves the game. */
export interface AdvantageLeft {
  readonly type: "advantage-left";
  readonly card: string;
}

/** A builder in the priory brings points, some of them by a card. */
export interface PrioryScored {
  readonly type: "priory-scored";
  readonly seat: number;
  readonly space: string;
  readonly points: number;
  readonly bonus: number;
}

/** A resource card brings cubes, more or fewer by the event; its workers come home. */
export interface CubesProduced {
  readonly type: "cubes-produced";
  readonly seat: number;
  readonly card: string;
  readonly cube: string;
  readonly amount: number;
  readonly workers: number;
  readonly changed: number;
}

/** A permanent card brings cubes. */
export interface IncomeReceived {
  readonly type: "income-received";
  readonly seat: number;
  readonly card: string;
  readonly cube: string;
  readonly amount: number;
}

/** The tax of this round. */
export interface TaxRolled {
  readonly type: "tax-rolled";
  readonly tax: number;
}

/** A card frees its owner from the tax and leaves the game. */
export interface TaxWaived {
  readonly type: "tax-waived";
  readonly seat: number;
  readonly card: string;
}

/** A player at court pays no tax. */
export interface TaxSpared {
  readonly type: "tax-spared";
  readonly seat: number;
}

/** A player who is not at court pays; missing gold costs points, an odd rest is forgiven. */
export interface TaxPaid {
  readonly type: "tax-paid";
  readonly seat: number;
  readonly owed: number;
  readonly gold: number;
  readonly points: number;
  readonly forgiven: number;
}

/** A player pays what a card fixes instead of the roll. */
export interface FixedTaxPaid {
  readonly type: "fixed-tax-paid";
  readonly seat: number;
  readonly card: string;
  readonly owed: number;
  readonly gold: number;
  readonly points: number;
  readonly forgiven: number;
}

/** The first at court takes the metal. */
export interface CourtMetalTaken {
  readonly type: "court-metal-taken";
  readonly seat: number;
  readonly amount: number;
}

/** The builder's owner gets the craftsman in Shiring free of charge. */
export interface CraftsmanReceived {
  readonly type: "craftsman-received";
  readonly seat: number;
  readonly craftsman: string;
}

/** A craftsman in Shiring that nobody took leaves the game. */
export interface CraftsmanUnclaimed {
  readonly type: "craftsman-unclaimed";
  readonly craftsman: string;
}

/** The castle's guest gets grey workers for the next round. */
export interface GreyWorkersLent {
  readonly type: "grey-workers-lent";
  readonly seat: number;
  readonly workers: number;
  readonly too_late: boolean;
}

/** A player on the market buys. */
export interface CubesBought {
  readonly type: "cubes-bought";
  readonly seat: number;
  readonly cube: string;
  readonly amount: number;
  readonly gold: number;
}

/** A player on the market sells; gold above the limit is lost. */
export interface CubesSold {
  readonly type: "cubes-sold";
  readonly seat: number;
  readonly cube: string;
  readonly amount: number;
  readonly gold: number;
}

/** A player leaves the market with all builders there and trades no more this round. */
export interface BuilderWithdrawn {
  readonly type: "builder-withdrawn";
  readonly seat: number;
  readonly unable: boolean;
}

/** A craftsman may work more often this round. */
export interface CraftsmanBoosted {
  readonly type: "craftsman-boosted";
  readonly seat: number;
  readonly craftsman: string;
  readonly capacity: number;
}

/** The Madonna helps nobody: the player chose so, or employs no craftsman whom she can help. */
export interface NobodyBoosted {
  readonly type: "nobody-boosted";
  readonly seat: number;
  readonly unable: boolean;
}

/** A craftsman acts without being used at the beginning of its owner's step 13. */
export interface CraftsmanScored {
  readonly type: "craftsman-scored";
  readonly seat: number;
  readonly craftsman: string;
  readonly gained: Readonly<Record<string, number>>;
}

/** A craftsman has worked: what was used and what came out of it. */
export interface CraftsmanWorked {
  readonly type: "craftsman-worked";
  readonly seat: number;
  readonly craftsman: string;
  readonly times: number;
  readonly used: Readonly<Record<string, number>>;
  readonly gained: Readonly<Record<string, number>>;
}

/** A craftsman who uses nothing up brings gold. */
export interface CraftsmanPaid {
  readonly type: "craftsman-paid";
  readonly seat: number;
  readonly craftsman: string;
  readonly gained: Readonly<Record<string, number>>;
}

/** A player's craftsmen are done for this round; unused capacity is lost. */
export interface WorkFinished {
  readonly type: "work-finished";
  readonly seat: number;
}

/** A player gives back what may not be kept. */
export interface CubesGivenBack {
  readonly type: "cubes-given-back";
  readonly seat: number;
  readonly cubes: Readonly<Record<string, number>>;
}

/** The start player sets a part of the cathedral on the building site. */
export interface PartAdded {
  readonly type: "part-added";
  readonly seat: number;
  readonly part: string;
}

/** D1: take a resource card and send its workers (PILL-4.12). */
export interface TakeResource {
  readonly type: "take-resource";
  readonly card: string;
}

/** D1: take a craftsman from the display and pay for it (PILL-4.13). */
export interface Hire {
  readonly type: "hire";
  readonly craftsman: string;
}

/** D1: take no more cards in this phase (PILL-4.10). */
export interface Pass {
  readonly type: "pass";
}

/** D2, D8: give up this craftsman (PILL-4.14, PILL-4.104). */
export interface Dismiss {
  readonly type: "dismiss";
  readonly craftsman: string;
}

/** D3: leave it at the builder just drawn. */
export interface KeepBuilder {
  readonly type: "keep-builder";
}

/** D3: put the builder back into the bag and draw again (PILL-4.21). */
export interface ReturnBuilder {
  readonly type: "return-builder";
}

/** D4, D5: place the builder for the price (PILL-4.23), a parked one for nothing (PILL-4.25). */
export interface Place {
  readonly type: "place";
  readonly space: string;
}

/** D4: place the builder without payment by giving up a card (PILL-4.31). */
export interface PlaceFree {
  readonly type: "place-free";
  readonly space: string;
}

/** D4: park the builder beside the present price (PILL-4.23). */
export interface Park {
  readonly type: "park";
}

/** D7, D10: keep the advantage card for later. */
export interface KeepCard {
  readonly type: "keep-card";
}

/** D7, D10: give up the advantage card for its effect (PILL-4.75, PILL-4.76). */
export interface UseCard {
  readonly type: "use-card";
}

/** D6: the bishop protects from the event (PILL-4.42). */
export interface TakeProtection {
  readonly type: "take-protection";
}

/** D6: no protection, a cube in step 2 (PILL-4.43). */
export interface TakeCubeInstead {
  readonly type: "take-cube-instead";
}

/** D9: the bishop's cube, from the market (PILL-4.43). */
export interface TakeCube {
  readonly type: "take-cube";
  readonly cube: string;
}

/** D11: buy cubes of one kind (PILL-4.59). */
export interface Buy {
  readonly type: "buy";
  readonly cube: string;
  readonly amount: number;
}

/** D11: sell cubes of one kind (PILL-4.60). */
export interface Sell {
  readonly type: "sell";
  readonly cube: string;
  readonly amount: number;
}

/** D11: trade no more this round (PILL-4.57). */
export interface Withdraw {
  readonly type: "withdraw";
}

/** D13: this craftsman works more often this round (PILL-4.102). */
export interface Boost {
  readonly type: "boost";
  readonly craftsman: string;
}

/** D13: no craftsman works more often. */
export interface BoostNobody {
  readonly type: "boost-nobody";
}

/** D12: let a craftsman work this many times (PILL-4.63). */
export interface Use {
  readonly type: "use";
  readonly craftsman: string;
  readonly times: number;
}

/** D12: the craftsmen are done for this round. */
export interface Finish {
  readonly type: "finish";
}

/** D14: give back these cubes (PILL-4.65). */
export interface GiveBack {
  readonly type: "give-back";
  readonly wood: number;
  readonly stone: number;
  readonly sand: number;
  readonly metal: number;
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
  | StartPlayerChosen
  | StartGoldDealt
  | RoundBegun
  | AdvantagesShown
  | CraftsmenShown
  | ResourcesShown
  | EventForeseen
  | ResourceTaken
  | CraftsmanHired
  | Passed
  | CraftsmanDismissed
  | CraftsmenLeft
  | WorkersSent
  | BuilderDrawn
  | BuilderReturned
  | BuilderSetAside
  | BuilderPlaced
  | BuilderPlacedByCard
  | BuilderParked
  | PriceJumped
  | ParkedPlaced
  | StartPlayerNamed
  | BuildersGathered
  | GreyWorkersReturned
  | StockRefilled
  | EventRevealed
  | ProtectionTaken
  | CubePreferred
  | EventIgnored
  | EventStruck
  | EventHeldOff
  | EventTooLate
  | EventGave
  | CraftsmanLost
  | NobodyLost
  | PointsLost
  | LevyPaid
  | GoldLost
  | CubeGiven
  | WagesPaid
  | AdvantageTaken
  | AdvantageGave
  | RoundSixGave
  | BlackWorkerJoined
  | AdvantageLeft
  | PrioryScored
  | CubesProduced
  | IncomeReceived
  | TaxRolled
  | TaxWaived
  | TaxSpared
  | TaxPaid
  | FixedTaxPaid
  | CourtMetalTaken
  | CraftsmanReceived
  | CraftsmanUnclaimed
  | GreyWorkersLent
  | CubesBought
  | CubesSold
  | BuilderWithdrawn
  | CraftsmanBoosted
  | NobodyBoosted
  | CraftsmanScored
  | CraftsmanWorked
  | CraftsmanPaid
  | WorkFinished
  | CubesGivenBack
  | PartAdded;

/** Whatever can be answered. */
export type GameAction =
  | TakeResource
  | Hire
  | Pass
  | Dismiss
  | KeepBuilder
  | ReturnBuilder
  | Place
  | PlaceFree
  | Park
  | KeepCard
  | UseCard
  | TakeProtection
  | TakeCubeInstead
  | TakeCube
  | Buy
  | Sell
  | Withdraw
  | Boost
  | BoostNobody
  | Use
  | Finish
  | GiveBack
  | ResolveNext;

/** The arguments of every kind of question. */
export interface Questions {
  readonly "take-card": {  };
  readonly "choose-dismissal": { readonly room: number };
  readonly "redraw": { readonly owner: number; readonly price: number };
  readonly "place-builder": { readonly price: number };
  readonly "place-parked": {  };
  readonly "ignore-event": { readonly card: string; readonly event: string };
  readonly "lose-one": {  };
  readonly "choose-protection": { readonly event: string };
  readonly "choose-cube": {  };
  readonly "waive-tax": { readonly card: string; readonly owed: number };
  readonly "trade": {  };
  readonly "choose-boost": {  };
  readonly "work": {  };
  readonly "reduce-cubes": { readonly excess: number };
  readonly "choose-order": { readonly frames: readonly Frame[] };
}
