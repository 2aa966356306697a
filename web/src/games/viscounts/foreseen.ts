/** What the shown answer would change, as the rules foresee it, beside what is printed where it leads. */
import type { Offer } from "@/api/wire";
import { MANUSCRIPTS, SEGMENTS, TOWNSFOLK } from "@/games/viscounts/data";
import { ACTION_SIGNS, marks } from "@/games/viscounts/glyphs";
import type { Props } from "@/games/viscounts/hand";
import { publicOf } from "@/games/viscounts/view";
import { sayAbility } from "@/games/viscounts/words";
import { say } from "@/text/fluent";

/** A primary action that can be done where a ride ends: its icon, how much of it, and the signs of what it brings. */
export interface Reach {
  readonly icon: string;
  readonly amount: number;
  readonly brings: readonly string[];
}

/** What could be done on a space after riding there; nothing as long as that is unknown. */
export function reachAt(props: Props, segment: string, way: string): readonly Reach[] {
  const possible = props.foreseen?.changes.filter(({ key, after }) => key === "reach" && after > 0) ?? [];
  return possible.map(({ args, after }) => {
    const action = String(args.action).replaceAll("-", "_");
    return {
      icon: ACTION_SIGNS[action] ?? "",
      amount: after,
      brings: printedAt(props, action, segment, way),
    };
  });
}

/** The signs of what an action brings on a space. */
function printedAt(props: Props, action: string, segment: string, way: string): readonly string[] {
  switch (action) {
    case "trade":
      return marks(SEGMENTS.get(segment)?.trade[way]?.effects ?? []);
    case "build":
      return ["workshop"];
    case "place_workers":
      return ["worker"];
    default:
      return pageOf(props, segment);
  }
}

/** What the manuscript of a segment brings at once; one that scores at the end brings points. */
function pageOf(props: Props, segment: string): readonly string[] {
  const lying = publicOf(props.view).segments.find((each) => each.id === segment)?.manuscript;
  const page = lying ? MANUSCRIPTS.get(lying) : SEGMENTS.get(segment)?.printed_manuscript;
  return page?.immediate.length ? marks(page.immediate) : ["victory"];
}

/** The icons that would count after the shown answer, by name. */
export const iconsThen = ({ foreseen }: Props): ReadonlyMap<string, number> =>
  new Map(
    foreseen?.changes
      .filter((change) => change.key === "icons")
      .map(({ args, after }) => [String(args.icon), after]),
  );

/** What would be told if the shown answer made this kind of event happen. */
export const saidOf = ({ foreseen }: Props, type: string): readonly string[] =>
  foreseen?.events.filter((event) => event.type === type).map((event) => say(event.text)) ?? [];

/** What is printed on the card that an answer brings into play. */
export function wordsAbout({ action }: Offer): string {
  const card = ["play", "hire"].includes(action.type) ? TOWNSFOLK.get(String(action.card)) : undefined;
  return card ? sayAbility(card.ability) : "";
}
