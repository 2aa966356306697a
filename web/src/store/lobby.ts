/** Lists of tables, asked again every few seconds while somebody looks at them. */
import { type Signal, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "@/api/client";
import { untilReached } from "@/api/patience";
import type { TableSummary, Tables } from "@/api/wire";
import { me, recallMe } from "@/store/people";

export type TableList = "open" | "mine";

const EVERY = 5_000;
const MAX_PAGES = 3;
/** The list is asked for again anyway. */
const ONCE = { enough: () => true };

const lists: Record<TableList, Signal<readonly TableSummary[] | null>> = {
  open: signal(null),
  mine: signal(null),
};

/** Those that wait for me first, then those still going on, then the rest; each group as the server sent it. */
export function inOrder(tables: readonly TableSummary[]): TableSummary[] {
  const weight = (table: TableSummary): number =>
    table.your_turn ? 0 : table.phase === "playing" ? 1 : table.phase === "gathering" ? 2 : 3;
  return tables
    .filter((table) => table.phase !== "closed")
    .map((table, place) => ({ table, place }))
    .sort((a, b) => weight(a.table) - weight(b.table) || a.place - b.place)
    .map(({ table }) => table);
}

async function refresh(list: TableList): Promise<void> {
  if (list === "mine") {
    if (me.value === undefined) await recallMe();
    if (!me.value) {
      lists.mine.value = [];
      return;
    }
  }
  lists[list].value = inOrder(await allPages(list));
}

/** The tables of a list, page after page; who has more than this many pages has lost sight of the last ones anyway. */
async function allPages(list: TableList): Promise<TableSummary[]> {
  const found: TableSummary[] = [];
  let page: string | undefined;
  for (let read = 0; read < MAX_PAGES && page !== ""; read++) {
    const from: string | undefined = page;
    const answer: Tables = await untilReached(() => api.tables(list, from), ONCE);
    found.push(...answer.tables);
    page = answer.next;
  }
  return found;
}

/** The tables of a list, kept fresh; null until the first answer. */
export function useTables(list: TableList): readonly TableSummary[] | null {
  useEffect(() => {
    const ask = (): void => {
      if (document.visibilityState === "visible") refresh(list).catch(() => undefined); // The next time will tell.
    };
    ask();
    const timer = setInterval(ask, EVERY);
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }, [list]);
  return lists[list].value;
}
