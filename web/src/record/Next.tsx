/** What to do after a game: meet again, share it, keep it, play on from any point. */
import { useState } from "preact/hooks";
import { api, requestId } from "@/api/client";
import type { RecordSummary, TableStatus } from "@/api/wire";
import { playerName } from "@/record/names";
import { go } from "@/route";
import { catalogue } from "@/store/catalogue";
import { ensureMe } from "@/store/people";
import type { ReplayStore } from "@/store/replay";
import { middleLevel } from "@/store/seating";
import { ShareLink } from "@/table/ShareLink";
import { t } from "@/text/fluent";
import { LevelSelect } from "@/ui/LevelSelect";
import { Trouble } from "@/ui/Trouble";
import { useTask } from "@/ui/useTask";
import "@/record/Next.css";

interface NextProps {
  readonly record: RecordSummary;
  readonly store: ReplayStore;
  /** How the table of the game stands, if it was played here. */
  readonly status: TableStatus | null;
}

export function Next({ record, store, status }: NextProps) {
  const task = useTask();
  const rematch = async (): Promise<void> => go(`/t/${(await api.rematch(record.id, requestId())).table}`);
  return (
    <section class="panel next" aria-label={t("next")}>
      <header>
        <h2>{t("next")}</h2>
      </header>
      <div class="stack next-body">
        <div class="row">
          {status?.you.seats.length && !status.rematch ? (
            <button
              type="button"
              class="button main"
              disabled={task.running}
              onClick={() => task.run(rematch)}
            >
              {t("rematch")}
            </button>
          ) : null}
          <a class="button" href={api.recordFile(record.id)} download={`${record.game}-${record.id}.txt`}>
            {t("download")}
          </a>
        </div>
        <ShareLink path={`/r/${record.id}`} code={false} />
        <Continue record={record} store={store} />
        <Trouble words={task.problem} />
      </div>
    </section>
  );
}

/** Play on from the position that is shown, in one of the seats, against bots. */
function Continue({ record, store }: { readonly record: RecordSummary; readonly store: ReplayStore }) {
  const task = useTask();
  const levels = catalogue.value?.levels ?? [];
  const [seat, setSeat] = useState(0);
  const [level, setLevel] = useState("");
  const move = store.move.value;
  const proceed = async (): Promise<void> => {
    const person = await ensureMe();
    const wanted = { move, seat, name: person.name, level: level || middleLevel(levels) };
    go(`/t/${(await api.continueRecord(record.id, wanted)).table}`);
  };
  return (
    <form
      class="continue"
      onSubmit={(event) => {
        event.preventDefault();
        task.run(proceed);
      }}
    >
      <p class="label">{t("continue-help", { move, moves: record.moves })}</p>
      <div class="row">
        <select
          class="select"
          aria-label={t("seat")}
          value={seat}
          onChange={(event) => setSeat(Number(event.currentTarget.value))}
        >
          {record.players.map((_, i) => (
            <option key={i} value={i}>
              {playerName(record, i)}
            </option>
          ))}
        </select>
        <LevelSelect
          levels={levels}
          value={level || middleLevel(levels)}
          onChange={(chosen) => setLevel(chosen)}
        />
        <button type="submit" class="button" disabled={task.running || move >= record.moves}>
          {t("continue")}
        </button>
      </div>
      <Trouble words={task.problem} />
    </form>
  );
}
