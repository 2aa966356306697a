/** What proves who one is: the password, recovery codes, an e-mail address, passkeys. */
import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Field } from "@/account/Field";
import { canUsePasskeys, makePasskey } from "@/account/passkey";
import { Section, Thing } from "@/account/Section";
import { day } from "@/account/time";
import { accountApi } from "@/api/account";
import type { Account, Passkey } from "@/api/wire";
import { t } from "@/text/fluent";
import { useTask } from "@/ui/useTask";

const MIN_PASSWORD = 8;

export function NewPassword() {
  const task = useTask();
  const old = useSignal("");
  const fresh = useSignal("");
  const done = useSignal(false);
  const change = async (): Promise<void> => {
    await accountApi.changePassword(old.value, fresh.value);
    old.value = "";
    fresh.value = "";
    done.value = true;
  };
  return (
    <Section name="password" title={t("password")} help={t("password-help")} task={task}>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          done.value = false;
          task.run(change);
        }}
      >
        <Field label={t("password-old")} value={old} autocomplete="current-password" type="password" />
        <Field label={t("password-new")} value={fresh} autocomplete="new-password" type="password" />
        <button
          type="submit"
          class="button"
          data-change-password
          disabled={task.running || fresh.value.length < MIN_PASSWORD}
        >
          {t("password-change")}
        </button>
      </form>
      {done.value ? <p role="status">{t("password-changed")}</p> : null}
    </Section>
  );
}

/** Recovery codes and, where the server sends mails, an address for them. */
export function Recovery({ account }: { readonly account: Signal<Account | null> }) {
  const task = useTask();
  const password = useSignal("");
  const email = useSignal(account.value?.email ?? "");
  const codes = useSignal<readonly string[]>([]);
  const sent = useSignal("");
  const make = async (): Promise<void> => {
    codes.value = (await accountApi.makeCodes(password.value)).codes;
    account.value = await accountApi.read();
  };
  const mail = async (): Promise<void> => {
    const answer = await accountApi.changeEmail(email.value.trim(), password.value);
    sent.value = answer.sent ? t("email-sent") : t("email-gone");
    account.value = await accountApi.read();
  };
  return (
    <Section name="recovery" title={t("recovery")} help={t("recovery-help")} task={task}>
      <p>{t("codes-left", { count: account.value?.codes ?? 0 })}</p>
      <div class="row">
        <Field label={t("password-again")} value={password} autocomplete="current-password" type="password" />
        <button
          type="button"
          class="button"
          data-make-codes
          disabled={task.running || !password.value}
          onClick={() => task.run(make)}
        >
          {t("codes-make")}
        </button>
      </div>
      {codes.value.length ? (
        <>
          <p role="status">{t("codes-made")}</p>
          <ul class="account-codes">
            {codes.value.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
        </>
      ) : null}
      {account.value?.mail ? (
        <div class="row">
          <Field label={t("email")} value={email} autocomplete="email" type="email" />
          <button
            type="button"
            class="button"
            disabled={task.running || !password.value}
            onClick={() => task.run(mail)}
          >
            {t("email-keep")}
          </button>
        </div>
      ) : null}
      {sent.value ? <p role="status">{sent.value}</p> : null}
    </Section>
  );
}

export function Passkeys({ offered, asks }: { readonly offered: boolean; readonly asks: boolean }) {
  const task = useTask();
  const keys = useSignal<readonly Passkey[]>([]);
  const name = useSignal("");
  const password = useSignal("");
  const show = async (asked: Promise<readonly Passkey[]>): Promise<void> => {
    keys.value = await asked;
  };
  const make = async (): Promise<void> => {
    await makePasskey(name.value.trim() || t("passkey-name"), password.value);
    name.value = "";
    password.value = "";
    await show(accountApi.passkeys());
  };
  useEffect(() => task.run(() => show(accountApi.passkeys())), []);
  const usable = offered && canUsePasskeys();
  return (
    <Section name="passkeys" title={t("passkeys")} help={t("passkeys-help")} task={task}>
      <ul class="account-list">
        {keys.value.map((key) => (
          <Thing key={key.id} name={key.name} about={t("session-used", { when: day(key.used) })}>
            <button
              type="button"
              class="button"
              disabled={task.running}
              onClick={() => task.run(() => show(accountApi.dropPasskey(key.id)))}
            >
              {t("take-away")}
            </button>
          </Thing>
        ))}
      </ul>
      {usable ? (
        <form
          class="row"
          onSubmit={(event) => {
            event.preventDefault();
            task.run(make);
          }}
        >
          <Field label={t("passkey-label")} value={name} autocomplete="off" maxLength={40} />
          {asks ? (
            <Field
              label={t("password-again")}
              value={password}
              autocomplete="current-password"
              type="password"
            />
          ) : null}
          <button type="submit" class="button" data-make-passkey disabled={task.running}>
            {t("passkey-make")}
          </button>
        </form>
      ) : (
        <p class="soft">{t(offered ? "passkeys-browser" : "passkeys-server")}</p>
      )}
    </Section>
  );
}
