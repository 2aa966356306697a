/** Where things lie: board and right column on a desk, board and sheet with tabs on a phone. */

import { useState } from "preact/hooks";
import { BoardArea } from "@/board/BoardArea";
import type { BoardProps } from "@/board/contract";
import { Answers } from "@/table/Answers";
import { Chat, spoken } from "@/table/Chat";
import { boardProps, type TableContext, useTable } from "@/table/context";
import { Log } from "@/table/Log";
import { Menu } from "@/table/Menu";
import { PhoneClock } from "@/table/PhoneClock";
import { Prompt } from "@/table/Prompt";
import { QuestionRule } from "@/table/QuestionRule";
import { ownFirst, Score, Seats } from "@/table/Seats";
import { SideHead } from "@/table/SideHead";
import { Connection, TableBar } from "@/table/TableBar";
import { Teacher } from "@/table/Teacher";
import { t } from "@/text/fluent";
import { Icon, type IconName } from "@/ui/icons";
import { Shield } from "@/ui/Shield";
import { type Tab, Tabs } from "@/ui/Tabs";
import { room } from "@/ui/viewport";
import "@/table/Layout.css";

export function WideLayout() {
  const context = useTable();
  const props = boardProps(context);
  return (
    <div class="table-page">
      <main class="wood table-main">
        <TableBar />
        {props ? <BoardArea board={context.board} props={props} /> : <p class="waiting">{t("loading")}</p>}
      </main>
      <aside class="table-side" aria-label={t("side")}>
        <SideHead>
          <Prompt />
          <Teacher />
        </SideHead>
        <Seats />
        <SideTabs context={context} props={props} />
      </aside>
    </div>
  );
}

/** Everything that is words: what happened, what can be answered, what is said, what the rules say. */
function wordTabs(context: TableContext): Tab[] {
  const talk = spoken(context.store).length;
  return [
    { id: "log", label: t("tab-log"), body: <Log /> },
    { id: "answers", label: t("tab-answers"), body: <Answers /> },
    { id: "chat", label: talk ? t("tab-chat-count", { count: talk }) : t("tab-chat"), body: <Chat /> },
    { id: "rules", label: t("tab-rules"), body: <QuestionRule /> },
  ];
}

function SideTabs({ context, props }: { readonly context: TableContext; readonly props: BoardProps | null }) {
  const Aside = room.value === "tablet" ? context.board?.module.Aside : undefined;
  const cards = Aside && props ? [{ id: "cards", label: t("tab-cards"), body: <Aside {...props} /> }] : [];
  return <Tabs label={t("side")} tabs={[...cards, ...wordTabs(context)]} />;
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
  const tabs = PHONE_TABS.filter(([id]) => id !== "cards" || cardsOf(context));
  return (
    <div class="phone-page">
      <PhoneBar context={context} props={props} />
      <main class="phone-main">
        <PhoneBody tab={tab} context={context} props={props} />
      </main>
      <nav class="phone-tabs" aria-label={t("side")}>
        {tabs.map(([id, icon]) => (
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

/** What the tab with the cards shows on a phone, if the game has one. */
const cardsOf = ({ board }: TableContext) => board?.module.Aside ?? board?.module.PhoneTab;

interface PhoneBodyProps {
  readonly tab: PhoneTab;
  readonly context: TableContext;
  readonly props: BoardProps | null;
}

function PhoneBody({ tab, context, props }: PhoneBodyProps) {
  const Aside = cardsOf(context);
  switch (tab) {
    case "board":
      return (
        <>
          {props ? <BoardArea board={context.board} props={props} /> : <p class="waiting">{t("loading")}</p>}
          <div class="phone-sheet">
            <Teacher />
            <Prompt />
          </div>
        </>
      );
    case "cards":
      return <div class="phone-scroll">{Aside && props ? <Aside {...props} /> : null}</div>;
    case "players":
      return (
        <div class="phone-scroll">
          <Seats />
          <Menu />
        </div>
      );
    case "log":
      return (
        <div class="phone-log">
          <Tabs label={t("log")} tabs={wordTabs(context)} />
        </div>
      );
  }
}

/** As many shields have room in the bar. */
const MAX_SHIELDS = 5;

/** The head of the page on a phone: what the game says, and everybody's shield with points and a tick. */
function PhoneBar({ context, props }: { readonly context: TableContext; readonly props: BoardProps | null }) {
  const module = context.board?.module;
  const status = context.store.status.value;
  const heading = props ? module?.heading?.(props.view) : undefined;
  const chairs = ownFirst(status?.chairs ?? [], context.store.seat.value);
  const shown = chairs.length > MAX_SHIELDS ? chairs.slice(0, MAX_SHIELDS - 1) : chairs;
  const others = chairs.length - shown.length;
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
      {status ? <PhoneClock status={status} own={context.store.seat.value} /> : null}
      <ul class="phone-seats">
        {shown.map((chair) => (
          <li key={chair.seat} class={status?.waiting.includes(chair.seat) ? "turn" : ""}>
            <Shield seat={chair.seat} size={20} />
            {props && module?.score ? <Score value={module.score(props.view, chair.seat)} /> : null}
            {status?.phase === "playing" && !status.waiting.includes(chair.seat) ? (
              <span class="tick" role="img" aria-label={t("done")}>
                ✓
              </span>
            ) : null}
          </li>
        ))}
        {others > 0 ? <li class="phone-others">+{others}</li> : null}
      </ul>
    </header>
  );
}
