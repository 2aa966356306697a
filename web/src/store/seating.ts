/** Who shall sit where at a new table. */
import type { Game, NewSeat } from "@/api/wire";

export type SeatRequest =
  | { readonly kind: "me" | "here"; readonly name: string }
  | { readonly kind: "open" }
  | { readonly kind: "bot"; readonly level: string };

export const middleLevel = (levels: readonly string[]): string =>
  levels[Math.floor(levels.length / 2)] ?? levels[0] ?? "random";

/** A friend against a friend and a bot, as far as the game allows it. */
export function seatsFor(game: Game, levels: readonly string[], name: string): SeatRequest[] {
  const count = Math.max(game.players.least, Math.min(2, game.players.most));
  const bot: SeatRequest = { kind: "bot", level: middleLevel(levels) };
  const others = Array.from({ length: count - 1 }, (_, i): SeatRequest => (i ? bot : { kind: "open" }));
  return [{ kind: "me", name }, ...others];
}

/** The seats as the server wants them; people on this device without a name get the opener's. */
export function seatsOf(requests: readonly SeatRequest[]): NewSeat[] {
  return requests.map((request): NewSeat => {
    if (request.kind === "open") return { type: "open" };
    if (request.kind === "bot") return { type: "bot", level: request.level };
    return request.name.trim() ? { type: "human", name: request.name.trim() } : { type: "human" };
  });
}

/** More or fewer chairs; new ones are open. */
export function resized(requests: readonly SeatRequest[], count: number): SeatRequest[] {
  const added = Array.from(
    { length: Math.max(0, count - requests.length) },
    (): SeatRequest => ({ kind: "open" }),
  );
  return [...requests.slice(0, count), ...added];
}
