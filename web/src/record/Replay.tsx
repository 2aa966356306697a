/** Every position again: a slider, keys, what each move told, and the board as it was. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { RecordedPosition, RecordSummary } from "@/api/wire";
import { BoardArea } from "@/board/BoardArea";
import type { BoardProps } from "@/board/contract";
import type { Loaded } from "@/board/useBoard";
import { playerName } from "@/record/names";
import type { ReplayStore } from "@/store/replay";
import { say, t } from "@/text/fluent";
import { Icon, type IconName } from "@/ui/icons";
import { room } from "@/ui/viewport";
import "@/record/Replay.css";

interface ReplayProps {
  readonly store: ReplayStore;
  readonly board: Loaded | null;
  readonly record: RecordSummary;
}

/** Nobody decides anything in a replay. */
const nothing = (): void => undefined;

function boardProps({ store, board, record }: ReplayProps, position: RecordedPosition): BoardProps {
  return {
    hand: board?.hand,
    view: { ...position.view, question: null },
    offers: NO_OFFERS,
    players: record.players.map((_, seat) => ({
      seat,
      name: playerName(record, seat),
      mine: seat === store.seat.value,
    })),
    draft: null,
    foreseen: null,
    lit: store.lit.value,
    animatedEvents: store.animatedEvents.value,
    compact: room.value === "phone",
    shown: store.shown.value,
    preview: nothing,
    propose: nothing,
    confirm: nothing,
    whyNot: nothing,
    show: (seat) => {
      store.shown.value = seat;
    },
    light: (event) => {
      store.lit.value = event;
    },
  };
}

const NO_OFFERS: readonly never[] = [];
const STEP = 900;

export function Replay(props: ReplayProps) {
  const { store, board, record } = props;
  const [running, setRunning] = useState(false);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!running) return;
    if (store.move.value >= record.moves) return setRunning(false);
    const timer = setTimeout(() => void store.goTo(store.move.value + 1), STEP);
    return () => clearTimeout(timer);
  }, [running, store.position.value]);
  useEffect(() => {
    if (new URLSearchParams(location.search).has("move")) section.current?.scrollIntoView();
  }, []);
  const position = store.position.value;
  return (
    <section class="replay" aria-label={t("replay")} ref={section}>
      <Controls store={store} record={record} running={running} onRun={setRunning} />
      {position ? (
        <BoardArea board={board} props={boardProps(props, position)} />
      ) : (
        <p class="waiting">{t("loading")}</p>
      )}
    </section>
  );
}

interface ControlsProps {
  readonly store: ReplayStore;
  readonly record: RecordSummary;
  readonly running: boolean;
  onRun(running: boolean): void;
}

function Controls({ store, record, running, onRun }: ControlsProps) {
  const move = store.move.value;
  const go = (to: number): void => {
    void store.goTo(to);
    history.replaceState(null, "", `${location.pathname}?move=${Math.min(Math.max(to, 0), record.moves)}`);
  };
  // The store knows the move before the page shows it: quick presses count from there.
  const step = (by: number): void => go(store.move.value + by);
  useReplayKeys({
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
    Home: () => go(0),
    End: () => go(record.moves),
    " ": () => onRun(!running),
  });
  const button = (icon: IconName, label: string, act: () => void) => (
    <button type="button" class="button icon-button" aria-label={label} onClick={act}>
      <Icon name={icon} />
    </button>
  );
  return (
    <div class="panel controls">
      <div class="row">
        {button("first", t("to-first"), () => go(0))}
        {button("previous", t("to-previous"), () => step(-1))}
        <button type="button" class="button" onClick={() => onRun(!running)}>
          {t(running ? "pause" : "run")}
        </button>
        {button("next", t("to-next"), () => step(1))}
        {button("last", t("to-last"), () => go(record.moves))}
        <Slider move={move} moves={record.moves} onMove={go} />
        <span class="move-number">{t("move-of", { move, moves: record.moves })}</span>
        <SeatChoice store={store} record={record} />
      </div>
      <Told store={store} record={record} />
    </div>
  );
}

/** Keys that work anywhere but where they mean something else, from the moment that the page is seen. */
function useReplayKeys(keys: Readonly<Record<string, () => void>>): void {
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.target instanceof Element && event.target.closest("input, select, button, a, textarea"))
        return;
      const act = keys[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", pressed);
    return () => document.removeEventListener("keydown", pressed);
  });
}

interface SliderProps {
  readonly move: number;
  readonly moves: number;
  onMove(to: number): void;
}

function Slider({ move, moves, onMove }: SliderProps) {
  return (
    <input
      type="range"
      min={0}
      max={moves}
      value={move}
      aria-label={t("move")}
      onInput={(event) => onMove(Number(event.currentTarget.value))}
    />
  );
}

function SeatChoice({ store, record }: { readonly store: ReplayStore; readonly record: RecordSummary }) {
  return (
    <select
      class="select eyes"
      aria-label={t("eyes")}
      value={store.seat.value ?? ""}
      onChange={(event) =>
        void store.lookThrough(event.currentTarget.value === "" ? null : Number(event.currentTarget.value))
      }
    >
      {record.players.map((_, seat) => (
        <option key={seat} value={seat}>
          {playerName(record, seat)}
        </option>
      ))}
      <option value="">{t("spectator")}</option>
    </select>
  );
}

/** What the last move told, in words. */
function Told({ store, record }: { readonly store: ReplayStore; readonly record: RecordSummary }) {
  const position = store.position.value;
  const own =
    position?.label && position.seat !== null
      ? `${playerName(record, position.seat)}: ${say(position.label)}`
      : "";
  return (
    <div class="told" role="status">
      {own ? <p class="soft">{own}</p> : null}
      <ul>
        {position?.lines.map((line) => (
          <li key={line.number}>
            <button
              type="button"
              class="told-line"
              onClick={() => {
                store.lit.value = store.lit.value === line.event ? null : line.event;
              }}
            >
              {say(line.text)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
