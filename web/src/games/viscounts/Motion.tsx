/** Motion tells what happened: places flash, goods and papers rise from whose they are. */
import type { Tagged } from "@/api/wire";
import { Drawing } from "@/board/Drawing";
import { duration, useRecent } from "@/board/motion";
import type { Props } from "@/games/viscounts/hand";
import { placesOf } from "@/games/viscounts/lit";
import { roundOutline } from "@/games/viscounts/outlines";
import type { Spot } from "@/games/viscounts/polar";
import { sign } from "@/games/viscounts/signs";
import { publicOf } from "@/games/viscounts/view";
import { signed } from "@/text/number";
import { Shield } from "@/ui/Shield";

const FLASH = 900;
const RISE = 1500;

const timing = (delay: number, lasting: number) => ({
  animationDelay: `${delay}ms`,
  animationDuration: `${duration(lasting)}ms`,
});

const hasPlace = (event: Tagged): boolean => placesOf(event).length > 0;

/** Places of the round board where something has just happened. */
export function Flashes({ props }: { readonly props: Props }) {
  const recent = useRecent(props.animatedEvents, hasPlace, FLASH);
  const seen = publicOf(props.view);
  return (
    <g aria-hidden="true">
      {recent.flatMap(({ number, event, delay }) =>
        placesOf(event).map((place) => (
          <path
            key={`${number}${place}`}
            d={roundOutline(seen, place)}
            class="visc-flash"
            style={timing(delay, FLASH)}
          />
        )),
      )}
    </g>
  );
}

const amount = (value: unknown): number => (typeof value === "number" ? value : 0);

type Change = readonly [kind: string, by: number];

/** What an event brings or costs somebody. */
export function changesOf(event: Tagged): readonly Change[] {
  switch (event.type) {
    case "goods-gained":
      return [[String(event.good), amount(event.amount)]];
    case "icons-paid":
      return (["ink", "gold", "stone", "silver"] as const).flatMap((good): Change[] =>
        amount(event[good]) ? [[good, -amount(event[good])]] : [],
      );
    case "opponent-paid":
      return [[String(event.good), -amount(event.amount)]];
    case "markers-moved":
      return [[String(event.what), amount(event.amount)]];
    case "debt-taken":
      return [["debt", 1]];
    case "deed-taken":
      return [["deed", 1]];
    case "debt-paid":
    case "deed-approved":
      return [["flip", 1]];
    case "hired":
    case "moved":
    case "townsfolk-dismissed":
      return amount(event.silver) ? [["silver", -amount(event.silver)]] : [];
    case "destroyed":
      return [["silver", amount(event.silver)]];
    default:
      return [];
  }
}

const changes = (event: Tagged): boolean => changesOf(event).length > 0;

/** Goods and papers that rise where their owner's things lie. */
export function Rises({ props, from }: { readonly props: Props; readonly from: (seat: number) => Spot }) {
  const recent = useRecent(props.animatedEvents, changes, RISE);
  return (
    <g aria-hidden="true">
      {recent.map(({ number, event, delay }, i) => {
        const seat = amount(event.seat);
        const { x, y } = from(seat);
        return (
          <g key={number} transform={`translate(${x + (i % 3) * 24} ${y - (i % 4) * 12})`}>
            <g class="visc-rise" style={timing(delay, RISE)}>
              <Risen seat={seat} changes={changesOf(event)} />
            </g>
          </g>
        );
      })}
    </g>
  );
}

function Risen({ seat, changes: all }: { readonly seat: number; readonly changes: readonly Change[] }) {
  const width = 30 + all.length * 46;
  return (
    <>
      <rect x={-width / 2} y="-15" width={width} height="30" rx="15" class="visc-rise-box" />
      <g transform={`translate(${-width / 2 + 8} -9)`}>
        <Shield seat={seat} size={15} />
      </g>
      {all.map(([kind, by], i) => (
        <g key={kind} transform={`translate(${-width / 2 + 30 + i * 46} 0)`}>
          <text y="5.500" class={by < 0 ? "visc-loss" : "visc-gain"}>
            {signed(by)}
          </text>
          <Drawing markup={sign(kind, 32, 0, 0.75)} />
        </g>
      ))}
    </>
  );
}
