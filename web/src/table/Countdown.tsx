/** The time that is left to somebody, counted down by the second. */
import { useEffect, useState } from "preact/hooks";
import { serverNow } from "@/api/time";
import { t } from "@/text/fluent";

/** So many seconds before the end it becomes urgent. */
const URGENT = 15;
const HOUR = 3600;
const TICK = 250;

export const secondsLeft = (deadline: number): number => Math.max(0, Math.ceil(deadline - serverNow()));

export function Countdown({ deadline }: { readonly deadline: number | undefined }) {
  // What is shown is worked out anew whenever it is drawn: the time of the last tick would be that of the last turn.
  const [, tick] = useState(0);
  useEffect(() => {
    if (deadline === undefined) return;
    let shown = secondsLeft(deadline);
    const timer = setInterval(() => {
      const left = secondsLeft(deadline);
      if (left !== shown) tick((count) => count + 1);
      shown = left;
    }, TICK);
    return () => clearInterval(timer);
  }, [deadline]);
  if (deadline === undefined) return null;
  const left = secondsLeft(deadline);
  const words = left >= HOUR ? t("hours", { count: Math.floor(left / HOUR) }) : clockWords(left);
  return <span class={left < URGENT ? "countdown late" : "countdown"}>{words}</span>;
}

const clockWords = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
