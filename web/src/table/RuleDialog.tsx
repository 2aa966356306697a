/** The rules above the table, opened at a paragraph. */
import { RulesOf } from "@/rules/RulesOf";
import { t } from "@/text/fluent";
import { Dialog } from "@/ui/Dialog";

export function RuleDialog({
  game,
  rule,
  onClose,
}: {
  readonly game: string;
  readonly rule: string;
  onClose(): void;
}) {
  return (
    <Dialog title={t("title-rules")} onClose={onClose}>
      <RulesOf game={game} rule={rule} inside />
    </Dialog>
  );
}
