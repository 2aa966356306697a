/**
 * A closer look: hovering for a moment, keyboard focus, a tap or a long press shows a card at reading size, or a few words.
 *
 * Spread `peek(…)` on any element, HTML or SVG; what it shows is best a `Look`. A tap explains where it means nothing else,
 * that is unless the thing is a button or a target at that moment; there a long press does. What a finger or Enter has
 * opened stays until something else is touched or Escape is pressed; what a mouse or the focus shows goes with them.
 */
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";

interface Peeked {
  readonly content: ComponentChildren;
  readonly thing: Element;
  /** Opened on purpose: it stays until it is closed. */
  readonly stays: boolean;
}

export const peeked = signal<Peeked | null>(null);

/** The id of what is shown, for the thing that it describes. */
export const PEEK = "peek";

const HOVER = 350;
const PRESS = 450;
const MOVED = 10;
/** What a tap means something else to. */
const USED = "button, a, [role=button], [data-target]";

export interface PeekOptions {
  /** A tap explains even where it does something else as well. */
  readonly tap?: boolean;
}

/** A finger on a thing. */
interface Touch {
  readonly thing: Element;
  readonly x: number;
  readonly y: number;
  /** The look at this very thing was open: the touch has closed it. */
  readonly closing: boolean;
}

let timer = 0;
let touch: Touch | null = null;
/** The touch of an inner thing is none of the thing around it. */
const taken = new WeakSet<Event>();
/** The thing whose look the latest touch has closed. */
let closed: Element | null = null;

function open(thing: Element, content: () => ComponentChildren, stays: boolean): void {
  window.clearTimeout(timer);
  hide();
  peeked.value = { content: content(), thing, stays };
  if (!stays) thing.setAttribute("aria-describedby", PEEK);
}

function openSoon(target: EventTarget | null, content: () => ComponentChildren): void {
  window.clearTimeout(timer);
  if (!(target instanceof Element) || peeked.value?.stays) return;
  timer = window.setTimeout(() => open(target, content, false), HOVER);
}

export function hide(): void {
  window.clearTimeout(timer);
  peeked.value?.thing.removeAttribute("aria-describedby");
  peeked.value = null;
}

/** Ends what mouse or focus have shown; what was opened on purpose stays. */
function pass(): void {
  window.clearTimeout(timer);
  if (peeked.value && !peeked.value.stays) hide();
}

/** Something outside is touched: what stays is closed. */
export function closeBy(target: Element | null): void {
  closed = null;
  const shown = peeked.value;
  if (!shown?.stays || target?.closest(`#${PEEK}`)) return;
  if (target && shown.thing.contains(target)) closed = shown.thing;
  hide();
}

/** The finger that is lifted after a long press would also click. */
function swallowClick(): void {
  const stop = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  document.addEventListener("click", stop, { capture: true, once: true });
  const cease = (): void => document.removeEventListener("click", stop, true);
  document.addEventListener("pointerdown", cease, { capture: true, once: true });
}

function press(event: PointerEvent, content: () => ComponentChildren): void {
  const thing = event.currentTarget;
  if (taken.has(event) || !(thing instanceof Element)) return;
  taken.add(event);
  window.clearTimeout(timer);
  touch = { thing, x: event.clientX, y: event.clientY, closing: closed === thing };
  timer = window.setTimeout(() => {
    touch = null;
    open(thing, content, true);
    swallowClick();
  }, PRESS);
}

function lift(event: PointerEvent, content: () => ComponentChildren, tap: boolean): void {
  const begun = touch;
  if (!begun || begun.thing !== event.currentTarget) return;
  window.clearTimeout(timer);
  touch = null;
  const still = Math.hypot(event.clientX - begun.x, event.clientY - begun.y) <= MOVED;
  if (still && !begun.closing && (tap || !begun.thing.matches(USED))) open(begun.thing, content, true);
}

function letGo(): void {
  touch = null;
  window.clearTimeout(timer);
}

/** Enter or Space on a thing that they mean nothing else to. */
function enter(event: KeyboardEvent, content: () => ComponentChildren): void {
  const thing = event.currentTarget;
  if (event.key !== "Enter" && event.key !== " ") return;
  if (event.target !== thing || !(thing instanceof Element) || thing.matches(USED)) return;
  event.preventDefault();
  event.stopPropagation();
  if (peeked.value?.stays && peeked.value.thing === thing) hide();
  else open(thing, content, true);
}

const isMouse = (event: PointerEvent): boolean => event.pointerType === "mouse";

/** Handlers for an element that can be looked at more closely. */
export function peek(content: () => ComponentChildren, { tap = false }: PeekOptions = {}) {
  return {
    "data-peek": "",
    onPointerEnter: (event: PointerEvent): void => {
      if (isMouse(event)) openSoon(event.currentTarget, content);
    },
    onPointerDown: (event: PointerEvent): void => (isMouse(event) ? pass() : press(event, content)),
    onPointerUp: (event: PointerEvent): void => {
      if (!isMouse(event)) lift(event, content, tap);
    },
    onPointerLeave: (event: PointerEvent): void => (isMouse(event) ? pass() : letGo()),
    onPointerCancel: letGo,
    onFocus: (event: FocusEvent): void => {
      const thing = event.currentTarget;
      if (thing instanceof Element && thing.matches(":focus-visible")) openSoon(thing, content);
    },
    onBlur: pass,
    onKeyDown: (event: KeyboardEvent): void => enter(event, content),
  };
}

export type Peek = ReturnType<typeof peek>;

/** Two sets of attributes on one element: where both listen to the same thing, both hear it. */
export function together<A extends object, B extends object>(first: A, second: B): A & B {
  const both: Record<string, unknown> = Object.fromEntries(Object.entries(first));
  for (const [name, mine] of Object.entries(second)) {
    const other = both[name];
    both[name] =
      typeof mine === "function" && typeof other === "function"
        ? (event: Event): void => {
            other(event);
            mine(event);
          }
        : mine;
  }
  return both as A & B;
}
