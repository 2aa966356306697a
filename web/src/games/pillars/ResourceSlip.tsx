/** A resource card: what it yields, and how many workers it takes; at work with the shield of its owner. */
import { INK } from "@/art/ink";
import { Drawing } from "@/board/Drawing";
import { RESOURCES } from "@/games/pillars/data";
import { cube, worker, workerOf } from "@/games/pillars/goods";
import type { Size } from "@/games/pillars/Leaf";
import { Shield } from "@/ui/Shield";

/** A resource card: what it yields, and how many workers it takes; at work with the shield of its owner. */
export function ResourceSlip({
  id,
  width,
  height,
  seat,
}: Size & { readonly id: string; readonly seat?: number | undefined }) {
  const card = RESOURCES.get(id);
  if (!card) return null;
  const middle = height / 2;
  return (
    <>
      <rect x="1.5" y="2.5" width={width} height={height} rx="5" fill="#1A110A" opacity=".35" />
      <rect width={width} height={height} rx="5" fill="var(--parchment)" stroke={INK} stroke-width="1.4" />
      <text x="7" y={middle + 6} font-size="19" class="serif" font-weight="800" fill={INK}>
        {card.yields}
      </text>
      <Drawing markup={cube(card.cube, 27, middle - 1, 18)} />
      {seat === undefined ? (
        <>
          <Drawing markup={worker("#8C6D4F", 47, middle - 1, 0.8)} />
          <text x="47" y={height - 7} text-anchor="middle" font-size="15" font-weight="700" fill={INK}>
            {card.workers}
          </text>
        </>
      ) : (
        <>
          <g transform="translate(43.500 3.500)">
            <Shield seat={seat} size={14} />
          </g>
          <Drawing markup={workerOf(seat, 44, height - 3, 0.66)} />
          <text x="55" y={height - 4} text-anchor="middle" font-size="12.5" font-weight="700" fill={INK}>
            {card.workers}
          </text>
        </>
      )}
    </>
  );
}
