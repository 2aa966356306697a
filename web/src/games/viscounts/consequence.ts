/** What an answer would bring, as far as the printed icons tell it. For showing only: what can be done is the server's to offer. */
import type { Offer } from "@/api/wire";
import {
  BUILDING_COST,
  BUILDINGS,
  type Icon,
  MANUSCRIPTS,
  NOBLE_COST,
  SEGMENTS,
  TOWNSFOLK,
  type Way,
} from "@/games/viscounts/data";
import { marks } from "@/games/viscounts/glyphs";
import type { Props } from "@/games/viscounts/hand";
import { iconsOf, type PlayerView, playerOf, publicOf } from "@/games/viscounts/view";
import { sayAbility } from "@/games/viscounts/words";
import { t } from "@/text/fluent";

/** One line of the note: an icon, how many one has of how many are needed, and what they bring. */
export interface Prospect {
  readonly icon: Icon;
  readonly have: number;
  readonly need: number;
  readonly brings: readonly string[];
}

/** What the two actions of a space would need and bring with the present icons; criminals stand in for any. */
export function prospectsAt(props: Props, segment: string, way: Way): readonly Prospect[] {
  const player = playerOf(props.view, props.view.seat ?? 0);
  const place = SEGMENTS.get(segment);
  if (!player || !place) return [];
  const counts = iconsOf(player);
  const have = (icon: Icon): number => counts[icon] + counts.criminal;
  if (way === "inner") {
    const id = publicOf(props.view).segments.find((each) => each.id === segment)?.manuscript;
    const page = id ? MANUSCRIPTS.get(id) : place.printed_manuscript;
    const workers = Object.entries(NOBLE_COST).filter(([, cost]) => cost <= have("noble")).length;
    const brings = page?.immediate.length ? marks(page.immediate) : ["victory"];
    return [
      {
        icon: "noble",
        have: have("noble"),
        need: NOBLE_COST["1"] ?? 1,
        brings: [`#${Math.max(1, workers)}`, "worker"],
      },
      { icon: "cleric", have: have("cleric"), need: page?.cost ?? 0, brings },
    ];
  }
  const trade = place.trade[way];
  if (!trade) return [];
  const times = Math.max(1, Math.floor(have("merchant") / trade.merchants));
  const affordable = BUILDINGS.filter((kind) => BUILDING_COST[kind] <= have("builder"));
  const least = Math.min(...Object.values(BUILDING_COST));
  return [
    {
      icon: "merchant",
      have: have("merchant"),
      need: trade.merchants,
      brings: [...(times > 1 ? [`#${times}`] : []), ...marks(trade.effects)],
    },
    {
      icon: "builder",
      have: have("builder"),
      need: least,
      brings: affordable.length ? affordable : ["workshop"],
    },
  ];
}

/** The icons that would count after playing a card, and what leaves the board for it. */
export function afterPlaying(
  player: PlayerView,
  card: string,
): { readonly counts: ReturnType<typeof iconsOf>; readonly leaves: string | null } {
  const [first = null, second = null, third = null] = player.board;
  const shifted =
    first === null && third === null && second === null ? [card, null, null] : [card, first, second];
  // While the question is open the cards have already moved on, so slot 1 is empty and nothing leaves.
  const board = first === null ? [card, second, third] : shifted;
  return { counts: iconsOf({ ...player, board }), leaves: first === null ? null : third };
}

/** A line of words about an answer, where there is something to add to its name. */
export function wordsAbout(offer: Offer): string {
  const { type, card } = offer.action;
  const one = typeof card === "string" ? TOWNSFOLK.get(card) : undefined;
  if (!one) return "";
  if (type === "play" || type === "hire") return sayAbility(one.ability);
  if (type === "destroy-card") return t("visc-amount", { resource: "silver", amount: one.value });
  return "";
}
