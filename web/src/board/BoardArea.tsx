/** The board itself, and beside it what the game lays there if there is room. */
import type { BoardProps } from "@/board/contract";
import { PlainBoard } from "@/board/Plain";
import { useTravel } from "@/board/travel";
import type { Loaded } from "@/board/useBoard";
import { room } from "@/ui/viewport";
import "@/board/BoardArea.css";

export function BoardArea({ board, props }: { readonly board: Loaded | null; readonly props: BoardProps }) {
  const root = useTravel(props.animatedEvents);
  const Board = board?.module.Board ?? PlainBoard;
  const Aside = room.value === "desk" ? board?.module.Aside : undefined;
  return (
    <div class={Aside ? "board-area with-aside" : "board-area"} ref={root}>
      <div class="board">
        <Board {...props} />
      </div>
      {Aside ? (
        <div class="board-aside">
          <Aside {...props} />
        </div>
      ) : null}
    </div>
  );
}
