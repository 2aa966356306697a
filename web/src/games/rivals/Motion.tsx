/** Motion tells what happened: resources rise from their regions or sink into them, what is built appears. */
import type { AnimatedEvent } from "@/board/contract";
import { Drawing } from "@/board/Drawing";
import { duration, useRecent } from "@/board/motion";
import { REGIONS } from "@/games/rivals/data";
import type { Props } from "@/games/rivals/hand";
import { icon } from "@/games/rivals/icons";
import { columnsOf, middleSpot, REGION, regionSpot, SITE, type Spot, slotsOf } from "@/games/rivals/plan";
import type { PrincipalityView } from "@/games/rivals/view";
import { signed } from "@/text/number";

const LASTING = 1400;

const KINDS = new Set([
  "resource-gained",
  "resource-lost",
  "expansion-built",
  "road-built",
  "settlement-built",
  "city-built",
]);

interface Rise {
  readonly spot: Spot;
  readonly words: string;
  readonly sign: string;
}

/** Where something happened, and what is to be seen rising there. */
function riseOf({ event }: AnimatedEvent, prince: PrincipalityView): Rise | null {
  const { from } = columnsOf(prince);
  const amount = typeof event.amount === "number" ? event.amount : 0;
  const place = typeof event.place === "string" ? event.place : "";
  const region = prince.regions.find((one) => one.region === place);
  if (region) {
    const spot = regionSpot(region.x, region.row, from);
    const gained = event.type === "resource-gained" ? amount : -amount;
    return {
      spot: { x: spot.x + REGION.width / 2, y: spot.y + 84 },
      words: signed(gained),
      sign: REGIONS.get(place)?.resource ?? "gold",
    };
  }
  if (event.type === "expansion-built") {
    const slot = slotsOf(prince, from).find(
      ({ expansion, column, row }) =>
        expansion?.card === event.card && column === event.x && row === event.row,
    );
    return slot ? { spot: { x: slot.x + SITE.width / 2, y: slot.y + 20 }, words: "✓", sign: "" } : null;
  }
  if (typeof event.x !== "number") return null;
  const spot = middleSpot(event.x, from);
  const points = event.type === "road-built" ? "✓" : "+1";
  return { spot: { x: spot.x + 50, y: spot.y + 34 }, words: points, sign: points === "+1" ? "victory" : "" };
}

interface RisesProps {
  readonly props: Props;
  readonly seat: number;
  readonly prince: PrincipalityView;
}

export function Rises({ props, seat, prince }: RisesProps) {
  const recent = useRecent(
    props.animatedEvents,
    (event) => KINDS.has(event.type) && event.seat === seat,
    LASTING,
  );
  return (
    <g class="riva-rises" aria-hidden="true">
      {recent.map((animated) => {
        const rise = riseOf(animated, prince);
        if (!rise) return null;
        const lost = animated.event.type === "resource-lost";
        const style = { animationDelay: `${animated.delay}ms`, animationDuration: `${duration(LASTING)}ms` };
        return (
          <g key={animated.number} transform={`translate(${rise.spot.x} ${rise.spot.y})`}>
            <g class={lost ? "riva-rise lost" : "riva-rise"} style={style}>
              <rect x="-30" y="-15" width="60" height="30" rx="15" />
              <text x={rise.sign ? -10 : 0} y="6" text-anchor="middle">
                {rise.words}
              </text>
              <Drawing markup={rise.sign ? icon(rise.sign, 13, 0, 0.9) : ""} />
            </g>
          </g>
        );
      })}
    </g>
  );
}
