/** What the parts of the table page share: the store, the board, and the board's props made of both. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { LogLine } from "@/api/wire";
import type { BoardProps, Player } from "@/board/contract";
import type { Loaded } from "@/board/useBoard";
import { chairName } from "@/store/seats";
import type { TableStore } from "@/store/table";
import { room } from "@/ui/viewport";

export interface TableContext {
  readonly store: TableStore;
  readonly board: Loaded | null;
  /** Opens the rules at a paragraph. */
  openRule(rule: string): void;
}

const Context = createContext<TableContext | null>(null);

export const TableProvider = Context.Provider;

export function useTable(): TableContext {
  const context = useContext(Context);
  if (!context) throw new Error("there is no table here");
  return context;
}

export function playersOf(store: TableStore): Player[] {
  const status = store.status.value;
  return (status?.chairs ?? []).map((chair) => ({
    seat: chair.seat,
    name: chairName(chair),
    mine: status?.you.seats.includes(chair.seat) ?? false,
  }));
}

/** What the board gets now; null until there is a position. */
export function boardProps({ store, board, openRule }: TableContext): BoardProps | null {
  const position = store.position.value;
  if (!position) return null;
  return {
    hand: board?.hand,
    view: position.view,
    offers: position.question?.options ?? NO_OFFERS,
    players: playersOf(store),
    draft: store.draft.value,
    foreseen: store.foresight.seen.value,
    lit: store.lit.value,
    animatedEvents: store.animatedEvents.value,
    played: true,
    compact: room.value === "phone",
    shown: store.shown.value,
    preview: (draft) => store.preview(draft),
    propose: (draft) => void store.propose(draft),
    confirm: () => void store.confirm(),
    whyNot: (action) => void store.whyNot(action),
    show: (seat) => {
      store.shown.value = seat;
    },
    light: (event) => {
      store.lit.value = event;
    },
    openRule,
  };
}

const NO_OFFERS: readonly never[] = [];

/** The numbers of lines that no longer hold because the game went back. */
export function undoneNumbers(lines: readonly LogLine[]): ReadonlySet<number> {
  const undone = new Set<number>();
  for (const line of lines) {
    const to = line.event.to;
    if (!["table-undone", "table-undo-carried"].includes(line.type) || typeof to !== "number") continue;
    for (const earlier of lines) {
      if (earlier.number > to && earlier.number < line.number && !earlier.type.startsWith("table-"))
        undone.add(earlier.number);
    }
  }
  return undone;
}
