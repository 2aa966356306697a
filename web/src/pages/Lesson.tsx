/** A first lesson: the board as large as at a table, beside it what there is to know, stop by stop. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { Unreachable } from "@/api/client";
import type { Lesson, RecordedPosition } from "@/api/wire";
import { BoardArea } from "@/board/BoardArea";
import type { BoardProps } from "@/board/contract";
import { PeekLayer } from "@/board/PeekLayer";
import { type Loaded, useBoard } from "@/board/useBoard";
import { Card } from "@/lesson/Card";
import { useLessonKeys } from "@/lesson/keys";
import { Ring } from "@/lesson/Ring";
import { LessonStore } from "@/store/lesson";
import { RuleDialog } from "@/table/RuleDialog";
import { say, t } from "@/text/fluent";
import { LanguageSwitch, Logo } from "@/ui/Bars";
import { Lost } from "@/ui/Lost";
import { wordsOf } from "@/ui/problem";
import { room } from "@/ui/viewport";
import "@/table/Layout.css";
import "@/table/TableBar.css";
import "@/pages/Lesson.css";

/** The stop in the address, counted from 1. */
const wantedStop = (): number => Number(new URLSearchParams(location.search).get("stop") ?? 1) - 1 || 0;

export function LessonPage({ game }: { readonly game: string }) {
  const store = useMemo(() => new LessonStore(game), [game]);
  useEffect(() => void store.open(wantedStop()), [store]);
  const board = useBoard(game);
  const at = store.at.value;
  const lesson = store.lesson.value;
  useEffect(() => {
    if (lesson) history.replaceState(null, "", `${location.pathname}?stop=${at + 1}`);
  }, [lesson, at]);
  const position = store.position.value;
  if (!lesson || !position || board === undefined) {
    const words = wordsInstead(store);
    return (
      <main class="wood table-message">
        {words ? (
          <Lost words={words} gone={!(store.problem.value instanceof Unreachable)} />
        ) : (
          <p class="waiting">{t("loading")}</p>
        )}
      </main>
    );
  }
  return <Opened store={store} board={board} lesson={lesson} position={position} />;
}

/** Why there is no lesson here; empty while it may still come. */
function wordsInstead(store: LessonStore): string {
  if (store.problem.value) return wordsOf(store.problem.value);
  return store.none.value ? t("no-lesson") : "";
}

interface OpenedProps {
  readonly store: LessonStore;
  readonly board: Loaded | null;
  readonly lesson: Lesson;
  readonly position: RecordedPosition;
}

function Opened({ store, board, lesson, position }: OpenedProps) {
  const [rule, setRule] = useState<string | null>(null);
  const props = { ...boardProps(store, board, lesson, position), openRule: setRule };
  useLessonKeys(store, board, props);
  const part = board?.module.parts?.[store.stop.value?.part ?? ""];
  const phone = room.value === "phone";
  const card = <Card store={store} board={board} props={props} />;
  return (
    <div class={phone ? "phone-page lesson-page" : "table-page lesson-page"}>
      <main class={phone ? "phone-main" : "wood table-main"}>
        <LessonBar lesson={lesson} onRules={() => setRule(ruleOf(position))} />
        <BoardArea board={board} props={props} />
        {phone ? <div class="phone-sheet">{card}</div> : null}
      </main>
      {phone ? null : (
        <aside class="table-side" aria-label={t("side")}>
          {card}
        </aside>
      )}
      {part ? <Ring selector={part} /> : null}
      <PeekLayer />
      {rule === null ? null : <RuleDialog game={lesson.game} rule={rule} onClose={() => setRule(null)} />}
    </div>
  );
}

/** The rule that matters at a stop: that of what is asked there. */
const ruleOf = ({ view }: RecordedPosition): string => view.question?.rule ?? view.asks[0]?.rule ?? "";

function LessonBar({ lesson, onRules }: { readonly lesson: Lesson; onRules(): void }) {
  return (
    <header class="table-bar lesson-bar">
      <a class="logo serif" href="/" aria-label={t("to-start")}>
        <Logo />
        <span>Stolek</span>
      </a>
      <h1 class="table-title">{say(lesson.title)}</h1>
      <button type="button" class="lesson-rules" onClick={onRules}>
        {t("title-rules")}
      </button>
      <LanguageSwitch />
    </header>
  );
}

const NO_OFFERS: readonly never[] = [];
const nothing = (): void => undefined;

/** The board of a stop: something can be chosen only where the learner is asked. */
function boardProps(
  store: LessonStore,
  board: Loaded | null,
  lesson: Lesson,
  position: RecordedPosition,
): BoardProps {
  const asking = store.asking.value;
  return {
    hand: board?.hand,
    view: asking ? position.view : { ...position.view, question: null },
    offers: asking ? (position.question?.options ?? NO_OFFERS) : NO_OFFERS,
    players: lesson.players.map((name, seat) => ({ seat, name, mine: seat === lesson.seat })),
    draft: store.draft.value,
    foreseen: null,
    lit: store.lit.value,
    animatedEvents: store.animatedEvents.value,
    compact: room.value === "phone",
    shown: store.shown.value,
    preview: (draft) => {
      if (asking) store.draft.value = draft;
    },
    propose: (draft) => {
      if (asking) store.draft.value = draft;
    },
    confirm: () => void store.answer(),
    whyNot: nothing,
    show: (seat) => {
      store.shown.value = seat;
    },
    light: (event) => {
      store.lit.value = event;
    },
  };
}
