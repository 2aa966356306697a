/** The paving stones of the builders: empty with what they promise, offered with a ring, taken, or with the ghost of one's own builder. */

import { INK } from "@/art/ink";
import { Drawing } from "@/board/Drawing";
import { SPACES, type Space } from "@/games/pillars/data";
import { aboutArea } from "@/games/pillars/explain";
import { builder } from "@/games/pillars/goods";
import type { Props } from "@/games/pillars/hand";
import { type Arrival, arrivalStyle } from "@/games/pillars/Motion";
import { FOOT_ON_STONE, stoneAt } from "@/games/pillars/plan";
import { areaName } from "@/games/pillars/Ribbon";
import { said } from "@/games/pillars/said";
import { TargetGroup } from "@/games/pillars/Target";
import { draftAt, offersAt } from "@/games/pillars/targets";
import { publicOf } from "@/games/pillars/view";
import { t } from "@/text/fluent";

interface StonesProps {
  readonly props: Props;
  readonly lit: readonly string[];
  readonly arrivals: ReadonlyMap<string, Arrival>;
}

export function Stones({ props, lit, arrivals }: StonesProps) {
  return (
    <g>
      {SPACES.map((space) => (
        <OneStone
          key={space.id}
          props={props}
          space={space}
          lit={lit.includes(space.id)}
          arrival={arrivals.get(space.id)}
        />
      ))}
    </g>
  );
}

/** Which place of a line a space is. */
const lineNumber = (space: string): string => space.at(-1) ?? "";

/** What is written on an empty stone. */
function promise(space: Space): string {
  if (space.points) return `+${space.points}`;
  return space.choice === space.area && space.id !== space.area ? lineNumber(space.id) : "";
}

interface OneStoneProps {
  readonly props: Props;
  readonly space: Space;
  readonly lit: boolean;
  readonly arrival: Arrival | undefined;
}

/** How a stone is now: who stands there, whether one's own builder could, and whether he is shown there. */
interface Standing {
  readonly owner: number | null;
  readonly next: boolean;
  readonly offered: boolean;
  readonly ghost: number | null;
}

function standing(props: Props, space: Space): Standing {
  const seen = publicOf(props.view);
  const owner = seen.spaces[space.id] ?? null;
  const next = seen.free[space.choice] === space.id;
  const target = `stone:${space.choice}`;
  const ghost = next && draftAt(props, target) ? props.view.seat : null;
  return { owner, next, offered: next && offersAt(props, target).length > 0, ghost };
}

function OneStone({ props, space, lit, arrival }: OneStoneProps) {
  const now = standing(props, space);
  const { x, y } = stoneAt(space.id);
  const asked = props.view.question?.kind ?? "";
  const refused = asked === "place-builder" || asked === "place-parked" ? `place ${space.choice}` : undefined;
  const stone = (
    <>
      <Slab text={now.owner === null && now.ghost === null ? promise(space) : ""} />
      {lit ? <ellipse rx="26" ry="17.5" class="pill-glow" /> : null}
      {now.offered ? <Ring chosen={now.ghost !== null} /> : null}
      {now.owner === null ? null : (
        <g
          {...said(
            t("pill-stands", { name: props.players[now.owner]?.name ?? "", place: areaName(space.area) }),
          )}
          {...arrivalStyle(arrival)}
        >
          <Drawing markup={builder(now.owner, FOOT_ON_STONE.x, FOOT_ON_STONE.y)} />
        </g>
      )}
      {now.ghost === null ? null : (
        <Drawing class="pill-ghost" markup={builder(now.ghost, FOOT_ON_STONE.x, FOOT_ON_STONE.y)} />
      )}
    </>
  );
  return (
    <g transform={`translate(${x} ${y})`} data-space={space.id} class={refused ? "" : "pill-through"}>
      <TargetGroup
        props={props}
        target={now.next ? `stone:${space.choice}` : ""}
        label={areaName(space.area)}
        refused={now.next || now.owner !== null ? refused : undefined}
        about={aboutArea(space.area)}
      >
        {stone}
      </TargetGroup>
    </g>
  );
}

/** The ring of an offer, and a larger area to hit. */
function Ring({ chosen }: { readonly chosen: boolean }) {
  return (
    <>
      <ellipse
        rx={chosen ? 26 : 24.5}
        ry={chosen ? 17.5 : 16}
        class={chosen ? "pill-ring chosen" : "pill-ring pulse"}
      />
      <ellipse rx="30" ry="26" cy="-6" class="pill-hit" />
    </>
  );
}

function Slab({ text }: { readonly text: string }) {
  return (
    <g aria-hidden="true" class="pill-explains">
      <ellipse rx="21" ry="13" fill="#D9C8A6" stroke={INK} stroke-width="1.4" />
      {text ? (
        <text y="5.5" text-anchor="middle" font-size="15" class="serif" font-weight="800" fill="#6B5B4B">
          {text}
        </text>
      ) : (
        <ellipse rx="15.500" ry="9" fill="none" stroke="#A08A66" stroke-dasharray="3 2" />
      )}
    </g>
  );
}
