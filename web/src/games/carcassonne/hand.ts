/**
 * What the board remembers between two clicks: how the tile was last turned, which kind of figure was taken up, which
 * feature is under the pointer, and what part of the landscape is seen. What is meant is the page's draft itself, so the list of answers shows its ghost too.
 */
import { type Signal, signal } from "@preact/signals";
import type { BoardProps, Draft } from "@/board/contract";
import { FIGURES, type Figure } from "@/games/carcassonne/data";
import { type Choice, meant, type Target, targetsOf } from "@/games/carcassonne/targets";

/** A segment of a laid tile. */
export interface Pointed {
  readonly x: number;
  readonly y: number;
  readonly segment: string;
}

/** A kind of figure that was taken up to answer this question; the next one begins with the usual kind again. */
export interface Taken {
  readonly question: string;
  readonly figure: Figure;
}

export interface Hand {
  readonly turn: Signal<number>;
  readonly taken: Signal<Taken | null>;
  readonly pointed: Signal<Pointed | null>;
  /** Asks the stage to bring a place into sight. */
  readonly wanted: Signal<{ readonly x: number; readonly y: number } | null>;
}

export type Props = BoardProps<Hand>;

export const newHand = (): Hand => ({
  turn: signal(0),
  taken: signal(null),
  pointed: signal(null),
  wanted: signal(null),
});

/** Every kind of figure that may be placed somewhere now. */
export function kindsOffered(props: Props): Figure[] {
  const kinds = new Set(targetsOf(props).flatMap(({ choices }) => choices.map(({ figure }) => figure)));
  return FIGURES.filter((figure) => kinds.has(figure));
}

/** The kind of figure that goes down next, wherever it may; null where none is placed. */
export function kindInHand(props: Props): Figure | null {
  const kinds = kindsOffered(props);
  const taken = props.hand.taken.value;
  const own = taken?.question === props.view.question?.id ? taken?.figure : undefined;
  return kinds.find((kind) => kind === own) ?? kinds[0] ?? null;
}

/** Takes up a kind of figure. What is already shown changes to it; where it may not stand, the place is given up. */
export function takeUp(props: Props, figure: Figure): void {
  const question = props.view.question?.id;
  if (question !== undefined) props.hand.taken.value = { question, figure };
  const shown = meant(props);
  if (!shown) return;
  const choice = shown.target.choices.find((one) => one.figure === figure);
  props.preview(choice ? draftFor(choice, shown.pinned) : null);
}

/**
 * The choice of a target that comes first: the figure that was taken up, or one that may stand there; the tile as it was
 * last turned, or the next turn that fits.
 */
export function firstChoice(props: Props, target: Target): Choice | undefined {
  if (target.kind !== "cell") {
    const kind = kindInHand(props);
    return target.choices.find((choice) => choice.figure === kind) ?? target.choices[0];
  }
  const turn = props.hand.turn.value;
  for (let i = 0; i < 4; i++) {
    const found = target.choices.find((choice) => choice.rot === (turn + i) % 4);
    if (found) return found;
  }
  return target.choices[0];
}

export const draftFor = (choice: Choice, pinned: boolean): Draft => ({ ids: [choice.offer.id], pinned });

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
  if (choice) props.preview(draftFor(choice, false));
}

/** The player means this target; the choice that is shown there stays. */
export function choose(props: Props, target: Target, choice?: Choice): void {
  const shown = meant(props);
  const same = shown?.target === target ? shown.choice : undefined;
  const wanted = choice ?? same ?? firstChoice(props, target);
  if (wanted) props.propose(draftFor(wanted, true));
}

/** Lays a tile down to be looked at; with a finger it is turned there before it is confirmed. */
export function layDown(props: Props, target: Target): void {
  const choice = firstChoice(props, target);
  if (choice) props.preview(draftFor(choice, true));
}

/** The one after (or before) this one, round and round. */
function following<T>(all: readonly T[], now: T, back: boolean): T | undefined {
  return all[(all.indexOf(now) + (back ? all.length - 1 : 1)) % all.length];
}

/** The next fitting turn of the tile, or the next kind of figure; from nowhere, the next one for later. */
export function turn(props: Props, back = false): void {
  const shown = meant(props);
  const kind = kindInHand(props);
  if (!shown && kind) {
    const next = following(kindsOffered(props), kind, back);
    if (next) takeUp(props, next);
    return;
  }
  if (!shown) {
    props.hand.turn.value = (props.hand.turn.value + (back ? 3 : 1)) % 4;
    return;
  }
  const { target, pinned } = shown;
  const next = following(target.choices, shown.choice, back);
  if (!next) return;
  if (next.figure) {
    takeUp(props, next.figure);
    return;
  }
  if (target.kind === "cell") props.hand.turn.value = next.rot;
  props.preview(draftFor(next, pinned));
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
  if (choice) props.preview(draftFor(choice, true));
  props.hand.wanted.value = { x: next.x, y: next.y };
  return true;
}
