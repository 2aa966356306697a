/**
 * The shape in a cartographer's hand: which one, turned which way, with which terrain, held over which spaces.
 *
 * The hand belongs to one question. Everything it does is a pure step from one state to the next; the board shows the state
 * and the table is told about it as a draft.
 */
import { type Signal, signal } from "@preact/signals";
import type { BoardProps, Draft } from "@/board/contract";
import { AMBUSH, EXPLORE, TERRAINS, type Terrain } from "@/games/cartographers/data";
import {
  type Fit,
  type Fits,
  fitsHeld,
  fitsOf,
  flipped,
  type Held,
  holdings,
  loose,
  middle,
  nearest,
  nextFit,
  normal,
  turned,
  type Variant,
  variantOf,
} from "@/games/cartographers/placing";
import { publicOf, SIZE, type Space, spaceName } from "@/games/cartographers/sheet";

export interface HandState {
  readonly question: string;
  readonly variant: string;
  readonly held: Held;
  readonly terrain: Terrain;
  /** The point of the map that the shape is held over, in cells: it stays when the shape is turned. Null: nowhere. */
  readonly at: Point | null;
  /** Where the shape is shown, and so what a click takes: in a fit, or loosely where it may not be drawn. */
  readonly fit: Fit | null;
  readonly loose: readonly Space[] | null;
  /** Lies where it is, whether it fits there or not, until it is confirmed, moved or taken back. */
  readonly pinned: boolean;
}

export interface Point {
  readonly row: number;
  readonly column: number;
}

export interface Hand {
  readonly state: Signal<HandState | null>;
  /** Is the sheet being signed? */
  readonly signing: Signal<boolean>;
}

export const newHand = (): Hand => ({ state: signal(null), signing: signal(false) });

export type Props = BoardProps<Hand>;

/** What the question asks for: shapes, terrains, and on whose sheet. */
export interface Task {
  readonly question: string;
  readonly variants: readonly Variant[];
  readonly terrains: readonly Terrain[];
  readonly fits: Fits;
  readonly owner: number;
}

const remembered = new WeakMap<readonly unknown[], Task | null>();

/** The task of the open question; null where there is nothing to draw. */
export function taskOf(props: Props): Task | null {
  const known = remembered.get(props.offers);
  if (known !== undefined) return known;
  const task = makeTask(props);
  remembered.set(props.offers, task);
  return task;
}

function makeTask({ view, offers }: Props): Task | null {
  const { question } = view;
  if (!question || view.seat === null || !["draw-shape", "draw-monsters"].includes(question.kind))
    return null;
  const fits = fitsOf(offers);
  const offered = new Set(offers.map((offer) => variantOf(offer.action)));
  const variants = variantsOf(view.public ? publicOf(view) : null).filter((variant) =>
    offered.has(variant.key),
  );
  const raid = question.kind === "draw-monsters";
  const owner = raid && typeof question.args.owner === "number" ? question.args.owner : view.seat;
  const card = EXPLORE.get(publicOf(view).card ?? "");
  const anything = offered.has("single") && publicOf(view).ruins_pending;
  const terrains = raid ? (["monster"] as const) : anything ? TERRAINS : (card?.terrains ?? []);
  return { question: question.id, variants, terrains, fits, owner };
}

const SINGLE: Variant = { key: "single", held: [[0, 0]], coin: 0 };

function variantsOf(seen: ReturnType<typeof publicOf> | null): Variant[] {
  const card = EXPLORE.get(seen?.card ?? "");
  const shapes =
    card?.shapes.map((shape, n) => ({ key: `place ${n}`, held: normal(shape.cells), coin: shape.coin })) ??
    [];
  const ambush = AMBUSH.get(seen?.ambush ?? "");
  return [...shapes, ...(ambush ? [{ key: "raid", held: normal(ambush.cells), coin: 0 }] : []), SINGLE];
}

/** The hand as it is for this question: what was held for an earlier one is forgotten. */
export function handState(props: Props, task: Task): HandState {
  const state = props.hand.state.value;
  if (state?.question === task.question) return state;
  const variant = task.variants[0] ?? SINGLE;
  return {
    question: task.question,
    variant: variant.key,
    held: fittingHold(task, variant),
    terrain: task.terrains[0] ?? "forest",
    at: null,
    fit: null,
    loose: null,
    pinned: false,
  };
}

/** The printed way to hold a shape, or the first one that fits anywhere. */
function fittingHold(task: Task, variant: Variant): Held {
  const ways = [variant.held, ...holdings(variant.held)];
  return ways.find((held) => fitsHeld(task.fits, variant.key, held).length > 0) ?? variant.held;
}

/** The answer that the hand means, if it is over a fit: the placement and, where there is a choice, the terrain. */
export function draftOf(task: Task, state: HandState): Draft | null {
  if (!state.fit) return null;
  const ids = [state.fit.offer.id];
  if (task.terrains.length > 1) ids.push(`paint ${state.terrain}`);
  return { ids, pinned: state.pinned };
}

function settle(props: Props, task: Task, state: HandState): void {
  props.hand.state.value = state;
  props.preview(draftOf(task, state));
}

/** How far from the point a shape that lies on the map may slip, in cells, for the sake of a fit. */
const SLIP = 2;

/** The hand with its shape shown at a point: in the nearest fit, or loosely where none is near enough. */
function shownAt(task: Task, state: HandState, at: Point, reach?: number): HandState {
  const fits = fitsHeld(task.fits, state.variant, state.held);
  const fit = nearest(fits, state.held, at.row, at.column, reach);
  return { ...state, at, fit, loose: fit ? null : loose(state.held, at.row, at.column) };
}

/** Hold the shape over a point of the map, given in cells. */
export function holdOver(props: Props, task: Task, row: number, column: number, reach?: number): HandState {
  const next = shownAt(task, { ...handState(props, task), pinned: false }, { row, column }, reach);
  settle(props, task, next);
  return next;
}

/** Let the shape lie where it is shown, to be looked at, turned and confirmed: nothing is given yet. */
export function rest(props: Props, task: Task): HandState {
  const next = { ...handState(props, task), pinned: true };
  settle(props, task, next);
  return next;
}

/** Take the shape off the map, unless it is pinned. */
export function withdraw(props: Props, task: Task, evenPinned = false): void {
  const state = handState(props, task);
  if (state.pinned && !evenPinned) return;
  settle(props, task, { ...state, at: null, fit: null, loose: null, pinned: false });
}

/** The player means the shape as it is shown: it stays there until it is confirmed or taken back. */
export function pin(props: Props, task: Task): void {
  const pinned = { ...handState(props, task), pinned: true };
  const draft = draftOf(task, pinned);
  if (!draft) return;
  props.hand.state.value = pinned;
  props.propose(draft);
}

/** Change how the shape is held; the point that it is held over stays. */
function rehold(props: Props, task: Task, variant: string, held: Held): void {
  const state = { ...handState(props, task), variant, held };
  settle(props, task, state.at ? shownAt(task, state, state.at, state.pinned ? SLIP : undefined) : state);
}

/** Every space that the shape could cover by being turned and flipped where it lies. */
export function sweptSpaces(task: Task, state: HandState): ReadonlySet<Space> {
  const { at } = state;
  if (!at) return new Set();
  const ways = holdings(state.held).map((held) => shownAt(task, { ...state, held }, at, SLIP));
  return new Set(ways.flatMap((way) => way.fit?.spaces ?? way.loose ?? []));
}

export function turn(props: Props, task: Task, back = false): void {
  const state = handState(props, task);
  rehold(props, task, state.variant, turned(state.held, back));
}

export function flip(props: Props, task: Task): void {
  const state = handState(props, task);
  rehold(props, task, state.variant, flipped(state.held));
}

export function choose(props: Props, task: Task, variant: Variant): void {
  rehold(props, task, variant.key, fittingHold(task, variant));
}

export function paint(props: Props, task: Task, terrain: Terrain): void {
  settle(props, task, { ...handState(props, task), terrain });
}

/** Move the shape to the next fit in a direction; from where none is, to the nearest one, from nowhere to one in the middle. */
export function step(props: Props, task: Task, down: number, right: number): void {
  const state = handState(props, task);
  const fits = fitsHeld(task.fits, state.variant, state.held);
  const from = state.at ?? { row: SIZE / 2, column: SIZE / 2 };
  const fit = state.fit
    ? (nextFit(fits, state.fit, down, right) ?? state.fit)
    : nearest(fits, state.held, from.row, from.column, SIZE);
  if (!fit) return;
  const [row, column] = middle(state.held);
  const at = { row: fit.row + row, column: fit.column + column };
  settle(props, task, { ...state, at, fit, loose: null, pinned: true });
}

/** The action that a loosely held shape would be, in its text form, for asking why it is not allowed. */
export function looseAction(state: HandState): string | null {
  if (!state.loose) return null;
  return `${state.variant} ${state.loose.map(spaceName).join("+")}`;
}
