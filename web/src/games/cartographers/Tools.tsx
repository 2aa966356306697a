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
          <button
            type="button"
            class="button"
            aria-label={t("cart-turn-back")}
            onClick={() => turn(props, task, true)}
          >
            <Icon name="back" /> {props.compact ? t("cart-left") : <kbd>Q</kbd>}
          </button>
          <button type="button" class="button" aria-label={t("cart-turn")} onClick={() => turn(props, task)}>
            <Icon name="turn" /> {props.compact ? t("cart-right") : <kbd>R</kbd>}
          </button>
          <button type="button" class="button" aria-label={t("cart-flip")} onClick={() => flip(props, task)}>
            <Icon name="flip" /> {props.compact ? t("cart-flip-short") : <kbd>F</kbd>}
          </button>
        </div>
      )}
    </div>
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
      <kbd>{number}</kbd>
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
          aria-label={t("cart-shape", {
            number: i + 1,
            size: variant.held.length,
            coin: variant.coin ? "yes" : "no",
          })}
          onClick={() => choose(props, task, variant)}
        >
          <ShapePicture
            cells={variant.key === state.variant ? state.held : variant.held}
            size={9}
            terrain={null}
          />
          {variant.coin ? t("cart-with-coin") : t("cart-spaces", { count: variant.held.length })}
          <kbd>S</kbd>
        </button>
      ))}
    </div>
  );
}
