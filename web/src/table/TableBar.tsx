/** The strip above the board: which game, how the line is, and what one can do besides playing. */
import { useState } from "preact/hooks";
import { gameById } from "@/store/catalogue";
import { useTable } from "@/table/context";
import { Menu } from "@/table/Menu";
import { say, t } from "@/text/fluent";
import { Logo } from "@/ui/Bars";
import { Dialog } from "@/ui/Dialog";
import { Icon } from "@/ui/icons";
import "@/table/TableBar.css";

export function TableBar() {
  const { store, board } = useTable();
  const [menu, setMenu] = useState(false);
  const status = store.status.value;
  const position = store.position.value;
  const game = status ? gameById(status.game) : undefined;
  const heading = position ? board?.module.heading?.(position.view) : undefined;
  return (
    <header class="table-bar">
      <a class="logo serif" href="/">
        <Logo />
        Stolek
      </a>
      <h1 class="table-title">{game ? say(game.title) : ""}</h1>
      <span class="table-heading">{heading ? `${heading.title} · ${heading.note}` : ""}</span>
      {store.seat.value === null ? <span class="badge">{t("spectating")}</span> : null}
      <Connection />
      <button type="button" class="button icon-button" aria-label={t("menu")} onClick={() => setMenu(true)}>
        <Icon name="menu" />
      </button>
      {menu ? (
        <Dialog title={t("menu")} onClose={() => setMenu(false)}>
          <Menu onDone={() => setMenu(false)} />
        </Dialog>
      ) : null}
    </header>
  );
}

/** Says nothing while all is well. */
export function Connection() {
  const { store } = useTable();
  const state = store.connection.value;
  return (
    <span class={`connection ${state}`} role="status" data-connection={state}>
      {state === "lost" ? t("connection-lost") : ""}
    </span>
  );
}
