/** What a view of Viscounts says (view.py), and what follows from it: positions, icons that count, ways and their price. */
import type { View } from "@/api/wire";
import {
  BONUS_CARDS,
  ICONS,
  type Icon,
  iconsOn,
  SLOTS,
  SOLO_BOARDS,
  STARTING_ICONS,
  STEPS,
  TOWNSFOLK,
  WAYS,
  type Way,
} from "@/games/viscounts/data";
import type {
  PlayerView,
  PrivateView,
  PublicView,
  SectionView,
  SegmentView,
  SpotView,
} from "@/games/viscounts/types";

export type { PlayerView, PrivateView, PublicView, SectionView, SegmentView, SpotView };

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

export type Counts = Readonly<Record<Icon, number>>;

/** The icons that count in a player's primary action: cards, what empty slots print, open slots, bonus cards. */
export function iconsOf(player: PlayerView): Counts {
  const counts: Record<Icon, number> = { merchant: 0, builder: 0, noble: 0, cleric: 0, criminal: 0 };
  const add = (icons: readonly Icon[]): void => {
    for (const icon of icons) counts[icon] += 1;
  };
  player.board.forEach((card, i) => {
    add(card ? iconsOn(card) : printedIcons(player, i));
  });
  for (const slot of player.slots) add(slotIcons(player, slot));
  for (const card of BONUS_CARDS) if (player.bonus.includes(card.id)) add(card.icons);
  return counts;
}

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

export const hasIcons = (counts: Counts): boolean => ICONS.some((icon) => counts[icon] > 0);

/** A way through the kingdom, from space to space, and what the steps beyond the value of the card cost. */
export interface Route {
  readonly position: number;
  readonly way: Way;
  readonly steps: readonly (readonly [position: number, way: Way])[];
  readonly silver: number;
}

const MAX_STEPS = 24;

/** The cheapest way to every space: at least as many steps as the card is worth. For showing only: the server offers. */
export function routesOf(seen: PublicView, player: PlayerView): readonly Route[] {
  const position = positionOf(seen, player.segment);
  const card = TOWNSFOLK.get(player.board[0] ?? "");
  if (position < 0 || !player.way || !card) return [];
  const free = card.value + (player.slots.includes("trading_post_1") ? 1 : 0);
  const found = new Map<string, Route>();
  let front: Route["steps"][] = [[[position, player.way as Way]]];
  for (let k = 1; k <= MAX_STEPS && found.size < seen.segments.length * WAYS.length; k++) {
    const next = new Map<string, Route["steps"]>();
    for (const steps of front)
      for (const further of stepsOn(steps, seen.segments.length)) next.set(keyOf(further), further);
    front = [...next.values()];
    if (k < card.value) continue;
    for (const steps of front) addRoute(found, steps, Math.max(0, k - free));
  }
  return [...found.values()];
}

const keyOf = (steps: Route["steps"]): string => String(steps.at(-1));

function stepsOn(steps: Route["steps"], around: number): Route["steps"][] {
  const last = steps.at(-1);
  if (!last) return [];
  return STEPS[last[1]].map(([next, way]) => [...steps, [(last[0] + next) % around, way] as const]);
}

function addRoute(found: Map<string, Route>, steps: Route["steps"], silver: number): void {
  const last = steps.at(-1);
  if (last && !found.has(keyOf(steps)))
    found.set(keyOf(steps), { position: last[0], way: last[1], steps, silver });
}
