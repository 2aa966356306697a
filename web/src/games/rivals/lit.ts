/** What a line of the log is about: regions, settlements and cards that are lit when it is clicked. */
import type { Tagged } from "@/api/wire";

const REGIONAL = ["place", "region", "other", "above", "below"] as const;
const TOWNS = new Set(["settlement-built", "city-built"]);

/** The things that an event names: ids of regions, `town:x`, `built:card`. */
export function thingsOf(event: Tagged): string[] {
  const regions = REGIONAL.map((field) => event[field]).filter((id): id is string => typeof id === "string");
  const towns = TOWNS.has(event.type) && typeof event.x === "number" ? [`town:${event.x}`] : [];
  const cards = [event.card, event.other, ...(Array.isArray(event.cards) ? event.cards : [])];
  const built = cards.filter((id): id is string => typeof id === "string").map((id) => `built:${id}`);
  const many = Array.isArray(event.regions) ? event.regions.filter((id) => typeof id === "string") : [];
  return [...regions, ...towns, ...built, ...many];
}

/** Whether a thing of this seat is lit; regions are the same wherever they lie. */
export function isLit(event: Tagged | null, thing: string, seat?: number): boolean {
  if (!event) return false;
  if (
    seat !== undefined &&
    typeof event.seat === "number" &&
    event.seat !== seat &&
    event.type !== "buildings-named"
  )
    return false;
  return thingsOf(event).includes(thing);
}
