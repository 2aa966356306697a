/** Places, names and points; shared places are shared. */

import type { RecordSummary, Result } from "@/api/wire";
import { crown } from "@/art/pieces";
import { Picture } from "@/board/Drawing";
import { playerName } from "@/record/names";
import { say, t } from "@/text/fluent";
import { plain } from "@/text/number";
import { Shield } from "@/ui/Shield";

const CROWN = crown(1.3);

export function Ranking({ record, result }: { readonly record: RecordSummary; readonly result: Result }) {
  const order = result.ranks
    .map((_, seat) => seat)
    .sort((a, b) => (result.ranks[a] ?? 0) - (result.ranks[b] ?? 0));
  return (
    <section class="panel ranking" aria-label={t("ranking")}>
      <header>
        <h2>{t("ranking")}</h2>
      </header>
      <ol>
        {order.map((seat) => (
          <li key={seat} class={result.ranks[seat] === 1 ? "winner" : ""} data-seat={seat}>
            <span class="place serif">{t("place", { rank: result.ranks[seat] ?? 0 })}</span>
            <Shield seat={seat} size={26} />
            <b class="serif">{playerName(record, seat)}</b>
            {result.ranks[seat] === 1 ? (
              <Picture markup={CROWN} viewBox="-14 -16 28 18" width={30} height={20} label={t("winner")} />
            ) : null}
            {result.resigned.includes(seat) ? <span class="soft">{t("finish-resigned")}</span> : null}
            <span class="total serif" data-score={result.scores[seat]}>
              {plain(result.scores[seat] ?? 0)}
            </span>
          </li>
        ))}
      </ol>
      {result.remarks.map((remark) => (
        <p key={remark.key} class="remark">
          {say(remark.text)} <a href={`/rules/${record.game}/${remark.rule}`}>{remark.rule}</a>
        </p>
      ))}
    </section>
  );
}
