/** What everybody sees of the two principalities, and what a prince sees besides: the types of view.py. */
import type { View } from "@/api/wire";

export type Row = "above" | "below";

export interface SettlementView {
  readonly x: number;
  readonly city: boolean;
}

export interface RegionView {
  readonly region: string;
  readonly type: string;
  readonly resource: string;
  readonly number: number;
  readonly x: number;
  readonly row: Row;
  readonly stored: number;
}

export interface ExpansionView {
  readonly card: string;
  readonly x: number;
  readonly row: Row;
  readonly covered: boolean;
}

export interface CacheView {
  readonly card: string;
  readonly x: number;
  readonly row: Row;
  readonly stored: number;
}

export interface PrincipalityView {
  readonly settlements: readonly SettlementView[];
  readonly roads: readonly number[];
  readonly regions: readonly RegionView[];
  readonly expansions: readonly ExpansionView[];
  readonly region_expansions: readonly CacheView[];
  readonly resources: Readonly<Record<string, number>>;
  readonly victory: number;
  readonly strength: number;
  readonly skill: number;
  readonly commerce: number;
  readonly progress: number;
  readonly hand_limit: number;
  readonly hand: readonly string[];
}

export interface PublicView {
  readonly mode: string;
  readonly target: number;
  readonly turn: number;
  readonly active: number;
  readonly number: number;
  readonly symbol: string;
  readonly hero_token: number | null;
  readonly trade_token: number | null;
  readonly principalities: readonly PrincipalityView[];
  readonly stacks: readonly { readonly back: string; readonly size: number }[];
  readonly face_up: readonly string[];
  readonly roads: number;
  readonly settlements: number;
  readonly cities: number;
  readonly regions: readonly string[];
  readonly events: { readonly size: number; readonly above_yule: number; readonly revealed: string | null };
  readonly discard_top: string | null;
  readonly discard_size: number;
  readonly playing: readonly string[];
  readonly winner: number | null;
}

export interface PrivateView {
  readonly hand: readonly string[];
  readonly opponent_hand: readonly string[];
  readonly stacks: readonly (readonly (string | null)[])[];
  readonly discard_pile: readonly string[];
}

export const publicOf = (view: View): PublicView => view.public as PublicView;
export const privateOf = (view: View): PrivateView | null => view.private as PrivateView | null;

/** The seat whose principality lies before the viewer. */
export const ownSeat = (view: View): number => view.seat ?? 0;

export const princeOf = (view: View, seat: number): PrincipalityView | undefined =>
  publicOf(view).principalities[seat];

export const storedBy = (prince: PrincipalityView): number =>
  Object.values(prince.resources).reduce((sum, amount) => sum + amount, 0);
