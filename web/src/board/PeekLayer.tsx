/** Where closer looks appear: beside their thing, above everything, always within the window. Every page with a board has one. */
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Explorer } from "@/board/Explorer";
import { closeBy, hide, PEEK, peeked } from "@/board/peek";
import { t } from "@/text/fluent";
import "@/board/peek.css";

interface Size {
  readonly width: number;
  readonly height: number;
}

type Box = Size & Readonly<Record<"left" | "top" | "right" | "bottom", number>>;

const MARGIN = 10;

const within = (at: number, size: number, room: number): number =>
  Math.max(MARGIN, Math.min(at, room - size - MARGIN));

/** The corner of a look of this size: beside the thing if there is room, or above or below it, never out of the window. */
export function placed(thing: Box, look: Size, room: Size): { readonly left: number; readonly top: number } {
  const right = thing.right + MARGIN;
  const left = thing.left - MARGIN - look.width;
  const top = within(thing.top, look.height, room.height);
  if (right + look.width + MARGIN <= room.width) return { left: right, top };
  if (left >= MARGIN) return { left, top };
  const below = room.height - thing.bottom >= thing.top;
  return {
    left: within(thing.left + (thing.width - look.width) / 2, look.width, room.width),
    top: within(below ? thing.bottom + MARGIN : thing.top - MARGIN - look.height, look.height, room.height),
  };
}

/** What closes a look that stays. A look at something that is gone goes too. */
function useClosing(): void {
  useEffect(() => {
    const touched = ({ target }: Event): void => closeBy(target instanceof Element ? target : null);
    const moved = (): void => {
      if (peeked.value && !peeked.value.thing.isConnected) hide();
    };
    const pressed = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || !peeked.value) return;
      if (peeked.value.stays) {
        event.stopPropagation();
        event.preventDefault();
      }
      hide();
    };
    document.addEventListener("pointerdown", touched, true);
    document.addEventListener("pointermove", moved);
    document.addEventListener("keydown", pressed, true);
    addEventListener("resize", hide);
    return () => {
      document.removeEventListener("pointerdown", touched, true);
      document.removeEventListener("pointermove", moved);
      document.removeEventListener("keydown", pressed, true);
      removeEventListener("resize", hide);
      hide();
    };
  }, []);
}

export function PeekLayer() {
  useClosing();
  const stays = peeked.value?.stays ?? false;
  return (
    <>
      <div aria-live="polite">{stays ? <Shown /> : null}</div>
      {stays ? null : <Shown />}
      <Explorer />
    </>
  );
}

function Shown() {
  const frame = useRef<HTMLDivElement>(null);
  const shown = peeked.value;
  useLayoutEffect(() => {
    const look = frame.current;
    if (!look || !shown) return;
    const { width, height } = look.getBoundingClientRect();
    const room = { width: innerWidth, height: innerHeight };
    const { left, top } = placed(shown.thing.getBoundingClientRect(), { width, height }, room);
    look.style.left = `${left}px`;
    look.style.top = `${top}px`;
    look.scrollTop = 0;
  }, [shown]);
  if (!shown) return null;
  return (
    <div
      ref={frame}
      id={PEEK}
      class={shown.stays ? "peek peek-stays" : "peek"}
      role={shown.stays ? "note" : "tooltip"}
    >
      {shown.content}
      {shown.stays ? (
        <button type="button" class="peek-close" aria-label={t("close")} onClick={hide}>
          ×
        </button>
      ) : null}
    </div>
  );
}
