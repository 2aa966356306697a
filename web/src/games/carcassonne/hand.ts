/**
 * What the board remembers between two clicks: how the tile was last turned, which feature is under the pointer, and what
 * part of the landscape is seen. What is meant is the page's draft itself, so the list of answers shows its ghost too.
 */
import { type Signal, signal } from "@preact/signals";
import type { BoardProps, Draft } from "@/board/contract";
import { consequencesOf } from "@/games/carcassonne/consequence";
import { type Choice, meant, type Target, targetsOf } from "@/games/carcassonne/targets";

/** A segment of a laid tile. */
export interface Pointed {
  readonly x: number;
  readonly y: number;
  readonly segment: string;
}

export interface Hand {
  readonly turn: Signal<number>;
  readonly pointed: Signal<Pointed | null>;
  /** Asks the stage to bring a place into sight. */
  readonly wanted: Signal<{ readonly x: number; readonly y: number } | null>;
}

export type Props = BoardProps<Hand>;

export const newHand = (): Hand => ({ turn: signal(0), pointed: signal(null), wanted: signal(null) });

/** The choice of a target that comes first: the tile as it was last turned, or the next turn that fits. */
export function firstChoice(props: Props, target: Target): Choice | undefined {
  if (target.kind !== "cell") return target.choices[0];
  const turn = props.hand.turn.value;
  for (let i = 0; i < 4; i++) {
    const found = target.choices.find((choice) => choice.rot === (turn + i) % 4);
    if (found) return found;
  }
  return target.choices[0];
}

export function draftFor(props: Props, target: Target, choice: Choice, pinned: boolean): Draft {
  return { ids: [choice.offer.id], pinned, consequences: consequencesOf(props, target, choice) };
}

/** Shows a target without meaning it yet. */
export function show(props: Props, target: Target | null): void {
  const shown = meant(props);
  if (shown?.pinned) return;
  if (!target) {
    if (props.draft) props.preview(null);
    return;
  }
  if (shown?.target === target) return;
  const choice = firstChoice(props, target);
  if (choice) props.preview(draftFor(props, target, choice, false));
}

/** The player means this target; the choice that is shown there stays. */
export function choose(props: Props, target: Target, choice?: Choice): void {
  const shown = meant(props);
  const same = shown?.target === target ? shown.choice : undefined;
  const wanted = choice ?? same ?? firstChoice(props, target);
  if (wanted) props.propose(draftFor(props, target, wanted, true));
}

/** Lays a tile down to be looked at; with a finger it is turned there before it is confirmed. */
export function layDown(props: Props, target: Target): void {
  const choice = firstChoice(props, target);
  if (choice) props.preview(draftFor(props, target, choice, true));
}

/** The next fitting turn of the tile, or the next kind of figure; from nowhere, the next turn for later. */
export function turn(props: Props, back = false): void {
  const shown = meant(props);
  if (!shown) {
    props.hand.turn.value = (props.hand.turn.value + (back ? 3 : 1)) % 4;
    return;
  }
  const { target, pinned } = shown;
  const count = target.choices.length;
  const at = target.choices.indexOf(shown.choice);
  const next = target.choices[(at + (back ? count - 1 : 1)) % count];
  if (!next) return;
  if (target.kind === "cell") props.hand.turn.value = next.rot;
  props.preview(draftFor(props, target, next, pinned));
}

/** The nearest target in a direction; from nowhere, the first one. */
function beside(targets: readonly Target[], from: Target, dx: number, dy: number): Target {
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (const target of targets) {
    const along = (target.x - from.x) * dx + (target.y - from.y) * dy;
    const across = Math.abs((target.x - from.x) * dy) + Math.abs((target.y - from.y) * dx);
    const cost = along + 2.2 * across;
    if (along > 0 && cost < least) [best, least] = [target, cost];
  }
  return best;
}

/** Moves the draft by keyboard; `dx` and `dy` are null to go through all targets in turn. */
export function step(props: Props, dx: number, dy: number, through = false): boolean {
  const targets = targetsOf(props);
  const first = targets[0];
  if (!first) return false;
  const from = meant(props)?.target;
  let next = first;
  if (from && through)
    next = targets[(targets.indexOf(from) + dx + targets.length) % targets.length] ?? first;
  else if (from) next = beside(targets, from, dx, dy);
  const choice = from === next ? meant(props)?.choice : firstChoice(props, next);
  if (choice) props.preview(draftFor(props, next, choice, true));
  props.hand.wanted.value = { x: next.x, y: next.y };
  return true;
}
