/** What the players of a record are called, and in which order they stand. */
import type { RecordSummary, Result } from "@/api/wire";
import { playerNames } from "@/store/seats";
import { t } from "@/text/fluent";

export const playerName = (record: RecordSummary, seat: number): string =>
  playerNames(record.players)[seat] || t("player", { number: seat + 1 });

/** Are there places? Who plays alone has none and does not win. */
export const contested = (result: Result): boolean => result.ranks.length > 1;

/** The seats, winners first. */
export const inOrder = (result: Result): number[] =>
  result.ranks.map((_, seat) => seat).sort((a, b) => (result.ranks[a] ?? 0) - (result.ranks[b] ?? 0));
