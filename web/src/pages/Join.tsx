/** An invitation to a seat: say your name and sit down. */
import { api } from "@/api/client";
import { go } from "@/route";
import { chosenName, ensureMe } from "@/store/people";
import { t } from "@/text/fluent";
import { NameForm } from "@/ui/NameForm";
import { Trouble } from "@/ui/Trouble";
import { useTask } from "@/ui/useTask";

export function JoinPage({ link }: { readonly link: string }) {
  const task = useTask();
  const join = async (name: string): Promise<void> => {
    await ensureMe(name);
    const { table } = await api.join(link, name);
    go(`/t/${table}`, true);
  };
  return (
    <section class="sheet-page panel stack">
      <h1>{t("title-join")}</h1>
      <p>{t("join-help")}</p>
      <NameForm
        name={chosenName()}
        verb={t("do-sit")}
        running={task.running}
        onName={(name) => task.run(() => join(name))}
      />
      <Trouble words={task.problem} />
      {task.problem ? <Elsewhere /> : null}
    </section>
  );
}

/** An invitation that does not hold is no dead end. */
function Elsewhere() {
  return (
    <p class="row join-elsewhere">
      <a class="button" href="/tables">
        {t("title-tables")}
      </a>
      <a class="button" href="/">
        {t("to-start")}
      </a>
    </p>
  );
}
