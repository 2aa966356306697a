/** What is to be done, in one sentence, with the buttons: the top of the right column, or the sheet of a phone. */
import type { BoardProps, Consequence, Draft } from "@/board/contract";
import { chairName } from "@/store/seats";
import type { TableStore } from "@/store/table";
import { boardProps, useTable } from "@/table/context";
import { Initial } from "@/table/Initial";
import { Notices } from "@/table/Notices";
import { say, t } from "@/text/fluent";
import { plain, signed } from "@/text/number";
import { Icon } from "@/ui/icons";
import { room } from "@/ui/viewport";

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
        <Answer store={store} props={props} verb={own?.verb ?? t("confirm")} />
      ) : (
        <Aftermath store={store} />
      )}
    </section>
  );
}

/** The general sentence: the question, whom we wait for, or how it ended. */
function sentence(store: TableStore): string {
  const affairs = store.affairs.value;
  const question = store.position.value?.question;
  if (question) return say(question.prompt);
  if (!affairs || !store.position.value) return t("loading");
  if (affairs.phase === "over") return t("game-over");
  const waiting = affairs.chairs.filter((chair) => affairs.waiting.includes(chair.seat));
  const first = waiting.slice(0, 3).map(chairName).join(", ");
  return t("waiting-for", { names: waiting.length > 3 ? `${first}…` : first });
}

interface AnswerProps {
  readonly store: TableStore;
  readonly props: BoardProps;
  readonly verb: string;
}

function Answer({ store, props, verb }: AnswerProps) {
  const draft = props.draft;
  const certain = draft?.pinned === true;
  return (
    <>
      <Consequences draft={draft} />
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
          <button type="button" class="button" onClick={() => props.preview(null)}>
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
  const affairs = store.affairs.value;
  if (affairs?.phase === "over") {
    return (
      <div class="prompt-buttons">
        <a class="button main" href={`/r/${affairs.id}`} data-result>
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
  const affairs = store.affairs.value;
  if (seat === null || !affairs?.you.undo.includes(seat)) return null;
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

function Consequences({ draft }: { readonly draft: Draft | null }) {
  const lines = draft?.consequences ?? [];
  if (!lines.length) return null;
  const sum = lines.reduce((total, line) => total + line.after - line.before, 0);
  return (
    <table class="consequences" aria-label={t("consequences")} aria-live="polite">
      <tbody>
        {lines.map((line) => (
          <ConsequenceRow key={line.label} line={line} />
        ))}
        <tr class="sum">
          <th scope="row">{t("sum")}</th>
          <td />
          <td class={changeClass(sum)}>{signed(sum)}</td>
        </tr>
      </tbody>
    </table>
  );
}

const changeClass = (change: number): string => (change > 0 ? "up" : change < 0 ? "down" : "same");

function ConsequenceRow({ line }: { readonly line: Consequence }) {
  const change = line.after - line.before;
  return (
    <tr>
      <th scope="row">{room.value === "phone" ? (line.short ?? line.label) : line.label}</th>
      <td>
        {plain(line.before)} → {plain(line.after)}
      </td>
      <td class={changeClass(change)}>{signed(change)}</td>
    </tr>
  );
}
