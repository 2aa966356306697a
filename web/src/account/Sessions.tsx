/** Where one is logged in, and the tokens of one's programs. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Field } from "@/account/Field";
import { Section, Thing } from "@/account/Section";
import { day } from "@/account/time";
import { accountApi } from "@/api/account";
import type { Session, Token } from "@/api/wire";
import { t } from "@/text/fluent";
import { Segments } from "@/ui/Segments";
import { useTask } from "@/ui/useTask";

export function Sessions() {
  const task = useTask();
  const sessions = useSignal<readonly Session[]>([]);
  const show = async (asked: Promise<readonly Session[]>): Promise<void> => {
    sessions.value = await asked;
  };
  useEffect(() => task.run(() => show(accountApi.sessions())), []);
  return (
    <Section name="sessions" title={t("sessions")} help={t("sessions-help")} task={task}>
      <ul class="account-list">
        {sessions.value.map(({ id, name, used, current }) => (
          <Thing
            key={id}
            name={name}
            {...(current ? { here: t("session-here") } : {})}
            about={t("session-used", { when: day(used) })}
          >
            {current ? null : (
              <button
                type="button"
                class="button"
                data-end-session={id}
                disabled={task.running}
                onClick={() => task.run(() => show(accountApi.endSession(id)))}
              >
                {t("log-out")}
              </button>
            )}
          </Thing>
        ))}
      </ul>
      {sessions.value.length > 1 ? (
        <div class="row">
          <button
            type="button"
            class="button"
            disabled={task.running}
            onClick={() => task.run(() => show(accountApi.endOtherSessions()))}
          >
            {t("sessions-end-others")}
          </button>
        </div>
      ) : null}
    </Section>
  );
}

export function Tokens() {
  const task = useTask();
  const tokens = useSignal<readonly Token[]>([]);
  const label = useSignal("");
  const scope = useSignal<"read" | "play">("play");
  const fresh = useSignal("");
  const show = async (asked: Promise<readonly Token[]>): Promise<void> => {
    tokens.value = await asked;
  };
  const make = async (): Promise<void> => {
    fresh.value = (await accountApi.makeToken(label.value.trim(), scope.value)).token;
    label.value = "";
    await show(accountApi.tokens());
  };
  useEffect(() => task.run(() => show(accountApi.tokens())), []);
  return (
    <Section name="tokens" title={t("tokens")} help={t("tokens-help")} task={task}>
      <ul class="account-list">
        {tokens.value.map((token) => (
          <Thing
            key={token.id}
            name={token.label}
            about={`${t(`token-${token.scope}`)} · ${t("made-on", { when: day(token.created) })}`}
          >
            <button
              type="button"
              class="button"
              disabled={task.running}
              onClick={() => task.run(() => show(accountApi.dropToken(token.id)))}
            >
              {t("take-away")}
            </button>
          </Thing>
        ))}
      </ul>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (label.value.trim()) task.run(make);
        }}
      >
        <Segments
          label={t("token-scope")}
          quiet
          value={scope.value}
          choices={[
            { value: "play", label: t("token-play") },
            { value: "read", label: t("token-read") },
          ]}
          onChange={(chosen) => {
            scope.value = chosen;
          }}
        />
        <div class="row">
          <Field label={t("token-label")} value={label} autocomplete="off" maxLength={40} />
          <button type="submit" class="button" disabled={task.running || !label.value.trim()}>
            {t("token-make")}
          </button>
        </div>
      </form>
      {fresh.value ? (
        <>
          <p role="status">{t("token-made")}</p>
          <p class="account-codes">{fresh.value}</p>
        </>
      ) : null}
    </Section>
  );
}
