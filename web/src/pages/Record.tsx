/** After the game: who won and why, how the scores grew, every position again, and what to do next. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { Problem, Unreachable } from "@/api/client";
import { PeekLayer } from "@/board/PeekLayer";
import { useBoard } from "@/board/useBoard";
import { Breakdown } from "@/record/Breakdown";
import { Chart, curves } from "@/record/Chart";
import { Next } from "@/record/Next";
import { playerName } from "@/record/names";
import { Ranking } from "@/record/Ranking";
import { Replay } from "@/record/Replay";
import { AftermathStore } from "@/store/aftermath";
import { loadCatalogue } from "@/store/catalogue";
import { ReplayStore } from "@/store/replay";
import { Rematch } from "@/table/Notices";
import { say, t } from "@/text/fluent";
import { Lost } from "@/ui/Lost";
import { wordsOf } from "@/ui/problem";
import "@/pages/Record.css";

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
  const [pointed, setPointed] = useState<number | null>(null);
  const record = store.record.value;
  const board = useBoard(record?.game);
  const aftermath = useMemo(() => new AftermathStore(id), [id]);
  useEffect(() => (record?.table ? aftermath.open() : undefined), [aftermath, record?.table]);
  const status = aftermath.status.value;
  if (store.problem.value && !record) {
    const problem = store.problem.value;
    const words = problem instanceof Unreachable ? t("server-away") : wordsOf(problem);
    return <Lost words={words} gone={problem instanceof Problem} />;
  }
  if (!record || board === undefined) return <p class="waiting">{t("loading")}</p>;
  const result = status?.result ?? store.result.value;
  const lines = curves(store.points.value);
  const names = record.players.map((_, seat) => playerName(record, seat));
  return (
    <div class="record">
      <h1 class="record-title">
        {say(record.title)} <span>{t("result")}</span>
      </h1>
      {status?.rematch ? (
        <div class="record-rematch">
          <Rematch status={status} />
        </div>
      ) : null}
      {result ? (
        <div class="record-top">
          <Ranking record={record} result={result} pointed={pointed} onPoint={setPointed} />
          {lines.length ? (
            <Chart curves={lines} names={names} pointed={pointed} onPoint={setPointed} />
          ) : null}
          <Next record={record} store={store} status={status} />
        </div>
      ) : null}
      <PeekLayer />
      <Replay store={store} board={board} record={record} />
      {result?.breakdown.some((lines) => lines.length) ? <Breakdown record={record} result={result} /> : null}
    </div>
  );
}
