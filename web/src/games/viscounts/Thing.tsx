/** Anything on the board that can be pointed at: it shows its answer, gives it on click or Enter, and can be looked at closely. */
import type { ComponentChildren } from "preact";
import { peek, together } from "@/board/peek";
import { Unoffered } from "@/board/Unoffered";
import type { Props } from "@/games/viscounts/hand";
import { missedAt } from "@/games/viscounts/missed";
import { hover, isShown, offersAt, press, type Target } from "@/games/viscounts/targets";
import { say } from "@/text/fluent";

export interface ThingProps {
  readonly props: Props;
  readonly target: Target;
  /** The outline of what can be touched. */
  readonly d: string;
  /** What it is called. */
  readonly label: string;
  /** A closer look at it. */
  readonly look?: (() => ComponentChildren) | undefined;
  /** Lit: the cause of what is being explained. */
  readonly lit?: boolean;
  /** Rings lie elsewhere, below cards. */
  readonly bare?: boolean;
}

const isMouse = (event: PointerEvent): boolean => event.pointerType === "mouse";

export function onEnter(event: KeyboardEvent, act: () => void): void {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  event.stopPropagation();
  act();
}

export function Ring({ d, shown }: { readonly d: string; readonly shown: boolean }) {
  return (
    <g class={shown ? "visc-ring shown" : "visc-ring"} aria-hidden="true">
      <path d={d} class="visc-ring-halo" />
      <path d={d} class="visc-ring-line" />
    </g>
  );
}

export function Thing(thing: ThingProps) {
  const { props, target, d, lit, bare } = thing;
  const offered = offersAt(props, target).length > 0;
  return (
    <>
      {lit ? <path d={d} class="visc-lit" aria-hidden="true" /> : null}
      {offered && !bare ? <Ring d={d} shown={isShown(props, target)} /> : null}
      {offered ? <Offered {...thing} /> : <Quiet {...thing} />}
    </>
  );
}

function Offered({ props, target, d, label, look }: ThingProps) {
  const offers = offersAt(props, target);
  const [first] = offers;
  if (!first) return null;
  const single = offers.length === 1;
  const pressed = ({ currentTarget }: KeyboardEvent): void => {
    if (currentTarget instanceof Element) press(props, target, currentTarget);
  };
  return (
    <g
      class="visc-target"
      role="button"
      tabindex={0}
      data-target={target}
      data-count={offers.length}
      aria-label={single ? `${say(first.label)} · ${label}` : label}
      aria-haspopup={single ? undefined : "menu"}
      onClick={(event) => press(props, target, event.currentTarget)}
      {...together(look ? peek(look) : {}, {
        onPointerEnter: (event: PointerEvent) => (isMouse(event) && single ? hover(props, first) : undefined),
        onPointerLeave: (event: PointerEvent) => (isMouse(event) ? hover(props, null) : undefined),
        onFocus: () => (single ? hover(props, first) : undefined),
        onBlur: () => hover(props, null),
        onKeyDown: (event: KeyboardEvent) => onEnter(event, () => pressed(event)),
      })}
    >
      <path d={d} class="visc-hit" />
    </g>
  );
}

/** Nothing is offered here: it can be read, and asked about where there is something to ask. */
function Quiet({ props, target, d, label, look }: ThingProps) {
  const missed = missedAt(props.view, target);
  if (!look && !missed) return null;
  return (
    <Unoffered
      marks={{ role: "img", "aria-label": label, ...(look ? peek(look) : {}) }}
      refused={missed}
      asked={props.view.question !== null}
      whyNot={props.whyNot}
    >
      <path d={d} class="visc-hit" />
    </Unoffered>
  );
}

/** Things of the drawing that belong together, with a name for those who listen. */
export function Group({ label, children }: { readonly label: string; readonly children: ComponentChildren }) {
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of a drawing is no control
    <g role="group" aria-label={label}>
      {children}
    </g>
  );
}
