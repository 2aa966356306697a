/** Keys that work anywhere on the table page but in a text field: Enter confirms, Escape gives up, the rest is the board's. */
import { useLayoutEffect } from "preact/hooks";
import type { BoardProps } from "@/board/contract";
import { boardProps, type TableContext } from "@/table/context";

/** Where keys mean something else. */
function writes(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest("input, textarea, select, dialog, [role=tablist], .answers") !== null;
}

/** Buttons and links answer to Enter themselves. */
const answersEnter = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("button, a") !== null;

export function useShortcuts(context: TableContext): void {
  // Before the page is painted: whoever sees it can press.
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || writes(event.target))
        return;
      if (context.store.handOver.value !== null) return;
      if (used(context, event)) event.preventDefault();
    };
    document.addEventListener("keydown", pressed);
    return () => document.removeEventListener("keydown", pressed);
  }, [context]);
}

function used(context: TableContext, event: KeyboardEvent): boolean {
  const { store, board } = context;
  const props = boardProps(context);
  if (!props) return false;
  if (event.key === "Enter" && !answersEnter(event.target) && props.draft?.pinned) {
    props.confirm();
    return true;
  }
  if (event.key === "Escape") return stepBack(context, props);
  return store.asked.value && (board?.module.key?.(props, event.key) ?? false);
}

/** One step back: the board's own menus and the draft, then what is lit and whom we look at. */
export function stepBack({ store, board }: TableContext, props: BoardProps): boolean {
  const drafted = store.draft.value !== null;
  const closed = board?.module.key?.(props, "Escape") ?? false;
  if (drafted) {
    if (!closed) store.preview(null);
    return true;
  }
  const more = store.refusal.value !== null || store.lit.value !== null || store.shown.value !== null;
  store.refusal.value = null;
  store.lit.value = null;
  store.shown.value = null;
  return closed || more;
}
