/** A new password for those who have forgotten theirs: by a recovery code, or by a link that a mail brought. */
import { useSignal } from "@preact/signals";
import { Field } from "@/account/Field";
import { accountApi } from "@/api/account";
import { go } from "@/route";
import { me } from "@/store/people";
import { t } from "@/text/fluent";
import { Trouble } from "@/ui/Trouble";
import { useTask } from "@/ui/useTask";

export function RecoverPage() {
  const given = new URLSearchParams(location.search);
  const task = useTask();
  const login = useSignal(given.get("login") ?? "");
  const proof = useSignal(given.get("proof") ?? "");
  const password = useSignal("");
  const sent = useSignal(false);
  const mailed = given.has("proof");
  const recover = async (): Promise<void> => {
    me.value = (await accountApi.recover(login.value.trim(), proof.value.trim(), password.value)).person;
    go("/account", true);
  };
  const ask = async (): Promise<void> => {
    await accountApi.askRecovery(login.value.trim());
    sent.value = true;
  };
  return (
    <section class="sheet-page panel stack">
      <h1>{t("title-recover")}</h1>
      <p class="help">{t(mailed ? "recover-mailed" : "recover-help")}</p>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          task.run(recover);
        }}
      >
        <div class="row">
          <Field label={t("login")} value={login} autocomplete="username" />
          {mailed ? null : (
            <Field label={t("recover-code")} value={proof} autocomplete="one-time-code" maxLength={100} />
          )}
        </div>
        <Field label={t("password-new")} value={password} autocomplete="new-password" type="password" />
        <div class="row">
          <button
            type="submit"
            class="button main"
            data-recover
            disabled={task.running || !login.value || !proof.value || password.value.length < 8}
          >
            {t("password-change")}
          </button>
          {mailed ? null : (
            <button
              type="button"
              class="button"
              disabled={task.running || !login.value}
              onClick={() => task.run(ask)}
            >
              {t("recover-mail")}
            </button>
          )}
        </div>
      </form>
      {sent.value ? <p role="status">{t("recover-sent")}</p> : null}
      <Trouble words={task.problem} />
    </section>
  );
}
