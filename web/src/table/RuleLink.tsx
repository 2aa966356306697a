/** A rule id that opens the rules at its paragraph, without leaving the table. */
import { useTable } from "@/table/context";
import { t } from "@/text/fluent";

/** Ids of ours say what no rulebook says; there is nothing to open. */
export function RuleLink({ rule }: { readonly rule: string }) {
  const { openRule } = useTable();
  if (!rule || rule.startsWith("TABLE-")) return null;
  return (
    <button
      type="button"
      class="rule-link"
      onClick={() => openRule(rule)}
      aria-label={t("open-rule", { rule })}
    >
      {rule}
    </button>
  );
}
