/** A player’s things in small, for the list of players: gold, cubes, workers, signs of craftsmen and advantages. */
import { useMemo } from "preact/hooks";
import { coin, INK, INKS, put } from "@/art/ink";
import { Drawing } from "@/board/Drawing";
import { CRAFTSMEN, CUBES } from "@/games/pillars/data";
import { cube, workerOf } from "@/games/pillars/goods";
import type { Props } from "@/games/pillars/hand";
import { portrait, tool } from "@/games/pillars/people";
import { type PlayerView, playerOf } from "@/games/pillars/view";

const WIDTH = 264;
const HEIGHT = 54;

export function Belongings({ view, seat }: Props & { readonly seat: number }) {
  const player = playerOf(view, seat);
  const markup = useMemo(() => (player ? picture(player, seat) : ""), [player, seat]);
  if (!player) return null;
  const counts = [player.gold, ...CUBES.map((kind) => player.cubes[kind])];
  return (
    <svg class="pill-belongings" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <Drawing markup={markup} />
      {counts.map((amount, i) => (
        <text key={i} x={22 + i * 43} y="16" font-size="15" font-weight="700">
          {amount}
        </text>
      ))}
      <text x={WIDTH - 24} y="16" font-size="15" font-weight="700">
        {player.reserve + player.mill + player.working}
      </text>
    </svg>
  );
}

function picture(player: PlayerView, seat: number): string {
  let markup = coin(10, 11, 8.5) + workerOf(seat, WIDTH - 34, 20, 0.92);
  CUBES.forEach((kind, i) => {
    markup += cube(kind, 53 + i * 43, 11, 15);
  });
  player.craftsmen.forEach((id, i) => {
    markup += put(i * 28, 26, roundel("#F1DFB0", put(5.8, 6, tool(CRAFTSMEN.get(id)?.kind ?? ""), 0.58)));
  });
  player.advantages.forEach((id, i) => {
    markup += put(WIDTH - 28 - i * 28, 26, roundel("#E4D2E5", put(14, 17, portrait(id), 0.36), INKS.murex));
  });
  return markup;
}

const roundel = (fill: string, inside: string, edge: string = INK): string =>
  `<circle cx="14" cy="14" r="13" fill="${fill}" stroke="${edge}" stroke-width="1.4"/>${inside}`;
