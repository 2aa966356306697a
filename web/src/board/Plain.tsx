/** A game without a board of its own: its position as a list of what is what, its answers as a list to choose from. */
import type { BoardProps } from "@/board/contract";
import { Answers } from "@/table/Answers";
import { t } from "@/text/fluent";
import "@/board/Plain.css";

export function PlainBoard({ view }: BoardProps) {
  return (
    <div class="plain-board">
      <section class="panel">
        <header>
          <h2>{t("tab-answers")}</h2>
        </header>
        <Answers />
      </section>
      <section class="panel">
        <header>
          <h2>{t("position")}</h2>
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <div class="plain-position" tabIndex={0} role="region" aria-label={t("position")}>
          <Thing value={view.public} />
          {view.private ? <Thing value={view.private} /> : null}
        </div>
      </section>
    </div>
  );
}

/** Any value of a view, nested as it is. */
function Thing({ value }: { readonly value: unknown }) {
  if (Array.isArray(value)) {
    if (value.every((item) => typeof item !== "object" || item === null))
      return <span>{value.map(String).join(", ")}</span>;
    return (
      <ol>
        {value.map((item, i) => (
          <li key={i}>
            <Thing value={item} />
          </li>
        ))}
      </ol>
    );
  }
  if (value && typeof value === "object") {
    return (
      <dl>
        {Object.entries(value).map(([key, item]) => (
          <div key={key}>
            <dt>{key.replaceAll("_", " ")}</dt>
            <dd>
              <Thing value={item} />
            </dd>
          </div>
        ))}
      </dl>
    );
  }
  return <span>{value === null ? "–" : String(value)}</span>;
}
