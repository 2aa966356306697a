/** One's name, and for those who want their games on every device, a login. */
import { type Signal, useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { api } from "@/api/client";
import { freshId } from "@/art/ink";
import { callMe, ensureMe, me, recallMe } from "@/store/people";
import { t } from "@/text/fluent";
import { NameForm } from "@/ui/NameForm";
import { Segments } from "@/ui/Segments";
import { Trouble } from "@/ui/Trouble";
import { type Task, useTask } from "@/ui/useTask";

export function AccountPage() {
  const task = useTask();
  const done = useSignal("");
  const run = (work: () => Promise<void>, words: string): void => {
    done.value = "";
    task.run(async () => {
      await work();
      done.value = words;
    });
  };
  const person = me.value;
  return (
    <section class="sheet-page panel stack">
      <h1>{t("title-account")}</h1>
      <NameForm
        key={person?.name ?? ""}
        name={person?.name ?? ""}
        verb={t("keep")}
        running={task.running}
        onName={(name) => run(() => callMe(name), t("name-kept"))}
      />
      {person?.login ? (
        <div class="row">
          <p>{t("logged-in", { login: person.login })}</p>
          <button type="button" class="button" onClick={() => run(logOut, t("logged-out"))}>
            {t("log-out")}
          </button>
        </div>
      ) : (
        <LoginForm task={task} run={run} />
      )}
      <p role="status">{done.value}</p>
      <Trouble words={task.problem} />
    </section>
  );
}

async function logOut(): Promise<void> {
  await api.logOut();
  await recallMe();
}

interface LoginFormProps {
  readonly task: Task;
  run(work: () => Promise<void>, words: string): void;
}

/** Logging in or making a login: one of them is chosen first, so that there is one button, and Enter means that one. */
function LoginForm({ task, run }: LoginFormProps) {
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
      </div>
    </form>
  );
}

interface FieldProps {
  readonly label: string;
  readonly value: Signal<string>;
  readonly autocomplete: string;
  readonly type?: "password";
}

function Field({ label, value, autocomplete, type }: FieldProps) {
  const id = useMemo(() => freshId("field"), []);
  const common = {
    class: "input",
    autocomplete,
    value: value.value,
    onInput: (event: { readonly currentTarget: HTMLInputElement }): void => {
      value.value = event.currentTarget.value;
    },
  };
  return (
    <div class="field grow">
      <label class="label" for={id}>
        {label}
      </label>
      {type ? (
        <input id={id} type="password" maxLength={200} {...common} />
      ) : (
        <input id={id} type="text" maxLength={40} {...common} />
      )}
    </div>
  );
}
