/** Finds the board of a game: one folder a game, fetched when it is first played. A game without one gets none. */
import type { BoardModule } from "@/board/contract";
import { loadCatalogue } from "@/store/catalogue";

const FOLDERS = import.meta.glob<{ readonly board: BoardModule }>("../games/*/index.tsx");

/** The board of a game, or null if it has none and is played with the list of answers. */
export async function loadBoard(game: string): Promise<BoardModule | null> {
  const fetch = FOLDERS[`../games/${game}/index.tsx`];
  if (!fetch) return null;
  await loadCatalogue();
  return (await fetch()).board;
}
