/** The map itself: terrain, what can be drawn where, the shape in the hand, what is lit, what has just been drawn. */
import { useEffect, useMemo } from "preact/hooks";
import type { Tagged } from "@/api/wire";
import { INK, star } from "@/art/ink";
import { Drawing } from "@/board/Drawing";
import { duration, useAnimatedEvents, useRecent } from "@/board/motion";
import { type Spot, useGestures } from "@/board/pointing";
import { Frame } from "@/games/cartographers/Frame";
import { newlyScoring } from "@/games/cartographers/foreseen";
import { GhostTools } from "@/games/cartographers/GhostTools";
import { CELL } from "@/games/cartographers/glyphs";
import {
  flip,
  type HandState,
  handState,
  holdOver,
  looseAction,
  type Props,
  pin,
  rest,
  type Task,
  turn,
  withdraw,
} from "@/games/cartographers/hand";
import { pendingOf } from "@/games/cartographers/pending";
import { spacesOfAction } from "@/games/cartographers/placing";
import { columnOf, publicOf, rowOf, type Sheet, SIZE, type Space } from "@/games/cartographers/sheet";
import { grid, ruled, sketch, terrain } from "@/games/cartographers/terrain";
import { t } from "@/text/fluent";

export const WIDTH = SIZE * CELL;

interface MapProps {
  readonly props: Props;
  readonly sheet: Sheet;
  readonly owner: number;
  readonly task: Task | null;
}

const GRID = grid();

export function MapView({ props, sheet, owner, task }: MapProps) {
  const ground = useMemo(() => terrain(sheet), [sheet]);
  const mine = task?.owner === owner ? task : null;
  const state = mine ? handState(props, mine) : null;
  const glow = litSpaces(props.lit, owner) ?? [];
  return (
    <g>
      <Drawing markup={GRID + ground} />
      <Haunted sheet={sheet} covered={state?.fit?.spaces ?? []} />
      <FreshInk props={props} owner={owner} />
      <Frame />
      {glow.length ? <Glow spaces={glow} danger={props.lit?.type === "monsters-scored"} /> : null}
      <Pending props={props} sheet={sheet} owner={owner} />
      {mine && state ? <Hand props={props} task={mine} state={state} sheet={sheet} /> : null}
      <Stars props={props} owner={owner} />
    </g>
  );
}

/** The spaces that an event is about, if it is about this sheet. */
export function litSpaces(event: Tagged | null, owner: number): readonly Space[] | null {
  if (!event || (event.owner ?? event.seat) !== owner) return null;
  const spaces = spacesOfAction(event);
  return spaces.length ? spaces : null;
}

function Glow({ spaces, danger }: { readonly spaces: readonly Space[]; readonly danger: boolean }) {
  const rim = ruled(spaces, 1);
  return (
    <g class="glow" data-lit={spaces.length} aria-hidden="true">
      <path d={rim} fill={danger ? "var(--danger)" : "#E0B548"} opacity=".28" />
      <path d={rim} fill="none" stroke="#FBF7EE" stroke-width="7" />
      <path d={rim} fill="none" stroke={danger ? "var(--danger)" : "#C99A2E"} stroke-width="4" />
    </g>
  );
}

/** Empty spaces beside monsters say at any time what they cost. */
function Haunted({ sheet, covered }: { readonly sheet: Sheet; readonly covered: readonly Space[] }) {
  return (
    <g aria-hidden="true">
      {sheet.haunted
        .filter((space) => !covered.includes(space))
        .map((space) => (
          <g key={space} transform={`translate(${columnOf(space) * CELL + 27} ${rowOf(space) * CELL + 44})`}>
            <rect
              x="-13"
              y="-8.5"
              width="26"
              height="17"
              rx="8.5"
              fill="#F4EBD9"
              stroke="#A8281F"
              stroke-width="1.3"
            />
            <text y="4.6" text-anchor="middle" font-size="14" font-weight="700" fill="#A8281F">
              −1
            </text>
          </g>
        ))}
    </g>
  );
}

const DRAWINGS = new Set(["drawn", "single-drawn", "raided", "solo-raided"]);

/** Ink in: paper that fades from the freshly drawn cells, one after another. */
function FreshInk({ props, owner }: { readonly props: Props; readonly owner: number }) {
  const drawings = useRecent(props.animatedEvents, ({ type }) => DRAWINGS.has(type), 700);
  const fresh = drawings.filter(({ event }) => event.owner === owner);
  return (
    <g aria-hidden="true">
      {fresh.flatMap(({ number, event, delay }) =>
        spacesOfAction(event).map((space, i) => (
          <rect
            key={`${number}/${space}`}
            class="fresh-ink"
            x={columnOf(space) * CELL}
            y={rowOf(space) * CELL}
            width={CELL}
            height={CELL}
            fill="var(--parchment)"
            style={{
              animationDelay: `${delay + duration(40) * i}ms`,
              animationDuration: `${duration(420)}ms`,
            }}
          />
        )),
      )}
    </g>
  );
}

/** Stars rise from the cells that score at the end of a season. */
function Stars({ props, owner }: { readonly props: Props; readonly owner: number }) {
  const scored = useAnimatedEvents(props.animatedEvents, "edict-scored", 1600).filter(
    ({ event }) => event.seat === owner,
  );
  return (
    <g aria-hidden="true">
      {scored.flatMap(({ number, event, delay }) =>
        spacesOfAction(event).map((space, i) => (
          <g
            key={`${number}/${space}`}
            class="rising-star"
            style={{
              animationDelay: `${delay + duration(30) * i}ms`,
              animationDuration: `${duration(900)}ms`,
            }}
          >
            <Drawing markup={star(columnOf(space) * CELL + 27, rowOf(space) * CELL + 27, 11)} />
          </g>
        )),
      )}
    </g>
  );
}

/** What I have drawn while the others still think: mine to see, and to take back. */
function Pending({
  props,
  sheet,
  owner,
}: {
  readonly props: Props;
  readonly sheet: Sheet;
  readonly owner: number;
}) {
  const pending = pendingOf(props.view);
  if (!pending || pending.owner !== owner) return null;
  const kind = props.draft?.ids[0]?.startsWith("paint ")
    ? props.draft.ids[0].slice("paint ".length)
    : pending.terrain;
  const known = sheetTerrain(kind);
  const rim = ruled(pending.spaces, 1.5);
  return (
    <g class="pending" aria-hidden="true">
      <path d={rim} fill={known ? `var(--${known})` : "var(--paper)"} opacity=".8" />
      <Drawing markup={sketch(pending.spaces, known, sheet)} opacity={0.75} />
      <path d={rim} fill="none" stroke="#FBF7EE" stroke-width="6" />
      <path d={rim} fill="none" stroke={INK} stroke-width="2.6" stroke-dasharray="3 4" />
    </g>
  );
}

const KINDS = ["forest", "village", "farm", "water", "monster"] as const;
const sheetTerrain = (kind: string | null) => KINDS.find((known) => known === kind) ?? null;

interface HandProps {
  readonly props: Props;
  readonly task: Task;
  readonly state: HandState;
  readonly sheet: Sheet;
}

function Hand({ props, task, state, sheet }: HandProps) {
  useWhyNot(props, state);
  const gestures = useGestures({
    hover: (spot) => {
      if (!handState(props, task).pinned) holdOver(props, task, spot.y / CELL, spot.x / CELL);
    },
    leave: () => withdraw(props, task),
    click: (spot) => clicked(props, task, spot),
    drag: (spot) => void holdOver(props, task, spot.y / CELL, spot.x / CELL, 1.5),
    drop: () => dropped(props, task),
    tap: (spot) => tapped(props, task, spot),
    press: (spot) => {
      if (over(handState(props, task), spot)) flip(props, task);
    },
    wheel: (direction) => turn(props, task, direction < 0),
  });
  const ghost = state.fit?.spaces ?? state.loose;
  return (
    <g>
      <Offers task={task} state={state} ruins={publicOf(props.view).ruins_pending ? sheet.ruins : null} />
      {ghost ? <Ghost props={props} task={task} state={state} sheet={sheet} spaces={ghost} /> : null}
      <rect
        {...gestures}
        class="map-target"
        x="-20"
        y="-20"
        width={WIDTH + 40}
        height={WIDTH + 40}
        fill="transparent"
        data-map-target
      />
      {state.pinned ? <GhostTools props={props} task={task} state={state} sheet={sheet} /> : null}
    </g>
  );
}

const over = (state: HandState, spot: Spot): boolean =>
  (state.fit?.spaces ?? state.loose)?.includes(
    Math.floor(spot.y / CELL) * SIZE + Math.floor(spot.x / CELL),
  ) ?? false;

/** A click takes the shape that is shown. Where one lies already, a click on it confirms it and any other moves it there. */
function clicked(props: Props, task: Task, spot: Spot): void {
  const state = handState(props, task);
  if (!state.at) holdOver(props, task, spot.y / CELL, spot.x / CELL);
  else if (state.pinned && !over(state, spot)) moved(props, task, spot);
  else if (state.pinned && props.draft?.pinned) props.confirm();
  else if (state.fit) pin(props, task);
  else explain(props, state);
}

/** A tap on the shape turns it; anywhere else it lays the shape down there. */
function tapped(props: Props, task: Task, spot: Spot): void {
  if (over(handState(props, task), spot)) turn(props, task);
  else moved(props, task, spot, 1.5);
}

/** The finger lets go of the shape where it is shown. */
function dropped(props: Props, task: Task): void {
  if (handState(props, task).fit) pin(props, task);
  else explain(props, rest(props, task));
}

/** What is now shown elsewhere lies there to be seen; nothing is given that was not shown before. */
function moved(props: Props, task: Task, spot: Spot, reach?: number): void {
  holdOver(props, task, spot.y / CELL, spot.x / CELL, reach);
  explain(props, rest(props, task));
}

/** Says why the shape may not be drawn where it is shown. */
function explain(props: Props, state: HandState): void {
  const action = looseAction(state);
  if (action) props.whyNot(action);
}

/** A shape held for a while where it does not fit says why. */
function useWhyNot(props: Props, state: HandState): void {
  const action = looseAction(state);
  useEffect(() => {
    if (!action) return;
    const timer = setTimeout(() => props.whyNot(action), 600);
    return () => clearTimeout(timer);
  }, [action]);
}

interface OffersProps {
  readonly task: Task;
  readonly state: HandState;
  /** The ruins, if they are demanded. */
  readonly ruins: ReadonlySet<Space> | null;
}

/** A dot in every cell that some offered placement covers; demanded ruins are ringed. */
function Offers({ task, state, ruins }: OffersProps) {
  const open = useMemo(() => {
    const found = new Set<Space>();
    for (const fits of task.fits.values())
      for (const fit of fits) for (const space of fit.spaces) found.add(space);
    return [...found].sort((a, b) => a - b);
  }, [task]);
  const covered = state.fit?.spaces ?? state.loose ?? [];
  return (
    <g aria-hidden="true">
      {open
        .filter((space) => !covered.includes(space))
        .map((space) =>
          ruins?.has(space) ? (
            <rect
              key={space}
              class="pulse offer-ring"
              data-space={space}
              x={columnOf(space) * CELL + 4}
              y={rowOf(space) * CELL + 4}
              width={CELL - 8}
              height={CELL - 8}
              rx="8"
            />
          ) : (
            <circle
              key={space}
              class="offer-dot"
              data-space={space}
              cx={columnOf(space) * CELL + 27}
              cy={rowOf(space) * CELL + 27}
              r="3.6"
            />
          ),
        )}
    </g>
  );
}

interface GhostProps extends HandProps {
  readonly spaces: readonly Space[];
}

function Ghost({ props, task, state, sheet, spaces }: GhostProps) {
  const fits = state.fit !== null;
  const rim = ruled(spaces, 1.5);
  const stars = fits ? newlyScoring(props, task.owner) : [];
  return (
    <g class={fits ? "ghost" : "ghost misfit"} data-ghost={state.fit?.offer.id ?? ""} aria-hidden="true">
      <path d={rim} fill={fits ? `var(--${state.terrain})` : "#B9B2A6"} opacity={fits ? 0.82 : 0.55} />
      <Drawing markup={sketch(spaces, fits ? state.terrain : null, sheet)} opacity={0.72} />
      <path d={rim} fill="none" stroke="#FBF7EE" stroke-width="6" />
      <path d={rim} class={fits ? "ghost-rim pulse" : "ghost-rim"} fill="none" />
      {stars.map((space) => (
        <Drawing key={space} markup={star(columnOf(space) * CELL + 27, rowOf(space) * CELL + 27, 11)} />
      ))}
      {fits ? null : (
        <text
          class="misfit-mark"
          x={middleOf(spaces, columnOf)}
          y={middleOf(spaces, rowOf) + 9}
          text-anchor="middle"
        >
          {t("cart-no-fit")}
        </text>
      )}
    </g>
  );
}

const middleOf = (spaces: readonly Space[], place: (space: Space) => number): number =>
  (spaces.reduce((sum, space) => sum + place(space) + 0.5, 0) / spaces.length) * CELL;
