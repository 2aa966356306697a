/** The buttons that belong to the shape in the hand: which shape, which terrain, turn, flip. */

import { ShapePicture, Swatch } from "@/games/cartographers/Cards";
import { groundName, TERRAINS, type Terrain } from "@/games/cartographers/data";
import {
  choose,
  flip,
  handState,
  type Props,
  paint,
  type Task,
  taskOf,
  turn,
} from "@/games/cartographers/hand";
import { say, t } from "@/text/fluent";
import { Icon } from "@/ui/icons";
import { keyboard } from "@/ui/keyboard";

export function Tools(props: Props) {
  const task = taskOf(props);
  if (props.view.question?.kind === "choose-terrain") return <PaintTools {...props} />;
  if (!task) return null;
  const state = handState(props, task);
  return (
    <div class="cart-tools">
      {task.variants.length > 1 ? <Shapes props={props} task={task} /> : null}
      {task.terrains.length > 1 ? (
        <div class="cart-choice">
          {task.terrains.map((terrain, i) => (
            <TerrainButton
              key={terrain}
              terrain={terrain}
              number={i + 1}
              chosen={terrain === state.terrain}
              onChoose={() => paint(props, task, terrain)}
            />
          ))}
        </div>
      ) : null}
      {state.variant === "single" ? null : (
        <div class="cart-turns">
          <button type="button" class="button" onClick={() => turn(props, task, true)}>
            <Icon name="back" /> <Hint words={t("cart-turn-back")} short={t("cart-left")} letter="Q" />
          </button>
          <button type="button" class="button" onClick={() => turn(props, task)}>
            <Icon name="turn" /> <Hint words={t("cart-turn")} short={t("cart-right")} letter="R" />
          </button>
          <button type="button" class="button" onClick={() => flip(props, task)}>
            <Icon name="flip" /> <Hint words={t("cart-flip")} short={t("cart-flip-short")} letter="F" />
          </button>
        </div>
      )}
    </div>
  );
}

interface HintProps {
  readonly words: string;
  /** What is written where there is no keyboard; elsewhere the key is shown. */
  readonly short: string;
  readonly letter: string;
}

function Hint({ words, short, letter }: HintProps) {
  if (!keyboard.value) return <span>{short}</span>;
  return (
    <>
      <span class="visually-hidden">{words}</span>
      <kbd aria-hidden="true">{letter}</kbd>
    </>
  );
}

/** The placement is in; only the terrain is asked (after a reload, or an answer from the list). */
function PaintTools(props: Props) {
  const chosen = props.draft?.ids[0];
  return (
    <div class="cart-tools cart-choice">
      {props.offers.map((offer, i) => {
        const terrain = TERRAINS.find((known) => known === offer.action.terrain);
        if (!terrain) return null;
        return (
          <TerrainButton
            key={offer.id}
            terrain={terrain}
            number={i + 1}
            chosen={offer.id === chosen}
            onChoose={() => props.propose({ ids: [offer.id], pinned: true })}
          />
        );
      })}
    </div>
  );
}

interface TerrainButtonProps {
  readonly terrain: Terrain;
  readonly number: number;
  readonly chosen: boolean;
  onChoose(): void;
}

function TerrainButton({ terrain, number, chosen, onChoose }: TerrainButtonProps) {
  return (
    <button type="button" class="cart-option" aria-pressed={chosen} data-terrain={terrain} onClick={onChoose}>
      <Swatch terrain={terrain} size={30} />
      {say(groundName(terrain))}
      <kbd aria-hidden="true">{number}</kbd>
    </button>
  );
}

function Shapes({ props, task }: { readonly props: Props; readonly task: Task }) {
  const state = handState(props, task);
  return (
    <div class="cart-choice">
      {task.variants.map((variant, i) => (
        <button
          key={variant.key}
          type="button"
          class="cart-option"
          data-shape={variant.key}
          aria-pressed={variant.key === state.variant}
          onClick={() => choose(props, task, variant)}
        >
          <ShapePicture
            cells={variant.key === state.variant ? state.held : variant.held}
            size={9}
            terrain={null}
          />
          <span class="visually-hidden">{t("cart-shape", { number: i + 1 })}</span>
          <span>
            {t("cart-spaces", { count: variant.held.length })} {variant.coin ? t("cart-with-coin") : ""}
          </span>
          <kbd aria-hidden="true">S</kbd>
        </button>
      ))}
    </div>
  );
}
