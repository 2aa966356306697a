/** On smaller screens, what the board has no room for: the own sheet, the hand in full, the opponents, manuscripts. */
import { Picture } from "@/board/Drawing";
import { Corners } from "@/games/viscounts/Corners";
import { CARD, card, largePage } from "@/games/viscounts/cards";
import { cardName, MANUSCRIPTS } from "@/games/viscounts/data";
import type { Props } from "@/games/viscounts/hand";
import { nameOf } from "@/games/viscounts/names";
import { PointsPanel } from "@/games/viscounts/Overlays";
import { Sheet } from "@/games/viscounts/Sheet";
import { SHEET } from "@/games/viscounts/sheet";
import { playerOf, privateOf, publicOf, seatShown } from "@/games/viscounts/view";
import { say, t } from "@/text/fluent";
import { room } from "@/ui/viewport";

/** On a desk the board itself shows all of this. */
export function Aside(props: Props) {
  return room.value === "desk" ? null : <Belongings {...props} />;
}

function Belongings(props: Props) {
  const own = seatShown(props.view, null);
  const others = publicOf(props.view)
    .players.map((_, seat) => seat)
    .filter((seat) => seat !== own);
  return (
    <div class="visc-aside visc">
      <PointsPanel props={props} />
      <Held title={t("visc-hand")} cards={privateOf(props.view)?.hand ?? []} />
      {[own, ...others].map((seat) => (
        <section key={seat} aria-label={t("visc-board-of", { name: nameOf(props, seat) })}>
          <svg viewBox={`-2 -2 ${SHEET.width + 5} ${SHEET.height + 8}`} class="visc-sheet-alone">
            <Sheet props={props} seat={seat} />
          </svg>
          <Pages manuscripts={playerOf(props.view, seat)?.manuscripts ?? []} />
        </section>
      ))}
      <svg viewBox="1006 0 114 94" class="visc-corner-alone">
        <Corners props={props} />
      </svg>
    </div>
  );
}

function Held({ title, cards }: { readonly title: string; readonly cards: readonly string[] }) {
  if (!cards.length) return null;
  return (
    <section aria-label={title}>
      <h3 class="serif">{title}</h3>
      <div class="visc-cards">
        {cards.map((id) => (
          <Picture
            key={id}
            markup={card(id)}
            viewBox={`-2 -2 ${CARD.width + 5} ${CARD.height + 7}`}
            width={168}
            label={say(cardName(id))}
          />
        ))}
      </div>
    </section>
  );
}

function Pages({ manuscripts }: { readonly manuscripts: readonly string[] }) {
  return (
    <div class="visc-cards">
      {manuscripts.map((id) => (
        <Picture
          key={id}
          markup={largePage(id)}
          viewBox="-2 -2 155 176"
          width={112}
          label={say(MANUSCRIPTS.get(id)?.name ?? { en: "", cs: "" })}
        />
      ))}
    </div>
  );
}
