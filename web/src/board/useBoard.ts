/** A board with its memory, made once for a page. */
import { useEffect, useState } from "preact/hooks";
import type { BoardModule } from "@/board/contract";
import { loadBoard } from "@/board/registry";

export interface Loaded {
  readonly module: BoardModule;
  readonly hand: unknown;
}

/** undefined while it is being fetched, null if the game has no board. */
export function useBoard(game: string | undefined): Loaded | null | undefined {
  const [loaded, setLoaded] = useState<Loaded | null | undefined>(undefined);
  useEffect(() => {
    if (!game) return;
    let wanted = true;
    void loadBoard(game).then((module) => {
      if (wanted) setLoaded(module ? { module, hand: module.hand() } : null);
    });
    return () => {
      wanted = false;
    };
  }, [game]);
  return loaded;
}
