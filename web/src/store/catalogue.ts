/** The games that can be played here, asked once. */
import { signal } from "@preact/signals";
import { api } from "@/api/client";
import { useCorrections } from "@/api/corrections";
import { untilReached } from "@/api/patience";
import type { Catalogue, Game } from "@/api/wire";

export const catalogue = signal<Catalogue | null>(null);

let asked: Promise<void> | null = null;

/** Asks for the games, again and again while the server is away; what it refuses may be asked once more. */
export function loadCatalogue(): Promise<void> {
  asked ??= untilReached(api.games).then(
    (found) => {
      useCorrections(found.games);
      catalogue.value = found;
    },
    (problem: unknown) => {
      asked = null;
      throw problem;
    },
  );
  return asked;
}

export const gameById = (id: string): Game | undefined =>
  catalogue.value?.games.find((game) => game.id === id);
