/** A ring under the lens: pointing shows the answer, a click or a key means it, a second click confirms. */
import type { ComponentChildren } from "preact";
import type { Point } from "@/games/carcassonne/curve";
import { choose, type Props, show } from "@/games/carcassonne/hand";
import type { Meant, Target } from "@/games/carcassonne/targets";

interface LensSpotProps {
  readonly props: Props;
  readonly target: Target;
  /** What is meant, if it is meant here. */
  readonly shown: Meant | null;
  readonly label: string;
  readonly at: Point;
  /** How much larger than on a tile of a hundred units. */
  readonly scale: number;
  readonly children: ComponentChildren;
}

export function LensSpot({ props, target, shown, label, at, scale, children }: LensSpotProps) {
  const pinned = shown?.pinned ?? false;
  const pressed = (event: KeyboardEvent): void => {
    if ((event.key !== "Enter" && event.key !== " ") || (pinned && event.key === "Enter")) return;
    event.preventDefault();
    event.stopPropagation();
    choose(props, target);
  };
  const [x, y] = at;
  return (
    <g
      class={`carc-spot${shown ? (pinned ? " shown pinned" : " shown") : ""}`}
      role="button"
      tabindex={0}
      aria-label={label}
      aria-pressed={pinned}
      data-target={target.id}
      data-kind={target.kind}
      transform={`translate(${x} ${y}) scale(${scale})`}
      onClick={(event) => {
        event.stopPropagation();
        if (pinned) props.confirm();
        else choose(props, target);
      }}
      onPointerEnter={(event) => event.pointerType === "mouse" && show(props, target)}
      onPointerLeave={(event) => event.pointerType === "mouse" && show(props, null)}
      onKeyDown={pressed}
    >
      <circle class="hit" r="11" />
      <circle class="casing" r="8.600" />
      <circle class="ring" r="8.600" />
      {children}
    </g>
  );
}
