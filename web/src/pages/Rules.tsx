/** The rules of every game, each paragraph and each ruling with an address of its own. */
import { useEffect } from "preact/hooks";
import { go } from "@/route";
import { RulesOf } from "@/rules/RulesOf";
import { catalogue, gameById, loadCatalogue } from "@/store/catalogue";
import { say, t } from "@/text/fluent";
import { Segments } from "@/ui/Segments";
import { Trouble } from "@/ui/Trouble";
import { useTask } from "@/ui/useTask";
import "@/rules/RulesOf.css";

interface RulesPageProps {
  readonly game: string | null;
  readonly rule: string | null;
}

export function RulesPage({ game: wanted, rule }: RulesPageProps) {
  const task = useTask();
  useEffect(() => task.run(loadCatalogue), []);
  const games = catalogue.value?.games ?? [];
  const game = wanted ? gameById(wanted) : games[0];
  return (
    <section class="sheet-page panel">
      <h1>{t("title-rules")}</h1>
      {wanted && games.length && !game ? <Trouble words={t("unknown-game", { game: wanted })} /> : null}
      {games.length > 1 ? (
        <Segments
          label={t("choose-game")}
          quiet
          value={game?.id ?? ""}
          choices={games.map((known) => ({ value: known.id, label: say(known.title) }))}
          onChange={(id) => go(`/rules/${id}`, true)}
        />
      ) : null}
      <Trouble words={task.problem} />
      {game ? (
        <p class="rules-lesson">
          <a class="button" href={`/learn/${game.id}`}>
            {t("first-lesson")}
          </a>
        </p>
      ) : null}
      {game ? <RulesOf key={game.id} game={game.id} rule={rule} /> : null}
    </section>
  );
}
