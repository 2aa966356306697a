/**
 * Everything that can be looked at, by keyboard: one stop for Tab instead of a hundred. The button leads to the first thing
 * on the board, arrows go from thing to thing, Enter keeps its look open, Escape leads back.
 */
import { useEffect, useRef } from "preact/hooks";
import { peeked } from "@/board/peek";
import { STEPS } from "@/board/stepping";
import { t } from "@/text/fluent";

const THINGS = "[data-peek]";

/** What can be seen of the things that can be looked at. */
function things(): (HTMLElement | SVGElement)[] {
  const all = document.querySelectorAll<HTMLElement | SVGElement>(THINGS);
  return [...all].filter((thing) => thing.getClientRects().length > 0);
}

function goTo(thing: HTMLElement | SVGElement | undefined): void {
  if (!thing) return;
  if (thing.tabIndex < 0) thing.setAttribute("tabindex", "-1");
  thing.focus();
}

export function Explorer() {
  const button = useRef<HTMLButtonElement>(null);
  const exploring = useRef(false);
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const here = document.activeElement;
      if (!exploring.current || !here?.matches(THINGS)) return;
      const step = STEPS[event.key];
      if (event.key === "Escape") {
        if (peeked.value?.stays) return;
        exploring.current = false;
        button.current?.focus();
      } else if (step) {
        const all = things();
        goTo(all[(all.indexOf(here as SVGElement) + step + all.length) % all.length]);
      } else return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener("keydown", pressed, true);
    return () => document.removeEventListener("keydown", pressed, true);
  }, []);
  const begin = (): void => {
    exploring.current = true;
    goTo(things()[0]);
  };
  return (
    <button ref={button} type="button" class="button peek-explore" data-explore onClick={begin}>
      {t("explain-things")}
    </button>
  );
}
