/** The players: shield, name, what they are doing, time, score, and their things in small. */
import { useEffect, useState } from "preact/hooks";
import type { Affairs, Chair } from "@/api/wire";
import { star } from "@/art/ink";
import type { BoardProps } from "@/board/contract";
import { Picture } from "@/board/Drawing";
import { chairName } from "@/store/seats";
import { boardProps, type TableContext, useTable } from "@/table/context";
import { t } from "@/text/fluent";
import { plain } from "@/text/number";
import { Shield } from "@/ui/Shield";

/** With more players than this the list shows no miniatures of its own accord. */
const MOST_PICTURES = 4;

export function Seats() {
  const context = useTable();
  const affairs = context.store.affairs.value;
  const props = boardProps(context);
  if (!affairs) return null;
  const own = context.store.seat.value;
  const order = [...affairs.chairs].sort(
    (a, b) => Number(b.seat === own) - Number(a.seat === own) || a.seat - b.seat,
  );
  const crowded = affairs.chairs.length > MOST_PICTURES;
  return (
    <section class={crowded ? "seats crowded" : "seats"} aria-label={t("players-title")}>
      <ul>
        {order.map((chair) => (
          <SeatRow key={chair.seat} chair={chair} affairs={affairs} context={context} props={props} />
        ))}
      </ul>
      {affairs.spectators > 0 ? (
        <p class="spectators soft">{t("spectators", { count: affairs.spectators })}</p>
      ) : null}
    </section>
  );
}

interface SeatRowProps {
  readonly chair: Chair;
  readonly affairs: Affairs;
  readonly context: TableContext;
  readonly props: BoardProps | null;
}

function SeatRow({ chair, affairs, context, props }: SeatRowProps) {
  const module = context.board?.module;
  const own = chair.seat === context.store.seat.value;
  const turn = affairs.waiting.includes(chair.seat);
  const score = props ? module?.score?.(props.view, chair.seat) : undefined;
  const note = props ? module?.seatNote?.(props.view, chair.seat) : undefined;
  const Miniature = module?.Miniature;
  return (
    <li
      class={`seat-row${own ? " own" : ""}${turn ? " turn" : ""}`}
      data-online={chair.holder !== "human" || chair.online}
    >
      <Shield seat={chair.seat} size={28} />
      <div class="seat-words">
        <b class="serif">{chairName(chair)}</b> {own ? <span class="soft you">{t("you")}</span> : null}
        <div class="soft seat-state">
          {stateOf(chair, affairs)}
          {note ? ` · ${note}` : ""} <Countdown deadline={affairs.deadlines[String(chair.seat)]} />
        </div>
        {score === undefined ? null : <Score value={score} />}
      </div>
      {Miniature && props && !own ? (
        <button
          type="button"
          class="miniature"
          aria-pressed={props.shown === chair.seat}
          onClick={() => props.show(props.shown === chair.seat ? null : chair.seat)}
        >
          <span class="visually-hidden">{t("look-at", { name: chairName(chair) })}</span>
          <Miniature {...props} seat={chair.seat} />
        </button>
      ) : null}
    </li>
  );
}

const STAR = star(9, 9, 8);

export function Score({ value }: { readonly value: number }) {
  return (
    <span class="score serif">
      {plain(value)}
      <Picture markup={STAR} viewBox="0 0 18 18" width={18} height={18} label={t("points")} />
    </span>
  );
}

/** What a seat is doing: thinking, done, away. */
export function stateOf(chair: Chair, affairs: Affairs): string {
  if (chair.finish) return t(`finish-${chair.finish}`);
  if (chair.cover) return t("bot-plays");
  if (affairs.phase === "over")
    return affairs.result ? t("rank", { rank: affairs.result.ranks[chair.seat] ?? 0 }) : "";
  if (chair.holder === "human" && !chair.online) return t("away");
  return t(affairs.waiting.includes(chair.seat) ? "thinking" : "done");
}

/** The time that is left, counted down by the second. */
function Countdown({ deadline }: { readonly deadline: number | undefined }) {
  const [now, setNow] = useState(Date.now() / 1000);
  useEffect(() => {
    if (deadline === undefined) return;
    const timer = setInterval(() => setNow(Date.now() / 1000), 1000);
    return () => clearInterval(timer);
  }, [deadline]);
  if (deadline === undefined) return null;
  const left = Math.max(0, Math.round(deadline - now));
  const words = left >= 3600 ? t("hours", { count: Math.floor(left / 3600) }) : clockWords(left);
  return <span class={left < 15 ? "countdown late" : "countdown"}>{words}</span>;
}

const clockWords = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
