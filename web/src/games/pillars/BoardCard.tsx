/** A card in its place on the board: looked at closely, lit, ringed when it is offered, lifted when it is chosen. */
import { AdvantageCard } from "@/games/pillars/AdvantageCard";
import type { LookedAt } from "@/games/pillars/CloserLook";
import { CraftsmanCard } from "@/games/pillars/CraftsmanCard";
import type { Props } from "@/games/pillars/hand";
import { At } from "@/games/pillars/Leaf";
import type { Box } from "@/games/pillars/plan";
import { ResourceSlip } from "@/games/pillars/ResourceSlip";
import { TargetGroup } from "@/games/pillars/Target";
import { draftAt, offersAt, type Target } from "@/games/pillars/targets";

export interface BoardCardProps {
  readonly props: Props;
  readonly card: LookedAt;
  readonly box: Box;
  /** Where answers are given with it; none for a card that only lies there. */
  readonly target?: Target;
  readonly refused?: string | undefined;
  readonly label?: string;
  readonly lit?: boolean;
  /** Choosing it means losing it. */
  readonly losing?: boolean;
  /** It cannot be chosen while others can. */
  readonly dim?: boolean;
  readonly price?: number | undefined;
  readonly left?: number | undefined;
  readonly seat?: number;
}

export function BoardCard(all: BoardCardProps) {
  const { props, card, box, target = "", refused, label, lit, losing, dim } = all;
  const offered = offersAt(props, target).length > 0;
  const chosen = draftAt(props, target) !== undefined;
  return (
    <At x={box.x} y={box.y - (chosen ? 5 : 0)}>
      <TargetGroup props={props} target={target} card={card} refused={refused} {...(label ? { label } : {})}>
        <g class={dim && !offered ? "pill-dim" : ""} data-piece={card.id}>
          <Picture {...all} />
        </g>
        {lit ? <Edge box={box} class="pill-glow" /> : null}
        {offered ? (
          <Edge box={box} class={`pill-ring${losing ? " losing" : ""}${chosen ? " chosen" : ""}`} />
        ) : null}
      </TargetGroup>
    </At>
  );
}

function Edge({ box, class: name }: { readonly box: Box; readonly class: string }) {
  return <rect x="-3" y="-3" width={box.width + 6} height={box.height + 6} rx="8" class={name} />;
}

function Picture({ card, box, price, left, seat }: BoardCardProps) {
  const { width, height } = box;
  if (card.kind === "resource")
    return <ResourceSlip id={card.id} width={width} height={height} seat={seat} />;
  if (card.kind === "advantage") return <AdvantageCard id={card.id} width={width} height={height} />;
  return <CraftsmanCard id={card.id} width={width} height={height} price={price} left={left} />;
}
