/** Everything at the table that is not a move: going back together, resigning, sharing, preferences. */
import { useState } from "preact/hooks";
import { PreferenceFields } from "@/pages/Preferences";
import { useTable } from "@/table/context";
import { ShareLink } from "@/table/ShareLink";
import { t } from "@/text/fluent";

export function Menu() {
  const { store } = useTable();
  const affairs = store.affairs.value;
  const seat = store.seat.value;
  if (!affairs) return null;
  const playing = affairs.phase === "playing" && seat !== null;
  return (
    <div class="stack menu">
      <section>
        <h3>{t("share-table")}</h3>
        <ShareLink path={`/t/${affairs.id}`} />
      </section>
      {playing ? (
        <section>
          <h3>{t("game")}</h3>
          <div class="row">
            <button type="button" class="button" onClick={() => void store.send({ type: "ask-undo", seat })}>
              {t("ask-undo")}
            </button>
            <button type="button" class="button" onClick={() => void store.send({ type: "cover", seat })}>
              {t("let-bot-play")}
            </button>
            <Resign onResign={() => void store.send({ type: "resign", seat })} />
          </div>
        </section>
      ) : null}
      <section>
        <h3>{t("title-preferences")}</h3>
        <PreferenceFields />
      </section>
      <p>
        <a href="/">{t("to-start")}</a>
      </p>
    </div>
  );
}

/** Resigning takes two clicks. */
function Resign({ onResign }: { onResign(): void }) {
  const [sure, setSure] = useState(false);
  return (
    <button type="button" class="button danger" onClick={() => (sure ? onResign() : setSure(true))}>
      {t(sure ? "resign-sure" : "resign")}
    </button>
  );
}
