/** Who shall sit where at a new table. */
import type { Game, NewSeat } from "@/api/wire";

export type SeatWish =
  | { readonly kind: "me" | "here"; readonly name: string }
  | { readonly kind: "open" }
  | { readonly kind: "bot"; readonly level: string };

export const middleLevel = (levels: readonly string[]): string =>
  levels[Math.floor(levels.length / 2)] ?? levels[0] ?? "random";

/** A friend against a friend and a bot, as far as the game allows it. */
export function seatsFor(game: Game, levels: readonly string[], name: string): SeatWish[] {
  const count = Math.max(game.players.least, Math.min(2, game.players.most));
  const bot: SeatWish = { kind: "bot", level: middleLevel(levels) };
  const others = Array.from({ length: count - 1 }, (_, i): SeatWish => (i ? bot : { kind: "open" }));
  return [{ kind: "me", name }, ...others];
}

/** The seats as the server wants them; people on this device without a name get the opener's. */
export function seatsOf(wishes: readonly SeatWish[]): NewSeat[] {
  return wishes.map((wish): NewSeat => {
    if (wish.kind === "open") return { type: "open" };
    if (wish.kind === "bot") return { type: "bot", level: wish.level };
    return wish.name.trim() ? { type: "human", name: wish.name.trim() } : { type: "human" };
  });
}

/** More or fewer chairs; new ones are open. */
export function resized(wishes: readonly SeatWish[], count: number): SeatWish[] {
  const added = Array.from(
    { length: Math.max(0, count - wishes.length) },
    (): SeatWish => ({ kind: "open" }),
  );
  return [...wishes.slice(0, count), ...added];
}
