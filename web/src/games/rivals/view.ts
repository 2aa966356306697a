/** What everybody sees of the two principalities, and what a prince sees besides: the types of view.py. */
import type { View } from "@/api/wire";
import type {
  ExpansionView,
  PrincipalityView,
  PrivateView,
  PublicView,
  RegionView,
  SettlementView,
} from "@/games/rivals/types";

export type { ExpansionView, PrincipalityView, PrivateView, PublicView, RegionView, SettlementView };

export type Row = "above" | "below";

export interface CacheView {
  readonly card: string;
  readonly x: number;
  readonly row: Row;
  readonly stored: number;
}

export const publicOf = (view: View): PublicView => view.public as PublicView;
export const privateOf = (view: View): PrivateView | null => view.private as PrivateView | null;

/** The seat whose principality lies before the viewer. */
export const ownSeat = (view: View): number => view.seat ?? 0;

export const princeOf = (view: View, seat: number): PrincipalityView | undefined =>
  publicOf(view).principalities[seat];

export const storedBy = (prince: PrincipalityView): number =>
  Object.values(prince.resources).reduce((sum, amount) => sum + amount, 0);
