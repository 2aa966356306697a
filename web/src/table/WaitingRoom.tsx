/** Before the game: who sits where, whom to invite, and the button that begins. */
import { useState } from "preact/hooks";
import { api } from "@/api/client";
import type { Affairs, Chair } from "@/api/wire";
import { Thumbnail } from "@/art/Cover";
import { lengthOf } from "@/pages/Create";
import { catalogue, gameById } from "@/store/catalogue";
import { ensureMe } from "@/store/people";
import { chairName } from "@/store/seats";
import type { TableStore } from "@/store/table";
import { middleLevel } from "@/store/wishes";
import { Chat } from "@/table/Chat";
import { useTable } from "@/table/context";
import { Notices } from "@/table/Notices";
import { ShareLink } from "@/table/ShareLink";
import { say, t } from "@/text/fluent";
import { LevelSelect } from "@/ui/LevelSelect";
import { FreeShield, Shield } from "@/ui/Shield";

export function WaitingRoom() {
  const { store } = useTable();
  const affairs = store.affairs.value;
  if (!affairs) return null;
  const game = gameById(affairs.game);
  return (
    <main class="wood waiting-room">
      <section class="panel">
        <header>
          <Thumbnail game={affairs.game} />
          <h1>{game ? say(game.title) : ""}</h1>
          <a href="/">{t("to-start")}</a>
        </header>
        <div class="stack waiting-body">
          <Notices />
          <Settings affairs={affairs} />
          <ul class="chairs">
            {affairs.chairs.map((chair) => (
              <ChairRow key={chair.seat} chair={chair} affairs={affairs} store={store} />
            ))}
          </ul>
          <Beginning affairs={affairs} store={store} />
          <section>
            <h2>{t("invite")}</h2>
            <ShareLink path={`/t/${affairs.id}`} />
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

/** The host begins when everybody is there; the others wait for him. */
function Beginning({ affairs, store }: { readonly affairs: Affairs; readonly store: TableStore }) {
  const open = affairs.chairs.filter((chair) => chair.holder === "open").length;
  if (!affairs.you.host) return <p class="help">{t("host-begins")}</p>;
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
      <button type="button" class="button" onClick={() => void store.send({ type: "close" })}>
        {t("close-table")}
      </button>
      {open ? <p class="help">{t("seats-missing", { count: open })}</p> : null}
    </div>
  );
}

/** What has been agreed, in words. */
function Settings({ affairs }: { readonly affairs: Affairs }) {
  const game = gameById(affairs.game);
  const words = (game?.options ?? []).flatMap((option) => {
    const value = option.values.find((known) => known.value === affairs.options[option.key]);
    return value ? [`${say(option.label)}: ${say(value.label)}`] : [];
  });
  const clock = affairs.clock;
  if (clock) words.push(`${t("clock")}: ${t(`clock-${clock.per}`)}, ${lengthOf(clock.seconds)}`);
  return words.length ? <p class="soft">{words.join(" · ")}</p> : null;
}

interface ChairRowProps {
  readonly chair: Chair;
  readonly affairs: Affairs;
  readonly store: TableStore;
}

function ChairRow({ chair, affairs, store }: ChairRowProps) {
  const mine = affairs.you.seats.includes(chair.seat);
  const free = chair.holder === "open";
  const sit = async (): Promise<void> => {
    const person = await ensureMe();
    await store.send({ type: "sit", seat: chair.seat, name: person.name });
  };
  return (
    <li>
      {free ? <FreeShield size={28} /> : <Shield seat={chair.seat} size={28} />}
      <b class="serif">{chairName(chair)}</b>
      <span class="soft">{mine ? t("you") : chair.holder === "human" && !chair.online ? t("away") : ""}</span>
      <span class="row chair-buttons">
        {free && (!affairs.you.seats.length || !affairs.you.host) ? (
          <button type="button" class="button main" data-sit={chair.seat} onClick={() => void sit()}>
            {t("do-sit")}
          </button>
        ) : null}
        {free && affairs.you.host ? <HostButtons chair={chair} store={store} /> : null}
        {!free && (mine || affairs.you.host) ? (
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
      <button type="button" class="button" onClick={() => void invite()}>
        {t("invite-here")}
      </button>
      {link ? <ShareLink path={`/join/${encodeURIComponent(link)}`} code={false} /> : null}
    </>
  );
}
