/**
 * A row of cards that is wider than its place: it scrolls sideways, and says so. Which cards are in sight stands below it,
 * arrows lead on, and the edge behind which there are more fades out.
 *
 * Each thing in the row is marked with `data-row-item`; it may be HTML or part of a drawing. Without such marks there is
 * nothing to be counted, and only the edge fades out.
 */
import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "@/text/fluent";
import "@/board/CardRow.css";
import "@/board/CardRow.css";

interface CardRowProps {
  readonly label: string;
  readonly class?: string;
  /** Changes with what lies in the row. */
  readonly about?: string;
  /** What scrolls, for those who want to scroll it themselves. */
  readonly track?: RefObject<HTMLDivElement | null>;
  readonly children: ComponentChildren;
}

/** Which of how many are in sight, and whether there are more on either side. */
interface InSight {
  readonly first: number;
  readonly last: number;
  readonly count: number;
  readonly before: boolean;
  readonly after: boolean;
}

const NOTHING: InSight = { first: 0, last: 0, count: 0, before: false, after: false };
const SLACK = 4;

function inSight(row: Element): InSight {
  const { left, right } = row.getBoundingClientRect();
  const items = [...row.querySelectorAll("[data-row-item]")].map((item) => item.getBoundingClientRect());
  const seen = items.map((item) => {
    const middle = (item.left + item.right) / 2;
    return middle >= left && middle <= right;
  });
  return {
    first: seen.indexOf(true) + 1,
    last: seen.lastIndexOf(true) + 1,
    count: items.length,
    before: row.scrollLeft > SLACK,
    after: row.scrollLeft + row.clientWidth < row.scrollWidth - SLACK,
  };
}

export function CardRow({ label, class: more = "", about = "", track, children }: CardRowProps) {
  const own = useRef<HTMLDivElement>(null);
  const row = track ?? own;
  const [seen, setSeen] = useState(NOTHING);
  const look = (): void => {
    if (row.current) setSeen(inSight(row.current));
  };
  useLayoutEffect(look, [about]);
  useEffect(() => {
    addEventListener("resize", look);
    return () => removeEventListener("resize", look);
  }, []);
  const go = (direction: 1 | -1) => (): void =>
    row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.8, behavior: "smooth" });
  return (
    <div class={`card-row ${more} ${seen.before ? "before" : ""} ${seen.after ? "after" : ""}`}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div class="card-row-track" ref={row} tabIndex={0} role="region" aria-label={label} onScroll={look}>
        {children}
      </div>
      {seen.before ? <Arrow words={t("row-back")} sign="‹" act={go(-1)} /> : null}
      {seen.after ? <Arrow words={t("row-on")} sign="›" act={go(1)} /> : null}
      {seen.count && (seen.before || seen.after) ? (
        <p class="card-row-count" data-row-count>
          {t("row-of", { first: seen.first, last: seen.last, count: seen.count })}
        </p>
      ) : null}
    </div>
  );
}

interface ArrowProps {
  readonly words: string;
  readonly sign: "‹" | "›";
  act(): void;
}

/** Over the edge behind which there is more. The row itself can be scrolled by keyboard. */
function Arrow({ words, sign, act }: ArrowProps) {
  return (
    <button
      type="button"
      class={sign === "‹" ? "card-row-arrow back" : "card-row-arrow"}
      tabIndex={-1}
      aria-label={words}
      onClick={act}
    >
      {sign}
    </button>
  );
}
