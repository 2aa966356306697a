/** What an answer would bring and cost, as far as the table shows it; the server alone knows the rules. */
import type { Offer } from "@/api/wire";
import { type Amounts, cardOf, centreCost, type Point, SAFE, unitsOf } from "@/games/rivals/data";
import type { Props } from "@/games/rivals/hand";
import {
  ownSeat,
  type PrincipalityView,
  princeOf,
  type RegionView,
  type Row,
  storedBy,
} from "@/games/rivals/view";

export interface Consequence {
  readonly cost: Amounts;
  readonly gain: Amounts;
  readonly points: readonly (readonly [Point, number])[];
  readonly boosted: readonly RegionView[];
  /** How many resources are left afterwards. */
  readonly left: number;
  readonly exposed: boolean;
}

/** The regions that would bear one more beside this card. */
export function boostedBy(
  prince: PrincipalityView,
  card: string,
  x: number,
  row: Row,
): readonly RegionView[] {
  const terrain = cardOf(card)?.boosts;
  if (!terrain) return [];
  return prince.regions.filter(
    (region) => region.type === terrain && region.row === row && Math.abs(region.x - x) === 1,
  );
}

const CENTRE: Readonly<Record<string, string>> = {
  "build-road": "road",
  "build-settlement": "settlement",
  "build-city": "city",
};

const RATES: Readonly<Record<string, number>> = { "trade-with-bank": 3, "trade-by-ship": 2 };

const word = (value: unknown): string => (typeof value === "string" ? value : "");

function pricesOf(offer: Offer): { readonly cost: Amounts; readonly gain: Amounts } {
  const { action } = offer;
  const centre = CENTRE[action.type];
  if (centre) return { cost: centreCost(centre), gain: {} };
  const rate = RATES[action.type];
  if (rate) return { cost: { [word(action.give)]: rate }, gain: { [word(action.get)]: 1 } };
  if (action.type === "use-mint") return { cost: { gold: 1 }, gain: { [word(action.get)]: 1 } };
  if (action.type === "buy") return { cost: { gold: 1 }, gain: { [word(action.resource)]: 1 } };
  if (action.type === "build" || action.type === "build-face-up")
    return { cost: cardOf(word(action.card))?.cost ?? {}, gain: {} };
  return { cost: {}, gain: {} };
}

function pointsOf(offer: Offer): readonly (readonly [Point, number])[] {
  const { type, card } = offer.action;
  if (type === "build-settlement" || type === "build-city") return [["victory", 1]];
  if (type === "build" || type === "build-face-up") return cardOf(word(card))?.points ?? [];
  return [];
}

/** Null where there is nothing to say. */
export function consequenceOf(props: Props, offer: Offer): Consequence | null {
  const prince = princeOf(props.view, ownSeat(props.view));
  if (!prince) return null;
  const { cost, gain } = pricesOf(offer);
  const points = pointsOf(offer);
  const { card, x, row } = offer.action;
  const boosted =
    typeof x === "number" && (row === "above" || row === "below") && offer.action.type.startsWith("build")
      ? boostedBy(prince, word(card), x, row)
      : [];
  const paid = unitsOf(cost).length;
  if (!paid && !points.length && !boosted.length) return null;
  const left = storedBy(prince) - paid + unitsOf(gain).length;
  return { cost, gain, points, boosted, left, exposed: left > SAFE };
}
