/** Anything that can be pointed at: it shows its answer on hover, picks it on click or Enter, and cards can be looked at closely. */
import type { ComponentChildren } from "preact";
import type { Offer } from "@/api/wire";
import { type Peek, peek, together } from "@/board/peek";
import { Unoffered } from "@/board/Unoffered";
import { CloserLook, spokenCard } from "@/games/rivals/CloserLook";
import { liftedKeys, type Props } from "@/games/rivals/hand";
import type { Explained } from "@/games/rivals/looks";
import type { Box } from "@/games/rivals/plan";
import { hover, isDrafted, isLifted, offersAt, press, startsAt } from "@/games/rivals/targets";
import { say } from "@/text/fluent";

export interface TargetProps {
  readonly props: Props;
  readonly target: string;
  /** What it is called. */
  readonly label: string;
  /** Where the ring goes. */
  readonly box: Box;
  /** The action (in its text form) to ask about when nothing is offered here. */
  readonly refused?: string | undefined;
  /** The card that lies here. */
  readonly card?: string | undefined;
  /** What explains it, where it is no card. */
  readonly look?: Explained | undefined;
  /** Ringed only under the pointer: it can be clicked, but nobody needs to be told. */
  readonly quiet?: boolean;
  readonly children?: ComponentChildren;
}

/** A ring round what can be clicked. */
export function Ring({ box, strong }: { readonly box: Box; readonly strong: boolean }) {
  const edge = { x: box.x - 3, y: box.y - 3, width: box.width + 6, height: box.height + 6, rx: 8 };
  return (
    <g class={strong ? "riva-ring strong" : "riva-ring"} aria-hidden="true">
      <rect {...edge} class="halo" />
      <rect {...edge} class="line" />
    </g>
  );
}

/** A target of the table, or the same picture without answers. */
export function Target(all: TargetProps) {
  const { props, target, refused, card, label, children } = all;
  const look = lookAt(all);
  const offers = offersAt(props, target);
  const lifted = isLifted(props, target);
  const elsewhere = liftedKeys(props).length > 0 && startsAt(props, target);
  if (offers.length || lifted || elsewhere) return <Offered {...all} offers={offers} peek={look} />;
  const told = card
    ? { role: "img" as const, "aria-label": `${label}. ${spokenCard(card)}`, "data-card": card }
    : { role: "img" as const, "aria-label": label };
  return (
    <Unoffered
      marks={{ ...told, ...look }}
      refused={refused}
      asked={props.view.question !== null}
      whyNot={props.whyNot}
    >
      {children}
    </Unoffered>
  );
}

/** The handlers of a closer look; none where there is nothing to be said. */
function lookAt({ card, look }: TargetProps): Partial<Peek> {
  if (card) return peek(() => <CloserLook card={card} />);
  return look ? peek(look) : {};
}

interface OfferedProps extends TargetProps {
  readonly offers: readonly Offer[];
  readonly peek: Partial<Peek>;
}

/** The picture, and over it what takes the clicks: words on a card are no part of the button's name. */
function Offered({ props, target, label, box, card, quiet, children, offers, peek: look }: OfferedProps) {
  const [first] = offers;
  const single = offers.length === 1 ? first : undefined;
  const strong = isLifted(props, target) || isDrafted(props, target);
  const words = single ? say(single.label) : label;
  const show = (): void => (single ? hover(props, single) : undefined);
  const hide = (): void => (single ? hover(props, null) : undefined);
  const ringed = strong || (offers.length > 0 && !quiet);
  return (
    <g class="riva-thing">
      <g aria-hidden="true">{children}</g>
      <g
        class={quiet ? "riva-target quiet" : "riva-target"}
        role="button"
        tabindex={0}
        data-target={target}
        data-count={offers.length}
        aria-label={card && single ? `${words}. ${spokenCard(card)}` : words}
        aria-pressed={strong}
        onClick={() => press(props, target)}
        {...together(look, {
          onPointerEnter: (event: PointerEvent) => (event.pointerType === "mouse" ? show() : undefined),
          onPointerLeave: (event: PointerEvent) => (event.pointerType === "mouse" ? hide() : undefined),
          onKeyDown: (event: KeyboardEvent) => onEnter(event, () => press(props, target)),
        })}
      >
        <rect {...box} fill="transparent" />
        {ringed || quiet ? <Ring box={box} strong={strong} /> : null}
      </g>
    </g>
  );
}

export function onEnter(event: KeyboardEvent, act: () => void): void {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  act();
}
