/** What floats above the board: answers without a place, the menu of a target, and the explanation of points. */
import type { Offer } from "@/api/wire";
import { MANUSCRIPTS } from "@/games/viscounts/data";
import type { Props } from "@/games/viscounts/hand";
import { placesOfPoints } from "@/games/viscounts/lit";
import { nameOf } from "@/games/viscounts/names";
import { choose, hover, offersAt, PLAQUE } from "@/games/viscounts/targets";
import { type Line, playerOf, pointsOf, publicOf } from "@/games/viscounts/view";
import { say, t } from "@/text/fluent";
import { signed } from "@/text/number";

/** A button for one answer. */
export function AnswerButton({
  props,
  offer,
  words,
}: {
  readonly props: Props;
  readonly offer: Offer;
  readonly words?: string;
}) {
  const shown = props.draft?.ids[0] === offer.id;
  return (
    <button
      type="button"
      class={shown ? "visc-answer shown" : "visc-answer"}
      data-answer={offer.id}
      aria-pressed={shown}
      onPointerEnter={(event) => (event.pointerType === "mouse" ? hover(props, offer) : undefined)}
      onPointerLeave={(event) => (event.pointerType === "mouse" ? hover(props, null) : undefined)}
      onClick={() => choose(props, offer)}
    >
      {words ?? say(offer.label)}
    </button>
  );
}

/** Answers without a place, in the free corner below the round board. */
export function Plaque({ props }: { readonly props: Props }) {
  const offers = offersAt(props, PLAQUE);
  if (!offers.length) return null;
  return (
    <foreignObject x="944" y="540" width="172" height="146" class="visc-plaque-place">
      <div class="visc-plaque">
        {offers.map((offer) => (
          <AnswerButton key={offer.id} props={props} offer={offer} />
        ))}
      </div>
    </foreignObject>
  );
}

/** The menu of a target with several answers. */
export function TargetMenu({ props }: { readonly props: Props }) {
  const menu = props.hand.menu.value;
  if (!menu || menu.question !== props.view.question?.id) return null;
  const offers = offersAt(props, menu.target);
  if (!offers.length) return null;
  return (
    <div
      class={menu.above ? "visc-menu above" : "visc-menu"}
      role="group"
      aria-label={t("visc-menu")}
      style={{ left: `${menu.x}px`, top: `${menu.y}px` }}
    >
      {offers.map((offer) => (
        <AnswerButton key={offer.id} props={props} offer={offer} />
      ))}
    </div>
  );
}

const wordOf = (value: unknown): string | number =>
  typeof value === "number" ? value : Array.isArray(value) ? value.join(", ") : String(value);

function lineWords({ key, args }: Line): string {
  const page = MANUSCRIPTS.get(String(args.manuscript));
  const worded = Object.entries(args).map(([name, value]) => [name, wordOf(value)] as const);
  return t(`visc-line-${key}`, { ...Object.fromEntries(worded), manuscript: page ? say(page.name) : "" });
}

/** Where the points of a seat come from; pointing at a line lights its places. */
export function PointsPanel({ props }: { readonly props: Props }) {
  const { points, lit } = props.hand;
  const seat = points.value;
  if (seat === null) return null;
  const seen = publicOf(props.view);
  const lines = (playerOf(props.view, seat)?.points ?? []).filter((line) => line.points);
  const close = (): void => {
    points.value = null;
    lit.value = [];
  };
  return (
    <section class="visc-points" aria-label={t("visc-explain", { name: nameOf(props, seat) })}>
      <header>
        <b class="serif">{nameOf(props, seat)}</b>
        <button type="button" onClick={close} aria-label={t("visc-close")}>
          ×
        </button>
      </header>
      <ul>
        {lines.map((line, i) => {
          const light = (on: boolean) => () => {
            lit.value = on ? placesOfPoints(seen, seat, line) : [];
          };
          return (
            <li key={i}>
              <button
                type="button"
                onPointerEnter={light(true)}
                onPointerLeave={light(false)}
                onFocus={light(true)}
                onBlur={light(false)}
              >
                <span>{lineWords(line)}</span>
                <b>{signed(line.points)}</b>
              </button>
            </li>
          );
        })}
        <li class="sum">
          <span>{props.view.over ? t("visc-total") : t("visc-total-now")}</span>
          <b>{pointsOf(props.view, seat)}</b>
        </li>
      </ul>
    </section>
  );
}
