/** What somebody at the table is called, what a space of the kingdom, and what a pair of the set-up. */
import { cardName, NOTHING, PLAYER_CARDS, SEGMENTS, SOLO_BOARDS, segmentName } from "@/games/viscounts/data";
import type { Props } from "@/games/viscounts/hand";
import { playerOf, publicOf } from "@/games/viscounts/view";
import { say, t } from "@/text/fluent";

/** The virtual opponent has no chair. */
export function nameOf(props: Props, seat: number): string {
  const solo = SOLO_BOARDS.get(playerOf(props.view, seat)?.opponent ?? "");
  return solo ? say(solo.name) : (props.players[seat]?.name ?? "");
}

/** How a pair of the set-up is called where there is little room: by its card and its hero. */
export function pairName(props: Props, card: string): string {
  const hero = publicOf(props.view).pairs.find((pair) => pair.card === card)?.hero ?? "";
  return `${say(PLAYER_CARDS.get(card)?.name ?? NOTHING)} · ${say(cardName(hero))}`;
}

/** A name that fits: long ones are cut. */
export const shortName = (name: string, most: number): string =>
  name.length > most ? `${name.slice(0, most - 1)}…` : name;

/** How a space is called: its segment and number, or the inner road. */
export function spaceName(segment: string, way: string): string {
  const number = SEGMENTS.get(segment)?.numbers[way];
  const name = say(segmentName(segment));
  return number === undefined ? t("visc-inner", { name }) : `${name} ${number}`;
}
