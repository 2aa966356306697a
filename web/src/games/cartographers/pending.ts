/** What a seat has answered while others still draw (CART-3.10): its own to see and to take back. */
import type { Tagged, View } from "@/api/wire";
import { AMBUSH, EXPLORE } from "@/games/cartographers/data";
import { spacesOfAction } from "@/games/cartographers/placing";
import { publicOf, type Space } from "@/games/cartographers/sheet";

export interface Pending {
  readonly owner: number;
  readonly spaces: readonly Space[];
  /** null while the terrain is still to be chosen. */
  readonly terrain: string | null;
}

/** The drawing under way of the seat that looks, if it has begun one. */
export function pendingOf(view: View): Pending | null {
  const answers = (view.private as { pending?: readonly Tagged[] } | null)?.pending ?? [];
  const placed = answers[0];
  if (!placed || view.seat === null) return null;
  const spaces = spacesOfAction(placed);
  if (!spaces.length) return null;
  const seen = publicOf(view);
  const ambush = AMBUSH.get(seen.ambush ?? "");
  if (ambush) {
    const step = ambush.clockwise ? -1 : 1;
    return { owner: (view.seat + step + view.seats) % view.seats, spaces, terrain: "monster" };
  }
  const painted = answers[1]?.terrain;
  const only = EXPLORE.get(seen.card ?? "")?.terrains;
  const terrain = typeof painted === "string" ? painted : only?.length === 1 ? (only[0] ?? null) : null;
  return { owner: view.seat, spaces, terrain };
}
