/** The start page: the covers, play now against bots, my games and open tables. */
import { useEffect, useState } from "preact/hooks";
import { away } from "@/api/patience";
import type { Game, TableSummary } from "@/api/wire";
import { BlankCover, Cover } from "@/art/Cover";
import { QuickPlay } from "@/pages/QuickPlay";
import { catalogue, loadCatalogue } from "@/store/catalogue";
import { type TableList, useTables } from "@/store/lobby";
import { hasText, say, t } from "@/text/fluent";
import { TableRow } from "@/ui/TableRow";
import { Trouble } from "@/ui/Trouble";
import { useTask } from "@/ui/useTask";
import "@/pages/Start.css";

const LAST_GAME = "stolek.game";
const SHOWN = 4;
/** So many leaves lie there before the games are known. */
const BLANK = [0, 1, 2, 3, 4];

export function StartPage() {
  const task = useTask();
  useEffect(() => task.run(loadCatalogue), []);
  const games = catalogue.value?.games ?? [];
  const [chosen, setChosen] = useState(localStorage.getItem(LAST_GAME));
  const game = games.find((known) => known.id === chosen) ?? games[0];
  const choose = (id: string): void => {
    localStorage.setItem(LAST_GAME, id);
    setChosen(id);
  };
  return (
    <>
      <div class="hello">
        <h1>{t("hello")}</h1>
        <p>{t("hello-more")}</p>
      </div>
      <Trouble words={task.problem ?? (away.value ? t("server-away") : null)} />
      <div class="covers" role="radiogroup" aria-label={t("choose-game")}>
        {catalogue.value || task.problem
          ? null
          : BLANK.map((seed) => (
              <div key={seed} class="cover">
                <BlankCover seed={seed} />
              </div>
            ))}
        {games.map((known, i) => (
          <CoverButton
            key={known.id}
            game={known}
            seed={i}
            chosen={known === game}
            onChoose={() => choose(known.id)}
          />
        ))}
      </div>
      {game ? <QuickPlay key={game.id} game={game} levels={catalogue.value?.levels ?? []} /> : null}
      <div class="start-lists">
        <TablesPanel list="mine" heading={t("title-mine")} href="/games" more={t("all")} />
        <TablesPanel list="open" heading={t("title-tables")} href="/new" more={t("new-table")} />
      </div>
    </>
  );
}

const playerCount = (least: number, most: number): string =>
  least === most ? t("players-exactly", { count: least }) : t("players", { least, most });

interface CoverButtonProps {
  readonly game: Game;
  readonly seed: number;
  readonly chosen: boolean;
  onChoose(): void;
}

function CoverButton({ game, seed, chosen, onChoose }: CoverButtonProps) {
  const { least, most } = game.players;
  const players = least === most ? String(least) : `${least}–${most}`;
  const lineKey = `cover-${game.id}`;
  return (
    <label class={chosen ? "cover chosen" : "cover"}>
      <input
        type="radio"
        name="game"
        checked={chosen}
        aria-label={`${say(game.title)}, ${playerCount(least, most)}`}
        onChange={onChoose}
      />
      <Cover
        game={game.id}
        title={say(game.title)}
        line={hasText(lineKey) ? t(lineKey) : ""}
        players={players}
        invitation={t("play-bots")}
        chosen={chosen}
        seed={seed}
      />
    </label>
  );
}

interface TablesPanelProps {
  readonly list: TableList;
  readonly heading: string;
  readonly href: string;
  readonly more: string;
}

function TablesPanel({ list, heading, href, more }: TablesPanelProps) {
  const tables = useTables(list);
  return (
    <section class={`panel list-${list}`} aria-label={heading}>
      <header>
        <h2>{heading}</h2>
        <a href={href}>{more}</a>
      </header>
      <TableListBody tables={tables?.slice(0, SHOWN) ?? null} empty={t(`empty-${list}`)} />
    </section>
  );
}

function TableListBody({
  tables,
  empty,
}: {
  readonly tables: readonly TableSummary[] | null;
  readonly empty: string;
}) {
  if (tables === null) return <p class="empty">{t("loading")}</p>;
  if (!tables.length) return <p class="empty">{empty}</p>;
  return (
    <ul>
      {tables.map((table) => (
        <li key={table.id}>
          <TableRow table={table} />
        </li>
      ))}
    </ul>
  );
}
