/** What a view of Viscounts says (view.py), and where on the board it is. */
import type { View } from "@/api/wire";
import { type Icon, SLOTS, SOLO_BOARDS, STARTING_ICONS, type Way } from "@/games/viscounts/data";
import type {
  Line,
  PlayerView,
  PrivateView,
  PublicView,
  RideView,
  SectionView,
  SegmentView,
  SpotView,
} from "@/games/viscounts/types";

export type { Line, PlayerView, PrivateView, PublicView, RideView, SectionView, SegmentView, SpotView };

export const publicOf = (view: View): PublicView => view.public as PublicView;
export const privateOf = (view: View): PrivateView | null => view.private as PrivateView | null;

/** The seat whose board lies on the left: the one looked at, one's own, or the one whose turn it is. */
export const seatShown = (view: View, shown: number | null): number =>
  shown ?? view.seat ?? publicOf(view).active;

export const playerOf = (view: View, seat: number): PlayerView | undefined => publicOf(view).players[seat];

/** Which side of the segments lies up depends on the number of players (VISC-2.1). */
export const sideOf = (seen: PublicView): string => (seen.players.length < 3 ? "1-2" : "3-4");

export const positionOf = (seen: PublicView, segment: string | null): number =>
  seen.segments.findIndex((each) => each.id === segment);

/** The board position that a castle section faces. */
export const facing = (seen: PublicView, section: string): number =>
  seen.segments.findIndex((each) => each.section === section);

export const sectionAt = (seen: PublicView, position: number): SectionView | undefined =>
  seen.sections.find((section) => section.id === seen.segments[position]?.section);

/** What a seat would score if the game ended now; at its end that is the result. */
export const pointsOf = (view: View, seat: number): number =>
  (playerOf(view, seat)?.points ?? []).reduce((sum, line) => sum + line.points, 0);

/** The icons that an empty card slot prints. */
export function printedIcons(player: PlayerView, slot: number): readonly Icon[] {
  const solo = SOLO_BOARDS.get(player.opponent ?? "");
  return (solo ? solo.printed_slot_icons[`slot_${slot + 1}`] : STARTING_ICONS[slot]) ?? [];
}

/** The icons that an open building slot gives. */
export function slotIcons(player: PlayerView, id: string): readonly Icon[] {
  const slot = SLOTS.find((each) => each.id === id);
  const solo = SOLO_BOARDS.get(player.opponent ?? "");
  if (!solo) return slot?.unlocks.icons ?? [];
  const icon = slot?.building === "guildhall" ? solo.guildhall_icons[slot.position - 1] : undefined;
  return icon ? [icon] : [];
}

/** The ride to a space, if it can be made now. */
export const rideTo = (view: View, segment: string, way: string): RideView | undefined =>
  publicOf(view).rides.find(({ segments, ways }) => segments.at(-1) === segment && ways.at(-1) === way);

/** The spaces of a ride by board position and way, beginning where the viscount stands. */
export function stepsOf(view: View, ride: RideView): readonly (readonly [position: number, way: Way])[] {
  const seen = publicOf(view);
  const rider = playerOf(view, view.seat ?? 0);
  const segments = [rider?.segment ?? null, ...ride.segments];
  return [rider?.way ?? "", ...ride.ways].map((way, i) => [
    positionOf(seen, segments[i] ?? null),
    way as Way,
  ]);
}
