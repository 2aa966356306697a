/** Who sits where, in words and colours: the seat to play, names, what a seat is doing. */
import type { Affairs, Chair } from "@/api/wire";
import { hasText, t } from "@/text/fluent";

/**
 * Which of the viewer's seats to look through: the present one while it must answer; otherwise the next one that must;
 * otherwise the present one. A visitor without a seat is a spectator.
 */
export function seatToPlay(affairs: Affairs, present: number | null): number | null {
  const { seats, questions } = affairs.you;
  const must = seats.filter((seat) => questions[String(seat)] !== undefined);
  if (present !== null && must.includes(present)) return present;
  const after = must.find((seat) => present === null || seat > present) ?? must[0];
  return after ?? present ?? seats[0] ?? null;
}

/** A bot's level in words. */
export const levelName = (level: string): string => (hasText(`level-${level}`) ? t(`level-${level}`) : level);

/** What a player is called; bots are called by their level. */
export function chairName(chair: Chair): string {
  if (chair.holder === "open") return t("seat-open");
  if (chair.holder !== "bot") return chair.name;
  const number = chair.name.slice(chair.level.length).trim();
  const name = t("seat-bot", { level: levelName(chair.level) });
  return number ? `${name} ${number}` : name;
}
