/** The own stock, resource by resource, and what roads, settlements and cities cost: both can be clicked where it means something. */

import { Drawing } from "@/board/Drawing";
import { CAPACITY, centreCost, RESOURCES, type Resource, resourceName, unitsOf } from "@/games/rivals/data";
import type { Props } from "@/games/rivals/hand";
import { icon } from "@/games/rivals/icons";
import { lookAtResource, lookAtThing } from "@/games/rivals/looks";
import { grouped } from "@/games/rivals/said";
import { Target } from "@/games/rivals/Target";
import { offersAt } from "@/games/rivals/targets";
import { ownSeat, type PrincipalityView, storedBy } from "@/games/rivals/view";
import { say, t } from "@/text/fluent";

interface StockProps {
  readonly props: Props;
  readonly prince: PrincipalityView;
}

/** One resource: its symbol and how many there are, in a box of 66 by 42. */
export function StockItem({ props, prince, resource }: StockProps & { readonly resource: Resource }) {
  const many = prince.resources[resource] ?? 0;
  return (
    <Target
      props={props}
      target={`res:${resource}`}
      label={`${say(resourceName(resource))}: ${many}`}
      box={{ x: 0, y: 0, width: 62, height: 40 }}
      look={lookAtResource(prince, resource)}
    >
      <Drawing markup={icon(resource, 20, 20, 1.2)} />
      <text x="38" y="27" class="riva-sum">
        {many}
      </text>
    </Target>
  );
}

export function Stock({ props, prince }: StockProps) {
  const room = prince.regions.length * CAPACITY;
  return (
    <g {...grouped(t("riva-stock"))}>
      <rect width="152" height="190" rx="8" class="riva-parchment" />
      <text x="14" y="25" class="riva-title">
        {t("riva-stock")}
      </text>
      <text x="14" y="41" class="riva-small">
        {t("riva-places", { stored: storedBy(prince), room })}
      </text>
      {RESOURCES.map((resource, i) => (
        <g key={resource} transform={`translate(${10 + (i % 2) * 68} ${50 + Math.floor(i / 2) * 45})`}>
          <StockItem props={props} prince={prince} resource={resource} />
        </g>
      ))}
    </g>
  );
}

const THINGS = [
  ["road", "build-road left"],
  ["settlement", "build-settlement left"],
  ["city", "build-city -1"],
] as const;

/** What a road, a settlement and a city cost, and what is missing; and what may be traded. */
export function Prices({ props, prince }: StockProps) {
  const acting = props.view.question?.kind === "action-phase";
  return (
    <g {...grouped(t("riva-building"))}>
      <rect width="236" height="190" rx="8" class="riva-parchment" />
      <text x="14" y="25" class="riva-title">
        {t("riva-building")}
      </text>
      {THINGS.map(([thing, refused], i) => (
        <g key={thing} transform={`translate(8 ${36 + i * 39})`}>
          <Target
            props={props}
            target={`buy:${thing}`}
            label={t(`riva-${thing}`)}
            box={{ x: 0, y: 0, width: 220, height: 36 }}
            refused={acting ? refused : undefined}
            look={lookAtThing(thing, ownSeat(props.view))}
          >
            <PriceLine props={props} prince={prince} thing={thing} />
          </Target>
        </g>
      ))}
      <text x="14" y="165" class="riva-strong">
        {t("riva-trade")}
      </text>
      <text x="14" y="180" class="riva-small">
        {t("riva-trade-how")}
      </text>
    </g>
  );
}

function PriceLine({ props, prince, thing }: StockProps & { readonly thing: string }) {
  const cost = centreCost(thing);
  const units = unitsOf(cost);
  const missing = RESOURCES.filter((resource) => (cost[resource] ?? 0) > (prince.resources[resource] ?? 0));
  const many = offersAt(props, `buy:${thing}`).length;
  const note = many
    ? t("riva-spots", { count: many })
    : missing.length
      ? t("riva-missing", { resources: missing.map((resource) => say(resourceName(resource))).join(", ") })
      : props.view.question?.kind === "action-phase"
        ? t("riva-ask-why")
        : "";
  return (
    <>
      <text x="6" y="15" class="riva-strong">
        {t(`riva-${thing}`)}
      </text>
      <text x="6" y="30" class={many ? "riva-small offered" : "riva-small"}>
        {note}
      </text>
      <Drawing
        markup={units.map((unit, i) => icon(unit, 208 - (units.length - 1 - i) * 20, 12, 0.78)).join("")}
      />
    </>
  );
}
