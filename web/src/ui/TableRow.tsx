/** One table in a list: which game, who sits there, what can be done. */

import type { TableSummary } from "@/api/wire";
import { Thumbnail } from "@/art/Cover";
import { playerNames } from "@/store/seats";
import { say, t } from "@/text/fluent";
import { FreeShield, Shield } from "@/ui/Shield";
import "@/ui/TableRow.css";

/** At most this many shields stand in a row; a hundred players are a number. */
const MAX_SHIELDS = 8;

export function TableRow({ table }: { readonly table: TableSummary }) {
  const turn = table.your_turn && table.phase === "playing";
  const verb = t(verbOf(table));
  return (
    <div class={turn ? "table-row turn" : "table-row"}>
      <Thumbnail game={table.game} />
      <div>
        <b>{say(table.title)}</b>
        <small>
          {turn ? <span class="turn-tag">{t("your-turn")} · </span> : null}
          {describe(table)}
        </small>
      </div>
      <Shields table={table} />
      <a
        class={turn ? "button main" : "button"}
        href={table.phase === "over" ? `/r/${table.id}` : `/t/${table.id}`}
        aria-label={`${verb}: ${say(table.title)}, ${describe(table)}`}
      >
        {verb}
      </a>
    </div>
  );
}

function verbOf(table: TableSummary): string {
  if (table.phase === "over") return "do-replay";
  if (table.yours) return table.your_turn ? "do-play" : "do-open";
  return table.phase === "gathering" && table.open > 0 ? "do-join" : "do-watch";
}

function describe(table: TableSummary): string {
  const names = playerNames(table.players.filter((name) => name !== "")).join(", ");
  if (table.phase === "gathering")
    return table.open ? t("row-gathering", { names, open: table.open }) : t("row-complete", { names });
  if (table.phase === "over") return t("row-over", { names });
  return names;
}

function Shields({ table }: { readonly table: TableSummary }) {
  const taken = Math.min(table.players.length - table.open, MAX_SHIELDS);
  const free = Math.min(table.open, MAX_SHIELDS - taken);
  return (
    <span class="shields" aria-hidden="true">
      {Array.from({ length: taken }, (_, seat) => (
        <Shield key={seat} seat={seat} />
      ))}
      {Array.from({ length: free }, (_, seat) => (
        <FreeShield key={seat} />
      ))}
    </span>
  );
}
