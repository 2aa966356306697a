/** A rule id that opens the rules at its paragraph, without leaving the page. */
import { useTable } from "@/table/context";
import { t } from "@/text/fluent";
import "@/table/RuleLink.css";

export function RuleLink({ rule }: { readonly rule: string }) {
  return <RuleButton rule={rule} openRule={useTable().openRule} />;
}

interface RuleButtonProps {
  readonly rule: string;
  openRule(rule: string): void;
}

/** Ids of ours say what no rulebook says; there is nothing to open. */
export function RuleButton({ rule, openRule }: RuleButtonProps) {
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
