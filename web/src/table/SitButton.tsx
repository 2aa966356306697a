/** Taking a free chair. Who has not said a name yet is asked for one first. */
import { useState } from "preact/hooks";
import { chosenName, ensureMe, me, recallMe } from "@/store/people";
import type { TableStore } from "@/store/table";
import { t } from "@/text/fluent";
import { Dialog } from "@/ui/Dialog";
import { NameForm } from "@/ui/NameForm";
import { Trouble } from "@/ui/Trouble";
import { useTask } from "@/ui/useTask";

export function SitButton({ store, seat }: { readonly store: TableStore; readonly seat: number }) {
  const task = useTask();
  const [asking, setAsking] = useState(false);
  const sit = async (name: string): Promise<void> => {
    await ensureMe(name);
    setAsking(false);
    await store.send({ type: "sit", seat, name });
  };
  const wish = async (): Promise<void> => {
    if (me.value === undefined) await recallMe();
    const name = chosenName();
    if (name) await sit(name);
    else setAsking(true);
  };
  return (
    <>
      <button
        type="button"
        class="button main"
        data-sit={seat}
        disabled={task.running}
        onClick={() => task.run(wish)}
      >
        {t("do-sit")}
      </button>
      {asking ? (
        <Dialog title={t("title-join")} onClose={() => setAsking(false)}>
          <div class="stack">
            <p>{t("join-help")}</p>
            <NameForm
              name=""
              verb={t("do-sit")}
              running={task.running}
              onName={(name) => task.run(() => sit(name))}
            />
            <Trouble words={task.problem} />
          </div>
        </Dialog>
      ) : null}
    </>
  );
}
