/** A ring around the part of the board that a lesson speaks of; for the eye only. */
import { useEffect, useState } from "preact/hooks";
import "@/lesson/Ring.css";

interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const MARGIN = 5;

/** Where the part is, as far as it is in sight: what lies under the card or outside the window is not ringed. */
function placeOf(selector: string): Place | null {
  const part = document.querySelector(selector);
  const box = part?.getBoundingClientRect();
  const room = part?.closest(".board-area")?.getBoundingClientRect();
  if (!box?.width || !room) return null;
  const left = Math.max(room.left + MARGIN, box.left - MARGIN);
  const top = Math.max(room.top, box.top - MARGIN);
  const right = Math.min(room.right - MARGIN, box.right + MARGIN);
  const bottom = Math.min(room.bottom - MARGIN, box.bottom + MARGIN);
  return right > left && bottom > top ? { left, top, width: right - left, height: bottom - top } : null;
}

/** Follows the part wherever it goes: boards settle, windows change. */
const EVERY = 200;

export function Ring({ selector }: { readonly selector: string }) {
  const [place, setPlace] = useState<Place | null>(null);
  useEffect(() => {
    const look = (): void => {
      const found = placeOf(selector);
      setPlace((known) => (JSON.stringify(known) === JSON.stringify(found) ? known : found));
    };
    look();
    const timer = setInterval(look, EVERY);
    return () => clearInterval(timer);
  }, [selector]);
  if (!place) return null;
  const style = {
    left: `${place.left}px`,
    top: `${place.top}px`,
    width: `${place.width}px`,
    height: `${place.height}px`,
  };
  return <div class="lesson-ring" style={style} data-ring aria-hidden="true" />;
}
