/** Whom one has blocked, all that is kept about one as a file, and being forgotten. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Field } from "@/account/Field";
import { Section, Thing } from "@/account/Section";
import { day } from "@/account/time";
import { accountApi } from "@/api/account";
import type { Block } from "@/api/wire";
import { recallMe } from "@/store/people";
import { t } from "@/text/fluent";
import { Dialog } from "@/ui/Dialog";
import { Trouble } from "@/ui/Trouble";
import { useTask } from "@/ui/useTask";

export function Blocks() {
  const task = useTask();
  const blocks = useSignal<readonly Block[]>([]);
  const show = async (asked: Promise<readonly Block[]>): Promise<void> => {
    blocks.value = await asked;
  };
  useEffect(() => task.run(() => show(accountApi.blocks())), []);
  return (
    <Section name="blocks" title={t("blocks")} help={t("blocks-help")} task={task}>
      {blocks.value.length ? (
        <ul class="account-list">
          {blocks.value.map(({ id, name, created }) => (
            <Thing key={id} name={name} about={t("blocked-on", { when: day(created) })}>
              <button
                type="button"
                class="button"
                disabled={task.running}
                onClick={() => task.run(() => show(accountApi.unblock(id)))}
              >
                {t("unblock")}
              </button>
            </Thing>
          ))}
        </ul>
      ) : (
        <p class="soft">{t("blocks-none")}</p>
      )}
    </Section>
  );
}

export function Data({ asks }: { readonly asks: boolean }) {
  const task = useTask();
  const asking = useSignal(false);
  const password = useSignal("");
  const remove = async (): Promise<void> => {
    await accountApi.remove(password.value);
    asking.value = false;
    await recallMe();
  };
  return (
    <Section name="data" title={t("data")} help={t("data-help")} task={{ ...task, problem: null }}>
      <div class="row">
        <a class="button" href="/api/export" download="stolek-export.json" data-export>
          {t("data-export")}
        </a>
        <button
          type="button"
          class="button danger"
          data-delete
          onClick={() => {
            asking.value = true;
          }}
        >
          {t("data-delete")}
        </button>
      </div>
      {asking.value ? (
        <Dialog
          title={t("data-delete")}
          onClose={() => {
            asking.value = false;
          }}
        >
          <form
            class="stack"
            onSubmit={(event) => {
              event.preventDefault();
              task.run(remove);
            }}
          >
            <p>{t("data-delete-help")}</p>
            {asks ? (
              <Field
                label={t("password-again")}
                value={password}
                autocomplete="current-password"
                type="password"
              />
            ) : null}
            <Trouble words={task.problem} />
            <div class="row">
              <button type="submit" class="button danger" data-yes disabled={task.running}>
                {t("data-delete-yes")}
              </button>
              <button
                type="button"
                class="button"
                onClick={() => {
                  asking.value = false;
                }}
              >
                {t("rather-not")}
              </button>
            </div>
          </form>
        </Dialog>
      ) : null}
    </Section>
  );
}
