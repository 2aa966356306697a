/** Made by `make types` from the types of src/stolek/games/carcassonne; not to be edited. What a view, an event, an action of this game holds. */

/** Everything on the table. */
export interface PublicView {
  readonly active: number;
  readonly part: number;
  readonly players: readonly PlayerView[];
  readonly drawn: string | null;
  readonly number: number;
  readonly pile: number;
  readonly river_pile: number;
  readonly buried: number;
  readonly discarded: readonly string[];
  readonly unseen: Readonly<Record<string, number>>;
  readonly tiles: readonly TileView[];
  readonly free: readonly (readonly [number, number])[];
  readonly last: readonly [number, number] | null;
  readonly figures: readonly FigureView[];
  readonly claims: readonly Projection[];
  readonly outlooks: readonly Outlook[];
  readonly flock_tokens: Readonly<Record<string, number>>;
  readonly wheel: WheelView | null;
}

/** A player's colour, points, and what lies in front of them. */
export interface PlayerView {
  readonly colour: string;
  readonly score: number;
  readonly supply: Readonly<Record<string, number>>;
  readonly goods: Readonly<Record<string, number>>;
}

/** A laid tile; all cells of a board are called by the board's name. */
export interface TileView {
  readonly x: number;
  readonly y: number;
  readonly tile: string;
  readonly rot: number;
}

/** A figure in the landscape, with the tokens that lie with it. */
export interface FigureView {
  readonly x: number;
  readonly y: number;
  readonly seat: number;
  readonly figure: string;
  readonly feature: string;
  readonly segment: string;
  readonly flock: readonly string[];
}

/** A feature as it lies: who would score it now, and how much each of them. */
export interface Projection {
  readonly feature: string;
  readonly at: readonly [number, number];
  readonly segment: string;
  readonly places: readonly (readonly [number, number])[];
  readonly open_ends: number;
  readonly strengths: readonly number[];
  readonly seats: readonly number[];
  readonly points: readonly number[];
  readonly complete_points: number | null;
  readonly cities: number;
}

/** What the feature of a segment would bring a player who stood there alone: now, and when it is complete. */
export interface Outlook {
  readonly segment: string;
  readonly now: number;
  readonly complete: number | null;
}

/** The sector where the big pig stands, and who stands on which crown space. */
export interface WheelView {
  readonly sector: string;
  readonly crowns: Readonly<Record<string, number | null>>;
}

/** A base class for defining efficient serializable objects. */
export interface Struct {
}

/** This player begins. */
export interface StartPlayerChosen {
  readonly type: "start-player-chosen";
  readonly seat: number;
}

/** The tile that begins the landscape is laid. */
export interface StartLaid {
  readonly type: "start-laid";
  readonly tile: string;
  readonly at: readonly [number, number];
  readonly rot: number;
}

/** A tile is drawn and shown, with the number printed on it; this many are `left` in its pile. */
export interface TileDrawn {
  readonly type: "tile-drawn";
  readonly seat: number;
  readonly tile: string;
  readonly number: number;
  readonly left: number;
}

/** The drawn tile fits nowhere and leaves the game. */
export interface TileDiscarded {
  readonly type: "tile-discarded";
  readonly tile: string;
}

/** A tile is laid. */
export interface TileLaid {
  readonly type: "tile-laid";
  readonly seat: number;
  readonly tile: string;
  readonly at: readonly [number, number];
  readonly rot: number;
}

/** A road has no open end any more. */
export interface RoadCompleted {
  readonly type: "road-completed";
  readonly places: readonly (readonly [number, number])[];
  readonly tiles: number;
  readonly seats: readonly number[];
  readonly worth: number;
}

/** A city has walls all round. */
export interface CityCompleted {
  readonly type: "city-completed";
  readonly places: readonly (readonly [number, number])[];
  readonly tiles: number;
  readonly seats: readonly number[];
  readonly worth: number;
}

/** All places around a monastery are taken. */
export interface MonasteryCompleted {
  readonly type: "monastery-completed";
  readonly places: readonly (readonly [number, number])[];
  readonly tiles: number;
  readonly seats: readonly number[];
  readonly worth: number;
}

/** A player places no figure. */
export interface Passed {
  readonly type: "passed";
  readonly seat: number;
}

/** A follower is placed on a segment of the tile just laid; a module's figure has an event of its own. */
export interface FigurePlaced {
  readonly type: "figure-placed";
  readonly seat: number;
  readonly figure: string;
  readonly feature: string;
  readonly at: readonly [number, number];
  readonly segment: string;
}

/** A figure goes back to its owner's supply. */
export interface FigureReturned {
  readonly type: "figure-returned";
  readonly seat: number;
  readonly figure: string;
  readonly at: readonly [number, number];
}

/** At the end of the game the figures of open features go back once these are scored. */
export interface FigureCollected {
  readonly type: "figure-collected";
  readonly seat: number;
  readonly figure: string;
  readonly at: readonly [number, number];
}

/** A completed road. */
export interface RoadScored {
  readonly type: "road-scored";
  readonly seats: readonly number[];
  readonly points: number;
  readonly places: readonly (readonly [number, number])[];
  readonly tiles: number;
  readonly pennants: number;
  readonly per_tile: number;
  readonly per_pennant: number;
  readonly terms: readonly string[];
  readonly strengths: readonly number[];
  readonly tied: readonly number[];
  readonly decided_by: string;
  readonly outnumbered: readonly number[];
}

/** A completed city. */
export interface CityScored {
  readonly type: "city-scored";
  readonly seats: readonly number[];
  readonly points: number;
  readonly places: readonly (readonly [number, number])[];
  readonly tiles: number;
  readonly pennants: number;
  readonly per_tile: number;
  readonly per_pennant: number;
  readonly terms: readonly string[];
  readonly strengths: readonly number[];
  readonly tied: readonly number[];
  readonly decided_by: string;
  readonly outnumbered: readonly number[];
}

/** A completed monastery; `bonus` is what other places around it add. */
export interface MonasteryScored {
  readonly type: "monastery-scored";
  readonly seats: readonly number[];
  readonly points: number;
  readonly at: readonly [number, number];
  readonly tiles: number;
  readonly bonus: number;
  readonly bonus_places: readonly (readonly [number, number])[];
}

/** A road that is still open at the end. */
export interface OpenRoadScored {
  readonly type: "open-road-scored";
  readonly seats: readonly number[];
  readonly points: number;
  readonly places: readonly (readonly [number, number])[];
  readonly tiles: number;
  readonly pennants: number;
  readonly per_tile: number;
  readonly per_pennant: number;
  readonly terms: readonly string[];
  readonly strengths: readonly number[];
  readonly tied: readonly number[];
  readonly decided_by: string;
  readonly outnumbered: readonly number[];
}

/** A city that is still open at the end. */
export interface OpenCityScored {
  readonly type: "open-city-scored";
  readonly seats: readonly number[];
  readonly points: number;
  readonly places: readonly (readonly [number, number])[];
  readonly tiles: number;
  readonly pennants: number;
  readonly per_tile: number;
  readonly per_pennant: number;
  readonly terms: readonly string[];
  readonly strengths: readonly number[];
  readonly tied: readonly number[];
  readonly decided_by: string;
  readonly outnumbered: readonly number[];
}

/** A monastery that is still open at the end: one point for each tile. */
export interface OpenMonasteryScored {
  readonly type: "open-monastery-scored";
  readonly seats: readonly number[];
  readonly points: number;
  readonly at: readonly [number, number];
  readonly tiles: number;
  readonly bonus: number;
  readonly bonus_places: readonly (readonly [number, number])[];
}

/** The last tile has been dealt with; what is left is scored. */
export interface GameEnded {
  readonly type: "game-ended";
}

/** Who has most points; several share the victory. */
export interface WinnersDeclared {
  readonly type: "winners-declared";
  readonly seats: readonly number[];
  readonly total: number;
}

/** A field is scored for one owner, who has a farmer `at` this place: `per_city` for each completed city. */
export interface FieldScored {
  readonly type: "field-scored";
  readonly seats: readonly number[];
  readonly points: number;
  readonly at: readonly [number, number];
  readonly places: readonly (readonly [number, number])[];
  readonly cities: number;
  readonly city_places: readonly (readonly [number, number])[];
  readonly per_city: number;
  readonly strengths: readonly number[];
  readonly tied: readonly number[];
  readonly decided_by: string;
  readonly outnumbered: readonly number[];
}

/** The big follower is placed. */
export interface BigFollowerPlaced {
  readonly type: "big-follower-placed";
  readonly seat: number;
  readonly figure: string;
  readonly feature: string;
  readonly at: readonly [number, number];
  readonly segment: string;
}

/** A completed road with an inn. */
export interface InnRoadScored {
  readonly type: "inn-road-scored";
  readonly seats: readonly number[];
  readonly points: number;
  readonly places: readonly (readonly [number, number])[];
  readonly tiles: number;
  readonly pennants: number;
  readonly per_tile: number;
  readonly per_pennant: number;
  readonly terms: readonly string[];
  readonly strengths: readonly number[];
  readonly tied: readonly number[];
  readonly decided_by: string;
  readonly outnumbered: readonly number[];
}

/** A road with an inn that is still open at the end. */
export interface OpenInnRoadScored {
  readonly type: "open-inn-road-scored";
  readonly seats: readonly number[];
  readonly points: number;
  readonly places: readonly (readonly [number, number])[];
  readonly tiles: number;
  readonly pennants: number;
  readonly per_tile: number;
  readonly per_pennant: number;
  readonly terms: readonly string[];
  readonly strengths: readonly number[];
  readonly tied: readonly number[];
  readonly decided_by: string;
  readonly outnumbered: readonly number[];
}

/** A completed city with a cathedral. */
export interface CathedralCityScored {
  readonly type: "cathedral-city-scored";
  readonly seats: readonly number[];
  readonly points: number;
  readonly places: readonly (readonly [number, number])[];
  readonly tiles: number;
  readonly pennants: number;
  readonly per_tile: number;
  readonly per_pennant: number;
  readonly terms: readonly string[];
  readonly strengths: readonly number[];
  readonly tied: readonly number[];
  readonly decided_by: string;
  readonly outnumbered: readonly number[];
}

/** A city with a cathedral that is still open at the end. */
export interface OpenCathedralCityScored {
  readonly type: "open-cathedral-city-scored";
  readonly seats: readonly number[];
  readonly points: number;
  readonly places: readonly (readonly [number, number])[];
  readonly tiles: number;
  readonly pennants: number;
  readonly per_tile: number;
  readonly per_pennant: number;
  readonly terms: readonly string[];
  readonly strengths: readonly number[];
  readonly tied: readonly number[];
  readonly decided_by: string;
  readonly outnumbered: readonly number[];
}

/** The builder joins a follower of its owner. */
export interface BuilderPlaced {
  readonly type: "builder-placed";
  readonly seat: number;
  readonly figure: string;
  readonly feature: string;
  readonly at: readonly [number, number];
  readonly segment: string;
}

/** The piglet joins a farmer of its owner. */
export interface PigletPlaced {
  readonly type: "piglet-placed";
  readonly seat: number;
  readonly figure: string;
  readonly feature: string;
  readonly at: readonly [number, number];
  readonly segment: string;
}

/** The builder earns a second tile. */
export interface SecondPart {
  readonly type: "second-part";
  readonly seat: number;
}

/** The builder earns a second tile, but none is left. */
export interface SecondPartLost {
  readonly type: "second-part-lost";
  readonly seat: number;
}

/** Who completes a city takes its goods. */
export interface GoodsTaken {
  readonly type: "goods-taken";
  readonly seat: number;
  readonly goods: readonly string[];
  readonly places: readonly (readonly [number, number])[];
}

/** The majority of one kind of goods. */
export interface GoodsScored {
  readonly type: "goods-scored";
  readonly seats: readonly number[];
  readonly points: number;
  readonly goods: string;
  readonly tokens: number;
}

/** A tile that nobody saw goes under the hill; this many are `left`. */
export interface TileBuried {
  readonly type: "tile-buried";
  readonly left: number;
}

/** The shepherd is placed on a field. */
export interface ShepherdPlaced {
  readonly type: "shepherd-placed";
  readonly seat: number;
  readonly figure: string;
  readonly feature: string;
  readonly at: readonly [number, number];
  readonly segment: string;
}

/** The first token is a wolf. */
export interface ShepherdSentHome {
  readonly type: "shepherd-sent-home";
  readonly seat: number;
  readonly figure: string;
  readonly at: readonly [number, number];
}

/** The flock is gathered or scattered. */
export interface ShepherdReturned {
  readonly type: "shepherd-returned";
  readonly seat: number;
  readonly figure: string;
  readonly at: readonly [number, number];
}

/** The first flock token is drawn for a shepherd. */
export interface TokenDrawn {
  readonly type: "token-drawn";
  readonly seat: number;
  readonly token: string;
  readonly at: readonly [number, number];
}

/** Another token is drawn; with a wolf `lost` sheep go back to the pile. */
export interface FlockDrawn {
  readonly type: "flock-drawn";
  readonly seat: number;
  readonly token: string;
  readonly at: readonly [number, number];
  readonly lost: number;
}

/** Shepherds of one field gather: sheep on tokens and printed sheep. */
export interface FlockGathered {
  readonly type: "flock-gathered";
  readonly seats: readonly number[];
  readonly points: number;
  readonly sheep: number;
  readonly printed: number;
}

/** A shepherd is taken back by the plague, and the sheep on its tokens go back to the pile. */
export interface FlockGivenUp {
  readonly type: "flock-given-up";
  readonly seat: number;
  readonly sheep: number;
}

/** The flock of a field that cannot grow any more is gathered by itself. */
export interface ClosedFlockGathered {
  readonly type: "closed-flock-gathered";
  readonly seats: readonly number[];
  readonly points: number;
  readonly sheep: number;
  readonly printed: number;
}

/** A player neither draws for the flock nor gathers it. */
export interface FlockLeft {
  readonly type: "flock-left";
  readonly seat: number;
}

/** The wheel board is laid and the big pig put on its first sector. */
export interface BoardLaid {
  readonly type: "board-laid";
  readonly sector: string;
}

/** The big pig moves on to a sector. */
export interface WheelTurned {
  readonly type: "wheel-turned";
  readonly number: number;
  readonly sector: string;
}

/** Fortune. */
export interface FortuneScored {
  readonly type: "fortune-scored";
  readonly seats: readonly number[];
  readonly points: number;
}

/** Taxes for knights. */
export interface TaxesScored {
  readonly type: "taxes-scored";
  readonly seats: readonly number[];
  readonly points: number;
  readonly figures: number;
  readonly places: readonly (readonly [number, number])[];
}

/** Famine for farmers. */
export interface FamineScored {
  readonly type: "famine-scored";
  readonly seats: readonly number[];
  readonly points: number;
  readonly figures: number;
  readonly places: readonly (readonly [number, number])[];
}

/** Storm for figures in the supply. */
export interface StormScored {
  readonly type: "storm-scored";
  readonly seats: readonly number[];
  readonly points: number;
  readonly figures: number;
  readonly places: readonly (readonly [number, number])[];
}

/** Inquisition for monks. */
export interface InquisitionScored {
  readonly type: "inquisition-scored";
  readonly seats: readonly number[];
  readonly points: number;
  readonly figures: number;
  readonly places: readonly (readonly [number, number])[];
}

/** The plague: a player takes a figure back. */
export interface FigureTakenBack {
  readonly type: "figure-taken-back";
  readonly seat: number;
  readonly figure: string;
  readonly at: readonly [number, number];
}

/** The plague passes over a player without a figure in the landscape. */
export interface PlagueSpared {
  readonly type: "plague-spared";
  readonly seat: number;
}

/** A follower is put on a crown space. */
export interface CrownTaken {
  readonly type: "crown-taken";
  readonly seat: number;
  readonly sector: string;
  readonly space: string;
}

/** A follower on a crown space scores and goes home. */
export interface CrownScored {
  readonly type: "crown-scored";
  readonly seats: readonly number[];
  readonly points: number;
  readonly sector: string;
  readonly space: string;
}

/** Lay the drawn tile on this cell, after this many quarter turns clockwise (CARC-4.3). */
export interface LayTile {
  readonly type: "lay-tile";
  readonly x: number;
  readonly y: number;
  readonly rot: number;
}

/** Place no figure. */
export interface Pass {
  readonly type: "pass";
}

/** Place a follower. */
export interface PlaceFollower {
  readonly type: "place-follower";
  readonly segment: string;
}

/** Resolve the n-th of the effects that are left. */
export interface ResolveNext {
  readonly type: "resolve-next";
  readonly n: number;
}

/** Place the big follower (CARC-6.10). */
export interface PlaceBigFollower {
  readonly type: "place-big-follower";
  readonly segment: string;
}

/** Place the builder on this road or city (CARC-6.20). */
export interface PlaceBuilder {
  readonly type: "place-builder";
  readonly segment: string;
}

/** Place the piglet on this field (CARC-6.25). */
export interface PlacePiglet {
  readonly type: "place-piglet";
  readonly segment: string;
}

/** Place the shepherd on this field (CARC-6.33). */
export interface PlaceShepherd {
  readonly type: "place-shepherd";
  readonly segment: string;
}

/** Put a figure on this crown space of the wheel; ordinary followers only (CARC-6.54). */
export interface TakeCrown {
  readonly type: "take-crown";
  readonly space: string;
  readonly figure: string;
}

/** Draw a token for the flock (CARC-6.34). */
export interface Grow {
  readonly type: "grow";
}

/** Gather the flock and score its sheep (CARC-6.34). */
export interface Gather {
  readonly type: "gather";
}

/** Leave the flock as it is (CARC-R5). */
export interface LeaveFlock {
  readonly type: "leave-flock";
}

/** Take one's figure back from the tile on this cell (CARC-6.53). */
export interface TakeBack {
  readonly type: "take-back";
  readonly x: number;
  readonly y: number;
}

/** Lay the spring on this cell beside the wheel board (CARC-2.6). */
export interface LaySpring {
  readonly type: "lay-spring";
  readonly x: number;
  readonly y: number;
}

/** What happens next: one entry of the stack. Frames of the main stack hold public values only. */
export interface Frame {
  readonly type: "frame";
}

/** Whatever can happen. */
export type GameEvent =
  | StartPlayerChosen
  | StartLaid
  | TileDrawn
  | TileDiscarded
  | TileLaid
  | RoadCompleted
  | CityCompleted
  | MonasteryCompleted
  | Passed
  | FigurePlaced
  | FigureReturned
  | FigureCollected
  | RoadScored
  | CityScored
  | MonasteryScored
  | OpenRoadScored
  | OpenCityScored
  | OpenMonasteryScored
  | GameEnded
  | WinnersDeclared
  | FieldScored
  | BigFollowerPlaced
  | InnRoadScored
  | OpenInnRoadScored
  | CathedralCityScored
  | OpenCathedralCityScored
  | BuilderPlaced
  | PigletPlaced
  | SecondPart
  | SecondPartLost
  | GoodsTaken
  | GoodsScored
  | TileBuried
  | ShepherdPlaced
  | ShepherdSentHome
  | ShepherdReturned
  | TokenDrawn
  | FlockDrawn
  | FlockGathered
  | FlockGivenUp
  | ClosedFlockGathered
  | FlockLeft
  | BoardLaid
  | WheelTurned
  | FortuneScored
  | TaxesScored
  | FamineScored
  | StormScored
  | InquisitionScored
  | FigureTakenBack
  | PlagueSpared
  | CrownTaken
  | CrownScored;

/** Whatever can be answered. */
export type GameAction =
  | LayTile
  | Pass
  | PlaceFollower
  | ResolveNext
  | PlaceBigFollower
  | PlaceBuilder
  | PlacePiglet
  | PlaceShepherd
  | TakeCrown
  | Grow
  | Gather
  | LeaveFlock
  | TakeBack
  | LaySpring;

/** The arguments of every kind of question. */
export interface Questions {
  readonly "place-tile": {  };
  readonly "place-figure": {  };
  readonly "choose-order": { readonly frames: readonly Frame[] };
  readonly "flock": {  };
  readonly "plague": {  };
  readonly "place-spring": {  };
}
