/** The round board: the kingdom with the castle in its middle, everything on it, and everything that can be done there. */
import { useMemo } from "preact/hooks";
import { Drawing } from "@/board/Drawing";
import { duration } from "@/board/motion";
import { CloserManuscript, CloserTownsfolk } from "@/games/viscounts/Closer";
import { NOTHING, SECTIONS, segmentName, WAYS, type Way } from "@/games/viscounts/data";
import { viscount } from "@/games/viscounts/figures";
import type { Props } from "@/games/viscounts/hand";
import { landscape } from "@/games/viscounts/land";
import { litNow } from "@/games/viscounts/lit";
import {
  type Explained,
  lookAtBank,
  lookAtKeep,
  lookAtSection,
  lookAtSpace,
  lookAtSpot,
  lookAtTrade,
} from "@/games/viscounts/looks";
import { Flashes } from "@/games/viscounts/Motion";
import { spaceName } from "@/games/viscounts/names";
import { roundOutline } from "@/games/viscounts/outlines";
import { pieces } from "@/games/viscounts/pieces";
import { routePoints, type Spot, spaceBand, standAt, tagAt } from "@/games/viscounts/polar";
import { sign } from "@/games/viscounts/signs";
import { Group, Ring, Thing } from "@/games/viscounts/Thing";
import { draftOffer, isShown, offersAt } from "@/games/viscounts/targets";
import { positionOf, publicOf, rideTo, stepsOf } from "@/games/viscounts/view";
import { language, say, t } from "@/text/fluent";

const WALK = 450;

export function Round({ props, tags = 1 }: { readonly props: Props; readonly tags?: number }) {
  const seen = publicOf(props.view);
  const speech = language.value;
  const layout = seen.segments.map((each) => each.id).join();
  const ground = useMemo(
    () => landscape(seen, (points) => t("visc-points", { points })),
    [layout, speech, seen.players.length < 3],
  );
  const top = useMemo(() => pieces(seen), [seen, speech]);
  return (
    <Group label={t("visc-kingdom")}>
      <Drawing markup={ground} />
      <SpaceRings props={props} />
      {top.map((markup, part) => (
        <Drawing key={part} markup={markup} />
      ))}
      <Spaces props={props} />
      <Places props={props} />
      <RouteShown props={props} />
      <Viscounts props={props} />
      <Tags props={props} scale={tags} />
      <Flashes props={props} />
    </Group>
  );
}

/** Rings of spaces lie below cards and pills. */
function SpaceRings({ props }: { readonly props: Props }) {
  const seen = publicOf(props.view);
  const lit = litNow(props);
  return (
    <g aria-hidden="true" class="visc-space-rings">
      {seen.segments.flatMap(({ id }, p) =>
        WAYS.map((way) => {
          const target = `space:${id}:${way}`;
          const d = spaceBand(p, way);
          return (
            <g key={target}>
              {lit.has(target) ? <path d={d} class="visc-lit" /> : null}
              {offersAt(props, target).length ? <Ring d={d} shown={isShown(props, target)} /> : null}
            </g>
          );
        }),
      )}
    </g>
  );
}

function Spaces({ props }: { readonly props: Props }) {
  const seen = publicOf(props.view);
  return (
    <g>
      {seen.segments.flatMap(({ id }, p) =>
        WAYS.map((way) => (
          <Thing
            key={way + id}
            props={props}
            target={`space:${id}:${way}`}
            d={spaceBand(p, way)}
            label={spaceName(id, way)}
            look={lookAtSpace(id, way)}
            bare
          />
        )),
      )}
    </g>
  );
}

/** Piles, sections, banks, spots and exchanges: to be read, and to be clicked where something is offered. */
function Places({ props }: { readonly props: Props }) {
  const seen = publicOf(props.view);
  const lit = litNow(props);
  const place = (target: string, label: string, look?: Explained) => (
    <Thing
      key={target}
      props={props}
      target={target}
      d={roundOutline(seen, target)}
      label={label}
      look={look}
      lit={lit.has(target)}
    />
  );
  return (
    <g>
      {seen.segments.flatMap((segment) => {
        const name = say(segmentName(segment.id));
        return [
          ...OUTER_WAYS.map((way) =>
            place(
              `bank:${segment.id}:${way}`,
              t("visc-bank", { space: spaceName(segment.id, way) }),
              lookAtBank(segment.id, way),
            ),
          ),
          place(
            `section:${segment.section}`,
            say(SECTIONS.get(segment.section)?.name ?? NOTHING),
            lookAtSection(segment.section),
          ),
          ...OUTER_WAYS.map((way) =>
            place(
              `trade:${segment.id}:${way}`,
              t("visc-trade-at", { space: spaceName(segment.id, way) }),
              // What lies on a space or a bank that can be clicked is part of it.
              isOffered(props, `space:${segment.id}:${way}`) ? undefined : lookAtTrade(segment.id, way),
            ),
          ),
          ...segment.spots.map((spot) =>
            place(
              `spot:${segment.id}:${spot.slot}`,
              t("visc-spot", { name, number: spot.slot + 1 }),
              isOffered(props, `bank:${segment.id}:outer_${spot.bank}`)
                ? undefined
                : lookAtSpot(props, segment.id, spot),
            ),
          ),
          place(`townsfolk:${segment.id}`, t("visc-townsfolk-at", { name }), () => (
            <CloserTownsfolk card={segment.townsfolk} segment={segment.id} />
          )),
          place(`manuscript:${segment.id}`, t("visc-manuscript-at", { name }), () => (
            <CloserManuscript id={segment.manuscript} segment={segment.id} />
          )),
        ];
      })}
      {place("keep", t("visc-keep"), lookAtKeep)}
    </g>
  );
}

const OUTER_WAYS = ["outer_left", "outer_right"] as const;

const isOffered = (props: Props, target: string): boolean => offersAt(props, target).length > 0;

const translated = ({ x, y }: Spot): string => `translate(${x}px, ${y}px)`;

function Viscounts({ props }: { readonly props: Props }) {
  const seen = publicOf(props.view);
  const figures = useMemo(() => seen.players.map((_, seat) => viscount(seat)), [seen.players.length]);
  return (
    <g aria-hidden="true" class="visc-viscounts">
      {seen.players.map((player, seat) => {
        const p = positionOf(seen, player.segment);
        if (p < 0 || !player.way) return null;
        const here = seen.players.flatMap((other, n) =>
          other.segment === player.segment && other.way === player.way ? [n] : [],
        );
        const spot = standAt(p, player.way as Way, here.indexOf(seat), here.length);
        return (
          <g
            key={seat}
            class="visc-walker"
            style={{ transform: translated(spot), transitionDuration: `${duration(WALK)}ms` }}
          >
            <Drawing markup={figures[seat] ?? ""} />
          </g>
        );
      })}
    </g>
  );
}

/** The way to the space that is pointed at, step by step, and the viscount as a ghost at its end. */
function RouteShown({ props }: { readonly props: Props }) {
  const offer = draftOffer(props);
  const seat = props.view.seat ?? 0;
  const ride =
    offer?.action.type === "move-to"
      ? rideTo(props.view, String(offer.action.segment), String(offer.action.way))
      : undefined;
  if (!ride) return null;
  const steps = stepsOf(props.view, ride);
  const points = routePoints(steps);
  const d = `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`;
  const end = points.at(-1) ?? { x: 0, y: 0 };
  return (
    <g aria-hidden="true" data-ghost={offer?.id}>
      <path d={d} class="visc-route-halo" />
      <path d={d} class="visc-route" />
      {steps.slice(1, -1).map(([p, way], i) => {
        const { x, y } = standAt(p, way);
        return (
          <g key={i} transform={`translate(${x} ${y})`}>
            <circle r="9" class="visc-step" />
            <text y="5" class="visc-step-number">
              {i + 1}
            </text>
          </g>
        );
      })}
      <g transform={`translate(${end.x} ${end.y})`} opacity=".72">
        <Drawing markup={viscount(seat)} />
      </g>
    </g>
  );
}

/** What it costs to go to each offered space: a tick, or so much silver. */
function Tags({ props, scale }: { readonly props: Props; readonly scale: number }) {
  const coin = sign("silver", 8, 0, 0.72);
  const seen = publicOf(props.view);
  return (
    <g aria-hidden="true" class="visc-tags">
      {props.offers.map((offer) => {
        if (offer.action.type !== "move-to") return null;
        const { segment, way } = offer.action;
        const ride = rideTo(props.view, String(segment), String(way));
        if (!ride) return null;
        const { x, y } = tagAt(positionOf(seen, String(segment)), way as Way);
        return (
          <g key={offer.id} transform={`translate(${x} ${y}) scale(${scale})`}>
            {ride.silver ? (
              <>
                <rect x="-20" y="-13" width="40" height="26" rx="13" class="visc-tag" />
                <text x="-7" y="5.500" class="visc-tag-number">
                  {ride.silver}
                </text>
                <Drawing markup={coin} />
              </>
            ) : (
              <>
                <circle r="13" class="visc-tag" />
                <path d="M-6 0L-2 4.500L6-5" class="visc-tick" />
              </>
            )}
          </g>
        );
      })}
    </g>
  );
}
