/**
 * A closer look at a card or a place: title, picture, lines, text, footnote. One frame for all games, which only fill it
 * in. The words are words of the page, so they can be read at any size and heard, whatever the picture shows.
 */
import type { ComponentChildren } from "preact";
import "@/board/Look.css";

/** A drawing in a box of fixed proportions; what does not fit in is cut off. */
export interface LookPicture {
  readonly viewBox: string;
  readonly drawn: ComponentChildren;
}

/** Something to be looked up: the cost, the points. */
export interface LookLine {
  readonly name: string;
  readonly value: ComponentChildren;
}

export interface LookProps {
  /** The id of what is looked at, in the data of its game. */
  readonly of?: string;
  readonly title: string;
  readonly picture?: LookPicture | undefined;
  readonly lines?: readonly LookLine[];
  /** A paragraph each; empty ones are left out. */
  readonly text?: readonly string[];
  /** What kind of thing it is, in small print. */
  readonly note?: string | undefined;
}

export function Look({ of, title, picture, lines = [], text = [], note }: LookProps) {
  return (
    <article class="look" data-look={of}>
      <h3 class="look-title">{title}</h3>
      {picture ? <Framed {...picture} /> : null}
      <div class="look-words">
        {lines.length ? (
          <dl class="look-lines">
            {lines.map(({ name, value }) => (
              <div key={name} class="look-line">
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        {text
          .filter((words) => words !== "")
          .map((words) => (
            <p key={words}>{words}</p>
          ))}
        {note ? <p class="look-note">{note}</p> : null}
      </div>
    </article>
  );
}

function Framed({ viewBox, drawn }: LookPicture) {
  const [, , width = 1, height = 1] = viewBox.split(" ").map(Number);
  return (
    <svg
      class="look-picture"
      viewBox={viewBox}
      style={{ "--aspect": String(width / height) }}
      aria-hidden="true"
    >
      {drawn}
    </svg>
  );
}
