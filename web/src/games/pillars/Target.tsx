/** Anything that can be pointed at: it shows its answer on hover, gives it on click or Enter, and cards can be looked at closely. */
import type { ComponentChildren } from "preact";
import type { Offer } from "@/api/wire";
import { type Peek, peek, together } from "@/board/peek";
import { Unoffered } from "@/board/Unoffered";
import { CloserLook, type LookedAt, spokenCard } from "@/games/pillars/CloserLook";
import { type Explanation, explaining } from "@/games/pillars/explain";
import type { Props } from "@/games/pillars/hand";
import { said } from "@/games/pillars/said";
import { hover, offersAt, press, type Target } from "@/games/pillars/targets";
import { say } from "@/text/fluent";

export interface TargetProps {
  readonly props: Props;
  readonly target: Target;
  /** What it is called, where the words of the answer do not say it. */
  readonly label?: string;
  /** The action (in its text form) to ask about when nothing is offered here. */
  readonly refused?: string | undefined;
  /** The card that lies here. */
  readonly card?: LookedAt;
  /** What this place is for, where no card says it. */
  readonly about?: Explanation | undefined;
  readonly children: ComponentChildren;
}

/** A target of the board, or the same picture without answers. */
export function TargetGroup(all: TargetProps) {
  const { props, target, refused, card, about, children } = all;
  const look: Partial<Peek> = card ? peek(() => <CloserLook card={card} />) : about ? explaining(about) : {};
  const offers = offersAt(props, target);
  const [first] = offers;
  if (first) return <Offered {...all} offers={offers} first={first} look={card ? look : byFinger(look)} />;
  const told = card ? { ...said(all.label ?? spokenCard(card)), "data-card": card.id } : {};
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

/** Under a mouse an offered place already shows what it would bring; what it is for is told to a finger that stays. */
const byFinger = ({
  onPointerDown,
  onPointerUp,
  onPointerLeave,
  onPointerCancel,
}: Partial<Peek>): Partial<Peek> =>
  onPointerDown && onPointerUp && onPointerLeave && onPointerCancel
    ? { onPointerDown, onPointerUp, onPointerLeave, onPointerCancel }
    : {};

interface OfferedProps extends TargetProps {
  readonly offers: readonly Offer[];
  readonly first: Offer;
  readonly look: Partial<Peek>;
}

function Offered({ props, target, label, card, children, offers, first, look }: OfferedProps) {
  const single = offers.length === 1;
  const name = label ?? (card ? spokenCard(card) : say(first.label));
  const words = single ? say(first.label) : name;
  // Several ways to place a builder on one stone look the same; other menus show each answer by itself.
  const show = (): void => (single || first.action.type === "place" ? hover(props, first) : undefined);
  const hide = (): void => hover(props, null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handle inside it is the button
    <g
      class="pill-target"
      data-target={target}
      data-count={offers.length}
      onClick={() => press(props, target)}
      {...together(byPointer(look), {
        onPointerEnter: (event: PointerEvent) => (event.pointerType === "mouse" ? show() : undefined),
        onPointerLeave: (event: PointerEvent) => (event.pointerType === "mouse" ? hide() : undefined),
      })}
    >
      <g aria-hidden="true">{children}</g>
      <KeyHandle
        label={words}
        menu={!single}
        look={look}
        show={show}
        hide={hide}
        act={() => press(props, target)}
      />
    </g>
  );
}

/** What the picture listens to; focus and keys are the handle's. */
function byPointer({ onFocus, onBlur, onKeyDown, "data-peek": _, ...pointer }: Partial<Peek>) {
  return pointer;
}

interface KeyHandleProps {
  readonly label: string;
  readonly menu?: boolean;
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  readonly look?: Partial<Peek>;
  show?(): void;
  hide?(): void;
  act(): void;
}

/**
 * What keyboard and screen reader hold on to. It is a dot beside the picture and not the picture, because the words on a
 * card are not the name of what it does.
 */
export function KeyHandle({ label, menu, pressed, disabled, look, show, hide, act }: KeyHandleProps) {
  return (
    <circle
      r="1"
      class="pill-handle"
      role="button"
      tabindex={0}
      aria-label={label}
      aria-haspopup={menu ? "menu" : undefined}
      aria-pressed={pressed}
      aria-disabled={disabled}
      data-peek={look?.["data-peek"]}
      onFocus={(event) => {
        look?.onFocus?.(event);
        show?.();
      }}
      onBlur={() => {
        look?.onBlur?.();
        hide?.();
      }}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        act();
      }}
    />
  );
}
