/** What can be done about somebody who spoils it for others: hear no more of them, report them; the host can do more. */
import { useSignal } from "@preact/signals";
import { accountApi } from "@/api/account";
import type { Command } from "@/api/wire";
import { ensureMe } from "@/store/people";
import { useTable } from "@/table/context";
import { t } from "@/text/fluent";
import { Dialog } from "@/ui/Dialog";
import { Trouble } from "@/ui/Trouble";
import { useTask } from "@/ui/useTask";
import "@/table/AboutPerson.css";

interface AboutPersonProps {
  readonly name: string;
  /** Who holds this seat, */
  readonly seat?: number;
  /** or who said this line of the log. */
  readonly line?: number;
}

export function AboutPerson(props: AboutPersonProps) {
  const asking = useSignal(false);
  const label = t("about-person", { name: props.name });
  return (
    <>
      <button
        type="button"
        class="about-person"
        aria-label={label}
        title={label}
        data-about={props.seat ?? `line-${props.line}`}
        onClick={() => {
          asking.value = true;
        }}
      >
        ⋯
      </button>
      {asking.value ? (
        <Deeds
          {...props}
          onClose={() => {
            asking.value = false;
          }}
        />
      ) : null}
    </>
  );
}

function Deeds({ name, seat, line, onClose }: AboutPersonProps & { onClose(): void }) {
  const { store } = useTable();
  const status = store.status.value;
  const task = useTask();
  const done = useSignal("");
  const reason = useSignal("");
  if (!status) return null;
  const whom = seat === undefined ? { line: line ?? 0 } : { seat };
  const silent = seat !== undefined && status.you.silenced.includes(seat);
  const plays = seat !== undefined && status.phase !== "gathering";
  const command = (wanted: Command): void => {
    onClose();
    void store.send(wanted);
  };
  const block = async (): Promise<void> => {
    await ensureMe();
    await accountApi.block({ table: status.id, ...whom });
    done.value = t("blocked", { name });
  };
  const report = async (): Promise<void> => {
    await ensureMe();
    const lines = line === undefined ? [] : [line];
    const about = seat === undefined ? {} : { seat };
    await accountApi.report({ table: status.id, reason: reason.value.trim(), lines, ...about });
    reason.value = "";
    done.value = t("reported");
  };
  return (
    <Dialog title={name} onClose={onClose}>
      <div class="stack">
        {status.you.host ? (
          <div class="row">
            <button
              type="button"
              class="button"
              data-mute
              onClick={() => command({ type: silent ? "unmute" : "mute", ...whom })}
            >
              {t(silent ? "unmute" : "mute")}
            </button>
            {plays ? null : (
              <button
                type="button"
                class="button danger"
                data-remove
                onClick={() => command({ type: "remove", ...whom })}
              >
                {t("send-away")}
              </button>
            )}
          </div>
        ) : null}
        <section class="stack">
          <p class="help">{t("block-help")}</p>
          <div class="row">
            <button
              type="button"
              class="button"
              data-block
              disabled={task.running}
              onClick={() => task.run(block)}
            >
              {t("block")}
            </button>
          </div>
        </section>
        <form
          class="stack"
          onSubmit={(event) => {
            event.preventDefault();
            if (reason.value.trim()) task.run(report);
          }}
        >
          <label class="field">
            <span class="label">{t("report-help")}</span>
            <textarea
              class="input report-reason"
              maxLength={500}
              rows={3}
              value={reason.value}
              onInput={(event) => {
                reason.value = event.currentTarget.value;
              }}
            />
          </label>
          <div class="row">
            <button type="submit" class="button" data-report disabled={task.running || !reason.value.trim()}>
              {t("report")}
            </button>
          </div>
        </form>
        {done.value ? <p role="status">{done.value}</p> : null}
        <Trouble words={task.problem} />
      </div>
    </Dialog>
  );
}
