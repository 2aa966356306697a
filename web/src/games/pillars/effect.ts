/** What an answer would bring: goods before and after, what one gets and in which step, what to beware of. A forecast, no rule. */
import type { Offer } from "@/api/wire";
import {
  ADVANTAGES,
  type AreaId,
  BUY,
  CRAFTSMEN,
  CUBE_LIMIT,
  CUBES,
  GOLD_LIMIT,
  type Good,
  isCube,
  RESOURCES,
  ROMAN,
  SELL,
  SPACES,
} from "@/games/pillars/data";
import type { Props } from "@/games/pillars/hand";
import {
  cardOn,
  holds,
  type PlayerView,
  type PublicView,
  playerOf,
  publicOf,
  roomOf,
  spaceFor,
} from "@/games/pillars/view";
import { say, t } from "@/text/fluent";
import { signed } from "@/text/number";

export type Counter = Good | "workers";

export interface Change {
  readonly what: Counter;
  readonly before: number;
  readonly after: number;
}

export interface Effect {
  /** The area in whose step it acts, where that is later than now. */
  readonly step?: AreaId;
  readonly changes?: readonly Change[];
  readonly gift?: string;
  readonly warning?: string;
}

interface Situation {
  readonly props: Props;
  readonly offer: Offer;
  readonly player: PlayerView;
}

const text = (value: unknown): string => (typeof value === "string" ? value : "");
const number = (value: unknown): number => (typeof value === "number" ? value : 0);

const owned = (player: PlayerView, what: Counter): number =>
  what === "gold"
    ? player.gold
    : what === "vp"
      ? player.vp
      : what === "workers"
        ? player.reserve
        : player.cubes[what];

function change(player: PlayerView, what: Counter, by: number): Change {
  const before = owned(player, what);
  return { what, before, after: what === "gold" ? Math.min(GOLD_LIMIT, before + by) : before + by };
}

/** Gold above the limit is lost. */
function lostGold(player: PlayerView, gain: number): { warning?: string } {
  const lost = player.gold + gain - GOLD_LIMIT;
  return lost > 0 ? { warning: t("pill-warn-gold", { count: lost, limit: GOLD_LIMIT }) } : {};
}

function tooMany(player: PlayerView): { warning?: string } {
  const [next, room] = [player.craftsmen.length + 1, roomOf(player)];
  return next > room ? { warning: t("pill-warn-room", { count: next, room }) } : {};
}

/** The name of a craftsman, with the round of the card where several have the same one. */
export const craftsmanName = (id: string): string => {
  const card = CRAFTSMEN.get(id);
  if (!card) return "";
  const alike = [...CRAFTSMEN.values()].filter(({ name }) => name.en === card.name.en);
  return alike.length > 1 ? `${say(card.name)} ${ROMAN[card.round] ?? ""}` : say(card.name);
};

export const advantageName = (id: string): string => {
  const card = ADVANTAGES.get(id);
  return card ? say(card.name) : "";
};

/** What a builder brings on each kind of space. */
function guest({ props, player }: Situation, choice: string): Effect {
  const seen = publicOf(props.view);
  const space = spaceFor(seen, choice);
  if (!space) return {};
  const step = space.area;
  const card = cardOn(seen, space.id);
  const last = seen.round === seen.rounds;
  switch (step) {
    case "kingsbridge":
      return { step, gift: card ? advantageName(card) : t("pill-gift-nothing") };
    case "shiring":
      return { step, gift: card ? craftsmanName(card) : t("pill-gift-nothing"), ...tooMany(player) };
    case "priory": {
      const points = space.points + (holds(player, "priory_bonus") ? 1 : 0);
      return { step, gift: t("pill-count-vp", { count: points }) };
    }
    case "kings_court":
      return { step, gift: t(space.metal && seen.court ? "pill-gift-court-first" : "pill-gift-court") };
    case "shiring_castle":
      return {
        step,
        gift: last
          ? t("pill-gift-nothing")
          : t("pill-gift-castle", { count: Math.min(space.workers, seen.castle) }),
      };
    case "start_player":
      return { step, gift: t(last ? "pill-gift-nothing" : "pill-gift-start-player") };
    case "market": {
      const traders = tradersIn(seen);
      const again = traders.includes(props.view.seat ?? NOBODY);
      return {
        step,
        gift: again ? t("pill-gift-market-again") : t("pill-gift-market", { place: traders.length + 1 }),
      };
    }
    default:
      return { step, gift: t(`pill-gift-${step.replace("_", "-")}`) };
  }
}

export const lineNumber = (space: string): number => Number(space.at(-1));

const NOBODY = -1;

/** Who has a builder on the market, in the order of the first ones. */
function tradersIn(seen: PublicView): readonly number[] {
  const owners = SPACES.filter(({ area }) => area === "market").map(({ id }) => seen.spaces[id] ?? NOBODY);
  return [...new Set(owners)].filter((owner) => owner !== NOBODY);
}

function placed(situation: Situation): Effect {
  const { props, offer, player } = situation;
  const price =
    props.view.question?.kind === "place-builder" && offer.action.type === "place"
      ? publicOf(props.view).price
      : 0;
  const there = guest(situation, text(offer.action.space));
  const changes = price ? [change(player, "gold", -price)] : [];
  const warning = offer.action.type === "place-free" ? { warning: t("pill-warn-card") } : {};
  return { ...there, changes, ...warning };
}

function hired({ offer, player }: Situation): Effect {
  const card = CRAFTSMEN.get(text(offer.action.craftsman));
  return {
    gift: craftsmanName(card?.id ?? ""),
    changes: [change(player, "gold", -(card?.price ?? 0))],
    ...tooMany(player),
  };
}

function sent({ offer, player }: Situation): Effect {
  const card = RESOURCES.get(text(offer.action.card));
  if (!card) return {};
  return {
    step: card.area,
    gift: t(`pill-count-${card.cube}`, { count: card.yields }),
    changes: [change(player, "workers", -card.workers)],
  };
}

function traded({ offer, player }: Situation): Effect {
  const cube = offer.action.cube;
  const amount = number(offer.action.amount);
  if (!isCube(cube)) return {};
  if (offer.action.type === "buy") {
    return { changes: [change(player, "gold", -(BUY[cube] ?? 0) * amount), change(player, cube, amount)] };
  }
  const gain = (SELL[cube] ?? 0) * amount;
  return {
    changes: [change(player, cube, -amount), change(player, "gold", gain)],
    ...lostGold(player, gain),
  };
}

function worked({ offer, player }: Situation): Effect {
  const card = CRAFTSMEN.get(text(offer.action.craftsman));
  const times = number(offer.action.times);
  if (!card) return {};
  const changes = [
    ...Object.entries(card.input).map(([good, amount]) => change(player, good as Good, -amount * times)),
    ...Object.entries(card.output).map(([good, amount]) => change(player, good as Good, amount * times)),
  ];
  return { changes, ...lostGold(player, (card.output.gold ?? 0) * times) };
}

function finished({ props, player }: Situation): Effect {
  const seen = publicOf(props.view);
  const excess = CUBES.reduce((sum, cube) => sum + player.cubes[cube], 0) - CUBE_LIMIT;
  const last = seen.round === seen.rounds;
  return excess > 0 && !last ? { warning: t("pill-warn-cubes", { count: excess, limit: CUBE_LIMIT }) } : {};
}

/** The card that is kept: then the tax is paid, or the event strikes. */
function kept({ props, player }: Situation): Effect {
  const owed = props.view.question?.args.owed;
  if (typeof owed !== "number") return { gift: t("pill-gift-struck") };
  const short = Math.max(0, owed - player.gold);
  const points = Math.min(player.vp, Math.floor(short / 2));
  const changes = [change(player, "gold", -(owed - short))];
  if (points) changes.push(change(player, "vp", -points));
  return { changes };
}

const ASKED: Readonly<Record<string, (situation: Situation) => Effect>> = {
  "take-resource": sent,
  hire: hired,
  pass: ({ player }) => ({ step: "wool_mill", gift: t("pill-gift-pass", { count: player.reserve }) }),
  dismiss: ({ offer }) => ({
    warning: t("pill-gift-dismiss", { name: craftsmanName(text(offer.action.craftsman)) }),
  }),
  "keep-builder": ({ props }) => ({ gift: t("pill-gift-keep", { price: publicOf(props.view).price }) }),
  "return-builder": ({ props }) => ({
    gift: t("pill-gift-return", { count: publicOf(props.view).bag.length + 1 }),
  }),
  place: placed,
  "place-free": placed,
  park: ({ props }) => ({ gift: t("pill-gift-park", { price: publicOf(props.view).price }) }),
  "take-protection": () => ({ gift: t("pill-gift-protected") }),
  "take-cube-instead": () => ({
    step: "bishopric",
    gift: t("pill-gift-cube"),
    warning: t("pill-gift-struck"),
  }),
  "use-card": ({ props }) => ({
    gift: t(props.view.question?.kind === "waive-tax" ? "pill-gift-untaxed" : "pill-gift-protected"),
    warning: t("pill-warn-card"),
  }),
  "keep-card": kept,
  "take-cube": ({ offer, player }) =>
    isCube(offer.action.cube) ? { changes: [change(player, offer.action.cube, 1)] } : {},
  buy: traded,
  sell: traded,
  withdraw: () => ({ gift: t("pill-gift-withdraw") }),
  use: worked,
  finish: finished,
  boost: ({ offer, props }) => {
    const id = text(offer.action.craftsman);
    const left = publicOf(props.view).left[id] ?? CRAFTSMEN.get(id)?.uses ?? 0;
    return { gift: t("pill-gift-boost", { name: craftsmanName(id), count: left + 1 }) };
  },
  "give-back": ({ offer, player }) => ({
    changes: CUBES.filter((cube) => number(offer.action[cube])).map((cube) =>
      change(player, cube, -number(offer.action[cube])),
    ),
  }),
};

/** The forecast of an offered answer. */
export function effectOf(props: Props, offer: Offer): Effect {
  const player = playerOf(props.view, props.view.seat ?? 0);
  return player ? (ASKED[offer.action.type]?.({ props, offer, player }) ?? {}) : {};
}

/** The forecast as one sentence, for those who hear it. */
export function spokenEffect(effect: Effect): string {
  const changes = (effect.changes ?? []).map(
    ({ what, before, after }) => `${t(`pill-good-${what}`)} ${signed(after - before)}`,
  );
  return [effect.gift, ...changes, effect.warning].filter(Boolean).join(", ");
}

export const SPACE_AREAS: ReadonlyMap<string, AreaId> = new Map(
  SPACES.map((space) => [space.choice, space.area]),
);
