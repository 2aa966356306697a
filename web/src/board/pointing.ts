/**
 * Where a pointer is on a drawing, and what the fingers do: hover, click, drag with the finger below what it moves,
 * tap, long press, wheel. One set of handlers serves mouse, pen and touch.
 */
import { useEffect, useMemo, useRef } from "preact/hooks";

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A point of the screen in the units of the drawing. */
export function spotIn(drawing: SVGGraphicsElement, clientX: number, clientY: number): Spot {
  const matrix = drawing.getScreenCTM();
  if (!matrix) return { x: 0, y: 0 };
  const point = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  return { x: point.x, y: point.y };
}

export interface Gestures {
  /** A mouse moves over the drawing. */
  hover?(spot: Spot): void;
  /** The mouse has left. */
  leave?(): void;
  /** A click of the mouse. */
  click?(spot: Spot): void;
  /** A finger moves: the spot is above it, where it can be seen. */
  drag?(spot: Spot): void;
  /** The finger is lifted after a drag. */
  drop?(spot: Spot): void;
  /** A short touch without moving. */
  tap?(spot: Spot): void;
  /** A long touch without moving. */
  press?(spot: Spot): void;
  /** The wheel: 1 is down, -1 up. */
  wheel?(direction: 1 | -1): void;
}

/** How far above the finger the dragged thing is shown, and what counts as moving or as long. */
const ABOVE_FINGER = 60;
const MOVED = 10;
const LONG_PRESS = 450;

interface Touch {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly timer: number;
  moved: boolean;
  pressed: boolean;
}

/** Handlers to be spread on an element of the drawing, and the ref of that element. */
export function useGestures(gestures: Gestures) {
  const element = useRef<SVGRectElement>(null);
  const latest = useRef(gestures);
  latest.current = gestures;

  useEffect(() => {
    const target = element.current;
    const turned = (event: WheelEvent): void => {
      if (!latest.current.wheel || event.ctrlKey) return;
      event.preventDefault();
      if (event.deltaY) latest.current.wheel(event.deltaY > 0 ? 1 : -1);
    };
    target?.addEventListener("wheel", turned, { passive: false });
    return () => target?.removeEventListener("wheel", turned);
  }, []);

  const handlers = useMemo(() => touchAndMouse(element, latest), []);
  return { ref: element, ...handlers };
}

function touchAndMouse(element: { current: SVGRectElement | null }, latest: { current: Gestures }) {
  let touch: Touch | null = null;
  const spot = (event: PointerEvent, up = 0): Spot =>
    element.current ? spotIn(element.current, event.clientX, event.clientY - up) : { x: 0, y: 0 };
  const isMouse = (event: PointerEvent): boolean => event.pointerType === "mouse";

  const onPointerDown = (event: PointerEvent): void => {
    if (isMouse(event) || touch) return;
    element.current?.setPointerCapture(event.pointerId);
    const timer = window.setTimeout(() => {
      if (!touch || touch.moved) return;
      touch.pressed = true;
      latest.current.press?.(spot(event));
    }, LONG_PRESS);
    touch = { id: event.pointerId, x: event.clientX, y: event.clientY, timer, moved: false, pressed: false };
  };
  const onPointerMove = (event: PointerEvent): void => {
    if (isMouse(event)) {
      latest.current.hover?.(spot(event));
      return;
    }
    if (touch?.id !== event.pointerId) return;
    if (Math.hypot(event.clientX - touch.x, event.clientY - touch.y) > MOVED) touch.moved = true;
    if (touch.moved) latest.current.drag?.(spot(event, ABOVE_FINGER));
  };
  const onPointerUp = (event: PointerEvent): void => {
    if (isMouse(event) || touch?.id !== event.pointerId) return;
    window.clearTimeout(touch.timer);
    const { moved, pressed } = touch;
    touch = null;
    if (moved) latest.current.drop?.(spot(event, ABOVE_FINGER));
    else if (!pressed) latest.current.tap?.(spot(event));
  };
  const onPointerCancel = (): void => {
    if (touch) window.clearTimeout(touch.timer);
    touch = null;
  };
  const onPointerLeave = (event: PointerEvent): void => {
    if (isMouse(event)) latest.current.leave?.();
  };
  const onClick = (event: MouseEvent): void => {
    const pointer = (event as PointerEvent).pointerType;
    if (pointer && pointer !== "mouse") return;
    if (element.current) latest.current.click?.(spotIn(element.current, event.clientX, event.clientY));
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onPointerLeave, onClick };
}
