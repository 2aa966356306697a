/** Places, names and points; shared places are shared. */

import type { RecordSummary, Result } from "@/api/wire";
import { crown } from "@/art/pieces";
import { Picture } from "@/board/Drawing";
import { contested, inOrder, playerName } from "@/record/names";
import { leaving, pointingAt } from "@/record/pointed";
import { say, t } from "@/text/fluent";
import { plain } from "@/text/number";
import { Shield } from "@/ui/Shield";
import "@/record/Ranking.css";

const CROWN = crown(1.3);

interface RankingProps {
  readonly record: RecordSummary;
  readonly result: Result;
  /** The seat that the chart picks out. */
  readonly pointed: number | null;
  onPoint(seat: number | null): void;
}

export function Ranking({ record, result, pointed, onPoint }: RankingProps) {
  const heading = t(contested(result) ? "ranking" : "result");
  return (
    <section class="panel ranking" aria-label={heading}>
      <header>
        <h2>{heading}</h2>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ol tabIndex={0} {...leaving(onPoint)}>
        {inOrder(result).map((seat) => (
          <li
            key={seat}
            class={`${result.winners.includes(seat) ? "winner" : ""}${seat === pointed ? " pointed" : ""}`}
            data-seat={seat}
            {...pointingAt(seat, pointed, onPoint)}
          >
            {contested(result) ? (
              <span class="place serif">{t("place", { rank: result.ranks[seat] ?? 0 })}</span>
            ) : null}
            <Shield seat={seat} size={26} />
            <b class="serif">{playerName(record, seat)}</b>
            {result.winners.includes(seat) ? (
              <Picture markup={CROWN} viewBox="-14 -16 28 18" width={30} height={20} label={t("winner")} />
            ) : null}
            {result.rating ? <span class="soft">{say(result.rating.title)}</span> : null}
            {result.resigned.includes(seat) ? <span class="soft">{t("finish-resigned")}</span> : null}
            {result.late.includes(seat) ? <span class="soft">{t("finish-flagged")}</span> : null}
            <span class="total serif" data-score={result.scores[seat]}>
              {plain(result.scores[seat] ?? 0)}
            </span>
          </li>
        ))}
      </ol>
      {result.finished ? null : <p class="remark">{t("ended-early")}</p>}
      {result.remarks.map((remark) => (
        <p key={remark.key} class="remark">
          {say(remark.text)} <a href={`/rules/${record.game}/${remark.rule}`}>{remark.rule}</a>
        </p>
      ))}
    </section>
  );
}
