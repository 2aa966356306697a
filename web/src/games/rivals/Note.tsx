/** Beside the own principality: what the shown answer would bring, where in the turn we are, and the answers that are words only. */
import { Drawing } from "@/board/Drawing";
import { type Consequence, consequenceOf } from "@/games/rivals/consequence";
import { unitsOf } from "@/games/rivals/data";
import { dieFace, wrapped } from "@/games/rivals/faces";
import type { Props } from "@/games/rivals/hand";
import { icon } from "@/games/rivals/icons";
import { Target } from "@/games/rivals/Target";
import { draftOffer, reachedBy } from "@/games/rivals/targets";
import { say, t } from "@/text/fluent";

const WIDTH = 158;

/** The answers without a place on the table. */
export const plates = (props: Props) =>
  props.offers.filter((offer) => reachedBy(props.offers, []).byTarget.has(`plate:${offer.id}`));

interface NoteLine {
  readonly key: string;
  readonly words: string;
  readonly signs: string;
  readonly class?: string;
}

/** What an answer brings and costs, line by line. */
function linesOf(what: Consequence): NoteLine[] {
  const paid = unitsOf(what.cost);
  const step = Math.min(18, 84 / Math.max(1, paid.length));
  const price = paid.map((unit, i) => icon(unit, 60 + i * step, -5, 0.72)).join("");
  const gained = unitsOf(what.gain).map((unit, i) => icon(unit, 60 + i * 18, -5, 0.72));
  return [
    ...what.boosted.map((region) => ({
      key: region.region,
      words: "+1",
      signs: dieFace(70, -5, region.number, 0.8) + icon(region.resource, 102, -5, 0.85),
      class: "offered",
    })),
    ...what.points.map(([point, amount]) => ({
      key: point,
      words: `+${amount}`,
      signs: icon(point, 46, -5, 0.8),
      class: "offered",
    })),
    ...(paid.length ? [{ key: "cost", words: t("riva-cost"), signs: price }] : []),
    ...(gained.length ? [{ key: "gain", words: "+", signs: gained.join(""), class: "offered" }] : []),
    { key: "left", words: t("riva-left", { count: what.left }), signs: "" },
    ...(what.exposed ? [{ key: "exposed", words: t("riva-exposed"), signs: "", class: "danger" }] : []),
  ];
}

export function Note({ props }: { readonly props: Props }) {
  const offer = draftOffer(props);
  const what = offer ? consequenceOf(props, offer) : null;
  if (!offer || !what) return null;
  const title = wrapped(say(offer.label), WIDTH - 24, 16);
  const lines = linesOf(what);
  const top = 14 + title.length * 17;
  return (
    <g class="riva-note-card" aria-live="polite">
      <rect width={WIDTH} height={top + lines.length * 22 + 12} rx="8" />
      {title.map((line, i) => (
        <text key={line} x="12" y={22 + i * 17} class="riva-title small">
          {line}
        </text>
      ))}
      {lines.map((line, i) => (
        <g key={line.key} transform={`translate(12 ${top + 16 + i * 22})`}>
          <text class={`riva-small ${line.class ?? ""}`}>{line.words}</text>
          <Drawing markup={line.signs} />
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
