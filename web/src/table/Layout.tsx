/** Where things lie: board and right column on a desk, board and sheet with tabs on a phone. */

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { BoardProps } from "@/board/contract";
import { PlainBoard } from "@/board/Plain";
import { Answers } from "@/table/Answers";
import { Chat, spoken } from "@/table/Chat";
import { boardProps, type TableContext, useTable } from "@/table/context";
import { Log } from "@/table/Log";
import { Menu } from "@/table/Menu";
import { Prompt } from "@/table/Prompt";
import { QuestionRule } from "@/table/QuestionRule";
import { Score, Seats } from "@/table/Seats";
import { Connection, TableBar } from "@/table/TableBar";
import { t } from "@/text/fluent";
import { Icon, type IconName } from "@/ui/icons";
import { Shield } from "@/ui/Shield";
import { Tabs } from "@/ui/Tabs";
import { room } from "@/ui/viewport";

/** The board itself, and beside it what the game lays there if there is room. */
function BoardArea({
  context,
  props,
}: {
  readonly context: TableContext;
  readonly props: BoardProps | null;
}) {
  if (!props) return <p class="waiting">{t("loading")}</p>;
  const module = context.board?.module;
  const Board = module?.Board ?? PlainBoard;
  const Aside = room.value === "desk" ? module?.Aside : undefined;
  return (
    <div class={Aside ? "board-area with-aside" : "board-area"}>
      <div class="board">
        <Board {...props} />
      </div>
      {Aside ? (
        <div class="board-aside">
          <Aside {...props} />
        </div>
      ) : null}
    </div>
  );
}

export function WideLayout() {
  const context = useTable();
  const props = boardProps(context);
  return (
    <div class="table-page">
      <main class="wood table-main">
        <TableBar />
        <BoardArea context={context} props={props} />
      </main>
      <aside class="table-side" aria-label={t("side")}>
        <Prompt />
        <Seats />
        <SideTabs context={context} props={props} />
      </aside>
    </div>
  );
}

function SideTabs({ context, props }: { readonly context: TableContext; readonly props: BoardProps | null }) {
  const Aside = room.value === "tablet" ? context.board?.module.Aside : undefined;
  const talk = spoken(context.store).length;
  const tabs = [
    ...(Aside && props ? [{ id: "cards", label: t("tab-cards"), body: <Aside {...props} /> }] : []),
    { id: "log", label: t("tab-log"), body: <Log /> },
    { id: "answers", label: t("tab-answers"), body: <Answers /> },
    { id: "chat", label: talk ? t("tab-chat-count", { count: talk }) : t("tab-chat"), body: <Chat /> },
    { id: "rules", label: t("tab-rules"), body: <QuestionRule /> },
  ];
  return <Tabs label={t("side")} tabs={tabs} />;
}

type PhoneTab = "board" | "cards" | "players" | "log";

const PHONE_TABS: readonly (readonly [PhoneTab, IconName])[] = [
  ["board", "map"],
  ["cards", "cards"],
  ["players", "people"],
  ["log", "list"],
];

export function PhoneLayout() {
  const context = useTable();
  const props = boardProps(context);
  const [tab, setTab] = useState<PhoneTab>("board");
  const Aside = context.board?.module.Aside ?? context.board?.module.PhoneTab;
  const bodies: Record<PhoneTab, ComponentChildren> = {
    board: (
      <>
        <BoardArea context={context} props={props} />
        <div class="phone-sheet">
          <Prompt />
        </div>
      </>
    ),
    cards: <div class="phone-scroll">{Aside && props ? <Aside {...props} /> : <Answers />}</div>,
    players: (
      <div class="phone-scroll">
        <Seats />
        <Menu />
      </div>
    ),
    log: (
      <div class="phone-log">
        <Tabs
          label={t("log")}
          tabs={[
            { id: "log", label: t("tab-log"), body: <Log /> },
            { id: "answers", label: t("tab-answers"), body: <Answers /> },
            { id: "chat", label: t("tab-chat"), body: <Chat /> },
            { id: "rules", label: t("tab-rules"), body: <QuestionRule /> },
          ]}
        />
      </div>
    ),
  };
  return (
    <div class="phone-page">
      <PhoneBar context={context} props={props} />
      <main class="phone-main">{bodies[tab]}</main>
      <nav class="phone-tabs" aria-label={t("side")}>
        {PHONE_TABS.filter(([id]) => id !== "cards" || Aside).map(([id, icon]) => (
          <button
            key={id}
            type="button"
            aria-current={tab === id ? "page" : undefined}
            onClick={() => setTab(id)}
          >
            <Icon name={icon} />
            {t(`phone-${id}`)}
          </button>
        ))}
      </nav>
    </div>
  );
}

/** The head of the page on a phone: what the game says, and everybody's shield with points and a tick. */
function PhoneBar({ context, props }: { readonly context: TableContext; readonly props: BoardProps | null }) {
  const module = context.board?.module;
  const affairs = context.store.affairs.value;
  const heading = props ? module?.heading?.(props.view) : undefined;
  return (
    <header class="phone-bar">
      <a href="/" aria-label={t("to-start")} class="phone-home serif">
        S
      </a>
      <div class="phone-heading">
        <h1>{heading?.title ?? "Stolek"}</h1>
        <p class="soft">{heading?.note ?? ""}</p>
      </div>
      <Connection />
      <ul class="phone-seats">
        {affairs?.chairs.slice(0, 5).map((chair) => (
          <li key={chair.seat} class={affairs.waiting.includes(chair.seat) ? "turn" : ""}>
            <Shield seat={chair.seat} size={20} />
            {props && module?.score ? <Score value={module.score(props.view, chair.seat)} /> : null}
            {affairs.phase === "playing" && !affairs.waiting.includes(chair.seat) ? (
              <span class="tick" role="img" aria-label={t("done")}>
                ✓
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </header>
  );
}
