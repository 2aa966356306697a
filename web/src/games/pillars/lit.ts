/** What a line of the log is about: the areas, spaces and cards to be lit when it is clicked. */
import type { Tagged } from "@/api/wire";
import { type AreaId, isCube, RESOURCES, SPACES } from "@/games/pillars/data";

export interface Lit {
  readonly areas: readonly AreaId[];
  /** Spaces and cards by their ids. */
  readonly things: readonly string[];
}

const NOTHING: Lit = { areas: [], things: [] };

const AREA_OF: Readonly<Record<string, AreaId>> = {
  "event-revealed": "event",
  "event-foreseen": "event",
  "event-struck": "event",
  "event-held-off": "event",
  "event-too-late": "event",
  "event-gave": "event",
  "event-ignored": "event",
  "points-lost": "event",
  "levy-paid": "event",
  "craftsman-lost": "event",
  "nobody-lost": "event",
  "protection-taken": "bishopric",
  "cube-preferred": "bishopric",
  "cube-given": "bishopric",
  "workers-sent": "wool_mill",
  "wages-paid": "wool_mill",
  "advantages-shown": "kingsbridge",
  "advantage-taken": "kingsbridge",
  "advantage-gave": "kingsbridge",
  "round-six-gave": "kingsbridge",
  "advantage-left": "kingsbridge",
  "black-worker-joined": "kingsbridge",
  "priory-scored": "priory",
  "tax-rolled": "kings_court",
  "tax-paid": "kings_court",
  "fixed-tax-paid": "kings_court",
  "tax-spared": "kings_court",
  "tax-waived": "kings_court",
  "court-metal-taken": "kings_court",
  "craftsmen-shown": "shiring",
  "craftsman-received": "shiring",
  "craftsman-unclaimed": "shiring",
  "grey-workers-lent": "shiring_castle",
  "grey-workers-returned": "shiring_castle",
  "cubes-bought": "market",
  "cubes-sold": "market",
  "builder-withdrawn": "market",
  "stock-refilled": "market",
  "craftsman-boosted": "cathedral",
  "nobody-boosted": "cathedral",
  "craftsman-scored": "cathedral",
  "craftsman-worked": "cathedral",
  "craftsman-paid": "cathedral",
  "work-finished": "cathedral",
  "cubes-given-back": "cathedral",
  "part-added": "cathedral",
  "start-player-named": "start_player",
};

const HILLS: Readonly<Record<string, AreaId>> = { wood: "forest", stone: "quarry", sand: "gravel_pit" };

function areaOf(event: Tagged): AreaId | undefined {
  const card = typeof event.card === "string" ? RESOURCES.get(event.card) : undefined;
  if (card) return card.area;
  if (event.type === "income-received" && isCube(event.cube)) return HILLS[event.cube];
  return (
    AREA_OF[event.type] ??
    SPACES.find((space) => space.choice === event.space || space.id === event.space)?.area
  );
}

/** What to light for an event; nothing for one that has no place on the board. */
export function litBy(event: Tagged | null): Lit {
  if (!event) return NOTHING;
  const area = areaOf(event);
  const named = [event.space, event.card, event.craftsman].filter(
    (id): id is string => typeof id === "string",
  );
  return area ? { areas: [area], things: named } : NOTHING;
}

/** The seat that an event is about: its stock and cards are shown while it is lit. */
export const seatOf = (event: Tagged | null): number | null =>
  typeof event?.seat === "number" ? event.seat : null;
