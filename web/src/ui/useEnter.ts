/** A form whose button says "Enter": the key sends it from wherever nothing else answers to it. */
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

/** What has a meaning of its own for the key, or sends the form it belongs to by itself. */
const OWN = "a, button, select, textarea, summary, dialog, form";

export function useEnter(form: RefObject<HTMLFormElement | null>): void {
  // Before the page is painted: whoever sees the button can press.
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.key !== "Enter" || event.defaultPrevented || event.repeat) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (event.target instanceof Element && event.target.closest(OWN)) return;
      event.preventDefault();
      form.current?.requestSubmit();
    };
    document.addEventListener("keydown", pressed);
    return () => document.removeEventListener("keydown", pressed);
  }, []);
}
