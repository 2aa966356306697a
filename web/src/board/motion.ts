/** Motion tells what happened: events that have just arrived, each with its moment, at the reader's speed. */
import { useEffect, useState } from "preact/hooks";
import type { Leaf } from "@/api/wire";
import type { Happening } from "@/board/contract";
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
  events: readonly { readonly number: number; readonly event: Leaf }[],
  lasts: (event: Leaf) => number,
): Happening[] {
  let delay = 0;
  return events.map(({ number, event }) => {
    const happening = { number, event, delay };
    delay += duration(lasts(event));
    return happening;
  });
}

/** The happenings that mean something here, until their time is over. */
export function useRecent(
  all: readonly Happening[],
  means: (event: Leaf) => boolean,
  lasting: number,
): readonly Happening[] {
  const mine = all.filter((happening) => means(happening.event));
  const latest = mine.at(-1);
  const [over, setOver] = useState(0);
  useEffect(() => {
    if (!latest || isStill()) return;
    const end = window.setTimeout(() => setOver(latest.number), latest.delay + duration(lasting));
    return () => window.clearTimeout(end);
  }, [latest?.number]);
  return isStill() ? [] : mine.filter((happening) => happening.number > over);
}

/** The happenings of a kind, until their time is over. */
export const useHappenings = (
  all: readonly Happening[],
  kind: string,
  lasting: number,
): readonly Happening[] => useRecent(all, (event) => event.type === kind, lasting);
