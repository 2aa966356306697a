/** What is to be done, in one sentence, with the buttons: the top of the right column, or the sheet of a phone. */
import { useRef } from "preact/hooks";
import type { Change } from "@/api/wire";
import type { BoardProps, Foreseen } from "@/board/contract";
import { chairName } from "@/store/seats";
import type { TableStore } from "@/store/table";
import { boardProps, type TableContext, useTable } from "@/table/context";
import { Initial } from "@/table/Initial";
import { Notices } from "@/table/Notices";
import { stepBack } from "@/table/shortcuts";
import { say, t } from "@/text/fluent";
import { plain, signed } from "@/text/number";
import { Icon } from "@/ui/icons";
import "@/table/Prompt.css";

export function Prompt() {
  const context = useTable();
  const { store, board } = context;
  const props = boardProps(context);
  const asked = store.asked.value && props !== null;
  const own = asked && props ? board?.module.prompt?.(props) : null;
  const title = own?.title ?? sentence(store);
  const Tools = board?.module.Tools;
  return (
    <section
      class="prompt"
      aria-label={t("prompt")}
      aria-busy={store.busy.value}
      data-question={store.position.value?.question?.id ?? ""}
      data-kind={store.position.value?.question?.kind ?? ""}
    >
      <div class="prompt-words">
        <Initial text={title} />
        <div>
          <h2 aria-live="polite">{title}</h2>
          {own?.note ? <p class="soft">{own.note}</p> : null}
        </div>
      </div>
      <Notices />
      {asked && Tools && props ? <Tools {...props} /> : null}
      {asked && props ? (
        <Answer context={context} props={props} verb={own?.verb ?? t("confirm")} />
      ) : (
        <Aftermath store={store} />
      )}
    </section>
  );
}

/** The general sentence: the question, whom we wait for, or how it ended. */
function sentence(store: TableStore): string {
  const status = store.status.value;
  const question = store.position.value?.question;
  if (question) return say(question.prompt);
  if (!status || !store.position.value) return t("loading");
  if (status.phase === "over") return t("game-over");
  if (status.resting) return t("resting");
  if (status.chairs.some((chair) => chair.seat === store.seat.value && chair.cover && !chair.finish))
    return t("covered");
  const waiting = status.chairs.filter((chair) => status.waiting.includes(chair.seat));
  const first = waiting.slice(0, 3).map(chairName).join(", ");
  return t("waiting-for", { names: waiting.length > 3 ? `${first}…` : first });
}

interface AnswerProps {
  readonly context: TableContext;
  readonly props: BoardProps;
  readonly verb: string;
}

function Answer({ context, props, verb }: AnswerProps) {
  const { store } = context;
  const draft = props.draft;
  const certain = draft?.pinned === true;
  return (
    <>
      {draft ? <Consequences foreseen={props.foreseen} /> : null}
      <div class="prompt-buttons">
        <button
          type="button"
          class="button main"
          data-confirm
          disabled={!certain || store.busy.value}
          onClick={props.confirm}
        >
          {verb} <kbd aria-hidden="true">Enter</kbd>
        </button>
        {certain ? (
          <button
            type="button"
            class="button"
            disabled={store.busy.value}
            onClick={() => stepBack(context, props)}
          >
            {t("give-up")} <kbd aria-hidden="true">Esc</kbd>
          </button>
        ) : (
          <UndoButton store={store} />
        )}
      </div>
    </>
  );
}

/** Nothing to decide: take back what can be taken back, or look at the result. */
function Aftermath({ store }: { readonly store: TableStore }) {
  const status = store.status.value;
  if (status?.phase === "over") {
    return (
      <div class="prompt-buttons">
        <a class="button main" href={`/r/${status.id}`} data-result>
          {t("to-result")}
        </a>
      </div>
    );
  }
  return (
    <div class="prompt-buttons">
      <UndoButton store={store} />
    </div>
  );
}

/** Back, as far as nothing has come to light since; never where there is nothing to take back. */
function UndoButton({ store }: { readonly store: TableStore }) {
  const seat = store.seat.value;
  const status = store.status.value;
  if (seat === null || !status?.you.undo.includes(seat)) return null;
  return (
    <button
      type="button"
      class="button"
      data-undo
      disabled={store.busy.value}
      onClick={() => void store.send({ type: "undo", seat })}
    >
      <Icon name="undo" size={18} /> {t("take-back")}
    </button>
  );
}

/** What the draft would change. While that is unknown its room is kept, so that nothing jumps under a moving pointer. */
function Consequences({ foreseen }: { readonly foreseen: Foreseen | null }) {
  const last = useRef<Foreseen | null>(null);
  last.current = foreseen ?? last.current;
  return last.current ? <Changes foreseen={last.current} known={foreseen !== null} /> : null;
}

interface ChangesProps {
  readonly foreseen: Foreseen;
  readonly known: boolean;
}

function Changes({ foreseen: { changes, unforeseeable }, known }: ChangesProps) {
  const changed = changes.filter((change) => change.after !== change.before);
  const lines = changed.length ? changed : changes.filter((change) => change.points);
  const counted = lines.filter((line) => line.points);
  const sum = counted.reduce((total, line) => total + line.after - line.before, 0);
  return (
    <div class={known ? "foreseen" : "foreseen unknown"}>
      <table class="consequences" aria-label={t("consequences")} aria-live="polite">
        <tbody>
          {lines.map((line) => (
            <ChangeRow key={`${line.key} ${line.label.en}`} line={line} />
          ))}
          {counted.length > 1 ? (
            <tr class="sum">
              <th scope="row">{t("sum")}</th>
              <td />
              <td class={changeClass(sum)}>{signed(sum)}</td>
            </tr>
          ) : null}
        </tbody>
      </table>
      {unforeseeable && !changed.length ? <p class="soft">{t("consequences-unknown")}</p> : null}
    </div>
  );
}

const changeClass = (change: number): string => (change > 0 ? "up" : change < 0 ? "down" : "same");

function ChangeRow({ line }: { readonly line: Change }) {
  const change = line.after - line.before;
  return (
    <tr data-change={line.key}>
      <th scope="row">{say(line.label)}</th>
      <td>
        {plain(line.before)} → {plain(line.after)}
      </td>
      <td class={changeClass(change)}>{signed(change)}</td>
    </tr>
  );
}
