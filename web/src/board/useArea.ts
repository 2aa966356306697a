/** The part of the window that a board has on a phone, where the sheet with the prompt below it grows and shrinks. */
import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";

export interface Area {
  /** From the bottom of the window to the bottom of the board. */
  readonly below: number;
  readonly height: number;
}

/** Where the board area around this element is, as long as `wanted`. */
export function useArea(ref: RefObject<Element | null>, wanted: boolean): Area | null {
  const [area, setArea] = useState<Area | null>(null);
  useLayoutEffect(() => {
    const board = ref.current?.closest(".board-area");
    if (!wanted || !board) return setArea(null);
    const measure = (): void => {
      const { bottom, height } = board.getBoundingClientRect();
      setArea({ below: innerHeight - bottom, height });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(board);
    return () => observer.disconnect();
  }, [wanted]);
  return area;
}
