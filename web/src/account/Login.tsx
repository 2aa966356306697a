/** Logging in, by password or passkey, or making a login. */
import { useSignal } from "@preact/signals";
import { Field } from "@/account/Field";
import { canUsePasskeys, enterByPasskey } from "@/account/passkey";
import { api } from "@/api/client";
import { ensureMe, me } from "@/store/people";
import { t } from "@/text/fluent";
import { Segments } from "@/ui/Segments";
import type { Task } from "@/ui/useTask";

interface LoginFormProps {
  readonly task: Task;
  run(work: () => Promise<void>, words: string): void;
}

/** One of the two is chosen first, so that there is one button, and Enter means that one. */
export function LoginForm({ task, run }: LoginFormProps) {
  const login = useSignal("");
  const password = useSignal("");
  const fresh = useSignal(false);
  const make = async (): Promise<void> => {
    await ensureMe();
    me.value = (await api.makeAccount(login.value, password.value)).person;
  };
  const enter = async (): Promise<void> => {
    me.value = (await api.logIn(login.value, password.value)).person;
  };
  const touch = async (): Promise<void> => {
    me.value = await enterByPasskey();
  };
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (fresh.value) run(make, t("account-made"));
        else run(enter, t("logged-in", { login: login.value }));
      }}
    >
      <h2>{t("login-title")}</h2>
      <p class="help">{t("login-help")}</p>
      <Segments
        label={t("login-title")}
        quiet
        value={fresh.value}
        choices={[
          { value: false, label: t("login-known") },
          { value: true, label: t("login-new") },
        ]}
        onChange={(chosen) => {
          fresh.value = chosen;
        }}
      />
      <div class="row">
        <Field label={t("login")} value={login} autocomplete="username" />
        <Field
          label={t("password")}
          value={password}
          autocomplete={fresh.value ? "new-password" : "current-password"}
          type="password"
        />
      </div>
      {fresh.value ? <p class="help">{t("login-rules")}</p> : null}
      <div class="row">
        <button type="submit" class="button" data-log-in disabled={task.running}>
          {t(fresh.value ? "make-account" : "log-in")}
        </button>
        {!fresh.value && canUsePasskeys() ? (
          <button
            type="button"
            class="button"
            disabled={task.running}
            onClick={() => run(touch, t("welcome-back"))}
          >
            {t("log-in-passkey")}
          </button>
        ) : null}
        {fresh.value ? null : <a href="/recover">{t("password-forgotten")}</a>}
      </div>
    </form>
  );
}
