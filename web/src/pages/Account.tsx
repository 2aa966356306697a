/** One's name, and for those who want their games on every device, a login. */
import { type Signal, useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { api } from "@/api/client";
import { freshId } from "@/art/ink";
import { callMe, ensureMe, me, recallMe } from "@/store/people";
import { t } from "@/text/fluent";
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
        task={task}
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
        <LoginForms task={task} run={run} />
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

function NameForm({ task, onName }: { readonly task: Task; onName(name: string): void }) {
  const name = useSignal(me.value?.name ?? "");
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.value.trim()) onName(name.value.trim());
      }}
    >
      <Field label={t("name")} value={name} autocomplete="nickname" />
      <button type="submit" class="button main" disabled={task.running}>
        {t("keep")}
      </button>
    </form>
  );
}

interface LoginFormsProps {
  readonly task: Task;
  run(work: () => Promise<void>, words: string): void;
}

function LoginForms({ task, run }: LoginFormsProps) {
  const login = useSignal("");
  const password = useSignal("");
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
        run(enter, t("logged-in", { login: login.value }));
      }}
    >
      <h2>{t("login-title")}</h2>
      <p class="help">{t("login-help")}</p>
      <div class="row">
        <Field label={t("login")} value={login} autocomplete="username" />
        <Field label={t("password")} value={password} autocomplete="current-password" type="password" />
      </div>
      <div class="row">
        <button type="submit" class="button" disabled={task.running}>
          {t("log-in")}
        </button>
        <button
          type="button"
          class="button"
          disabled={task.running}
          onClick={() => run(make, t("account-made"))}
        >
          {t("make-account")}
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
