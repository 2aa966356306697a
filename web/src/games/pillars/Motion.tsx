/** Motion tells what happened: builders walk to their stones, goods and points rise from what made them. */
import { useMemo } from "preact/hooks";
import type { Tagged } from "@/api/wire";
import type { AnimatedEvent } from "@/board/contract";
import { Drawing } from "@/board/Drawing";
import { duration, useAnimatedEvents, useRecent } from "@/board/motion";
import { type AreaId, type Cube, type Good, isCube, RESOURCES, SPACES } from "@/games/pillars/data";
import { good } from "@/games/pillars/goods";
import type { Props } from "@/games/pillars/hand";
import {
  BAG,
  CENTRES,
  EVENT_FACE,
  footOnCoin,
  footOnStone,
  millPlace,
  priceSpot,
  ROSE,
  type Spot,
  STALLS,
  stoneAt,
  TAX_DIE,
} from "@/games/pillars/plan";
import { publicOf } from "@/games/pillars/view";
import { signed } from "@/text/number";
import { Shield } from "@/ui/Shield";

/** A piece takes this long from where it was to where it is; what rises takes longer, to be read. */
const WALK = 450;
const RISE = 1500;

export interface Arrival {
  readonly from: Spot;
  readonly to: Spot;
  readonly delay: number;
}

const number = (value: unknown): number => (typeof value === "number" ? value : 0);
const text = (value: unknown): string => (typeof value === "string" ? value : "");

/**
 * The attributes of a piece that has just come from somewhere. The piece must have no transform of its own, for this one
 * takes its place.
 */
export function arrivalStyle(arrival: Arrival | undefined) {
  if (!arrival) return {};
  return {
    class: "pill-arriving",
    style: {
      "--from-x": `${arrival.from.x - arrival.to.x}px`,
      "--from-y": `${arrival.from.y - arrival.to.y}px`,
      animationDelay: `${arrival.delay}ms`,
      animationDuration: `${duration(WALK)}ms`,
    },
  };
}

const WALKS = new Set([
  "builder-placed",
  "builder-placed-by-card",
  "parked-placed",
  "builder-parked",
  "builder-drawn",
]);

/** Builders on their way, by the space, price or place that they come to. */
export function useArrivals(props: Props): ReadonlyMap<string, Arrival> {
  const recent = useRecent(props.animatedEvents, ({ type }) => WALKS.has(type), WALK);
  return useMemo(() => {
    const found = new Map<string, Arrival>();
    for (const animated of [...recent].reverse()) addWalk(found, props, animated);
    return found;
  }, [recent.at(-1)?.number, recent.length]);
}

function addWalk(found: Map<string, Arrival>, props: Props, { event, delay }: AnimatedEvent): void {
  const seen = publicOf(props.view);
  if (event.type === "builder-drawn") {
    if (seen.drawn === event.seat) found.set("drawn", { from: BAG, to: footOnCoin(seen.price), delay });
    return;
  }
  if (event.type === "builder-parked") {
    // Whoever was seen on the coin before stays there; one that has only just been drawn comes from the bag.
    const value = number(event.price);
    const drawn = props.animatedEvents.find(
      (one) => one.event.type === "builder-drawn" && one.event.price === value,
    );
    if (drawn) found.set(`price:${value}`, { from: BAG, to: footOnCoin(value), delay: drawn.delay });
    return;
  }
  // In a line several may have come at once: the last one stands last.
  const spaces = SPACES.filter(
    (space) => space.choice === event.space && (seen.spaces[space.id] ?? null) !== null,
  );
  const space = [...spaces].reverse().find(({ id }) => !found.has(id) && seen.spaces[id] === event.seat);
  if (!space) return;
  const price =
    event.type === "builder-placed"
      ? number(event.gold)
      : event.type === "parked-placed"
        ? number(event.price)
        : number(event.next_price) + 1;
  found.set(space.id, { from: footOnCoin(price), to: footOnStone(space.id), delay });
}

interface Risen {
  readonly at: Spot;
  readonly goods: readonly (readonly [Good, number])[];
}

const goodsIn = (gained: unknown, sign: 1 | -1 = 1): (readonly [Good, number])[] =>
  gained && typeof gained === "object"
    ? Object.entries(gained as Record<Good, number>).map(
        ([kind, amount]) => [kind as Good, amount * sign] as const,
      )
    : [];

const middle = (box: { x: number; y: number; width: number; height: number }): Spot => ({
  x: box.x + box.width / 2,
  y: box.y + box.height / 2,
});

const HILL: Readonly<Record<Cube, AreaId>> = {
  wood: "forest",
  stone: "quarry",
  sand: "gravel_pit",
  metal: "kings_court",
};

const produced = (event: Tagged): Risen | null => {
  const area = RESOURCES.get(text(event.card))?.area;
  if (!isCube(event.cube)) return null;
  return { at: CENTRES[area ?? HILL[event.cube]], goods: [[event.cube, number(event.amount)]] };
};

const paid = (event: Tagged, at: Spot): Risen => ({
  at,
  goods: [
    ...(event.gold ? [["gold", -number(event.gold)] as const] : []),
    ...(event.points ? [["vp", -number(event.points)] as const] : []),
  ],
});

const taxed = (event: Tagged): Risen =>
  paid(event, { x: TAX_DIE.x - 20 - number(event.seat) * 46, y: TAX_DIE.y + 20 });

const traded = (event: Tagged, sign: 1 | -1): Risen | null =>
  isCube(event.cube)
    ? {
        at: middle(STALLS[event.cube]),
        goods: [
          ["gold", -sign * number(event.gold)],
          [event.cube, sign * number(event.amount)],
        ],
      }
    : null;

/** What rises where, for every event that brings or costs something. */
const RISES: Readonly<Record<string, (event: Tagged) => Risen | null>> = {
  "wages-paid": (event) => ({
    at: middle({ ...millPlace(number(event.seat)), width: 70, height: 0 }),
    goods: [["gold", number(event.gold)]],
  }),
  "priory-scored": (event) => ({
    at: stoneAt(text(event.space)),
    goods: [["vp", number(event.points) + number(event.bonus)]],
  }),
  "cubes-produced": produced,
  "income-received": produced,
  "tax-paid": taxed,
  "fixed-tax-paid": taxed,
  "levy-paid": (event) => paid(event, { x: EVENT_FACE.x + 30 + number(event.seat) * 40, y: 120 }),
  "points-lost": (event) => ({
    at: { x: EVENT_FACE.x + 30 + number(event.seat) * 40, y: 120 },
    goods: [["vp", -number(event.points)]],
  }),
  "event-gave": (event) => ({
    at: { x: EVENT_FACE.x + 30 + number(event.seat) * 40, y: 120 },
    goods: goodsIn(event.gained),
  }),
  "court-metal-taken": (event) => ({ at: CENTRES.kings_court, goods: [["metal", number(event.amount)]] }),
  "advantage-gave": (event) => ({ at: CENTRES.kingsbridge, goods: goodsIn(event.gained) }),
  "round-six-gave": (event) => ({ at: CENTRES.kingsbridge, goods: goodsIn(event.gained) }),
  "cube-given": (event) =>
    isCube(event.cube) ? { at: middle(STALLS[event.cube]), goods: [[event.cube, 1]] } : null,
  "cubes-bought": (event) => traded(event, 1),
  "cubes-sold": (event) => traded(event, -1),
  "craftsman-scored": (event) => ({ at: ROSE, goods: goodsIn(event.gained) }),
  "craftsman-paid": (event) => ({ at: ROSE, goods: goodsIn(event.gained) }),
  "craftsman-worked": (event) => ({
    at: ROSE,
    goods: [...goodsIn(event.used, -1), ...goodsIn(event.gained)],
  }),
  "builder-placed": (event) =>
    event.gold ? { at: priceSpot(number(event.gold)), goods: [["gold", -number(event.gold)]] } : null,
};
const RISING = new Set(Object.keys(RISES));

/** Goods and points that rise from what made them, with the shield of whose they are. */
export function Rises({ props }: { readonly props: Props }) {
  const recent = useRecent(props.animatedEvents, ({ type }) => RISING.has(type), RISE);
  return (
    <g aria-hidden="true">
      {recent.map(({ number: key, event, delay }) => {
        const risen = RISES[event.type]?.(event);
        return risen?.goods.length ? (
          <Rise key={key} risen={risen} seat={number(event.seat)} delay={delay} />
        ) : null;
      })}
    </g>
  );
}

function Rise({
  risen,
  seat,
  delay,
}: {
  readonly risen: Risen;
  readonly seat: number;
  readonly delay: number;
}) {
  const width = 36 + risen.goods.length * 46;
  return (
    <g
      transform={`translate(${Math.min(Math.max(risen.at.x, 20 + width / 2), 1070 - width / 2)} ${Math.max(risen.at.y, 60)})`}
    >
      <g class="pill-rise" style={{ animationDelay: `${delay}ms`, animationDuration: `${duration(RISE)}ms` }}>
        <rect x={-width / 2} y="-15" width={width} height="30" rx="15" class="pill-tag-box" />
        <g transform={`translate(${-width / 2 + 8} -9)`}>
          <Shield seat={seat} size={15} />
        </g>
        {risen.goods.map(([kind, amount], i) => (
          <g key={kind} transform={`translate(${-width / 2 + 32 + i * 46} 0)`}>
            <text y="5.500" font-size="16" font-weight="700" class={amount < 0 ? "pill-loss" : "pill-gain"}>
              {signed(amount)}
            </text>
            <Drawing markup={good(kind, 30, 0, 16)} />
          </g>
        ))}
      </g>
    </g>
  );
}

/** When something of this kind has just happened: the attributes of an animation with this name, otherwise none. */
export function useFlourish(props: Props, kind: string, name: string, lasting: number) {
  const latest = useAnimatedEvents(props.animatedEvents, kind, lasting).at(-1);
  if (!latest) return null;
  return {
    class: name,
    style: { animationDelay: `${latest.delay}ms`, animationDuration: `${duration(lasting)}ms` },
    event: latest.event,
  };
}
