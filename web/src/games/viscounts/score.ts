/** Points as they would be counted now (VISC-5.5): an estimate during the game, the result at its end. */
import type { View } from "@/api/wire";
import {
  BONUS_CARDS,
  BUILDING_VP,
  BUILDINGS,
  iconsOn,
  LEFTOVER_VP,
  MANUSCRIPTS,
  OTHERS,
  SET_VP,
  SLOTS,
  TIER_VP,
} from "@/games/viscounts/data";
import { type PlayerView, type PublicView, publicOf, slotIcons } from "@/games/viscounts/view";

export interface PointLine {
  readonly what: string;
  readonly points: number;
  /** What is counted, for the words: how many, of what. */
  readonly count: number;
  readonly of?: string;
}

const remembered = new WeakMap<PublicView, readonly (readonly PointLine[])[]>();

/** Every source of points, by seat. */
export function linesOf(seen: PublicView): readonly (readonly PointLine[])[] {
  const known = remembered.get(seen);
  if (known) return known;
  const lines = seen.players.map((player, seat) => linesOfSeat(seen, player, seat));
  remembered.set(seen, lines);
  return lines;
}

export const scoreOf = (view: View, seat: number): number =>
  (linesOf(publicOf(view))[seat] ?? []).reduce((sum, line) => sum + line.points, 0);

function linesOfSeat(seen: PublicView, player: PlayerView, seat: number): readonly PointLine[] {
  return [
    ...buildingLines(player),
    ...castleLines(seen, seat),
    ...manuscriptLines(seen, player, seat),
    ...cardLines(player),
    ...endLines(seen, seat),
    ...(player.opponent
      ? [{ what: "leftovers", points: resourcesOf(player) * LEFTOVER_VP, count: resourcesOf(player) }]
      : []),
  ].filter((line) => line.points !== 0);
}

function buildingLines(player: PlayerView): PointLine[] {
  return BUILDINGS.map((of) => {
    const count = SLOTS.filter((slot) => slot.building === of && player.slots.includes(slot.id)).length;
    return { what: "buildings", points: BUILDING_VP[of][count - 1] ?? 0, count, of };
  });
}

/** The workers of a seat on the three tiers. */
export const workersOf = (seen: PublicView, seat: number): readonly [number, number, number] => [
  seen.sections.reduce((sum, section) => sum + (section.tier1[seat] ?? 0), 0),
  seen.sections.reduce((sum, section) => sum + (section.tier2[seat] ?? 0), 0),
  seen.tier3[seat] ?? 0,
];

function castleLines(seen: PublicView, seat: number): PointLine[] {
  const lines = workersOf(seen, seat).map((count, i) => ({
    what: "workers",
    points: count * (TIER_VP[i] ?? 0),
    count,
    of: String(i + 1),
  }));
  return seen.leader === seat
    ? [...lines, { what: "leader", points: OTHERS.get("castle_leader")?.vp ?? 0, count: 1 }]
    : lines;
}

/** The sizes of the best sets of different ribbons. */
export function ribbonSets(manuscripts: readonly string[]): number[] {
  const counts = new Map<string, number>();
  for (const id of manuscripts) {
    const ribbon = MANUSCRIPTS.get(id)?.ribbon ?? "";
    counts.set(ribbon, (counts.get(ribbon) ?? 0) + 1);
  }
  const most = Math.max(0, ...counts.values());
  return Array.from({ length: most }, (_, n) => [...counts.values()].filter((count) => count > n).length);
}

function manuscriptLines(seen: PublicView, player: PlayerView, seat: number): PointLine[] {
  const sets = ribbonSets(player.manuscripts).reduce((sum, size) => sum + (SET_VP[String(size)] ?? 0), 0);
  const lines: PointLine[] = [{ what: "sets", points: sets, count: player.manuscripts.length }];
  for (const id of player.manuscripts) {
    const endgame = MANUSCRIPTS.get(id)?.endgame;
    if (!endgame) continue;
    const count = counted(seen, player, seat, endgame.of);
    lines.push({ what: "page", points: Math.floor(count / endgame.per) * endgame.vp, count, of: id });
  }
  for (const card of BONUS_CARDS) {
    if (player.bonus.includes(card.id))
      lines.push({ what: "bonus", points: card.vp, count: 1, of: card.ribbon });
  }
  return lines;
}

const resourcesOf = ({ goods }: PlayerView): number =>
  (goods.ink ?? 0) + (goods.gold ?? 0) + (goods.stone ?? 0) + (goods.generic ?? 0);

function counted(seen: PublicView, player: PlayerView, seat: number, of: string): number {
  const [first, second, third] = workersOf(seen, seat);
  switch (of) {
    case "buildings":
      return player.slots.length;
    case "resources":
      return resourcesOf(player);
    case "manuscripts":
      return player.manuscripts.length;
    case "flipped_deeds":
      return player.approved;
    case "flipped_debts":
      return player.paid;
    case "workers_in_castle":
      return first + second + third;
    default:
      return scoredIcons(player, of.replace(/_icons$/, ""));
  }
}

/** Printed icons of all own cards wherever they are, open slots and bonus cards (VISC-5.8). */
function scoredIcons(player: PlayerView, icon: string): number {
  const cards = [...player.unseen, ...player.discard, ...player.board.flatMap((card) => card ?? [])];
  const icons = [
    ...cards.flatMap((card) => iconsOn(card)),
    ...player.slots.flatMap((slot) => slotIcons(player, slot)),
    ...BONUS_CARDS.filter((card) => player.bonus.includes(card.id)).flatMap((card) => card.icons),
  ];
  return icons.filter((each) => each === icon).length;
}

function cardLines(player: PlayerView): PointLine[] {
  const [debt, deed] = [OTHERS.get("debt"), OTHERS.get("deed")];
  const sides: [string, number, number][] = [
    ["unpaid", player.unpaid, debt?.front?.vp ?? 0],
    ["paid", player.paid, debt?.back?.vp ?? 0],
    ["acquired", player.acquired, deed?.front?.vp ?? 0],
    ["approved", player.approved, deed?.back?.vp ?? 0],
  ];
  return sides.map(([what, count, vp]) => ({ what, points: count * vp, count }));
}

/** Poverty and prosperity count once they lie open; tied players share their places (VISC-5.9, VISC-5.10). */
function endLines(seen: PublicView, seat: number): PointLine[] {
  return (["poverty", "prosperity"] as const).flatMap((what) => {
    const card = OTHERS.get(what);
    if (!seen[what] || !card) return [];
    const flipped = seen.players.map((player) =>
      card.counts_flipped === "deeds" ? player.approved : player.paid,
    );
    const places = (seen.players.length < 3 ? card.awards_below_3_players : card.awards) ?? [];
    const count = flipped[seat] ?? 0;
    const better = flipped.filter((other) => other > count).length;
    const tied = flipped.filter((other) => other === count).length;
    const shared = places.slice(better, better + tied).reduce((sum, points) => sum + points, 0);
    return [{ what, points: count ? Math.floor(shared / tied) : 0, count }];
  });
}
