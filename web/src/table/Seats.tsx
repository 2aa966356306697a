/** The players: shield, name, what they are doing, time, score, and their things in small. */
import type { Chair, TableStatus } from "@/api/wire";
import { star } from "@/art/ink";
import type { BoardProps } from "@/board/contract";
import { Picture } from "@/board/Drawing";
import { contested } from "@/record/names";
import { chairName } from "@/store/seats";
import { AboutPerson } from "@/table/AboutPerson";
import { Countdown } from "@/table/Countdown";
import { boardProps, type TableContext, useTable } from "@/table/context";
import { t } from "@/text/fluent";
import { plain } from "@/text/number";
import { AskFirst } from "@/ui/AskFirst";
import { Shield } from "@/ui/Shield";
import "@/table/Seats.css";

/** With more players than this the list shows no miniatures of its own accord. */
const MAX_PICTURES = 4;

export function Seats() {
  const context = useTable();
  const status = context.store.status.value;
  const props = boardProps(context);
  if (!status) return null;
  const own = context.store.seat.value;
  const order = ownFirst(status.chairs, own);
  const crowded = status.chairs.length > MAX_PICTURES;
  return (
    <section class={crowded ? "seats crowded" : "seats"} aria-label={t("players-title")}>
      <ul>
        {order.map((chair) => (
          <SeatRow key={chair.seat} chair={chair} status={status} context={context} props={props} />
        ))}
      </ul>
      {status.spectators > 0 ? (
        <p class="spectators soft">{t("spectators", { count: status.spectators })}</p>
      ) : null}
    </section>
  );
}

export const ownFirst = (chairs: readonly Chair[], own: number | null): Chair[] =>
  [...chairs].sort((a, b) => Number(b.seat === own) - Number(a.seat === own) || a.seat - b.seat);

interface SeatRowProps {
  readonly chair: Chair;
  readonly status: TableStatus;
  readonly context: TableContext;
  readonly props: BoardProps | null;
}

function SeatRow({ chair, status, context, props }: SeatRowProps) {
  const module = context.board?.module;
  const own = chair.seat === context.store.seat.value;
  const turn = status.waiting.includes(chair.seat);
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
        {chair.holder === "human" && !status.you.seats.includes(chair.seat) ? (
          <AboutPerson name={chairName(chair)} seat={chair.seat} />
        ) : null}
        <div class="soft seat-state">
          {stateOf(chair, status)}
          {note ? ` · ${note}` : ""} <Countdown deadline={status.deadlines[String(chair.seat)]} />
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
      <CoverAbsent chair={chair} status={status} context={context} />
    </li>
  );
}

/** Somebody who has been away for long keeps nobody waiting: the others may let a bot play. */
function CoverAbsent({ chair, status, context }: Pick<SeatRowProps, "chair" | "status" | "context">) {
  const { seats } = status.you;
  if (!chair.absent || !seats.length || seats.includes(chair.seat)) return null;
  return (
    <div class="seat-cover">
      <AskFirst
        name={`cover-${chair.seat}`}
        label={t("let-bot-play-other")}
        words={t("let-bot-play-other-help", { name: chairName(chair) })}
        yes={t("let-bot-play-yes")}
        onYes={() => void context.store.send({ type: "cover", seat: chair.seat })}
      />
    </div>
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
export function stateOf(chair: Chair, status: TableStatus): string {
  if (chair.finish) return t(`finish-${chair.finish}`);
  if (chair.cover) return t(status.resting ? "waited-for" : "bot-plays");
  if (status.phase === "over")
    return status.result && contested(status.result)
      ? t("rank", { rank: status.result.ranks[chair.seat] ?? 0 })
      : "";
  if (chair.holder === "human" && !chair.online) return t("away");
  return t(status.waiting.includes(chair.seat) ? "thinking" : "done");
}
