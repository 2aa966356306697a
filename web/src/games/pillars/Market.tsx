/** The market of Kingsbridge: three stalls with what they have left and its price, and what metal is bought for. */

import { useMemo } from "preact/hooks";
import { INK, put } from "@/art/ink";
import { Drawing } from "@/board/Drawing";
import { stall } from "@/games/pillars/buildings";
import { BUY, CUBES, type Cube, SELL } from "@/games/pillars/data";
import { aboutArea } from "@/games/pillars/explain";
import { cube, price } from "@/games/pillars/goods";
import type { Props } from "@/games/pillars/hand";
import { STALLS } from "@/games/pillars/plan";
import { said } from "@/games/pillars/said";
import { TargetGroup } from "@/games/pillars/Target";
import { draftAt, offersAt } from "@/games/pillars/targets";
import { publicOf } from "@/games/pillars/view";
import { t } from "@/text/fluent";

export function Market({ props }: { readonly props: Props }) {
  return (
    <g>
      {CUBES.map((kind) => (
        <Stall key={kind} props={props} kind={kind} />
      ))}
    </g>
  );
}

/** What to ask about when a stall offers nothing. */
function refusedAt(props: Props, kind: Cube): string | undefined {
  const asked = props.view.question?.kind;
  if (asked === "choose-cube") return `take-cube ${kind}`;
  if (asked !== "trade") return undefined;
  return BUY[kind] === undefined ? `sell ${kind} 1` : `buy ${kind} 1`;
}

function Stall({ props, kind }: { readonly props: Props; readonly kind: Cube }) {
  const box = STALLS[kind];
  const stock = publicOf(props.view).market[kind] ?? 0;
  const buying = BUY[kind];
  const markup = useMemo(
    () =>
      buying === undefined
        ? cube(kind, 16, 18, 18) + price(40, 18, 10, SELL[kind] ?? 0)
        : put(0, box.height, stall(kind, stock) + price(31, -47, 9.5, buying)),
    [kind, stock, buying],
  );
  const offered = offersAt(props, `stall:${kind}`).length > 0;
  const chosen = draftAt(props, `stall:${kind}`) !== undefined;
  const label = t(buying === undefined ? "pill-buyer" : "pill-stall", {
    good: t(`pill-good-${kind}`),
    stock,
    price: buying ?? SELL[kind] ?? 0,
  });
  return (
    <g transform={`translate(${box.x} ${box.y})`}>
      <TargetGroup
        props={props}
        target={`stall:${kind}`}
        label={label}
        refused={refusedAt(props, kind)}
        about={aboutArea("market", label)}
      >
        <g {...said(label)} data-stall={kind}>
          <Drawing markup={markup} />
          {buying === undefined ? (
            <text x="28" y={box.height - 4} text-anchor="middle" font-size="13" fill={INK}>
              {t("pill-buys")}
            </text>
          ) : null}
        </g>
        {offered ? <rect width={box.width} height={box.height} class="pill-hit" /> : null}
        {offered ? (
          <rect
            x="-6"
            y="-5"
            width={box.width + 12}
            height={box.height + 8}
            rx="8"
            class={chosen ? "pill-ring chosen" : "pill-ring pulse"}
          />
        ) : null}
      </TargetGroup>
    </g>
  );
}
