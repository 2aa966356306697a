/** Beside the own principality: what the shown answer would change, and the answers that are words only. */
import { Drawing } from "@/board/Drawing";
import { POINTS, RESOURCES } from "@/games/rivals/data";
import { wrapped } from "@/games/rivals/faces";
import { changedLines } from "@/games/rivals/foreseen";
import type { Props } from "@/games/rivals/hand";
import { icon } from "@/games/rivals/icons";
import { Target } from "@/games/rivals/Target";
import { draftOffer, reachedBy } from "@/games/rivals/targets";
import { say } from "@/text/fluent";
import { signed } from "@/text/number";

const WIDTH = 158;

/** The answers without a place on the table. */
export const plates = (props: Props) =>
  props.offers.filter((offer) => reachedBy(props.offers, []).byTarget.has(`plate:${offer.id}`));

/** The numbers that have a sign of their own; all of them stand in the prompt. */
const SIGNED: readonly string[] = [...POINTS, ...RESOURCES];

/** What the rules foresee for the shown answer, sign by sign. */
export function Note({ props }: { readonly props: Props }) {
  const offer = draftOffer(props);
  const lines = changedLines(props).filter(({ key }) => SIGNED.includes(key) || key === "brigands");
  if (!offer || !lines.length) return null;
  const title = wrapped(say(offer.label), WIDTH - 24, 16);
  const top = 14 + title.length * 17;
  return (
    <g class="riva-note-card">
      <rect width={WIDTH} height={top + lines.length * 22 + 12} rx="8" />
      {title.map((line, i) => (
        <text key={line} x="12" y={22 + i * 17} class="riva-title small">
          {line}
        </text>
      ))}
      {lines.map(({ key, before, after, label }, i) => (
        <g key={key} transform={`translate(12 ${top + 16 + i * 22})`}>
          <text class={`riva-small ${after > before ? "offered" : "danger"}`}>
            {SIGNED.includes(key) ? signed(after - before) : say(label)}
          </text>
          {SIGNED.includes(key) ? <Drawing markup={icon(key, 46, -5, 0.8)} /> : null}
        </g>
      ))}
    </g>
  );
}

/** Answers in words as plates, from the bottom up. */
export function Plates({ props, bottom }: { readonly props: Props; readonly bottom: number }) {
  const shown = plates(props).map((offer) => ({ offer, lines: wrapped(say(offer.label), WIDTH - 20, 15) }));
  let y = bottom;
  return (
    <>
      {shown.reverse().map(({ offer, lines }) => {
        const height = 22 + lines.length * 17;
        y -= height + 10;
        const box = { x: 0, y: 0, width: WIDTH, height };
        return (
          <g key={offer.id} transform={`translate(0 ${y})`}>
            <Target props={props} target={`plate:${offer.id}`} label={say(offer.label)} box={box}>
              <rect {...box} rx="7" class="riva-plate" />
              {lines.map((line, i) => (
                <text key={line} x={WIDTH / 2} y={26 + i * 17} class="riva-plate-words">
                  {line}
                </text>
              ))}
            </Target>
          </g>
        );
      })}
    </>
  );
}
