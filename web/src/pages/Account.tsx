/** Oneself: the name, logging in, and for those who are somebody all that belongs to an account. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Blocks, Data } from "@/account/Data";
import { LoginForm } from "@/account/Login";
import { NewPassword, Passkeys, Recovery } from "@/account/Secrets";
import { Sessions, Tokens } from "@/account/Sessions";
import { accountApi } from "@/api/account";
import { api } from "@/api/client";
import type { Account, Person } from "@/api/wire";
import { go } from "@/route";
import { callMe, me, recallMe } from "@/store/people";
import { t } from "@/text/fluent";
import { NameForm } from "@/ui/NameForm";
import { Trouble } from "@/ui/Trouble";
import { useTask } from "@/ui/useTask";

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
  useEffect(() => {
    const proof = new URLSearchParams(location.search).get("email");
    if (proof && person) run(() => confirmEmail(proof), t("email-confirmed"));
  }, [Boolean(person)]);
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
      {person ? <Belongings key={person.login} person={person} /> : null}
    </section>
  );
}

/** What belongs to somebody; guests have no password, and so nothing to recover. */
function Belongings({ person }: { readonly person: Person }) {
  const account = useSignal<Account | null>(null);
  const task = useTask();
  useEffect(
    () =>
      task.run(async () => {
        account.value = await accountApi.read();
      }),
    [],
  );
  const asks = person.login !== "";
  if (!account.value) return <Trouble words={task.problem} />;
  return (
    <>
      {asks ? <NewPassword /> : null}
      {asks ? <Recovery account={account} /> : null}
      <Passkeys offered={account.value.passkeys} asks={asks} />
      <Sessions />
      <Tokens />
      <Blocks />
      <Data asks={asks} />
    </>
  );
}

async function confirmEmail(proof: string): Promise<void> {
  await accountApi.confirmEmail(proof);
  go("/account", true);
}

async function logOut(): Promise<void> {
  await api.logOut();
  await recallMe();
}
