/** The cathedral on the board: every part as it stands now, and the joy when it is finished. */

import { useMemo } from "preact/hooks";
import { Drawing } from "@/board/Drawing";
import { GLASS, glory, LAYERS, LIT_GLASS, type PartState, partDrawing } from "@/games/pillars/cathedral";
import { PART_NAMES, PARTS } from "@/games/pillars/data";
import { aboutArea, explaining } from "@/games/pillars/explain";
import type { Props } from "@/games/pillars/hand";
import { useFlourish } from "@/games/pillars/Motion";
import { CATHEDRAL } from "@/games/pillars/plan";
import { said } from "@/games/pillars/said";
import { type PublicView, publicOf } from "@/games/pillars/view";
import { say, t } from "@/text/fluent";

export const stateOf = (seen: PublicView, part: string): PartState => {
  const n = PARTS.indexOf(part);
  return n < seen.parts_built ? "built" : n === seen.round - 1 ? "site" : "dream";
};

/** Between portal and nave there is a gap until the second tower stands. */
const GAP = '<path d="M140 0V-140h10V0z" fill="#E3D4B6" stroke="#2B2118" stroke-width="1.2"/>';

export function Church({ props, lit }: { readonly props: Props; readonly lit: boolean }) {
  const seen = publicOf(props.view);
  const done = seen.parts_built >= PARTS.length;
  const rising = useFlourish(props, "part-added", "pill-rising-part", 1100);
  const gap =
    stateOf(seen, "nave") === "built" &&
    stateOf(seen, "portal") === "built" &&
    stateOf(seen, "tower_2") !== "built";
  const glow = useMemo(() => (done ? glory() : ""), [done]);
  const dreams = LAYERS.filter((part) => stateOf(seen, part) === "dream");
  const stone = LAYERS.filter((part) => stateOf(seen, part) !== "dream");
  const built = PARTS.slice(0, seen.parts_built).map((part) => sayPart(part));
  const words = t("pill-church", { built: built.join(", ") || "–" });
  return (
    <g transform={`translate(${CATHEDRAL.x} ${CATHEDRAL.y})`} data-built={seen.parts_built}>
      <Drawing markup={glow} />
      {lit ? <ellipse cx="202" cy="4" rx="216" ry="22" class="pill-glow" /> : null}
      <g {...said(words)} {...explaining(aboutArea("cathedral", ...(built.length ? [words] : [])))}>
        {dreams.map((part) => (
          <Part key={part} part={part} state="dream" done={done} seats={seen.players.length} />
        ))}
        {stone.map((part) => {
          const fresh = rising?.event.part === part && stateOf(seen, part) === "built";
          return (
            <g key={part} class={fresh ? rising.class : ""} style={fresh ? rising.style : {}}>
              {part === "portal" && gap ? <Drawing markup={GAP} /> : null}
              <Part part={part} state={stateOf(seen, part)} done={done} seats={seen.players.length} />
            </g>
          );
        })}
      </g>
    </g>
  );
}

export const sayPart = (part: string): string => {
  const name = PART_NAMES.get(part);
  return name ? say(name) : part;
};

interface PartProps {
  readonly part: string;
  readonly state: PartState;
  readonly done: boolean;
  readonly seats: number;
}

function Part({ part, state, done, seats }: PartProps) {
  const markup = useMemo(
    () => partDrawing(part, state, done ? LIT_GLASS : GLASS, seats),
    [part, state, done, seats],
  );
  return <Drawing markup={markup} />;
}
