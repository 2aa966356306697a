/** The clock on a phone, in sight of the board: one's own time large, otherwise that of whoever has least. */
import type { TableStatus } from "@/api/wire";
import { chairName } from "@/store/seats";
import { Countdown } from "@/table/Countdown";
import { t } from "@/text/fluent";
import { Shield } from "@/ui/Shield";

interface PhoneClockProps {
  readonly status: TableStatus;
  readonly own: number | null;
}

/** Whose clock runs and is to be shown: one's own, or the one that runs out first. */
export function seatOnClock({ deadlines }: TableStatus, own: number | null): number | null {
  if (own !== null && deadlines[String(own)] !== undefined) return own;
  const [first] = Object.entries(deadlines).sort(([, a], [, b]) => a - b);
  return first ? Number(first[0]) : null;
}

export function PhoneClock({ status, own }: PhoneClockProps) {
  const seat = seatOnClock(status, own);
  const chair = status.chairs.find((known) => known.seat === seat);
  if (seat === null || !chair) return null;
  const mine = seat === own;
  return (
    <div
      class={mine ? "phone-clock own" : "phone-clock"}
      role="timer"
      aria-label={mine ? t("your-time") : t("time-of", { name: chairName(chair) })}
      data-clock={seat}
    >
      {mine ? null : <Shield seat={seat} size={14} />}
      <Countdown deadline={status.deadlines[String(seat)]} />
    </div>
  );
}
