/** What a builder costs: eight coins on a line, parked builders on their numbers, the drawn one on the present one, the bag. */

import { useMemo } from "preact/hooks";
import { INK, put } from "@/art/ink";
import { Drawing } from "@/board/Drawing";
import { bag } from "@/games/pillars/buildings";
import { PRICES } from "@/games/pillars/data";
import { type Explanation, explaining } from "@/games/pillars/explain";
import { builder, price } from "@/games/pillars/goods";
import type { Props } from "@/games/pillars/hand";
import { type Arrival, arrivalStyle } from "@/games/pillars/Motion";
import { BAG, footOnCoin, priceSpot, TRACK } from "@/games/pillars/plan";
import { said } from "@/games/pillars/said";
import { TargetGroup } from "@/games/pillars/Target";
import { draftAt, offersAt } from "@/games/pillars/targets";
import { type PublicView, publicOf } from "@/games/pillars/view";
import { t } from "@/text/fluent";
import { Shield } from "@/ui/Shield";

interface TrackProps {
  readonly props: Props;
  readonly arrivals: ReadonlyMap<string, Arrival>;
}

export function PriceTrack({ props, arrivals }: TrackProps) {
  const seen = publicOf(props.view);
  const parking = draftAt(props, "price") !== undefined;
  const ghost = parking ? props.view.seat : null;
  return (
    <g data-price={seen.price}>
      <Rail />
      {PRICES.map((value) => (
        <Coin key={value} props={props} value={value} now={value === seen.price} />
      ))}
      {seen.parked.map(({ price: value, seat }) => (
        <g
          key={value}
          data-parked={value}
          {...said(t("pill-parked", { name: props.players[seat]?.name ?? "", price: value }))}
          {...explaining(aboutParked(props.players[seat]?.name ?? "", value))}
          transform={onCoin(value)}
        >
          <g {...arrivalStyle(arrivals.get(`price:${value}`))}>
            <Drawing markup={builder(seat, 0, 0, 0.84)} />
          </g>
        </g>
      ))}
      {seen.drawn !== null && !parking ? (
        <Drawn props={props} seat={seen.drawn} value={seen.price} arrival={arrivals.get("drawn")} />
      ) : null}
      {ghost === null ? null : (
        <g transform={onCoin(seen.price)}>
          <Drawing class="pill-ghost" markup={builder(ghost, 0, 0, 0.84)} />
        </g>
      )}
      <Bag props={props} />
      <InTheBag seen={seen} />
    </g>
  );
}

const onCoin = (value: number): string => {
  const { x, y } = footOnCoin(value);
  return `translate(${x} ${y})`;
};

const aboutPrices = (): Explanation => ({ title: t("pill-prices"), text: [t("pill-about-prices")] });

const aboutParked = (name: string, price: number): Explanation => ({
  title: t("pill-parked", { name, price }),
  text: [t("pill-about-parked")],
});

function Rail() {
  const [from, to] = [priceSpot(PRICES[0] ?? 7), priceSpot(PRICES.at(-1) ?? 0)];
  return (
    <g data-rail {...explaining(aboutPrices())}>
      <rect
        x={TRACK.x}
        y={TRACK.y}
        width={TRACK.width}
        height={TRACK.height}
        rx="9"
        fill="var(--parchment)"
        stroke={INK}
        stroke-width="1.4"
      />
      <path d={`M${from.x} ${from.y}H${to.x}`} stroke={INK} stroke-width="3" />
      <text x={TRACK.x + 12} y={TRACK.y + 51} font-size="13" class="serif" font-weight="700" fill={INK}>
        {t("pill-price")}
      </text>
    </g>
  );
}

function Coin({
  props,
  value,
  now,
}: {
  readonly props: Props;
  readonly value: number;
  readonly now: boolean;
}) {
  const { x, y } = priceSpot(value);
  const markup = useMemo(() => price(0, 0, now ? 14.5 : 13.5, value), [value, now]);
  const offered = now && offersAt(props, "price").length > 0;
  const coin = (
    <>
      {now ? <circle r="19" fill={INK} stroke="#E0B548" stroke-width="3" /> : null}
      <Drawing markup={markup} />
      {offered ? (
        <circle r="22" class={draftAt(props, "price") ? "pill-ring chosen" : "pill-ring pulse"} />
      ) : null}
      {offered ? <rect x="-23" y="-58" width="46" height="80" class="pill-hit" /> : null}
    </>
  );
  const asked = props.view.question?.kind === "place-builder";
  return (
    <g transform={`translate(${x} ${y})`}>
      <TargetGroup
        props={props}
        target={now ? "price" : ""}
        refused={now && asked ? "park" : undefined}
        about={aboutPrices()}
      >
        {coin}
      </TargetGroup>
    </g>
  );
}

/** The builder that has just come out of the bag. */
function Drawn({
  props,
  seat,
  value,
  arrival,
}: {
  props: Props;
  seat: number;
  value: number;
  arrival: Arrival | undefined;
}) {
  const moving = props.view.question?.kind === "place-builder" && props.draft !== null;
  const offered = offersAt(props, "drawn").length > 0;
  return (
    <g
      transform={onCoin(value)}
      data-drawn={seat}
      class={`${moving ? "pill-away" : ""}${offered ? "" : " pill-through"}`}
    >
      <TargetGroup props={props} target="drawn">
        <g {...said(t("pill-drawn", { name: props.players[seat]?.name ?? "" }))} {...arrivalStyle(arrival)}>
          <Drawing markup={builder(seat, 0, 0, 0.84)} />
        </g>
        {offered ? <ellipse rx="24" ry="29" cy="-18" class="pill-ring pulse" /> : null}
      </TargetGroup>
    </g>
  );
}

/** The bag says how many builders it holds, and whose they are. */
function Bag({ props }: { readonly props: Props }) {
  const seen = publicOf(props.view);
  const markup = useMemo(bag, []);
  const counts = seen.players.map((_, seat) => seen.bag.filter((owner) => owner === seat).length);
  const words = counts.map((count, seat) => `${props.players[seat]?.name ?? ""} ${count}`).join(", ");
  const offered = offersAt(props, "bag").length > 0;
  return (
    <g transform={`translate(${BAG.x} ${BAG.y})`} data-bag={seen.bag.length}>
      <TargetGroup
        props={props}
        target="bag"
        about={{ title: t("pill-bag", { count: seen.bag.length, words }), text: [t("pill-about-bag")] }}
      >
        <g {...said(t("pill-bag", { count: seen.bag.length, words }))}>
          <Drawing markup={put(0, -6, markup)} />
          <text y="3" text-anchor="middle" font-size="20" class="serif" font-weight="800" fill={INK}>
            {seen.bag.length}
          </text>
        </g>
        {offered ? <ellipse rx="27" ry="30" cy="-10" class="pill-ring pulse" /> : null}
      </TargetGroup>
    </g>
  );
}

/** Whose builders are still in the bag, at the foot of the track. */
function InTheBag({ seen }: { readonly seen: PublicView }) {
  if (!seen.bag.length) return null;
  return (
    <g aria-hidden="true">
      {seen.players.map((_, seat) => {
        const count = seen.bag.filter((owner) => owner === seat).length;
        return (
          <g
            key={seat}
            transform={`translate(${BAG.x - 36 - (seen.players.length - seat) * 31} ${TRACK.y + 42})`}
          >
            <Shield seat={seat} size={10.5} />
            <text x="14" y="10.5" font-size="13" font-weight="700" fill={count ? INK : "#8B7B66"}>
              {count}
            </text>
          </g>
        );
      })}
    </g>
  );
}
