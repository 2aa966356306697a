/** After the game: who won and why, how the scores grew, every position again, and what to do next. */
import { useEffect, useMemo } from "preact/hooks";
import { PeekLayer } from "@/board/peek";
import { useBoard } from "@/board/useBoard";
import { Breakdown } from "@/record/Breakdown";
import { Chart, curves } from "@/record/Chart";
import { Next } from "@/record/Next";
import { playerName } from "@/record/names";
import { Ranking } from "@/record/Ranking";
import { Replay } from "@/record/Replay";
import { loadCatalogue } from "@/store/catalogue";
import { ReplayStore } from "@/store/replay";
import { say, t } from "@/text/fluent";
import { wordsOf } from "@/ui/problem";
import "@/styles/record.css";
import "@/styles/side.css";
import "@/styles/table.css";

const wantedMove = (): number | null => {
  const move = new URLSearchParams(location.search).get("move");
  return move !== null && /^\d+$/.test(move) ? Number(move) : null;
};

export function RecordPage({ id }: { readonly id: string }) {
  const store = useMemo(() => new ReplayStore(id), [id]);
  useEffect(() => {
    void store.open(wantedMove());
    loadCatalogue().catch(() => undefined); // Only the levels of the bots come from there.
  }, [store]);
  const record = store.record.value;
  const board = useBoard(record?.game);
  if (store.problem.value && !record) {
    return (
      <p class="sheet-page panel" role="alert">
        {wordsOf(store.problem.value)}
      </p>
    );
  }
  if (!record || board === undefined) return <p class="waiting">{t("loading")}</p>;
  const result = store.result.value;
  const lines = curves(store.points.value);
  const names = record.players.map((_, seat) => playerName(record, seat));
  return (
    <div class="record">
      <h1 class="record-title">
        {say(record.title)} <span>{t("result")}</span>
      </h1>
      {result ? (
        <div class="record-top">
          <Ranking record={record} result={result} />
          {lines.length ? <Chart curves={lines} names={names} /> : null}
          <Next record={record} store={store} />
        </div>
      ) : null}
      <PeekLayer />
      <Replay store={store} board={board} record={record} />
      {result?.breakdown.some((lines) => lines.length) ? <Breakdown record={record} result={result} /> : null}
    </div>
  );
}
