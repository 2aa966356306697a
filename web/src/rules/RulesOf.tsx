/** The rules of a game: contents, chapters, rulings, searched in the reader's language; on a page or in a dialog. */
import { Fragment } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Paragraph, Ruling } from "@/api/wire";
import { visits } from "@/route";
import { RuleAddress } from "@/rules/RuleAddress";
import { Rulings } from "@/rules/Rulings";
import { loadRulebook, rulebooks, searched, searchedRulings } from "@/store/rulebooks";
import { language, say, t } from "@/text/fluent";
import { Trouble } from "@/ui/Trouble";
import { useTask } from "@/ui/useTask";
import "@/rules/RulesOf.css";

interface RulesOfProps {
  readonly game: string;
  readonly rule: string | null;
  /** In a dialog the address of the page stays as it is. */
  readonly inside?: boolean;
}

export function RulesOf({ game, rule, inside = false }: RulesOfProps) {
  const task = useTask();
  const [query, setQuery] = useState("");
  const [lit, setLit] = useState("");
  useEffect(() => task.run(() => loadRulebook(game)), [game]);
  useEffect(() => setLit(rule?.toUpperCase() ?? ""), [rule, visits.value]);
  const book = rulebooks.value[game];
  useEffect(() => {
    if (lit && book) showRule(lit);
  }, [lit, book, visits.value]);
  const found = book ? searched(book.paragraphs, query, language.value) : [];
  const decided = book ? searchedRulings(book.rulings, query, language.value) : [];
  const known = book && [...book.paragraphs, ...book.rulings].some(({ id }) => id === lit);
  const open = inside
    ? (id: string): void => {
        setQuery("");
        setLit(id);
      }
    : null;
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
        {book ? t("rules-found", { count: found.length + decided.length }) : (task.problem ?? t("loading"))}
      </p>
      {lit && book && !known ? <Trouble words={t("unknown-rule", { rule: lit })} /> : null}
      {query ? null : <Contents paragraphs={found} rulings={decided} />}
      <Chapters game={game} paragraphs={found} lit={lit} open={open} />
      <Rulings game={game} rulings={decided} lit={lit} open={open} />
    </div>
  );
}

/** Brings a rule into sight; who listens or reads by keyboard goes on from there too. */
function showRule(rule: string): void {
  const paragraph = document.getElementById(`rule-${rule}`);
  paragraph?.focus({ preventScroll: true });
  paragraph?.scrollIntoView({ block: "center" });
}

const RULINGS = "rulings";

const chaptersOf = (paragraphs: readonly Paragraph[]): readonly string[] => [
  ...new Set(paragraphs.map(({ chapter }) => say(chapter))),
];

interface ContentsProps {
  readonly paragraphs: readonly Paragraph[];
  readonly rulings: readonly Ruling[];
}

function Contents({ paragraphs, rulings }: ContentsProps) {
  const chapters = chaptersOf(paragraphs);
  if (chapters.length < 2) return null;
  const entries: [string, string][] = chapters.map((chapter, n) => [chapter, `chapter-${n}`]);
  if (rulings.length) entries.push([t("rulings"), RULINGS]);
  return (
    <nav class="rules-contents" aria-label={t("contents")}>
      <ul>
        {entries.map(([name, id]) => (
          <li key={id}>
            <button type="button" class="link" onClick={() => showChapter(id)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function showChapter(id: string): void {
  const heading = document.getElementById(id);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: "start" });
}

interface RuleProps {
  readonly game: string;
  readonly rule: Paragraph;
  readonly lit: boolean;
  readonly open: ((id: string) => void) | null;
}

function Rule({ game, rule, lit, open }: RuleProps) {
  return (
    <p id={`rule-${rule.id}`} class={lit ? "rule lit" : "rule"} tabIndex={lit ? -1 : undefined}>
      <RuleAddress game={game} id={rule.id} own open={open} /> {say(rule.text)}
      {rule.rulings.map((id) => (
        <span key={id} class="rule-rests">
          {" "}
          <RuleAddress game={game} id={id} open={open} />
        </span>
      ))}
    </p>
  );
}

interface ChaptersProps {
  readonly game: string;
  readonly paragraphs: readonly Paragraph[];
  readonly lit: string;
  readonly open: ((id: string) => void) | null;
}

function Chapters({ game, paragraphs, lit, open }: ChaptersProps) {
  return (
    <>
      {chaptersOf(paragraphs).map((chapter, n) => (
        <section key={chapter}>
          <h2 id={`chapter-${n}`} tabIndex={-1}>
            {chapter}
          </h2>
          {paragraphs
            .filter((paragraph) => say(paragraph.chapter) === chapter)
            .map((rule, i, rules) => (
              <Fragment key={rule.id}>
                {say(rule.section) && rule.section.en !== rules[i - 1]?.section.en ? (
                  <h3>{say(rule.section)}</h3>
                ) : null}
                <Rule game={game} rule={rule} lit={rule.id === lit} open={open} />
              </Fragment>
            ))}
        </section>
      ))}
    </>
  );
}
