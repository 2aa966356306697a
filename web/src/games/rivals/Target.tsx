/** Anything that can be pointed at: it shows its answer on hover, picks it on click or Enter, and cards can be looked at closely. */
import type { ComponentChildren } from "preact";
import type { Offer } from "@/api/wire";
import { peek } from "@/board/peek";
import { Unoffered } from "@/board/Unoffered";
import { CloserLook, spokenCard } from "@/games/rivals/CloserLook";
import { liftedKeys, type Props } from "@/games/rivals/hand";
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
  /** Ringed only under the pointer: it can be clicked, but nobody needs to be told. */
  readonly quiet?: boolean;
  readonly children?: ComponentChildren;
}

type Look = Partial<ReturnType<typeof peek>>;

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
  const look: Look = card ? peek(() => <CloserLook card={card} />) : {};
  const offers = offersAt(props, target);
  const lifted = isLifted(props, target);
  const elsewhere = liftedKeys(props).length > 0 && startsAt(props, target);
  if (offers.length || lifted || elsewhere) return <Offered {...all} offers={offers} look={look} />;
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

interface OfferedProps extends TargetProps {
  readonly offers: readonly Offer[];
  readonly look: Look;
}

/** The picture, and over it what takes the clicks: words on a card are no part of the button's name. */
function Offered({ props, target, label, box, card, quiet, children, offers, look }: OfferedProps) {
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
        onPointerEnter={(event) => {
          look.onPointerEnter?.(event);
          if (event.pointerType === "mouse") show();
        }}
        onPointerLeave={(event) => {
          look.onPointerLeave?.();
          if (event.pointerType === "mouse") hide();
        }}
        onPointerDown={look.onPointerDown}
        onPointerUp={look.onPointerUp}
        onPointerCancel={look.onPointerCancel}
        onFocus={look.onFocus}
        onBlur={look.onBlur}
        onClick={() => press(props, target)}
        onKeyDown={(event) => onEnter(event, () => press(props, target))}
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
