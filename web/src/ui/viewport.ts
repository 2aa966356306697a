/** How much room there is: a phone, something between, or a desk. */
import { signal } from "@preact/signals";

export type Room = "phone" | "tablet" | "desk";

const QUERIES: readonly (readonly [Room, string])[] = [
  ["phone", "(max-width: 760px)"],
  ["tablet", "(max-width: 1240px)"],
];

function measured(): Room {
  if (typeof matchMedia !== "function") return "desk";
  return QUERIES.find(([, query]) => matchMedia(query).matches)?.[0] ?? "desk";
}

export const room = signal<Room>(measured());

if (typeof addEventListener === "function") {
  addEventListener("resize", () => {
    room.value = measured();
  });
}
