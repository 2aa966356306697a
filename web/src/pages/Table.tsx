/** The table page: from the empty chairs to the end of the game. */
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { PeekLayer } from "@/board/PeekLayer";
import { useBoard } from "@/board/useBoard";
import { loadCatalogue } from "@/store/catalogue";
import { loadRulebook } from "@/store/rulebooks";
import { TableStore } from "@/store/table";
import { type TableContext, TableProvider } from "@/table/context";
import { HandOver } from "@/table/HandOver";
import { PhoneLayout, WideLayout } from "@/table/Layout";
import { RuleDialog } from "@/table/RuleDialog";
import { useShortcuts } from "@/table/shortcuts";
import { useTurnSignal } from "@/table/turn";
import { WaitingRoom } from "@/table/WaitingRoom";
import { t } from "@/text/fluent";
import { room } from "@/ui/viewport";
import "@/pages/Table.css";

export function TablePage({ id }: { readonly id: string }) {
  const store = useMemo(() => new TableStore(id), [id]);
  useEffect(() => {
    void store.open();
    loadCatalogue().catch(() => undefined); // Titles are nice to have; the table itself says what is wrong.
    return () => store.close();
  }, [store]);
  const status = store.status.value;
  const board = useBoard(status?.game);
  if (store.missing.value) return <Message words={t("no-such-table")} />;
  if (!status) return <Message words={store.problem.value ? t("server-away") : t("loading")} />;
  if (status.phase === "closed") return <Message words={t("table-closed")} />;
  if (status.you.removed) return <Message words={t("sent-away")} />;
  if (store.removed.value) return <Removed store={store} />;
  if (board === undefined) return <Message words={t("loading")} />;
  return <Opened key={status.id} store={store} board={board} game={status.game} />;
}

interface MessageProps {
  readonly words: string;
  readonly children?: ComponentChildren;
}

function Message({ words, children }: MessageProps) {
  return (
    <main class="wood table-message">
      <div class="sheet-page panel stack">
        <h1>Stolek</h1>
        <p role="status">{words}</p>
        <p class="row">
          <a class="button main" href="/">
            {t("to-start")}
          </a>
          {children}
        </p>
      </div>
    </main>
  );
}

/** The seat was taken from us: go, or stay and look on. */
function Removed({ store }: { readonly store: TableStore }) {
  return (
    <Message words={t("removed")}>
      <button
        type="button"
        class="button"
        data-stay
        onClick={() => {
          store.removed.value = false;
        }}
      >
        {t("stay-and-watch")}
      </button>
    </Message>
  );
}

interface OpenedProps {
  readonly store: TableStore;
  readonly board: TableContext["board"];
  readonly game: string;
}

function Opened({ store, board, game }: OpenedProps) {
  const [rule, setRule] = useState<string | null>(null);
  const context = useMemo<TableContext>(() => ({ store, board, openRule: setRule }), [store, board]);
  useShortcuts(context);
  useTurnSignal(store);
  useEffect(() => {
    loadRulebook(game).catch(() => undefined); // Asked for again when somebody opens the rules.
  }, [game]);
  return (
    <TableProvider value={context}>
      <Room context={context} />
      <PeekLayer />
      {rule === null ? null : <RuleDialog game={game} rule={rule} onClose={() => setRule(null)} />}
    </TableProvider>
  );
}

function Room({ context }: { readonly context: TableContext }) {
  const { store } = context;
  if (store.status.value?.phase === "gathering") return <WaitingRoom />;
  if (store.handOver.value !== null) return <HandOver seat={store.handOver.value} />;
  return room.value === "phone" ? <PhoneLayout /> : <WideLayout />;
}
