/** The rules browser: every paragraph with its id, searched in the reader's language, each with an address of its own. */
import { useEffect, useState } from "preact/hooks";
import type { Paragraph } from "@/api/wire";
import { go, visits } from "@/route";
import { catalogue, gameById, loadCatalogue } from "@/store/catalogue";
import { loadRulebook, rulebooks, searched } from "@/store/rulebooks";
import { language, say, t } from "@/text/fluent";
import { Segments } from "@/ui/Segments";
import { Trouble } from "@/ui/Trouble";
import { useTask } from "@/ui/useTask";
import "@/pages/Rules.css";

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
    <section class="sheet-page panel rules">
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
        <p>
          <a class="button" href={`/learn/${game.id}`}>
            {t("first-lesson")}
          </a>
        </p>
      ) : null}
      {game ? <RulesOf key={game.id} game={game.id} rule={rule} /> : null}
    </section>
  );
}

interface RulesOfProps {
  readonly game: string;
  readonly rule: string | null;
  /** In a dialog the address of the page stays as it is. */
  readonly inside?: boolean;
}

export function RulesOf({ game, rule, inside = false }: RulesOfProps) {
  const task = useTask();
  const [query, setQuery] = useState("");
  useEffect(() => task.run(() => loadRulebook(game)), [game]);
  const book = rulebooks.value[game];
  const found = book ? searched(book.paragraphs, query, language.value) : [];
  const lit = rule?.toUpperCase() ?? "";
  const visit = visits.value;
  useEffect(() => {
    if (lit && book) showRule(lit);
  }, [lit, book, visit]);
  const unknown = lit !== "" && book !== undefined && !book.paragraphs.some(({ id }) => id === lit);
  return (
    <div class="rules-of">
      <label class="field">
        <span class="label">{t("search-rules")}</span>
        <input
          class="input"
          type="search"
          value={query}
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
      </label>
      <p class="help" role="status">
        {book ? t("rules-found", { count: found.length }) : (task.problem ?? t("loading"))}
      </p>
      {unknown ? <Trouble words={t("unknown-rule", { rule: lit })} /> : null}
      <Chapters game={game} paragraphs={found} lit={lit} inside={inside} />
    </div>
  );
}

/** Brings a rule into sight; who listens or reads by keyboard goes on from there too. */
function showRule(rule: string): void {
  const paragraph = document.getElementById(`rule-${rule}`);
  paragraph?.focus({ preventScroll: true });
  paragraph?.scrollIntoView({ block: "center" });
}

interface ChaptersProps {
  readonly game: string;
  readonly paragraphs: readonly Paragraph[];
  readonly lit: string;
  readonly inside: boolean;
}

function Chapters({ game, paragraphs, lit, inside }: ChaptersProps) {
  const chapters = new Map<string, Paragraph[]>();
  for (const paragraph of paragraphs) {
    const chapter = say(paragraph.chapter);
    chapters.set(chapter, [...(chapters.get(chapter) ?? []), paragraph]);
  }
  return (
    <>
      {[...chapters].map(([chapter, rules]) => (
        <section key={chapter}>
          <h2>{chapter}</h2>
          {rules.map((rule) => (
            <p
              key={rule.id}
              id={`rule-${rule.id}`}
              class={rule.id === lit ? "rule lit" : "rule"}
              tabIndex={rule.id === lit ? -1 : undefined}
            >
              {inside ? (
                <b class="rule-id">{rule.id}</b>
              ) : (
                <a class="rule-id" href={`/rules/${game}/${rule.id}`}>
                  {rule.id}
                </a>
              )}{" "}
              {say(rule.text)}
            </p>
          ))}
        </section>
      ))}
    </>
  );
}
