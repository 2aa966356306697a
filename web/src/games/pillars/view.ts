/** What everybody sees of the table, and what follows from it: the types of view.py, and small questions about them. */
import type { View } from "@/api/wire";
import {
  ADVANTAGES,
  type AreaId,
  CRAFTSMAN_LIMIT,
  CRAFTSMAN_LIMIT_RAISED,
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

/** How many craftsmen a player has room for. */
export const roomOf = (player: PlayerView): number =>
  player.advantages.some((id) => ADVANTAGES.get(id)?.effect === "craftsman_limit")
    ? CRAFTSMAN_LIMIT_RAISED
    : CRAFTSMAN_LIMIT;

/** Whether a player holds a card with this effect. */
export const holds = (player: PlayerView, effect: string): boolean =>
  player.advantages.some((id) => ADVANTAGES.get(id)?.effect === effect);

/** The very space that a builder would take for this choice: in a line the first free one. */
export function spaceFor(seen: PublicView, choice: string): Space | undefined {
  const spaces = SPACES.filter((space) => space.choice === choice);
  return spaces.find((space) => (seen.spaces[space.id] ?? null) === null) ?? spaces.at(-1);
}

export const isFree = (seen: PublicView, space: Space): boolean => (seen.spaces[space.id] ?? null) === null;

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

/** What lies on a space to be taken there: the craftsman of Shiring, the advantage card of Kingsbridge. */
export function cardOn(seen: PublicView, space: string): string | null {
  const slot = space.endsWith("_a") ? 0 : 1;
  if (space.startsWith("kingsbridge_")) return seen.kingsbridge[slot] ?? null;
  return space.startsWith("shiring_") && space !== "shiring_castle" ? (seen.shiring[slot] ?? null) : null;
}

/** Whose stock and cards lie before the viewer: whom he asked for, whom a lit line is about, otherwise his own. */
export function seatShown(view: View, shown: number | null, lit: number | null): number {
  return shown ?? lit ?? view.seat ?? 0;
}

/** How many places the strip has for craftsmen: all there is room for, and one more while somebody must go. */
export const slotsOf = (player: PlayerView): number => Math.max(roomOf(player), player.craftsmen.length);
