/** Keys of a lesson: while the learner is asked they are the board's; otherwise arrows go on and back. */
import { useLayoutEffect } from "preact/hooks";
import type { BoardProps } from "@/board/contract";
import type { Loaded } from "@/board/useBoard";
import type { LessonStore } from "@/store/lesson";

const elsewhere = (target: EventTarget | null, key: string): boolean =>
  target instanceof Element &&
  (target.closest("input, select, textarea, dialog") !== null ||
    (["Enter", " "].includes(key) && target.closest("button, a") !== null));

export function useLessonKeys(store: LessonStore, board: Loaded | null, props: BoardProps): void {
  // Before the page is painted: whoever sees it can press.
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!elsewhere(event.target, event.key) && used(store, board, props, event.key)) event.preventDefault();
    };
    document.addEventListener("keydown", pressed);
    return () => document.removeEventListener("keydown", pressed);
  });
}

function used(store: LessonStore, board: Loaded | null, props: BoardProps, key: string): boolean {
  if (store.asking.value) {
    if (key === "Enter" && store.draft.value?.pinned) {
      void store.answer();
      return true;
    }
    if (board?.module.key?.(props, key)) return true;
    if (key === "Escape" && store.draft.value) {
      store.draft.value = null;
      return true;
    }
  }
  const step = { ArrowRight: 1, PageDown: 1, Enter: 1, ArrowLeft: -1, PageUp: -1 }[key];
  if (!step || (key === "Enter" && store.asking.value)) return false;
  void store.goTo(store.at.value + step);
  return true;
}
