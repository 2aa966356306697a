/** Who sits where, in words and colours: the seat to play, names, what a seat is doing. */
import type { Chair, TableStatus } from "@/api/wire";
import { hasText, t } from "@/text/fluent";

/**
 * Which of the viewer's seats to look through: the present one while it must answer; otherwise the next one that must;
 * otherwise the present one. A visitor without a seat is a spectator.
 */
export function seatToPlay(status: TableStatus, present: number | null): number | null {
  const { seats, questions } = status.you;
  const must = seats.filter((seat) => questions[String(seat)] !== undefined);
  if (present !== null && must.includes(present)) return present;
  const after = must.find((seat) => present === null || seat > present) ?? must[0];
  return after ?? present ?? seats[0] ?? null;
}

const KEY = "stolek.seat.";

/** Whose hand the screen showed at a table: after a reload it must not show that of another player. */
export function rememberedSeat(table: string): number | null {
  const kept = typeof sessionStorage === "undefined" ? null : sessionStorage.getItem(KEY + table);
  return kept !== null && /^\d+$/.test(kept) ? Number(kept) : null;
}

export function rememberSeat(table: string, seat: number | null): void {
  if (typeof sessionStorage === "undefined" || seat === null) return;
  sessionStorage.setItem(KEY + table, String(seat));
}

/** A bot's level in words. */
export const levelName = (level: string): string => (hasText(`level-${level}`) ? t(`level-${level}`) : level);

/**
 * What the players of a list are called: bots stand there by the id of their level, perhaps with a number, and get their
 * name in the reader's language; equal ones are told apart.
 */
export function playerNames(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const [, level = "", number = ""] = /^([a-z]+)( \d+)?$/.exec(name) ?? [];
    if (!level || !hasText(`level-${level}`)) return name;
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    const again = times > 1 ? ` ${times}` : "";
    return t("seat-bot", { level: levelName(level) }) + (number || again);
  });
}

/** What a player is called; bots are called by their level. */
export function chairName(chair: Chair): string {
  if (chair.holder === "open") return t("seat-open");
  if (chair.holder !== "bot") return chair.name;
  const number = chair.name.slice(chair.level.length).trim();
  const name = t("seat-bot", { level: levelName(chair.level) });
  return number ? `${name} ${number}` : name;
}
