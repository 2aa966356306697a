/** Buttons of the draft: turn the tile, place no figure, grow or gather the flock. On a phone the drawn tile lies here. */
import { peek } from "@/board/peek";
import { choose, type Props, turn } from "@/games/carcassonne/hand";
import { closer, TilePicture, turnShown } from "@/games/carcassonne/Strip";
import { meant, type Target, targetsOf } from "@/games/carcassonne/targets";
import { drawnTile, publicOf } from "@/games/carcassonne/view";
import { say, t } from "@/text/fluent";
import { Icon } from "@/ui/icons";

export function Tools(props: Props) {
  const seen = publicOf(props.view);
  const targets = targetsOf(props);
  const tile = targets.some(({ kind }) => kind === "cell") ? drawnTile(seen) : null;
  const shown = meant(props);
  // While passing waits to be confirmed, the button that confirms it says so.
  const buttons = targets.filter(
    (target) =>
      target.kind === "flock" || (target.kind === "pass" && !(shown?.pinned && shown.target === target)),
  );
  return (
    <div class="carc-tools">
      {tile && props.compact ? (
        <span class="carc-in-hand" {...peek(closer(tile))}>
          <TilePicture tile={tile} rot={turnShown(props)} size={64} />
        </span>
      ) : null}
      {tile ? (
        <button
          type="button"
          class="button"
          data-tool="turn"
          disabled={shown?.target.choices.length === 1}
          onClick={() => turn(props)}
        >
          <Icon name="turn" size={18} /> {t("carc-turn")} <kbd>R</kbd>
        </button>
      ) : null}
      {buttons.map((target) => (
        <Choice key={target.id} props={props} target={target} />
      ))}
    </div>
  );
}

const KEYS: Readonly<Record<string, string>> = { pass: "P", grow: "1", gather: "2" };

function Choice({ props, target }: { readonly props: Props; readonly target: Target }) {
  const shown = meant(props);
  const offer = target.choices[0]?.offer;
  if (!offer) return null;
  return (
    <button
      type="button"
      class="button"
      data-target={target.id}
      data-kind={target.kind}
      aria-pressed={shown?.target === target && shown.pinned}
      onClick={() => choose(props, target)}
    >
      {target.kind === "pass" ? t("carc-pass") : say(offer.label)} <kbd>{KEYS[target.id] ?? ""}</kbd>
    </button>
  );
}
