/** What a stop says, what the learner would do and what was played, and the way on. */
import type { BoardProps } from "@/board/contract";
import type { Loaded } from "@/board/useBoard";
import type { LessonStore } from "@/store/lesson";
import { Initial } from "@/table/Initial";
import { RuleButton } from "@/table/RuleLink";
import { say, t } from "@/text/fluent";
import { Icon } from "@/ui/icons";
import "@/lesson/Card.css";

interface CardProps {
  readonly store: LessonStore;
  readonly board: Loaded | null;
  readonly props: BoardProps;
}

export function Card({ store, board, props }: CardProps) {
  const stop = store.stop.value;
  if (!stop) return null;
  const asking = store.asking.value;
  const Tools = board?.module.Tools;
  const words = say(stop.text);
  return (
    <section class="lesson-card" aria-label={t("lesson")} data-stop={store.at.value + 1}>
      <Progress store={store} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div class="lesson-words" tabIndex={0} aria-live="polite">
        <Initial text={words} />
        <p>{words.slice(1)}</p>
        <Verdict store={store} />
      </div>
      {asking && Tools ? <Tools {...props} /> : null}
      {asking ? <Asking store={store} /> : null}
      <Way store={store} />
      <Told store={store} openRule={props.openRule} />
    </section>
  );
}

interface ToldProps {
  readonly store: LessonStore;
  readonly openRule: BoardProps["openRule"] | undefined;
}

/** What the last move told, as the log would. */
function Told({ store, openRule }: ToldProps) {
  const lines = store.position.value?.lines ?? [];
  if (!lines.length) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section class="lesson-told" tabIndex={0} aria-label={t("tab-log")}>
      <h2>{t("tab-log")}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line.number} class={line.event === store.lit.value ? "lit" : ""}>
            {say(line.text)} {openRule ? <RuleButton rule={line.rule} openRule={openRule} /> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One dot a stop; each leads there. */
function Progress({ store }: { readonly store: LessonStore }) {
  const count = store.lesson.value?.stops.length ?? 0;
  return (
    <nav class="lesson-progress" aria-label={t("lesson-stops")}>
      {Array.from({ length: count }, (_, i) => (
        <button
          key={i}
          type="button"
          class={i < store.at.value ? "past" : ""}
          aria-current={i === store.at.value ? "step" : undefined}
          aria-label={t("lesson-stop", { number: i + 1, count })}
          onClick={() => void store.goTo(i)}
        />
      ))}
    </nav>
  );
}

/** Whether the recorded move was another, and why it was a good one. */
function Verdict({ store }: { readonly store: LessonStore }) {
  const answered = store.answered.value;
  const lesson = store.lesson.value;
  const why = store.stop.value?.answer;
  if (!answered || !lesson || !why) return null;
  const name = lesson.players[lesson.seat] ?? "";
  const same = answered.own?.id === answered.played.action;
  const played = answered.played.label ? say(answered.played.label) : "";
  return (
    <div class={same ? "lesson-verdict same" : "lesson-verdict"} data-verdict={same ? "same" : "other"}>
      {answered.own ? <p class="soft">{t("lesson-yours", { action: say(answered.own.label) })}</p> : null}
      <p>
        <b>{same ? t("lesson-same") : t("lesson-other", { name, action: played })}</b>
      </p>
      <p>{say(why)}</p>
    </div>
  );
}

function Asking({ store }: { readonly store: LessonStore }) {
  const chosen = store.draft.value?.pinned === true;
  return (
    <div class="lesson-asking">
      <button
        type="button"
        class="button main"
        data-confirm
        disabled={!chosen}
        onClick={() => void store.answer()}
      >
        {t("lesson-choose")} <kbd aria-hidden="true">Enter</kbd>
      </button>
      <button
        type="button"
        class="button"
        data-show-me
        onClick={() => {
          store.draft.value = null;
          void store.answer();
        }}
      >
        {t("lesson-show")}
      </button>
    </div>
  );
}

function Way({ store }: { readonly store: LessonStore }) {
  const last = (store.lesson.value?.stops.length ?? 0) - 1;
  const at = store.at.value;
  return (
    <div class="lesson-way">
      <button
        type="button"
        class="button"
        disabled={at === 0}
        data-back
        onClick={() => void store.goTo(at - 1)}
      >
        <Icon name="previous" size={16} /> {t("lesson-back")}
      </button>
      {at < last ? (
        <button
          type="button"
          class={store.asking.value ? "button" : "button main"}
          data-next
          onClick={() => void store.goTo(at + 1)}
        >
          {t("lesson-next")} <Icon name="next" size={16} />
        </button>
      ) : (
        <a class="button main" href="/" data-play>
          {t("lesson-play")}
        </a>
      )}
    </div>
  );
}
