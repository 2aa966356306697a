/** Talk at the table; spectators may talk too. */
import { useSignal } from "@preact/signals";
import { ensureMe, me } from "@/store/people";
import type { TableStore } from "@/store/table";
import { AboutPerson } from "@/table/AboutPerson";
import { useTable } from "@/table/context";
import { t } from "@/text/fluent";
import { Shield } from "@/ui/Shield";
import { useTail } from "@/ui/tail";
import "@/table/Chat.css";

const MAX_LETTERS = 500;

/** What was said, but not by people whom one has blocked. */
export const spoken = (store: TableStore) => {
  const hushed = new Set(store.status.value?.you.hushed ?? []);
  return store.lines.value.filter((line) => line.type === "table-said" && !hushed.has(line.number));
};

export function Chat() {
  const { store } = useTable();
  const lines = spoken(store);
  const { scroller, content, onScroll } = useTail();
  return (
    <div class="chat">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div ref={scroller} onScroll={onScroll} tabIndex={0} role="log" aria-label={t("chat")}>
        <ol ref={content}>
          {lines.length ? null : <li class="soft">{t("chat-empty")}</li>}
          {lines.map(({ number, event }) => (
            <li key={number}>
              {typeof event.seat === "number" ? <Shield seat={event.seat} size={14} /> : null}
              <b>{String(event.name)}</b> <span>{String(event.text)}</span>
              {isOwn(store, event.seat, event.name) ? null : (
                <AboutPerson name={String(event.name)} line={number} />
              )}
            </li>
          ))}
        </ol>
      </div>
      <SpeakForm store={store} />
    </div>
  );
}

/** Did we say it ourselves? Spectators have no seat and are known by their name. */
const isOwn = (store: TableStore, seat: unknown, name: unknown): boolean =>
  typeof seat === "number"
    ? (store.status.value?.you.seats.includes(seat) ?? false)
    : name === me.value?.name && !store.status.value?.you.seats.length;

function SpeakForm({ store }: { readonly store: TableStore }) {
  const words = useSignal("");
  const speak = async (): Promise<void> => {
    const text = words.value.trim();
    if (!text) return;
    await ensureMe();
    if (await store.send({ type: "say", text })) words.value = "";
  };
  if (store.status.value?.you.muted) return <p class="chat-muted soft">{t("muted")}</p>;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void speak();
      }}
    >
      <input
        class="input"
        aria-label={t("say-something")}
        placeholder={t("say-something")}
        maxLength={MAX_LETTERS}
        value={words.value}
        onInput={(event) => {
          words.value = event.currentTarget.value;
        }}
      />
      <button type="submit" class="button" disabled={!words.value.trim()}>
        {t("send")}
      </button>
    </form>
  );
}
