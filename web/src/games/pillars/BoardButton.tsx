/** A button inside the drawing, for an answer that is no place: pass, leave the market, work finished. */
import type { Props } from "@/games/pillars/hand";
import { At } from "@/games/pillars/Leaf";
import { fitted } from "@/games/pillars/lettering";
import type { Box } from "@/games/pillars/plan";
import { TargetGroup } from "@/games/pillars/Target";
import { draftAt, offersAt, type Target } from "@/games/pillars/targets";

interface BoardButtonProps {
  readonly props: Props;
  readonly target: Target;
  readonly box: Box;
  readonly words: string;
}

/** Nothing at all while the answer is not offered. */
export function BoardButton({ props, target, box, words }: BoardButtonProps) {
  if (!offersAt(props, target).length) return null;
  const { width, height } = box;
  return (
    <At x={box.x} y={box.y}>
      <TargetGroup props={props} target={target}>
        <rect
          width={width}
          height={height}
          rx="7"
          class={draftAt(props, target) ? "pill-button chosen" : "pill-button"}
        />
        <text
          x={width / 2}
          y={height / 2 + 5}
          text-anchor="middle"
          font-size={fitted(words, width - 10, 14.5, "bold")}
          font-weight="700"
          class="pill-button-text"
        >
          {words}
        </text>
      </TargetGroup>
    </At>
  );
}
