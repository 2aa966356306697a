/**
 * Pieces travel: whatever is the same piece before and after an event flies from where it was to where it is.
 *
 * A board only says who is who: `data-piece` names a piece wherever it lies (a card in the hand, the same card on the
 * board), and `data-from` is the selector of the place that a piece comes from when it was nowhere before (a pile, a bag).
 */
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { AnimatedEvent } from "@/board/contract";
import { duration, isStill } from "@/board/motion";

export interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where the pieces of each name lie. */
export type Places = ReadonlyMap<string, readonly Place[]>;

/** Milliseconds on the way, at the usual speed. */
export const FLIGHT = 420;
/** Closer than this is the same place. */
const NEAR = 4;
/** If more than this fly at once, the whole table was rearranged, and motion would only confuse. */
const MOST = 16;

const apart = (one: Place, other: Place): number =>
  Math.hypot(one.left - other.left, one.top - other.top) + Math.abs(one.width - other.width) / 4;

export interface Piece<Body> {
  readonly name: string;
  readonly body: Body;
  readonly place: Place;
}

export interface Journey<Body> extends Piece<Body> {
  /** Null: it was nowhere before. */
  readonly from: Place | null;
}

/** Who has come from where. Of several pieces with one name those that lie where one lay before have not moved. */
export function journeys<Body>(before: Places, pieces: readonly Piece<Body>[]): Journey<Body>[] {
  const left = new Map([...before].map(([name, places]) => [name, [...places]]));
  const moved = pieces.filter(({ name, place }) => {
    const places = left.get(name) ?? [];
    const same = places.findIndex((known) => apart(known, place) < NEAR);
    if (same < 0) return true;
    places.splice(same, 1);
    return false;
  });
  return moved.map((piece) => ({ ...piece, from: left.get(piece.name)?.shift() ?? null }));
}

function piecesIn(root: Element): Piece<Element>[] {
  return [...root.querySelectorAll<HTMLElement | SVGElement>("[data-piece]")].flatMap((body) => {
    const place = body.getBoundingClientRect();
    return place.width ? [{ name: body.dataset.piece ?? "", body, place }] : [];
  });
}

function placesIn(root: Element): Places {
  const places = new Map<string, Place[]>();
  for (const { name, place } of piecesIn(root)) places.set(name, [...(places.get(name) ?? []), place]);
  return places;
}

/** The transform that puts a piece back where it came from, in the units that its own transform is written in. */
function backTo(body: Element, place: Place, from: Place): string {
  const scale = from.width / place.width;
  if (!(body instanceof SVGGraphicsElement)) {
    const dx = from.left + from.width / 2 - place.left - place.width / 2;
    const dy = from.top + from.height / 2 - place.top - place.height / 2;
    return `translate(${dx}px, ${dy}px) scale(${scale})`;
  }
  const matrix = body.getScreenCTM();
  if (!matrix) return "none";
  const box = body.getBBox();
  const x = box.x * (1 - scale) + (from.left - place.left) / matrix.a;
  const y = box.y * (1 - scale) + (from.top - place.top) / matrix.d;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

function fly({ body, place, from }: Journey<Element>): void {
  const origin = body instanceof HTMLElement || body instanceof SVGElement ? body.dataset.from : undefined;
  const start = from ?? (origin ? document.querySelector(origin)?.getBoundingClientRect() : undefined);
  if (!start?.width) return;
  // A piece must not swell to the size of the place that it comes from.
  const width = from ? start.width : Math.min(start.width, place.width);
  const height = (width * place.height) / place.width;
  const left = start.left + (start.width - width) / 2;
  const top = start.top + (start.height - height) / 2;
  body.animate([{ transform: backTo(body, place, { left, top, width, height }) }, { transform: "none" }], {
    duration: duration(FLIGHT),
    easing: "cubic-bezier(.3, .7, .3, 1)",
    composite: "add",
  });
}

/** For the element that holds the board: whenever something has happened, its pieces fly to their new places. */
export function useTravel(animatedEvents: readonly AnimatedEvent[]): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  const told = useRef(animatedEvents);
  const before = useRef<Places | null>(null);
  if (told.current !== animatedEvents) {
    // While this is being rendered, the old picture is still there to be measured.
    told.current = animatedEvents;
    before.current = animatedEvents.length && root.current && !isStill() ? placesIn(root.current) : null;
  }
  useLayoutEffect(() => {
    if (!before.current || !root.current) return;
    const all = journeys(before.current, piecesIn(root.current));
    before.current = null;
    if (all.length <= MOST) all.forEach(fly);
  });
  return root;
}
