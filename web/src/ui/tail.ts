/** A list that grows at its end: it shows the end until its reader scrolls away from it, and can be brought back there. */
import { type Signal, useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** So many pixels above the end still count as the end. */
const NEAR = 24;

export interface Tail {
  /** What scrolls. */
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** What grows in it. */
  readonly content: RefObject<HTMLOListElement | null>;
  /** Whether the reader has scrolled away from the end. */
  readonly away: Signal<boolean>;
  onScroll(): void;
  toEnd(): void;
}

export function useTail(): Tail {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLOListElement>(null);
  const away = useSignal(false);
  const top = useRef(0);
  const toEnd = (): void => {
    const list = scroller.current;
    if (!list) return;
    list.scrollTo({ top: list.scrollHeight });
    top.current = list.scrollTop;
    away.value = false;
  };
  // Whatever changes a height, before it is painted: a new line, a font, a prompt that needs more room.
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => {
      if (!away.value) toEnd();
    });
    for (const { current } of [scroller, content]) if (current) observer.observe(current);
    return () => observer.disconnect();
  }, []);
  const onScroll = (): void => {
    const list = scroller.current;
    if (!list) return;
    const below = list.scrollHeight - list.scrollTop - list.clientHeight;
    // A line that has just come moves the end away from the reader; only who scrolls up moves away from the end.
    const left = away.value || list.scrollTop < top.current;
    top.current = list.scrollTop;
    away.value = below > NEAR && left;
  };
  return { scroller, content, away, onScroll, toEnd };
}
