/** Every offered answer as something to point at on the board: a cell, a segment of the new tile, a figure, a crown. */
import type { Offer } from "@/api/wire";
import type { Draft } from "@/board/contract";
import { BOARD_SIZE, type Figure, figureNamed } from "@/games/carcassonne/data";
import { geometryOf } from "@/games/carcassonne/geometry";
import type { Props } from "@/games/carcassonne/hand";
import { cellKey, landOf, publicOf } from "@/games/carcassonne/view";
import { crownPlace } from "@/games/carcassonne/wheel";

export type TargetKind = "cell" | "segment" | "crown" | "figure" | "flock" | "pass";

/** One of the answers that a target stands for: a rotation of the tile, a kind of figure. */
export interface Choice {
  readonly offer: Offer;
  readonly rot: number;
  readonly figure: Figure | null;
}

export interface Target {
  readonly id: string;
  readonly kind: TargetKind;
  /** Where on the board, in units of the drawing: a hundred a tile. */
  readonly x: number;
  readonly y: number;
  readonly choices: readonly Choice[];
}

const FIGURE_OF: Readonly<Record<string, Figure>> = {
  "place-follower": "follower",
  "place-big-follower": "big_follower",
  "place-builder": "builder",
  "place-piglet": "piglet",
  "place-shepherd": "shepherd",
};

const numberIn = (value: unknown): number => (typeof value === "number" ? value : 0);

/** Beside the wheel board the spring flows away from it. */
function springTurn(x: number, y: number): number {
  if (x >= BOARD_SIZE) return 0;
  if (y >= BOARD_SIZE) return 1;
  return x < 0 ? 2 : 3;
}

interface Aim {
  readonly id: string;
  readonly kind: TargetKind;
  readonly x: number;
  readonly y: number;
  readonly rot?: number;
  readonly figure?: Figure;
}

/** Where an answer is pointed at. */
function aimOf(props: Props, { action }: Offer): Aim {
  const seen = publicOf(props.view);
  const [x, y] = [numberIn(action.x), numberIn(action.y)];
  const cell = { id: cellKey(x, y), x: x * 100 + 50, y: y * 100 + 50 };
  if (action.type === "lay-tile") return { ...cell, kind: "cell", rot: numberIn(action.rot) };
  if (action.type === "lay-spring") return { ...cell, kind: "cell", rot: springTurn(x, y) };
  if (action.type === "take-back") return { ...cell, id: `figure ${cell.id}`, kind: "figure" };
  const [lastX, lastY] = seen.last ?? [0, 0];
  const here = { x: lastX * 100, y: lastY * 100 };
  if (action.type === "take-crown") {
    const space = String(action.space);
    const [cx, cy] = crownPlace(space);
    return { id: space, kind: "crown", x: cx, y: cy, figure: figureNamed(action.figure) };
  }
  const figure = FIGURE_OF[action.type];
  const laid = landOf(seen).get(cellKey(lastX, lastY));
  if (figure && laid) {
    const segment = String(action.segment);
    const [ax, ay] = geometryOf(laid.tile, laid.rot).anchors.get(segment) ?? [50, 50];
    return { id: segment, kind: "segment", x: here.x + ax, y: here.y + ay, figure };
  }
  return { id: action.type, kind: action.type === "pass" ? "pass" : "flock", x: here.x + 50, y: here.y + 50 };
}

function gather(props: Props): readonly Target[] {
  const found = new Map<string, { aim: Aim; choices: Choice[] }>();
  for (const offer of props.offers) {
    const aim = aimOf(props, offer);
    const target = found.get(aim.id) ?? { aim, choices: [] };
    target.choices.push({ offer, rot: aim.rot ?? 0, figure: aim.figure ?? null });
    found.set(aim.id, target);
  }
  return [...found.values()].map(({ aim: { id, kind, x, y }, choices }) => ({ id, kind, x, y, choices }));
}

const remembered = new WeakMap<readonly Offer[], readonly Target[]>();
const NONE: readonly Target[] = [];

/** The targets of the open question. */
export function targetsOf(props: Props): readonly Target[] {
  if (!props.offers.length) return NONE;
  const known = remembered.get(props.offers);
  if (known) return known;
  const targets = gather(props);
  remembered.set(props.offers, targets);
  return targets;
}

export interface Meant {
  readonly target: Target;
  readonly choice: Choice;
  readonly pinned: boolean;
}

/** The target and choice that a draft means; null where nothing is shown. */
export function meant(props: Props, draft: Draft | null = props.draft): Meant | null {
  const id = draft?.ids[0];
  if (!draft || id === undefined) return null;
  for (const target of targetsOf(props))
    for (const choice of target.choices)
      if (choice.offer.id === id) return { target, choice, pinned: draft.pinned };
  return null;
}

export const hasCells = (props: Props): boolean => targetsOf(props).some((target) => target.kind === "cell");
/** Whether a figure may be placed: everything that is offered then lies under the lens. */
export const placesFigures = (props: Props): boolean =>
  targetsOf(props).some((target) => target.kind === "segment" || target.kind === "crown");
