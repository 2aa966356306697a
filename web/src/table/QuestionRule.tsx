/** The rule behind what is being asked now, and the way to all the others. */
import { paragraphOf } from "@/store/rulebooks";
import { useTable } from "@/table/context";
import { say, t } from "@/text/fluent";
import "@/table/QuestionRule.css";

export function QuestionRule() {
  const { store, openRule } = useTable();
  const status = store.status.value;
  const view = store.position.value?.view;
  const rule = view?.question?.rule ?? view?.asks[0]?.rule ?? "";
  const paragraph = status ? paragraphOf(status.game, rule) : undefined;
  return (
    <div class="question-rule stack">
      {paragraph ? (
        <p>
          <b>{paragraph.id}</b> {say(paragraph.text)}
        </p>
      ) : null}
      <button type="button" class="button" onClick={() => openRule(rule)}>
        {t("all-rules")}
      </button>
    </div>
  );
}
