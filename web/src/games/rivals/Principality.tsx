/** One principality: settlements and roads in a row, regions and expansions above and below, what is offered ringed, what is considered as a ghost. */

import { useMemo } from "preact/hooks";
import { Drawing } from "@/board/Drawing";
import { peek } from "@/board/peek";
import { REGIONS } from "@/games/rivals/data";
import { counter, expansionFace, regionFace, roadFace, townFace } from "@/games/rivals/faces";
import { newlyBoosted } from "@/games/rivals/foreseen";
import type { Props } from "@/games/rivals/hand";
import { isLit } from "@/games/rivals/lit";
import { lookAtPlace, lookAtRegion, lookAtThing } from "@/games/rivals/looks";
import { cardName, regionName, shortName, siteName } from "@/games/rivals/names";
import {
  columnsOf,
  freeSlot,
  MIDDLE,
  middleSpot,
  REGION,
  regionSpot,
  SITE,
  type Slot,
  type Spot,
  slotsOf,
} from "@/games/rivals/plan";
import { said } from "@/games/rivals/said";
import { Ring, Target } from "@/games/rivals/Target";
import { draftOffer, offersAt } from "@/games/rivals/targets";
import { type PrincipalityView, publicOf, type RegionView, type Row } from "@/games/rivals/view";
import { t } from "@/text/fluent";
import { pigment } from "@/ui/Shield";

export interface LandProps {
  readonly props: Props;
  readonly seat: number;
  readonly prince: PrincipalityView;
  readonly mine: boolean;
  /** The size of names in drawing units, so that they stay readable when all is small. */
  readonly size: number;
}

interface PartProps extends LandProps {
  readonly from: number;
  readonly slots: readonly Slot[];
}

const move = ({ x, y }: Spot): string => `translate(${x} ${y})`;
const boxAt = (size: { readonly width: number; readonly height: number }) => ({ x: 0, y: 0, ...size });
const TOWN_BOX = { x: 0, y: 0, width: SITE.width, height: MIDDLE };
const ROAD_BOX = { x: 0, y: 0, width: REGION.width, height: MIDDLE };

export function Principality(all: LandProps) {
  const { prince } = all;
  const { from } = columnsOf(prince);
  const slots = useMemo(() => slotsOf(prince, from), [prince, from]);
  const part = { ...all, from, slots };
  return (
    <g>
      {prince.regions.map((region) => (
        <RegionCard key={region.region} {...part} region={region} />
      ))}
      <MiddleRow {...part} />
      {slots.map((slot) => (
        <SiteCard key={`${slot.column}${slot.row}${slot.y}`} {...part} slot={slot} />
      ))}
      {prince.region_expansions.map((cache) => (
        <Cache key={cache.card} {...part} cache={cache} />
      ))}
      {all.mine ? <Ghost {...part} /> : null}
    </g>
  );
}

function RegionCard(part: PartProps & { readonly region: RegionView }) {
  const { props, mine, from, region } = part;
  const card = REGIONS.get(region.region);
  const rolled = publicOf(props.view).number === region.number;
  const markup = useMemo(
    () => (card ? regionFace(card, region.stored, rolled) : ""),
    [card, region.stored, rolled],
  );
  const label = t("riva-region", { region: regionName(region.region), stored: region.stored });
  return (
    <g
      transform={move(regionSpot(region.x, region.row, from))}
      data-region={region.region}
      data-piece={region.region}
      data-from=".riva-centre"
    >
      <Target
        props={props}
        target={mine ? `place:${region.region}` : `theirs:${region.region}`}
        label={label}
        box={boxAt(REGION)}
        look={lookAtRegion(region)}
      >
        <Drawing markup={markup} />
      </Target>
      <Laid props={props} region={region.region} />
      {isLit(props.lit, region.region) ? <Glow {...REGION} /> : null}
    </g>
  );
}

/** While regions are being laid out: the place that this one has been given. */
function Laid({ props, region }: { readonly props: Props; readonly region: string }) {
  const laid = props.view.question?.args.laid;
  const place = Array.isArray(laid) ? laid.indexOf(region) : -1;
  return place < 0 ? null : <Drawing markup={counter(REGION.width - 14, 16, place + 1)} />;
}

export function Glow({ width, height }: { readonly width: number; readonly height: number }) {
  return <rect class="riva-glow" x="-4" y="-4" width={width + 8} height={height + 8} rx="9" />;
}

function Cache(part: PartProps & { readonly cache: PrincipalityView["region_expansions"][number] }) {
  const { props, mine, from, cache, size } = part;
  const { x, y } = regionSpot(cache.x, cache.row, from);
  return (
    <g transform={`translate(${x - 4} ${y + 36}) scale(.8)`}>
      <Target
        props={props}
        target={mine ? "place:gold_cache" : "theirs:gold_cache"}
        label={t("riva-region", { region: cardName(cache.card), stored: cache.stored })}
        box={boxAt(SITE)}
        card={cache.card}
      >
        <Drawing
          markup={expansionFace(cache.card, `${cache.stored}× ${t("riva-gold")}`, Math.min(size, 15))}
        />
      </Target>
    </g>
  );
}

/** The row in the middle: settlements, roads, and where the next of them would come. */
function MiddleRow(part: PartProps) {
  const { props, prince, seat, mine, from } = part;
  const towns = prince.settlements.map(({ x }) => x);
  const first = Math.min(...towns) - 1;
  const last = Math.max(...towns) + 1;
  const ends = [
    { side: "left", x: first, beyond: first - 1 },
    { side: "right", x: last, beyond: last + 1 },
  ];
  return (
    <>
      {prince.roads.map((x) => (
        <g
          key={x}
          transform={move(middleSpot(x, from))}
          data-piece={`road ${seat} ${x}`}
          data-from=".riva-centre"
          {...said(t("riva-road"))}
          {...peek(lookAtThing("road", seat))}
        >
          <Drawing markup={roadFace(x > 0)} />
        </g>
      ))}
      {prince.settlements.map(({ x, city }) => (
        <g
          key={x}
          transform={move(middleSpot(x, from))}
          data-town={x}
          data-piece={`${city ? "city" : "village"} ${seat} ${x}`}
          data-from=".riva-centre"
        >
          <Target
            props={props}
            target={mine ? `town:${x}` : `theirs:town:${x}`}
            label={t(city ? "riva-city" : "riva-settlement")}
            box={TOWN_BOX}
            look={lookAtThing(city ? "city" : "settlement", seat)}
            refused={mine && !city && isActing(props) ? `build-city ${x}` : undefined}
          >
            <Drawing markup={townFace(city, pigment(seat), x % 4 === 3 || x === -1)} />
          </Target>
          {isLit(props.lit, `town:${x}`, seat) ? <Glow width={SITE.width} height={MIDDLE} /> : null}
        </g>
      ))}
      {ends.map(({ side, x, beyond }) =>
        prince.roads.includes(x) ? (
          <End key={side} {...part} kind="beyond" side={side} x={beyond} />
        ) : (
          <End key={side} {...part} kind="end" side={side} x={x} />
        ),
      )}
    </>
  );
}

const isActing = (props: Props): boolean => props.view.question?.kind === "action-phase";

interface EndProps extends PartProps {
  readonly kind: "end" | "beyond";
  readonly side: string;
  readonly x: number;
}

/** An end of the row: where a road or a settlement would come. */
function End({ props, seat, mine, from, kind, side, x }: EndProps) {
  const box = kind === "end" ? ROAD_BOX : TOWN_BOX;
  const action = kind === "end" ? "build-road" : "build-settlement";
  const middle = box.width / 2;
  return (
    <g transform={move(middleSpot(x, from))}>
      <Target
        props={props}
        target={mine ? `${kind}:${side}` : `theirs:${kind}:${side}`}
        label={t(`riva-${kind}`, { side })}
        box={box}
        look={lookAtThing(kind === "end" ? "road" : "settlement", seat)}
        refused={mine && isActing(props) ? `${action} ${side}` : undefined}
      >
        <rect class="riva-empty" {...box} rx="5" />
        <path
          class="riva-hint"
          d={
            kind === "end"
              ? `M${middle - 24} 37q12-8 24 0t24 0`
              : `M${middle - 14} 50v-14l14-12l14 12v14zM${middle - 4} 50v-9h8v9`
          }
        />
      </Target>
    </g>
  );
}

/** A site with its expansion, or empty. */
function SiteCard(part: PartProps & { readonly slot: Slot }) {
  const { props, seat, mine, slot, slots, size } = part;
  const { expansion, column: x, row } = slot;
  const here = `${x}:${row}`;
  if (!expansion) {
    const next = freeSlot(slots, x, row) === slot;
    return (
      <g transform={move(slot)}>
        <Target
          props={props}
          target={mine && next ? `site:${here}` : `theirs:site:${here}`}
          label={siteName(x, row)}
          box={boxAt(SITE)}
          look={lookAtPlace(t("riva-site-title"), t("riva-look-site"))}
        >
          <rect class="riva-empty" {...boxAt(SITE)} rx="5" />
          <path class="riva-hint" d="M54 40L64 28M59 25L65 20L72 28L68 32z" />
        </Target>
      </g>
    );
  }
  const name = `${cardName(expansion.card)}, ${siteName(x, row)}`;
  const onTop = mine && !freeSlot(slots, x, row) && offersAt(props, `site:${here}`).length > 0;
  return (
    <g transform={move(slot)} data-site={here} data-piece={expansion.card} data-from=".riva-centre">
      {slot.covered ? (
        <g transform="translate(5 -5)">
          <Drawing markup={expansionFace(slot.covered.card, shortName(slot.covered.card), size)} />
        </g>
      ) : null}
      <Target
        props={props}
        target={onTop ? `site:${here}` : `${mine ? "built" : "foe"}:${expansion.card}:${here}`}
        label={name}
        box={boxAt(SITE)}
        card={expansion.card}
        quiet={mine && isActing(props) && !onTop}
      >
        <Drawing markup={expansionFace(expansion.card, shortName(expansion.card), size)} />
      </Target>
      {isLit(props.lit, `built:${expansion.card}`, seat) ? <Glow {...SITE} /> : null}
    </g>
  );
}

/** What is considered: the card on its site, the road at its end, and what it would bring. */
function Ghost(part: PartProps) {
  const { props, prince, seat, from, slots, size } = part;
  const offer = draftOffer(props);
  if (!offer) return null;
  const { type, card, x, row, side } = offer.action;
  const towns = prince.settlements.map((town) => town.x);
  const end = side === "left" ? Math.min(...towns) - 1 : Math.max(...towns) + 1;
  if (type === "build-road") return <GhostFace spot={middleSpot(end, from)} markup={roadFace(end > 0)} />;
  if (type === "build-settlement") {
    const beyond = side === "left" ? end - 1 : end + 1;
    return <GhostFace spot={middleSpot(beyond, from)} markup={townFace(false, pigment(seat), false)} />;
  }
  if (type === "build-city" && typeof x === "number")
    return <GhostFace spot={middleSpot(x, from)} markup={townFace(true, pigment(seat), false)} />;
  if (type !== "build" && type !== "build-face-up") return null;
  if (typeof card !== "string" || typeof x !== "number" || typeof row !== "string") return null;
  const slot = freeSlot(slots, x, row as Row) ?? slots.find((one) => one.column === x && one.row === row);
  if (!slot) return null;
  const fresh = newlyBoosted(props);
  const boosted = prince.regions.filter(({ region }) => fresh.includes(region));
  return (
    <>
      <GhostFace spot={slot} markup={expansionFace(card, shortName(card), size)} site />
      {boosted.map((region) => {
        const at = regionSpot(region.x, region.row, from);
        return (
          <g
            key={region.region}
            class="riva-seal"
            transform={`translate(${at.x + REGION.width - 18} ${at.y + 76})`}
          >
            <rect x="-17" y="-13" width="34" height="26" rx="13" />
            <text y="5.5" text-anchor="middle">
              +1
            </text>
          </g>
        );
      })}
    </>
  );
}

interface GhostFaceProps {
  readonly spot: Spot;
  readonly markup: string;
  readonly site?: boolean;
}

function GhostFace({ spot, markup, site }: GhostFaceProps) {
  return (
    <g transform={move(spot)} class="riva-ghost" data-ghost>
      <Drawing markup={markup} opacity={0.86} />
      {site ? <Ring box={boxAt(SITE)} strong /> : null}
    </g>
  );
}
