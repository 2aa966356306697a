/** The own hand: whole cards on a desk, thumbs on a phone; a click picks a card up and rings where it may go. */

import { CardRow } from "@/board/CardRow";
import { Drawing } from "@/board/Drawing";
import { cardOf, unitsOf } from "@/games/rivals/data";
import { BOXES, cardFace } from "@/games/rivals/faces";
import type { Props } from "@/games/rivals/hand";
import { icon } from "@/games/rivals/icons";
import { cardName, categoryName, shortName } from "@/games/rivals/names";
import { draw, slab, wash } from "@/games/rivals/pens";
import { pictureOf } from "@/games/rivals/pictures";
import { CARD, columnsOf, slotsOf } from "@/games/rivals/plan";
import { grouped } from "@/games/rivals/said";
import { Target } from "@/games/rivals/Target";
import { isDrafted, isLifted } from "@/games/rivals/targets";
import { ownSeat, princeOf, privateOf } from "@/games/rivals/view";
import { t } from "@/text/fluent";

/** What to ask the server about a card that can't be played now. */
export function refusedBy(props: Props, id: string): string | undefined {
  const card = cardOf(id);
  if (!card || !["action-phase", "before-roll"].includes(props.view.question?.kind ?? "")) return undefined;
  if (card.kind === "action") return `play-card ${id}`;
  const prince = princeOf(props.view, ownSeat(props.view));
  if (!prince) return undefined;
  const slots = slotsOf(prince, columnsOf(prince).from);
  const slot = slots.find(({ expansion }) => !expansion) ?? slots[0];
  return slot ? `build ${id} ${slot.column} ${slot.row}` : undefined;
}

interface HandProps {
  readonly props: Props;
  readonly width: number;
}

const SCALE = 0.96;

/** The cards side by side, laid over each other where there are many. */
export function HandCards({ props, width }: HandProps) {
  const cards = privateOf(props.view)?.hand ?? [];
  const wide = CARD.width * SCALE;
  const step = cards.length > 1 ? Math.min(wide + 10, (width - wide) / (cards.length - 1)) : 0;
  return (
    <g {...grouped(t("riva-hand"))} data-hand={cards.length}>
      {cards.map((card, i) => {
        const raised = isLifted(props, `hand:${card}`) || isDrafted(props, `hand:${card}`);
        return (
          <g
            key={`${card}${i}`}
            transform={`translate(${i * step} ${raised ? 0 : 4}) scale(${SCALE})`}
            data-piece={card}
            data-from=".riva-centre"
          >
            <Target
              props={props}
              target={`hand:${card}`}
              label={cardName(card)}
              box={{ x: 0, y: 0, ...CARD }}
              card={card}
              refused={refusedBy(props, card)}
            >
              <Drawing markup={cardFace(card, categoryName(card))} />
            </Target>
          </g>
        );
      })}
    </g>
  );
}

const THUMB = { width: 86, height: 100 } as const;

function thumbFace(id: string): string {
  const card = cardOf(id);
  if (!card) return "";
  const name = shortName(id);
  const units = card.cost ? unitsOf(card.cost) : [];
  const step = Math.min(17, 76 / Math.max(1, units.length));
  const price = units.map((unit, i) => icon(unit, 43 - ((units.length - 1) * step) / 2 + i * step, 86, 0.66));
  const size = Math.min(14, 78 / (name.length * 0.5));
  return (
    slab(0, 0, 86, 100, 7, "var(--parchment)", 1.5) +
    `<svg class="riva-frame" x="3" y="3" width="80" height="52" viewBox="10 2 80 52">${pictureOf(card.id)}</svg>` +
    draw("M3 55H83", "none", 1.1) +
    wash("M1.5 56H84.5V92Q84.5 98.5 78 98.5H8Q1.5 98.5 1.5 92z", BOXES[card.category]?.[0] ?? "#E7DBC3") +
    `<text x="43" y="72" font-size="${size}" font-weight="700" text-anchor="middle" class="riva-serif" fill="#2B2118">${name}</text>` +
    (price.length
      ? price.join("")
      : `<text x="43" y="90" font-size="12.5" font-style="italic" text-anchor="middle" fill="#2B2118">${categoryName(id)}</text>`)
  );
}

/** A row of thumbs that scrolls sideways. */
export function Thumbs({ props }: { readonly props: Props }) {
  const cards = privateOf(props.view)?.hand ?? [];
  if (!cards.length) return null;
  const width = cards.length * (THUMB.width + 8) + 4;
  return (
    <CardRow label={t("riva-hand")} class="riva-thumbs" about={cards.join()}>
      <svg width={width} height={108} viewBox={`0 0 ${width} 108`} role="group" aria-label={t("riva-hand")}>
        {cards.map((card, i) => (
          <g key={`${card}${i}`} transform={`translate(${4 + i * (THUMB.width + 8)} 4)`} data-row-item>
            <Target
              props={props}
              target={`hand:${card}`}
              label={cardName(card)}
              box={{ x: 0, y: 0, ...THUMB }}
              card={card}
              refused={refusedBy(props, card)}
            >
              <Drawing markup={thumbFace(card)} />
            </Target>
          </g>
        ))}
      </svg>
    </CardRow>
  );
}
