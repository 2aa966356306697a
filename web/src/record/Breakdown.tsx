/** Every point by name: one row for each thing that was counted, one column a player, the rule beside it. */
import type { RecordSummary, Result } from "@/api/wire";
import { inOrder, playerName } from "@/record/names";
import { say, t } from "@/text/fluent";
import { plain } from "@/text/number";
import { Shield } from "@/ui/Shield";
import "@/record/Breakdown.css";

interface Row {
  readonly label: string;
  readonly rule: string;
  readonly points: readonly (number | undefined)[];
}

/** Lines that say the same stand in one row; the order is that of the first player who has them. */
export function rowsOf(result: Result): Row[] {
  const rows = new Map<string, { label: string; rule: string; points: (number | undefined)[] }>();
  result.breakdown.forEach((lines, seat) => {
    const times = new Map<string, number>();
    for (const line of lines) {
      const label = say(line.text);
      const nth = (times.get(label) ?? 0) + 1;
      times.set(label, nth);
      const key = `${label}/${nth}`;
      const row = rows.get(key) ?? { label, rule: line.rule, points: result.breakdown.map(() => undefined) };
      row.points[seat] = line.points;
      rows.set(key, row);
    }
  });
  return [...rows.values()];
}

const shown = (points: number | undefined): string => (points === undefined ? "" : plain(points));

interface BreakdownProps {
  readonly record: RecordSummary;
  readonly result: Result;
}

/** The players stand in the order of their places; what was counted stays in sight however many of them there are. */
export function Breakdown({ record, result }: BreakdownProps) {
  const seats = inOrder(result);
  return (
    <section class="panel breakdown" aria-label={t("breakdown")}>
      <header>
        <h2>{t("breakdown")}</h2>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div class="breakdown-scroll" tabIndex={0} role="region" aria-label={t("breakdown")}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t("what")}</th>
              {seats.map((seat) => (
                <th key={seat} scope="col" title={playerName(record, seat)}>
                  <Shield seat={seat} size={20} />
                  <span class="breakdown-name">{playerName(record, seat)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowsOf(result).map((row, i) => (
              <tr key={i}>
                <th scope="row">
                  {row.label} <a href={`/rules/${record.game}/${row.rule}`}>{row.rule}</a>
                </th>
                {seats.map((seat) => (
                  <td key={seat}>{shown(row.points[seat])}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t("sum")}</th>
              {seats.map((seat) => (
                <td key={seat}>{shown(result.scores[seat])}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}
