/** An invitation to a seat: say your name and sit down. */
import { useSignal } from "@preact/signals";
import { api } from "@/api/client";
import { go } from "@/route";
import { ensureMe, me } from "@/store/people";
import { t } from "@/text/fluent";
import { Trouble } from "@/ui/Trouble";
import { useTask } from "@/ui/useTask";

export function JoinPage({ link }: { readonly link: string }) {
  const task = useTask();
  const name = useSignal(me.value?.name ?? "");
  const join = async (): Promise<void> => {
    const person = await ensureMe();
    const { table } = await api.join(link, name.value.trim() || person.name);
    go(`/t/${table}`, true);
  };
  return (
    <section class="sheet-page panel">
      <h1>{t("title-join")}</h1>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          task.run(join);
        }}
      >
        <label class="field grow">
          <span class="label">{t("name")}</span>
          <input
            class="input"
            maxLength={40}
            autocomplete="nickname"
            value={name.value}
            onInput={(event) => {
              name.value = event.currentTarget.value;
            }}
          />
        </label>
        <button type="submit" class="button main" disabled={task.running}>
          {t("do-sit")}
        </button>
      </form>
      <Trouble words={task.problem} />
    </section>
  );
}
