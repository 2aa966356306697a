/** What drawing a shape would change this season: the two edicts that score, coins, monsters. */
import type { View } from "@/api/wire";
import type { Consequence } from "@/board/contract";
import { COIN_TRACK, EDICT_LETTERS, SCORING, SEASONS, type Season } from "@/games/cartographers/data";
import type { HandState, Task } from "@/games/cartographers/hand";
import { worth } from "@/games/cartographers/scoring";
import {
  closedMountains,
  drawnOn,
  haunted,
  publicOf,
  type Sheet,
  type Space,
  sheetsOf,
} from "@/games/cartographers/sheet";
import { say, t } from "@/text/fluent";

export const seasonOf = (view: View): Season | undefined =>
  SEASONS.find((season) => season.id === publicOf(view).season);

/** The scoring card under an edict. */
export const edictCard = (view: View, letter: string) =>
  SCORING.get(publicOf(view).edicts[(EDICT_LETTERS as readonly string[]).indexOf(letter)] ?? "");

/** The letters that score in the current season. */
export const scoredNow = (view: View): readonly string[] => seasonOf(view)?.edicts ?? [];

const remembered = new WeakMap<HandState, Sheet | null>();

/** The sheet as it would be, coins included; worked out once for each state of the hand. */
export function sheetAfter(view: View, task: Task, state: HandState): Sheet | null {
  const known = remembered.get(state);
  if (known !== undefined) return known;
  const after = drawn(view, task, state);
  remembered.set(state, after);
  return after;
}

function drawn(view: View, task: Task, state: HandState): Sheet | null {
  const sheet = sheetsOf(view)[task.owner];
  if (!sheet || !state.fit) return null;
  const after = drawnOn(sheet, state.fit.spaces, state.terrain);
  const closed = closedMountains(after).filter((space) => !sheet.paid.has(space));
  const coin = task.variants.find((variant) => variant.key === state.variant)?.coin ?? 0;
  const coins = Math.min(COIN_TRACK, sheet.coins + coin + closed.length);
  return { ...after, coins, paid: new Set([...sheet.paid, ...closed]) };
}

/** One line for each thing that this season will count. */
export function consequencesOf(view: View, task: Task, state: HandState): Consequence[] {
  const before = sheetsOf(view)[task.owner];
  const after = sheetAfter(view, task, state);
  if (!before || !after) return [];
  const lines = scoredNow(view).flatMap((letter): Consequence[] => {
    const card = edictCard(view, letter);
    if (!card) return [];
    const label = `${letter} · ${say(card.name)}`;
    return [{ label, short: letter, before: worth(card, before).points, after: worth(card, after).points }];
  });
  return [
    ...lines,
    { label: t("cart-coins"), before: before.coins, after: after.coins },
    { label: t("cart-monsters"), before: 0 - haunted(before).length, after: 0 - haunted(after).length },
  ];
}

/** The spaces that would newly make points for an edict of this season. */
export function newlyScoring(view: View, task: Task, state: HandState): Space[] {
  const before = sheetsOf(view)[task.owner];
  const after = sheetAfter(view, task, state);
  if (!before || !after) return [];
  const found = new Set<Space>();
  for (const letter of scoredNow(view)) {
    const card = edictCard(view, letter);
    if (!card) continue;
    const known = new Set(worth(card, before).spaces);
    const now = worth(card, after);
    if (now.points <= worth(card, before).points) continue;
    for (const space of now.spaces) if (!known.has(space)) found.add(space);
  }
  return [...found];
}
