/** All of my games, or all tables where somebody may sit down or look on; and how to join by link. */
import { useState } from "preact/hooks";
import { api } from "@/api/client";
import { away } from "@/api/patience";
import { go } from "@/route";
import { type TableList, useTables } from "@/store/lobby";
import { ensureMe } from "@/store/people";
import { t } from "@/text/fluent";
import { TableRow } from "@/ui/TableRow";
import { Trouble } from "@/ui/Trouble";
import { useTask } from "@/ui/useTask";

export function ListPage({ list }: { readonly list: TableList }) {
  const tables = useTables(list);
  const heading = t(list === "mine" ? "title-mine" : "title-tables");
  return (
    <section class="sheet-page panel list-page">
      <div class="row spread">
        <h1>{heading}</h1>
        <a class="button main" href="/new">
          {t("title-new")}
        </a>
      </div>
      <Trouble words={away.value ? t("server-away") : null} />
      {tables === null ? <p class="empty">{t("loading")}</p> : null}
      {tables?.length === 0 ? (
        <p class="empty">{t(list === "mine" ? "no-games-yet" : "empty-open")}</p>
      ) : null}
      <ul>
        {tables?.map((table) => (
          <li key={table.id}>
            <TableRow table={table} />
          </li>
        ))}
      </ul>
      {list === "mine" ? <OpenRecord /> : <JoinByLink />}
    </section>
  );
}

/** A link that a friend sent, or the bare id of a table. */
export function placeOfLink(text: string): string {
  const words = text.trim();
  const path = /^https?:\/\/[^/]+(\/.*)$/.exec(words)?.[1];
  return path ?? (words.startsWith("/") ? words : `/t/${encodeURIComponent(words)}`);
}

function JoinByLink() {
  const [link, setLink] = useState("");
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (link.trim()) go(placeOfLink(link));
      }}
    >
      <h2>{t("join-by-link")}</h2>
      <div class="row">
        <label class="field grow">
          <span class="label">{t("join-link-label")}</span>
          <input class="input" value={link} onInput={(event) => setLink(event.currentTarget.value)} />
        </label>
        <button type="submit" class="button" disabled={!link.trim()}>
          {t("do-join")}
        </button>
      </div>
    </form>
  );
}

/** A recorded game from a file, to be looked at. */
function OpenRecord() {
  const task = useTask();
  const open = async (file: File): Promise<void> => {
    await ensureMe();
    go(`/r/${(await api.upload(await file.text())).id}`);
  };
  return (
    <div class="stack">
      <h2>{t("open-record")}</h2>
      <p class="help">{t("open-record-help")}</p>
      <label class="button file-button">
        {t("choose-record")}
        <input
          class="visually-hidden"
          type="file"
          disabled={task.running}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            if (file) task.run(() => open(file));
            event.currentTarget.value = ""; // The same file once more is another try.
          }}
        />
      </label>
      <Trouble words={task.problem} />
    </div>
  );
}
