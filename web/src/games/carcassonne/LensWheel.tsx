/** The wheel under the lens: a ring on every crown that a follower may take, however far away the wheel itself lies. */
import { put } from "@/art/ink";
import { crown } from "@/art/pieces";
import { Drawing } from "@/board/Drawing";
import { SECTORS } from "@/games/carcassonne/data";
import { figureArt } from "@/games/carcassonne/figures";
import { firstChoice, type Props } from "@/games/carcassonne/hand";
import { LensSpot } from "@/games/carcassonne/LensSpot";
import { Sectors } from "@/games/carcassonne/Sectors";
import type { Meant, Target } from "@/games/carcassonne/targets";
import { publicOf } from "@/games/carcassonne/view";
import { BIG_PIG, crownPlace, HUB, pigPlace, WHEEL_ART, WHEEL_REACH } from "@/games/carcassonne/wheel";
import { say, t } from "@/text/fluent";

/** The rings of a wheel are drawn for a picture of 268 units, those of a tile for one of 104. */
const SCALE = (2 * WHEEL_REACH) / 104;
const CROWN = put(0, 3, crown(0.3));

interface LensWheelProps {
  readonly props: Props;
  readonly crowns: readonly Target[];
  readonly size: number;
  readonly shown: Meant | null;
}

export function LensWheel({ props, crowns, size, shown }: LensWheelProps) {
  const [x, y] = HUB;
  const box = `${x - WHEEL_REACH} ${y - WHEEL_REACH} ${2 * WHEEL_REACH} ${2 * WHEEL_REACH}`;
  return (
    <svg width={size} height={size} viewBox={box} role="group" aria-label={t("carc-wheel")}>
      <Drawing markup={WHEEL_ART + standingOn(props)} />
      <Sectors />
      {crowns.map((target) => (
        <CrownSpot key={target.id} props={props} target={target} shown={shown} />
      ))}
    </svg>
  );
}

/** The pig, and the followers that already have a crown. */
function standingOn({ view }: Props): string {
  const { wheel } = publicOf(view);
  if (!wheel) return "";
  const taken = SECTORS.flatMap(({ crowns }) => crowns).map((space) => {
    const seat = wheel.crowns[space] ?? null;
    const [x, y] = crownPlace(space);
    return seat === null ? "" : put(x, y + 9, figureArt(seat, "follower"));
  });
  const [x, y] = pigPlace(wheel.sector);
  return taken.join("") + put(x, y + 8, BIG_PIG);
}

interface CrownSpotProps {
  readonly props: Props;
  readonly target: Target;
  readonly shown: Meant | null;
}

function CrownSpot({ props, target, shown }: CrownSpotProps) {
  const here = shown?.target === target ? shown : null;
  const choice = here?.choice ?? firstChoice(props, target);
  if (!choice) return null;
  const art = figureArt(props.view.seat ?? 0, choice.figure ?? "follower");
  return (
    <LensSpot
      props={props}
      target={target}
      shown={here}
      label={say(choice.offer.label)}
      at={[target.x, target.y]}
      scale={SCALE}
    >
      <Drawing {...(here ? { transform: "translate(0 6) scale(.62)" } : {})} markup={here ? art : CROWN} />
    </LensSpot>
  );
}
