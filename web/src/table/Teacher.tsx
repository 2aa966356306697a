/** Teach-me: a small card beside the prompt with the rule that matters for the first time. */
import type { Paragraph } from "@/api/wire";
import { prefer, preferences } from "@/store/preferences";
import { rulebooks } from "@/store/rulebooks";
import type { TableStore } from "@/store/table";
import { explained, toExplain, understand } from "@/store/teaching";
import { useTable } from "@/table/context";
import { say, t } from "@/text/fluent";

function lessonAt(store: TableStore): Paragraph | null {
  const game = store.affairs.value?.game ?? "";
  const paragraphs = rulebooks.value[game]?.paragraphs;
  if (!preferences.value.teach || !paragraphs || store.seat.value === null) return null;
  const question = store.position.value?.question ?? null;
  return toExplain(paragraphs, question, store.lines.value, explained.value[game] ?? []);
}

export function Teacher() {
  const { store, openRule } = useTable();
  const paragraph = lessonAt(store);
  if (!paragraph) return null;
  const game = store.affairs.value?.game ?? "";
  return (
    <section class="teacher" aria-label={t("teacher")} data-explains={paragraph.id}>
      <p class="teacher-head">
        <b class="serif">{say(paragraph.chapter)}</b>
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
      <p class="teacher-words" tabIndex={0} aria-live="polite">
        {say(paragraph.text)}
      </p>
      <div class="row">
        <button type="button" class="button" data-got-it onClick={() => understand(game, paragraph.id)}>
          {t("got-it")}
        </button>
        <button type="button" class="button quiet" onClick={() => openRule(paragraph.id)}>
          {t("teach-more")}
        </button>
      </div>
    </section>
  );
}
