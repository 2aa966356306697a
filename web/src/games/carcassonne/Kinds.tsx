/** Which figure goes down: taken up before or after its place is chosen, and never an answer by itself. */
import { useMemo } from "preact/hooks";
import { Drawing } from "@/board/Drawing";
import { FIGURE_DATA, type Figure } from "@/games/carcassonne/data";
import { figureArt, figureBox } from "@/games/carcassonne/figures";
import { kindInHand, kindsOffered, type Props, takeUp } from "@/games/carcassonne/hand";
import type { Meant } from "@/games/carcassonne/targets";
import { say, t } from "@/text/fluent";

interface KindsProps {
  readonly props: Props;
  readonly shown: Meant | null;
}

export function Kinds({ props, shown }: KindsProps) {
  return (
    <fieldset class="carc-lens-row" aria-label={t("carc-kinds")}>
      {kindsOffered(props).map((figure) => (
        <KindButton key={figure} props={props} figure={figure} shown={shown} />
      ))}
      <kbd aria-hidden="true">R</kbd>
    </fieldset>
  );
}

function KindButton({ props, figure, shown }: KindsProps & { readonly figure: Figure }) {
  const seat = props.view.seat ?? 0;
  const art = useMemo(() => figureArt(seat, figure), [seat, figure]);
  const name = FIGURE_DATA.get(figure)?.name;
  const taken = (shown?.choice.figure ?? kindInHand(props)) === figure;
  return (
    <button
      type="button"
      class="carc-figure-button"
      data-figure={figure}
      aria-label={name ? say(name) : figure}
      aria-pressed={taken}
      // The mouse leaves the focus alone, so that Enter still confirms what the prompt says.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => takeUp(props, figure)}
      onKeyDown={(event) => {
        if (event.key !== "Enter" || !taken || !shown?.pinned) return;
        event.preventDefault();
        props.confirm();
      }}
    >
      <svg width="34" height="38" viewBox={figureBox(figure)} aria-hidden="true">
        <Drawing markup={art} />
      </svg>
    </button>
  );
}
