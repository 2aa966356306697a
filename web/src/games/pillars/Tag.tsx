/** The tag beside what is pointed at: what it costs and what it brings; what to beware of stands in the prompt. */
import type { Offer } from "@/api/wire";
import { Drawing } from "@/board/Drawing";
import { type Difference, differences, gifts } from "@/games/pillars/foreseen";
import { good, worker } from "@/games/pillars/goods";
import type { Props } from "@/games/pillars/hand";
import { set, widthOf } from "@/games/pillars/lettering";
import {
  craftsmanPlaces,
  PASS,
  priceSpot,
  type Side,
  type Spot,
  STRIP,
  stoneAt,
  TOWN,
  TRAY,
} from "@/games/pillars/plan";
import { trayPlaceOf } from "@/games/pillars/Tray";
import { draftOffer } from "@/games/pillars/targets";
import { playerOf, publicOf, slotsOf, spaceFor } from "@/games/pillars/view";
import { signed } from "@/text/number";

interface Pointed {
  readonly at: Spot;
  readonly side: Side;
  /** How far from the point the tag begins. */
  readonly gap: number;
}

const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** Where the tag of an answer points to; null where a menu or the prompt says it. */
function pointedAt(props: Props, offer: Offer): Pointed | null {
  const { action } = offer;
  const seen = publicOf(props.view);
  switch (action.type) {
    case "place":
    case "place-free": {
      if (props.hand.menu.value) return null;
      const space = spaceFor(seen, text(action.space));
      const stone = stoneAt(space?.id ?? "");
      // Beside a line and not over it, so that nobody who stands in it is hidden.
      const at = space?.area === "market" ? { x: stoneAt("market_1").x, y: stone.y } : stone;
      return { at, side: stone.side, gap: stone.side === "below" ? 20 : 30 };
    }
    case "park": {
      const { x, y } = priceSpot(seen.price);
      return { at: { x, y: y - 60 }, side: "above", gap: 8 };
    }
    case "take-resource":
    case "hire":
      return trayTag(props, text(action.card) || text(action.craftsman));
    case "pass":
      return { at: { x: PASS.x + PASS.width / 2, y: PASS.y }, side: "above", gap: 8 };
    case "use":
    case "boost":
      return strippedTag(props, text(action.craftsman));
    default:
      return null;
  }
}

function trayTag(props: Props, card: string): Pointed | null {
  const box = trayPlaceOf(props, card);
  return box ? { at: { x: box.x + box.width / 2, y: TRAY.y }, side: "above", gap: 4 } : null;
}

/** On a phone the own cards do not lie below the town, so nothing is there to point at. */
function strippedTag(props: Props, craftsman: string): Pointed | null {
  const player = playerOf(props.view, props.view.seat ?? 0);
  if (!player || props.hand.menu.value || props.compact) return null;
  const box = craftsmanPlaces(slotsOf(player))[player.craftsmen.indexOf(craftsman)];
  return box ? { at: { x: box.x + box.width / 2, y: STRIP.y }, side: "above", gap: 8 } : null;
}

const PAD = 10;
const LINE = 19;
const MOST = 168;

interface Layout {
  readonly gift: readonly string[];
  readonly changes: readonly Difference[];
  readonly width: number;
  readonly height: number;
}

function laidOut(props: Props, offer: Offer): Layout {
  const words = gifts(props, offer).join(", ");
  const gift = words ? set(words, { width: MOST, height: 60 }, 15, 15, "bold").lines : [];
  const changes = differences(props);
  const widths = [changes.length * 56 - 8, ...gift.map((line) => widthOf(line, 15, "bold"))];
  const rows = (changes.length ? 1 : 0) + gift.length;
  return { gift, changes, width: Math.max(...widths) + 2 * PAD, height: rows * LINE + 12 };
}

export function Tag({ props }: { readonly props: Props }) {
  const offer = draftOffer(props);
  const pointed = offer ? pointedAt(props, offer) : null;
  if (!offer || !pointed) return null;
  const layout = laidOut(props, offer);
  if (!layout.changes.length && !layout.gift.length) return null;
  const { x, y } = placedAt(pointed, layout);
  const start = layout.changes.length ? 1 : 0;
  return (
    <g class="pill-tag" transform={`translate(${x} ${y})`} aria-hidden="true" data-tag>
      <rect width={layout.width} height={layout.height} rx="8" class="pill-tag-box" />
      {layout.changes.map((change, i) => (
        <Delta key={change.what} change={change} x={PAD + i * 56} />
      ))}
      {layout.gift.map((line, i) => (
        <text key={i} x={PAD} y={20 + (start + i) * LINE} font-size="15" font-weight="700">
          {line}
        </text>
      ))}
    </g>
  );
}

function placedAt({ at, side, gap }: Pointed, { width, height }: Layout): Spot {
  const x =
    side === "left"
      ? at.x - gap - width
      : side === "right"
        ? at.x + gap
        : at.x - width / 2 + (side === "below" ? 40 : 0);
  const y = side === "above" ? at.y - gap - height : side === "below" ? at.y + gap : at.y - height / 2;
  return { x: Math.min(Math.max(x, 16), TOWN.width - width - 16), y: Math.max(y, 16) };
}

function Delta({ change, x }: { readonly change: Difference; readonly x: number }) {
  const { what, by } = change;
  const sign = what === "workers" ? worker("#8C6D4F", x + 33, 23, 0.85) : good(what, x + 34, 14.5, 16);
  return (
    <g>
      <text x={x} y="20" font-size="16" font-weight="700" class={by < 0 ? "pill-loss" : "pill-gain"}>
        {signed(by)}
      </text>
      <Drawing markup={sign} />
    </g>
  );
}
