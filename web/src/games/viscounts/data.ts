/** Cards, manuscripts, segments and boards of Viscounts, read from the data of the game itself when the client is built. */
import segmentFileShipped from "@games/viscounts/data/board_segments.json";
import castleFileShipped from "@games/viscounts/data/castle.json";
import heroFileShipped from "@games/viscounts/data/heroes.json";
import manuscriptFileShipped from "@games/viscounts/data/manuscripts.json";
import otherFileShipped from "@games/viscounts/data/other_cards.json";
import boardFileShipped from "@games/viscounts/data/player_board.json";
import playerCardFileShipped from "@games/viscounts/data/player_cards.json";
import soloFileShipped from "@games/viscounts/data/solo_boards.json";
import schemeFileShipped from "@games/viscounts/data/solo_schemes.json";
import starterFileShipped from "@games/viscounts/data/starters.json";
import townsfolkFileShipped from "@games/viscounts/data/townsfolk.json";
import { corrected } from "@/api/corrections";
import type { Words } from "@/api/wire";

const segmentFile = corrected("viscounts", "board_segments.json", segmentFileShipped);
const castleFile = corrected("viscounts", "castle.json", castleFileShipped);
const heroFile = corrected("viscounts", "heroes.json", heroFileShipped);
const manuscriptFile = corrected("viscounts", "manuscripts.json", manuscriptFileShipped);
const otherFile = corrected("viscounts", "other_cards.json", otherFileShipped);
const boardFile = corrected("viscounts", "player_board.json", boardFileShipped);
const playerCardFile = corrected("viscounts", "player_cards.json", playerCardFileShipped);
const soloFile = corrected("viscounts", "solo_boards.json", soloFileShipped);
const schemeFile = corrected("viscounts", "solo_schemes.json", schemeFileShipped);
const starterFile = corrected("viscounts", "starters.json", starterFileShipped);
const townsfolkFile = corrected("viscounts", "townsfolk.json", townsfolkFileShipped);

export const ICONS = ["merchant", "builder", "noble", "cleric", "criminal"] as const;
export type Icon = (typeof ICONS)[number];
export const WAYS = ["outer_left", "outer_right", "inner"] as const;
export type Way = (typeof WAYS)[number];
export const BUILDINGS = ["trading_post", "guildhall", "workshop"] as const;
export type Building = (typeof BUILDINGS)[number];
export type Ribbon = "black" | "blue" | "grey" | "yellow";

/** One effect of the vocabulary in effects.py; which fields it has depends on its type. */
export interface Effect {
  readonly type: string;
  readonly amount?: number;
  readonly resource?: string;
  readonly what?: string;
  readonly building?: string;
  readonly where?: string;
  readonly action?: string;
  readonly costs?: readonly number[];
  readonly options?: readonly (readonly Effect[])[];
}
export type Effects = readonly Effect[];

export interface Modifier {
  readonly type: string;
  readonly action: string;
  readonly from?: string;
  readonly from_amount?: number;
  readonly to?: string;
  readonly to_amount?: number;
  readonly resources?: readonly string[];
  readonly pay?: number;
  readonly icon?: string;
  readonly gives?: number;
  readonly limit?: number | null;
}

export interface Ability {
  readonly timing: string;
  readonly effects?: Effects;
  readonly trigger?: { readonly on: string; readonly action?: string };
  readonly modifier?: Modifier;
}

/** A townsfolk card: neutral, hero or starter. */
export interface Townsfolk {
  readonly id: string;
  readonly name: Words;
  readonly value: number;
  readonly icons: readonly Icon[];
  readonly on_hire_or_dismiss: Effects;
  readonly ability: Ability;
}

/** A card of the virtual opponent. */
export interface Scheme {
  readonly id: string;
  readonly name: Words;
  readonly icons: readonly Icon[];
  readonly move: number;
  readonly before_move: Effects;
  readonly options: readonly Effects[];
  readonly reconstructed?: boolean;
}

export interface Manuscript {
  readonly id: string;
  readonly name: Words;
  readonly ribbon: Ribbon;
  readonly cost: number;
  readonly immediate: Effects;
  readonly endgame: { readonly vp: number; readonly per: number; readonly of: string } | null;
  readonly reconstructed?: boolean;
}

export interface Segment {
  readonly id: string;
  readonly name: Words;
  readonly numbers: Readonly<Record<string, number>>;
  readonly printed_townsfolk: {
    readonly value: number;
    readonly icons: readonly Icon[];
    readonly on_dismiss: Effects;
  };
  readonly printed_manuscript: { readonly cost: number; readonly immediate: Effects };
  readonly sides: Readonly<Record<string, Side>>;
  readonly trade: Readonly<Record<string, { readonly merchants: number; readonly effects: Effects }>>;
}

export interface Side {
  readonly spots: readonly { readonly slot: number; readonly bank: string; readonly effects: Effects }[];
  readonly links: readonly {
    readonly slot: number;
    readonly from: number;
    readonly to: number | string;
    readonly effects: Effects;
  }[];
}

export interface PlayerCard {
  readonly id: string;
  readonly name: Words;
  readonly start_space: number;
  readonly resources: Readonly<Record<string, number | undefined>>;
  readonly silver: number;
  readonly deeds: number;
  readonly debts: number;
  readonly effects: Effects;
  readonly reconstructed?: boolean;
}

export interface Slot {
  readonly id: string;
  readonly name: Words;
  readonly building: Building;
  readonly position: number;
  readonly unlocks: { readonly effect: string; readonly icons?: readonly Icon[] };
}

export interface TrackSpace {
  readonly above: { readonly silver: number; readonly deeds: number; readonly debts: number };
  readonly below: { readonly if_criminals: string; readonly effects: Effects };
}

export interface BonusCard {
  readonly id: string;
  readonly name: Words;
  readonly ribbon: Ribbon;
  readonly icons: readonly Icon[];
  readonly vp: number;
}

const byId = <T extends { readonly id: string }>(records: readonly T[]): ReadonlyMap<string, T> =>
  new Map(records.map((record) => [record.id, record]));

// The rules refuse to import a record that is shaped otherwise, so the files hold exactly these.
export const TOWNSFOLK = byId([
  ...townsfolkFile.records,
  ...heroFile.records,
  ...starterFile.records,
] as unknown as readonly Townsfolk[]);
export const HEROES: ReadonlySet<string> = new Set(heroFile.records.map((record) => record.id));
export const SCHEMES = byId(schemeFile.records as unknown as readonly Scheme[]);
export const MANUSCRIPTS = byId(manuscriptFile.records as unknown as readonly Manuscript[]);
export const SEGMENTS = byId(segmentFile.records as unknown as readonly Segment[]);
export const PLAYER_CARDS = byId(playerCardFile.records as unknown as readonly PlayerCard[]);
export const SLOTS = boardFile.records as unknown as readonly Slot[];
export const TRACK = boardFile.virtue_track.spaces as readonly TrackSpace[];
export const BUILDING_COST = boardFile.building_cost as Readonly<Record<Building, number>>;
export const BUILDING_VP = boardFile.building_vp as Readonly<Record<Building, readonly number[]>>;
export const STARTING_ICONS = [
  boardFile.starting_icons.slot_1,
  boardFile.starting_icons.slot_2,
  boardFile.starting_icons.slot_3,
] as readonly (readonly Icon[])[];
export const TIER_VP = [1, 2, 3].map(
  (tier) => castleFile.tiers[String(tier) as "1" | "2" | "3"].vp_per_worker,
);

interface Section {
  readonly id: string;
  readonly name: Words;
  readonly tier2: Effects;
}
export const SECTIONS = byId(castleFile.records as unknown as readonly Section[]);

interface SoloBoard {
  readonly id: string;
  readonly name: Words;
  readonly guildhall_icons: readonly Icon[];
  readonly printed_slot_icons: Readonly<Record<string, readonly Icon[]>>;
  readonly reconstructed?: boolean;
}
export const SOLO_BOARDS = byId(soloFile.records as unknown as readonly SoloBoard[]);

interface OtherCard {
  readonly id: string;
  readonly name: Words;
  readonly vp?: number;
}
export const BONUS_CARDS = otherFile.cleric_bonus as unknown as readonly (BonusCard & OtherCard)[];
export const OTHERS = byId([
  ...BONUS_CARDS,
  otherFile.castle_leader,
  ...otherFile.end_cards,
  otherFile.debt,
  otherFile.deed,
] as unknown as readonly OtherCard[]);

/** The icons of anything that lies on a slot: townsfolk or scheme. */
export const iconsOn = (card: string): readonly Icon[] =>
  (TOWNSFOLK.get(card) ?? SCHEMES.get(card))?.icons ?? [];

export const NOTHING: Words = { en: "", cs: "" };
export const cardName = (id: string): Words => (TOWNSFOLK.get(id) ?? SCHEMES.get(id))?.name ?? NOTHING;
export const segmentName = (id: string | null): Words => SEGMENTS.get(id ?? "")?.name ?? NOTHING;
