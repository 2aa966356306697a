/** The log in words: every event with its rule; what made points can be clicked and lights up on the board. */
import type { LogLine } from "@/api/wire";
import { type TableContext, undoneNumbers, useTable } from "@/table/context";
import { RuleLink } from "@/table/RuleLink";
import { say, t } from "@/text/fluent";
import { signed } from "@/text/number";
import { Shield } from "@/ui/Shield";
import { useTail } from "@/ui/tail";
import "@/table/Log.css";

/** Lines that are about talking stand in the chat; those that only say "I have chosen" would bury the rest. */
const ELSEWHERE = new Set(["table-said", "table-answered", "table-took-back"]);

export function Log() {
  const context = useTable();
  const { store } = context;
  const lines = store.lines.value.filter((line) => !ELSEWHERE.has(line.type));
  const undone = undoneNumbers(store.lines.value);
  const { scroller, content, away, onScroll, toEnd } = useTail();
  return (
    <div class="log-frame">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div class="log" ref={scroller} onScroll={onScroll} tabIndex={0} aria-label={t("log")} role="log">
        <ol ref={content}>
          {lines.map((line) => (
            <Line key={line.number} line={line} context={context} undone={undone.has(line.number)} />
          ))}
        </ol>
      </div>
      {away.value ? (
        <button type="button" class="button log-newest" data-newest onClick={toEnd}>
          ↓ {t("newest")}
        </button>
      ) : null}
    </div>
  );
}

interface LineProps {
  readonly line: LogLine;
  readonly context: TableContext;
  readonly undone: boolean;
}

/** The seat that an event is about, if it is about one. */
function seatOf(line: LogLine): number | null {
  const { seat, owner } = line.event;
  return typeof seat === "number" ? seat : typeof owner === "number" ? owner : null;
}

function Line({ line, context, undone }: LineProps) {
  const { store, board } = context;
  const seat = seatOf(line);
  const points = line.event.points;
  const lights = board?.module.lights?.(line.event) ?? false;
  const lit = store.lit.value === line.event;
  const words = (
    <>
      {seat === null ? null : <Shield seat={seat} size={14} />}
      <span>{say(line.text)}</span>
      {typeof points === "number" && points !== 0 ? <b class="points">{signed(points)}</b> : null}
    </>
  );
  return (
    <li
      class={`log-line${undone ? " undone" : ""}${lit ? " lit" : ""}${typeof points === "number" ? " scoring" : ""}`}
    >
      {lights && !undone ? (
        <button
          type="button"
          class="log-words"
          aria-pressed={lit}
          title={t("show-on-board")}
          onClick={() => {
            store.lit.value = lit ? null : line.event;
          }}
        >
          {words}
        </button>
      ) : (
        <span class="log-words">{words}</span>
      )}
      <RuleLink rule={line.rule} />
    </li>
  );
}
