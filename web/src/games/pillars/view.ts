/** What everybody sees of the table, and what follows from it: the types of view.py, and small questions about them. */
import type { Offer, View } from "@/api/wire";
import {
  type AreaId,
  type Good,
  RESOURCES,
  type ResourceCard,
  SPACES,
  type Space,
} from "@/games/pillars/data";
import type { PlayerView, PublicView } from "@/games/pillars/types";

export type { PlayerView, PublicView };

export const publicOf = (view: View): PublicView => view.public as PublicView;

/** The coming event, for whoever has looked at it. */
export const foreseenBy = (view: View): string | null =>
  (view.private as { readonly event: string | null } | null)?.event ?? null;

export const playerOf = (view: View, seat: number): PlayerView | undefined => publicOf(view).players[seat];

/** The very space that a builder would take for this choice; none where all are taken. */
export const spaceFor = (seen: PublicView, choice: string): Space | undefined =>
  SPACES.find((space) => space.id === seen.free[choice]);

/** What an answer that names a number brings and costs at once, as the rules say. */
export const dealOf = (view: View, { id }: Offer): readonly (readonly [Good, number])[] =>
  Object.entries(publicOf(view).deals[id] ?? {}) as [Good, number][];

/** What such an answer is taken for: points, otherwise gold. */
export const gainOf = (view: View, offer: Offer): readonly [Good, number] | undefined => {
  const deal = dealOf(view, offer);
  return deal.find(([good]) => good === "vp") ?? deal.find(([good]) => good === "gold") ?? deal.at(-1);
};

export interface Yield {
  readonly card: ResourceCard;
  readonly seat: number;
}

/** The resource cards whose workers are in an area, by seats. */
export function workingIn(seen: PublicView, area: AreaId): Yield[] {
  return seen.players.flatMap((player, seat) =>
    player.resources.flatMap((id) => {
      const card = RESOURCES.get(id);
      return card?.area === area ? [{ card, seat }] : [];
    }),
  );
}

/** Whose stock and cards lie before the viewer: whom he asked for, whom a lit line is about, otherwise his own. */
export function seatShown(view: View, shown: number | null, lit: number | null): number {
  return shown ?? lit ?? view.seat ?? 0;
}

/** How many places the strip has for craftsmen: all there is room for, and one more while somebody must go. */
export const slotsOf = (player: PlayerView): number => Math.max(player.room, player.craftsmen.length);
