/**
 * Printed values that the operator of a server has put in, laid over the data that the client was built with. They come
 * with the list of games and must be known before a board is fetched, for its data is read once. The same laying over is
 * done by the rules (`kernel/corrections.py`), which have checked that it fits.
 */
import type { Game } from "@/api/wire";

const given = new Map<string, Readonly<Record<string, unknown>>>();

export function useCorrections(games: readonly Game[]): void {
  for (const game of games) given.set(game.id, game.corrections);
}

/** A data file of a game as it is played here. */
export function corrected<T>(game: string, file: string, data: T): T {
  const change = given.get(game)?.[file];
  return change === undefined ? data : (laidOver(data, change) as T);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function laidOver(data: unknown, change: unknown): unknown {
  if (!isObject(change)) return change;
  if (Array.isArray(data))
    return data.map((thing: unknown) =>
      isObject(thing) && typeof thing.id === "string" && thing.id in change
        ? laidOver(thing, change[thing.id])
        : thing,
    );
  const merged: Record<string, unknown> = isObject(data) ? { ...data } : {};
  for (const [key, value] of Object.entries(change))
    merged[key] = key in merged ? laidOver(merged[key], value) : value;
  return merged;
}
