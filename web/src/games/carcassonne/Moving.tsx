/** What has just happened, told by motion: the tile that settles, figures that go home, points that rise. */
import type { Tagged } from "@/api/wire";
import type { AnimatedEvent } from "@/board/contract";
import { Drawing } from "@/board/Drawing";
import { duration, useAnimatedEvents } from "@/board/motion";
import { FLIGHT } from "@/board/travel";
import { figureNamed, tileNamed } from "@/games/carcassonne/data";
import { figureArt } from "@/games/carcassonne/figures";
import type { Props } from "@/games/carcassonne/hand";
import { placesOf } from "@/games/carcassonne/lit";
import { tileAlone } from "@/games/carcassonne/paint";

const timing = ({ delay }: AnimatedEvent, lasting: number): Record<string, string> => ({
  animationDelay: `${delay}ms`,
  animationDuration: `${duration(lasting)}ms`,
});

const SCORED = [
  "road-scored",
  "city-scored",
  "monastery-scored",
  "open-road-scored",
  "open-city-scored",
  "open-monastery-scored",
  "inn-road-scored",
  "cathedral-city-scored",
  "field-scored",
];
const RETURNED = [
  "figure-returned",
  "figure-collected",
  "figure-taken-back",
  "shepherd-returned",
  "shepherd-sent-home",
];

export function Moving({ props }: { readonly props: Props }) {
  return (
    <g aria-hidden="true" class="carc-moving">
      <LaidTiles props={props} />
      {RETURNED.map((kind) => (
        <Returned key={kind} props={props} kind={kind} />
      ))}
      {SCORED.map((kind) => (
        <Points key={kind} props={props} kind={kind} />
      ))}
    </g>
  );
}

function LaidTiles({ props }: { readonly props: Props }) {
  const laid = useAnimatedEvents(props.animatedEvents, "tile-laid", FLIGHT);
  return (
    <>
      {laid.map((animated) => (
        <LaidTile key={animated.number} animated={animated} />
      ))}
    </>
  );
}

function LaidTile({ animated }: { readonly animated: AnimatedEvent }) {
  const { event } = animated;
  const place = placesOf(event)[0];
  const tile = place && tileNamed(String(event.tile), ...place);
  if (!place || !tile) return null;
  const rot = typeof event.rot === "number" ? event.rot : 0;
  // The landscape has the tile already: its cell stays empty to the eye until the tile has come.
  return (
    <g transform={`translate(${place[0] * 100} ${place[1] * 100})`}>
      <rect class="carc-empty" width="100" height="100" />
      <g data-piece={`tile ${animated.number}`} data-from=".carc-strip">
        <g class="carc-settle" style={timing(animated, FLIGHT)}>
          <Drawing markup={tileAlone(tile, rot)} />
        </g>
      </g>
    </g>
  );
}

const seatOf = (event: Tagged): number => (typeof event.seat === "number" ? event.seat : 0);

function Returned({ props, kind }: { readonly props: Props; readonly kind: string }) {
  const home = useAnimatedEvents(props.animatedEvents, kind, 900);
  return (
    <>
      {home.map((animated) => {
        const place = placesOf(animated.event)[0];
        if (!place) return null;
        const art = figureArt(seatOf(animated.event), figureNamed(animated.event.figure));
        return (
          <g key={animated.number} transform={`translate(${place[0] * 100 + 50} ${place[1] * 100 + 60})`}>
            <g class="carc-rise" style={timing(animated, 800)}>
              <Drawing markup={art} />
            </g>
          </g>
        );
      })}
    </>
  );
}

function Points({ props, kind }: { readonly props: Props; readonly kind: string }) {
  const scored = useAnimatedEvents(props.animatedEvents, kind, 1500);
  return (
    <>
      {scored.map((animated) => {
        const places = placesOf(animated.event);
        if (!places.length || typeof animated.event.points !== "number") return null;
        const x = places.reduce((sum, [px]) => sum + px * 100 + 50, 0) / places.length;
        const y = places.reduce((sum, [, py]) => sum + py * 100 + 50, 0) / places.length;
        return (
          <g key={animated.number} transform={`translate(${x} ${y})`}>
            <text class="carc-rise carc-points" style={timing(animated, 1400)}>
              +{animated.event.points}
            </text>
          </g>
        );
      })}
    </>
  );
}
