/** Before the game: who sits where, whom to invite, and the button that begins. */
import { useEffect, useState } from "preact/hooks";
import { api } from "@/api/client";
import type { Chair, TableStatus } from "@/api/wire";
import { Thumbnail } from "@/art/Cover";
import { lengthOf } from "@/pages/Create";
import { go } from "@/route";
import { catalogue, gameById } from "@/store/catalogue";
import { middleLevel } from "@/store/seating";
import { chairName } from "@/store/seats";
import type { TableStore } from "@/store/table";
import { AboutPerson } from "@/table/AboutPerson";
import { Chat } from "@/table/Chat";
import { useTable } from "@/table/context";
import { Notices } from "@/table/Notices";
import { ShareLink } from "@/table/ShareLink";
import { SitButton } from "@/table/SitButton";
import { say, t } from "@/text/fluent";
import { AskFirst } from "@/ui/AskFirst";
import { LevelSelect } from "@/ui/LevelSelect";
import { FreeShield, Shield } from "@/ui/Shield";
import "@/table/WaitingRoom.css";

export function WaitingRoom() {
  const { store } = useTable();
  const status = store.status.value;
  if (!status) return null;
  const game = gameById(status.game);
  return (
    <main class="wood waiting-room">
      <section class="panel">
        <header>
          <Thumbnail game={status.game} />
          <h1>{game ? say(game.title) : ""}</h1>
          <a href="/">{t("to-start")}</a>
        </header>
        <div class="stack waiting-body">
          <Notices />
          <Settings status={status} />
          <ul class="chairs">
            {status.chairs.map((chair) => (
              <ChairRow key={chair.seat} chair={chair} status={status} store={store} />
            ))}
          </ul>
          <Beginning status={status} store={store} />
          <section>
            <h2>{t("invite")}</h2>
            <Invitation status={status} />
          </section>
        </div>
      </section>
      <section class="panel waiting-chat" aria-label={t("chat")}>
        <header>
          <h2>{t("chat")}</h2>
        </header>
        <Chat />
      </section>
    </main>
  );
}

/** Anybody may sit down at a public table; at one by invitation the host sends everybody the link of a seat. */
function Invitation({ status }: { readonly status: TableStatus }) {
  const open = status.chairs.find((chair) => chair.holder === "open")?.seat;
  const [link, setLink] = useState("");
  const wanted = status.visibility === "link" && status.you.host && open !== undefined;
  useEffect(() => {
    setLink("");
    if (wanted) void api.invite(status.id, open).then((made) => setLink(made.link));
  }, [wanted, open]);
  if (status.visibility === "public") return <ShareLink path={`/t/${status.id}`} />;
  if (!status.you.host) return <p class="help">{t("invite-only")}</p>;
  return (
    <>
      <p class="help">{t("invite-one")}</p>
      {link ? <ShareLink key={link} path={`/join/${encodeURIComponent(link)}`} /> : null}
    </>
  );
}

/** The host begins when everybody is there; the others wait. */
function Beginning({ status, store }: { readonly status: TableStatus; readonly store: TableStore }) {
  const open = status.chairs.filter((chair) => chair.holder === "open").length;
  if (!status.you.host) return <p class="help">{t("host-begins")}</p>;
  const close = async (): Promise<void> => {
    if (await store.send({ type: "close" })) go("/");
  };
  return (
    <div class="row">
      <button
        type="button"
        class="button main"
        disabled={open > 0}
        onClick={() => void store.send({ type: "start" })}
      >
        {t("begin")}
      </button>
      <AskFirst
        name="close"
        label={t("close-table")}
        words={t("close-table-help")}
        yes={t("close-table")}
        onYes={() => void close()}
      />
      {open ? <p class="help">{t("seats-missing", { count: open })}</p> : null}
    </div>
  );
}

/** What has been agreed, in words. */
function Settings({ status }: { readonly status: TableStatus }) {
  const game = gameById(status.game);
  const words = (game?.options ?? []).flatMap((option) => {
    const value = option.values.find((known) => known.value === status.options[option.key]);
    return value ? [`${say(option.label)}: ${say(value.label)}`] : [];
  });
  const clock = status.clock;
  if (clock) words.push(`${t("clock")}: ${t(`clock-${clock.per}`)}, ${lengthOf(clock.seconds)}`);
  return words.length ? <p class="soft">{words.join(" · ")}</p> : null;
}

interface ChairRowProps {
  readonly chair: Chair;
  readonly status: TableStatus;
  readonly store: TableStore;
}

function ChairRow({ chair, status, store }: ChairRowProps) {
  const mine = status.you.seats.includes(chair.seat);
  const free = chair.holder === "open";
  return (
    <li>
      {free ? <FreeShield size={28} /> : <Shield seat={chair.seat} size={28} />}
      <b class="serif">{chairName(chair)}</b>
      <span class="soft">
        {mine ? t("you") : chair.holder === "human" && !chair.online ? t("away") : ""}
        {chair.holder === "human" && !mine ? <AboutPerson name={chairName(chair)} seat={chair.seat} /> : null}
      </span>
      <span class="row chair-buttons">
        {free && !status.you.seats.length && (status.you.host || status.visibility === "public") ? (
          <SitButton store={store} seat={chair.seat} />
        ) : null}
        {free && status.you.host ? <HostButtons chair={chair} store={store} /> : null}
        {!free && (mine || status.you.host) ? (
          <button
            type="button"
            class="button quiet"
            onClick={() => void store.send({ type: "vacate", seat: chair.seat })}
          >
            {t(mine ? "stand-up" : "clear-seat")}
          </button>
        ) : null}
      </span>
    </li>
  );
}

/** What the host can do with an empty chair: put a bot on it, or invite somebody to just this one. */
function HostButtons({ chair, store }: { readonly chair: Chair; readonly store: TableStore }) {
  const levels = catalogue.value?.levels ?? [];
  const [level, setLevel] = useState(() => middleLevel(levels));
  const [link, setLink] = useState("");
  const invite = async (): Promise<void> => {
    const made = await api.invite(store.id, chair.seat);
    setLink(made.link);
  };
  return (
    <>
      <LevelSelect levels={levels} value={level} onChange={(chosen) => setLevel(chosen)} />
      <button
        type="button"
        class="button"
        onClick={() => void store.send({ type: "seat-bot", seat: chair.seat, level })}
      >
        {t("seat-a-bot")}
      </button>
      <button type="button" class="button" data-invite={chair.seat} onClick={() => void invite()}>
        {t("invite-here")}
      </button>
      {link ? <ShareLink path={`/join/${encodeURIComponent(link)}`} code={false} /> : null}
    </>
  );
}
