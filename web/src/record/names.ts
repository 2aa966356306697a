/** What the players of a record are called. */
import type { RecordSummary } from "@/api/wire";
import { playerNames } from "@/store/seats";
import { t } from "@/text/fluent";

export const playerName = (record: RecordSummary, seat: number): string =>
  playerNames(record.players)[seat] || t("player", { number: seat + 1 });
