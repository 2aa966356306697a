/** What an event is about on the board: the places that are lit when its line in the log is pointed at, and that flash when it happens. */
import type { Tagged } from "@/api/wire";
import type { Props } from "@/games/viscounts/hand";
import type { Target } from "@/games/viscounts/targets";
import type { Line, PublicView } from "@/games/viscounts/view";

const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** The places by target name; empty where an event has none. */
export function placesOf(event: Tagged): readonly Target[] {
  switch (event.type) {
    case "built":
      return [`spot:${text(event.segment)}:${String(event.spot)}`];
    case "link-completed":
      return [`bank:${text(event.segment)}:outer_left`, `bank:${text(event.segment)}:outer_right`];
    case "townsfolk-shown":
      return [`townsfolk:${text(event.segment)}`];
    case "manuscript-shown":
    case "printed-transcribed":
      return [`manuscript:${text(event.segment)}`];
    case "moved":
    case "opponent-moved":
    case "pair-taken":
      return [`space:${text(event.segment)}:${text(event.way)}`];
    case "workers-placed":
    case "worker-bumped":
      return [`section:${text(event.section)}`];
    case "worker-promoted":
      return [`section:${text(event.section)}`];
    case "worker-moved":
    case "castle-moved":
      return [`section:${text(event.origin)}`, `section:${text(event.target)}`];
    case "worker-reached-top":
    case "leader-changed":
      return ["keep"];
    case "end-card-revealed":
      return [text(event.card)];
    default:
      return [];
  }
}

/** What is lit now: the places of an event, or of a line of points that is being explained. */
export const litNow = ({ lit, hand }: Props): ReadonlySet<Target> =>
  new Set([...(lit ? placesOf(lit) : []), ...hand.lit.value]);

/** The places that a line of points comes from. */
export function placesOfPoints(seen: PublicView, seat: number, { key, args }: Line): readonly Target[] {
  switch (key) {
    case "buildings":
      return seen.segments.flatMap(({ id, spots }) =>
        spots
          .filter((spot) => spot.owner === seat && spot.building === args.building)
          .map((spot) => `spot:${id}:${spot.slot}`),
      );
    case "workers":
      if (args.tier === 3) return ["keep"];
      return seen.sections
        .filter((section) => (args.tier === 1 ? section.tier1 : section.tier2)[seat])
        .map((section) => `section:${section.id}`);
    case "leader":
      return ["keep", "leader"];
    case "poverty":
    case "prosperity":
      return [key];
    default:
      return [];
  }
}
