/** Everything at the table that is not a move: going back together, resigning, sharing, preferences. */
import { useState } from "preact/hooks";
import type { Chair, Command } from "@/api/wire";
import { PreferenceFields } from "@/pages/Preferences";
import { callMe, me } from "@/store/people";
import { useTable } from "@/table/context";
import { Absence } from "@/table/Notices";
import { ShareLink } from "@/table/ShareLink";
import { t } from "@/text/fluent";
import { AskFirst } from "@/ui/AskFirst";
import { NameForm } from "@/ui/NameForm";
import { Trouble } from "@/ui/Trouble";
import { useTask } from "@/ui/useTask";
import "@/table/Menu.css";

interface MenuProps {
  /** Called when something was done, so that what it brings can be seen. */
  onDone?(): void;
}

export function Menu({ onDone }: MenuProps) {
  const { store } = useTable();
  const status = store.status.value;
  const seat = store.seat.value;
  if (!status) return null;
  const chair = seat === null ? undefined : status.chairs[seat];
  const act = (command: Command): void => {
    void store.send(command);
    onDone?.();
  };
  return (
    <div class="stack menu">
      <section>
        <h3>{t("share-table")}</h3>
        <ShareLink path={`/t/${status.id}`} />
      </section>
      <Absence store={store} />
      {chair && status.phase === "playing" && !chair.finish ? <Actions chair={chair} act={act} /> : null}
      {chair ? <MyName /> : null}
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

/** What a player can do in a game beside moves; while a bot plays, only resign. */
function Actions({ chair, act }: { readonly chair: Chair; act(command: Command): void }) {
  const { seat } = chair;
  return (
    <section>
      <h3>{t("game")}</h3>
      <div class="row">
        {chair.cover ? null : (
          <>
            <button type="button" class="button" onClick={() => act({ type: "ask-undo", seat })}>
              {t("ask-undo")}
            </button>
            <AskFirst
              name="cover"
              label={t("let-bot-play")}
              words={t("let-bot-play-help")}
              yes={t("let-bot-play-yes")}
              onYes={() => act({ type: "cover", seat })}
            />
          </>
        )}
        <Resign onResign={() => act({ type: "resign", seat })} />
      </div>
    </section>
  );
}

/** The name, which the seat follows. */
function MyName() {
  const task = useTask();
  return (
    <section>
      <h3>{t("title-account")}</h3>
      <NameForm
        name={me.value?.name ?? ""}
        verb={t("keep")}
        running={task.running}
        onName={(name) => task.run(() => callMe(name))}
      />
      <Trouble words={task.problem} />
    </section>
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
