/**
 * A closer look: hovering for a moment, a long press or keyboard focus shows a card at reading size, or a few words.
 *
 * Spread `peek(…)` on any element, HTML or SVG. What is shown floats beside it, above everything, and never takes a click.
 */
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";

interface Peeked {
  readonly content: ComponentChildren;
  readonly box: DOMRect;
}

const peeked = signal<Peeked | null>(null);

const HOVER = 350;
const PRESS = 450;
let timer = 0;

function show(target: EventTarget | null, content: () => ComponentChildren, after: number): void {
  window.clearTimeout(timer);
  if (!(target instanceof Element)) return;
  timer = window.setTimeout(() => {
    peeked.value = { content: content(), box: target.getBoundingClientRect() };
  }, after);
}

function hide(): void {
  window.clearTimeout(timer);
  peeked.value = null;
}

/** Handlers for an element that can be looked at more closely. */
export function peek(content: () => ComponentChildren) {
  return {
    onPointerEnter: (event: PointerEvent): void => {
      if (event.pointerType === "mouse") show(event.currentTarget, content, HOVER);
    },
    onPointerDown: (event: PointerEvent): void => {
      if (event.pointerType === "mouse") hide();
      else show(event.currentTarget, content, PRESS);
    },
    onPointerUp: (event: PointerEvent): void => {
      if (event.pointerType !== "mouse") hide();
    },
    onPointerLeave: hide,
    onPointerCancel: hide,
    onFocus: (event: FocusEvent): void => {
      if (event.currentTarget instanceof Element && event.currentTarget.matches(":focus-visible")) {
        show(event.currentTarget, content, HOVER);
      }
    },
    onBlur: hide,
  };
}

const MARGIN = 10;
const LARGEST = 340;

/** Where the closer look appears: beside the thing, on the side that has room. */
export function besides(box: DOMRect, width: number, height: number): Record<string, string> {
  const right = box.right + MARGIN + LARGEST <= width;
  const left = box.left - MARGIN - LARGEST >= 0;
  const across = right
    ? { left: `${box.right + MARGIN}px` }
    : left
      ? { right: `${width - box.left + MARGIN}px` }
      : { left: `${MARGIN}px`, right: `${MARGIN}px` };
  const beside = right || left;
  const upper = box.top + box.height / 2 < height / 2;
  if (beside)
    return {
      ...across,
      ...(upper
        ? { top: `${Math.max(MARGIN, box.top)}px` }
        : { bottom: `${Math.max(MARGIN, height - box.bottom)}px` }),
    };
  return {
    ...across,
    ...(upper ? { top: `${box.bottom + MARGIN}px` } : { bottom: `${height - box.top + MARGIN}px` }),
  };
}

/** The layer itself; every page with a board has one. */
export function PeekLayer() {
  const shown = peeked.value;
  if (!shown) return null;
  return (
    <div class="peek" style={besides(shown.box, innerWidth, innerHeight)} role="tooltip">
      {shown.content}
    </div>
  );
}
