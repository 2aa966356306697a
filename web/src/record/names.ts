/** What the players of a record are called. */
import type { RecordSummary } from "@/api/wire";
import { levelName } from "@/store/seats";
import { hasText, t } from "@/text/fluent";

/** Bots are recorded by their level, perhaps with a number; nobody else has such a name by accident that matters. */
export function playerName(record: RecordSummary, seat: number): string {
  const name = record.players[seat] ?? "";
  const [, level = "", number = ""] = /^(\S+?)( \d+)?$/.exec(name) ?? [];
  if (!level || !hasText(`level-${level}`)) return name || t("player", { number: seat + 1 });
  return t("seat-bot", { level: levelName(level) }) + number;
}
