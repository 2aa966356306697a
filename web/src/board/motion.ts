/** Motion tells what happened: events that have just arrived, each with its moment, at the reader's speed. */
import { useEffect, useState } from "preact/hooks";
import type { Tagged } from "@/api/wire";
import type { AnimatedEvent } from "@/board/contract";
import { FACTORS, preferences } from "@/store/preferences";

/** A travelling piece takes this long at normal speed. */
export const TRAVEL = 250;

/** How long something lasts at the reader's speed; 0 where the system or the reader asks for stillness. */
export function duration(milliseconds: number): number {
  return isStill() ? 0 : milliseconds * FACTORS[preferences.value.speed];
}

export function isStill(): boolean {
  const calm = typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
  return calm || preferences.value.speed === "off";
}

/** Gives every fresh event its moment: one after another, each lasting as long as `lasts` says. */
export function scheduled(
  events: readonly { readonly number: number; readonly event: Tagged }[],
  lasts: (event: Tagged) => number,
): AnimatedEvent[] {
  let delay = 0;
  return events.map(({ number, event }) => {
    const animated = { number, event, delay };
    delay += duration(lasts(event));
    return animated;
  });
}

/** The animatedEvents that mean something here, until their time is over. */
export function useRecent(
  all: readonly AnimatedEvent[],
  means: (event: Tagged) => boolean,
  lasting: number,
): readonly AnimatedEvent[] {
  const mine = all.filter((animated) => means(animated.event));
  const latest = mine.at(-1);
  const [over, setOver] = useState(0);
  useEffect(() => {
    if (!latest || isStill()) return;
    const end = window.setTimeout(() => setOver(latest.number), latest.delay + duration(lasting));
    return () => window.clearTimeout(end);
  }, [latest?.number]);
  return isStill() ? [] : mine.filter((animated) => animated.number > over);
}

/** The animatedEvents of a kind, until their time is over. */
export const useAnimatedEvents = (
  all: readonly AnimatedEvent[],
  kind: string,
  lasting: number,
): readonly AnimatedEvent[] => useRecent(all, (event) => event.type === kind, lasting);
