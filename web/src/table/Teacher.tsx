/** Teach-me: a small card with the prompt that says in a few words what is being asked. */
import { prefer, preferences } from "@/store/preferences";
import { explained, toExplain, understand } from "@/store/teaching";
import { useTable } from "@/table/context";
import { say, t } from "@/text/fluent";
import "@/table/Teacher.css";

export function Teacher() {
  const { store, openRule } = useTable();
  const game = store.status.value?.game ?? "";
  const question = store.position.value?.question ?? null;
  const told = toExplain(question, explained.value[game] ?? []);
  if (!preferences.value.teach || !question || !told.length) return null;
  return (
    <section class="teacher" aria-label={t("teacher")} data-explains={question.kind}>
      <p class="teacher-head">
        <b class="serif">{t("teacher")}</b>
        <button
          type="button"
          class="teacher-off"
          title={t("teach-stop")}
          aria-label={t("teach-stop")}
          onClick={() => prefer({ teach: false })}
        >
          ×
        </button>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div class="teacher-words" tabIndex={0} aria-live="polite">
        {told.map(({ key, text }) => (
          <p key={key}>{say(text)}</p>
        ))}
      </div>
      <div class="row">
        <button
          type="button"
          class="button"
          data-got-it
          onClick={() =>
            understand(
              game,
              told.map(({ key }) => key),
            )
          }
        >
          {t("got-it")}
        </button>
        {question.rule ? (
          <button type="button" class="button quiet" onClick={() => openRule(question.rule)}>
            {t("teach-more")}
          </button>
        ) : null}
      </div>
    </section>
  );
}
