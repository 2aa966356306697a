/** Pan and zoom of a large board: wheel and pinch zoom about the pointer, dragging pans, buttons and keys do the same. */
import { type Signal, signal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";

/** What part of the drawing is seen: `scale` drawing units are a pixel's share, x and y the corner. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface PanZoom {
  readonly camera: Signal<Camera>;
  /** Zoom by a factor about a point of the element (pixels), by default its middle. */
  zoom(factor: number, at?: { x: number; y: number }): void;
  pan(dx: number, dy: number): void;
  /** Show this box of the drawing, as large as it fits. */
  fit(box: { x: number; y: number; width: number; height: number }): void;
  readonly ref: { current: SVGSVGElement | null };
}

const LEAST = 0.2;
const MOST = 6;

/** The camera after zooming about a point that stays where it is. */
export function zoomed(camera: Camera, factor: number, at: { x: number; y: number }): Camera {
  const scale = Math.min(MOST, Math.max(LEAST, camera.scale * factor));
  const x = camera.x + at.x / camera.scale - at.x / scale;
  const y = camera.y + at.y / camera.scale - at.y / scale;
  return { x, y, scale };
}

/** The transform of the drawing inside its SVG. */
export const transformOf = ({ x, y, scale }: Camera): string => `scale(${scale}) translate(${-x} ${-y})`;

/** A camera for one SVG; give `ref` to the SVG and `transformOf(camera.value)` to its only group. */
export function usePanZoom(start: Camera = { x: 0, y: 0, scale: 1 }): PanZoom {
  const ref = useRef<SVGSVGElement>(null);
  const tools = useMemo(() => makeTools(ref, signal(start)), []);
  useEffect(() => (ref.current ? listen(ref.current, tools) : undefined), []);
  return tools;
}

function makeTools(ref: { current: SVGSVGElement | null }, camera: Signal<Camera>): PanZoom {
  const size = (): { width: number; height: number } =>
    ref.current?.getBoundingClientRect() ?? { width: 1, height: 1 };
  return {
    ref,
    camera,
    zoom(factor, at) {
      const { width, height } = size();
      camera.value = zoomed(camera.value, factor, at ?? { x: width / 2, y: height / 2 });
    },
    pan(dx, dy) {
      const { x, y, scale } = camera.value;
      camera.value = { x: x - dx / scale, y: y - dy / scale, scale };
    },
    fit(box) {
      const { width, height } = size();
      const scale = Math.min(MOST, Math.max(LEAST, Math.min(width / box.width, height / box.height)));
      const x = box.x - (width / scale - box.width) / 2;
      const y = box.y - (height / scale - box.height) / 2;
      camera.value = { x, y, scale };
    },
  };
}

/** A drag must go this far before it pans, so that a click with a trembling hand stays a click. */
const SLACK = 6;

function listen(svg: SVGSVGElement, tools: PanZoom): () => void {
  const fingers = new Map<number, { x: number; y: number }>();
  let dragging = false;
  const local = (event: MouseEvent): { x: number; y: number } => {
    const box = svg.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const spread = (): number => {
    const [a, b] = [...fingers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    tools.zoom(Math.exp(-event.deltaY / 400), local(event));
  };
  const down = (event: PointerEvent): void => {
    fingers.set(event.pointerId, local(event));
    dragging = fingers.size > 1;
  };
  const move = (event: PointerEvent): void => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = local(event);
    if (!dragging && Math.hypot(now.x - before.x, now.y - before.y) < SLACK) return;
    if (!dragging) svg.setPointerCapture(event.pointerId);
    dragging = true;
    const apart = spread();
    fingers.set(event.pointerId, now);
    if (fingers.size === 1) tools.pan(now.x - before.x, now.y - before.y);
    else if (apart) tools.zoom(spread() / apart, now);
  };
  const up = (event: PointerEvent): void => {
    fingers.delete(event.pointerId);
  };
  const swallow = (event: MouseEvent): void => {
    if (!dragging) return;
    dragging = false;
    event.stopPropagation();
  };
  const bindings = [["pointerdown", down], ["pointermove", move], ["pointerup", up], ["pointercancel", up]] as const; // biome-ignore format: a table
  svg.addEventListener("wheel", wheel, { passive: false });
  svg.addEventListener("click", swallow, { capture: true });
  for (const [name, handler] of bindings) svg.addEventListener(name, handler);
  return () => {
    svg.removeEventListener("wheel", wheel);
    svg.removeEventListener("click", swallow, { capture: true });
    for (const [name, handler] of bindings) svg.removeEventListener(name, handler);
  };
}
