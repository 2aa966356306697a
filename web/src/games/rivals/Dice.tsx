/** The two dice: what they show, or that they are to be rolled. */
import { Drawing } from "@/board/Drawing";
import { symbolName } from "@/games/rivals/data";
import { pipFace, symbolFace } from "@/games/rivals/diceFaces";
import type { Props } from "@/games/rivals/hand";
import { lookAtDice } from "@/games/rivals/looks";
import { Target } from "@/games/rivals/Target";
import { publicOf } from "@/games/rivals/view";
import { say, t } from "@/text/fluent";

/** Words dice in a box of 116 by 56. */
export function Dice({ props }: { readonly props: Props }) {
  const { number, symbol } = publicOf(props.view);
  const shown = number > 0 && symbol !== "";
  const label = shown ? t("riva-rolled", { number, symbol: say(symbolName(symbol)) }) : t("riva-not-rolled");
  const rolled = props.animatedEvents.findLast(({ event }) => event.type === "dice-rolled");
  return (
    <Target
      props={props}
      target="dice"
      label={label}
      box={{ x: 0, y: 0, width: 116, height: 56 }}
      look={lookAtDice(number, symbol)}
    >
      <g key={rolled?.number ?? 0} class={rolled ? "riva-rolling" : ""}>
        <g transform="translate(28 28) rotate(-7)">
          <Drawing markup={pipFace(number)} />
        </g>
        <g transform="translate(88 28) rotate(6)">
          <Drawing markup={symbolFace(symbol)} />
        </g>
      </g>
    </Target>
  );
}
