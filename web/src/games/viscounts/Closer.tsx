/** A card at reading size, for a closer look. */
import { Picture } from "@/board/Drawing";
import { CARD, card, largePage } from "@/games/viscounts/cards";
import { cardName, MANUSCRIPTS, SEGMENTS, SLOTS, TOWNSFOLK } from "@/games/viscounts/data";
import { sayAbility, sayEffects, sayManuscript, sayUnlock } from "@/games/viscounts/words";
import { say, t } from "@/text/fluent";

interface CloserProps {
  readonly card?: string | null;
  readonly manuscript?: string | null;
  /** The segment whose printed card counts where the pile is empty. */
  readonly segment?: string;
}

export function Closer({ card: id, manuscript, segment }: CloserProps) {
  if (id) return <CloserCard id={id} />;
  if (manuscript) return <CloserPage id={manuscript} />;
  const printed = SEGMENTS.get(segment ?? "");
  if (!printed) return null;
  const { printed_townsfolk: folk, printed_manuscript: text } = printed;
  if (id === null) {
    const icons = folk.icons.map((icon) => t("visc-icon", { icon })).join(", ");
    return (
      <p>{t("visc-printed-townsfolk", { value: folk.value, icons, effect: sayEffects(folk.on_dismiss) })}</p>
    );
  }
  return <p>{t("visc-printed-manuscript", { cost: text.cost, effect: sayEffects(text.immediate) })}</p>;
}

function CloserCard({ id }: { readonly id: string }) {
  const one = TOWNSFOLK.get(id);
  return (
    <div class="visc-closer">
      <Picture
        markup={card(id)}
        viewBox={`-2 -2 ${CARD.width + 5} ${CARD.height + 7}`}
        width={210}
        label={say(cardName(id))}
      />
      {one ? (
        <div class="visc-closer-words">
          <b class="serif">{say(one.name)}</b>
          {one.on_hire_or_dismiss.length ? (
            <p>{t("visc-on-hire", { effect: sayEffects(one.on_hire_or_dismiss) })}</p>
          ) : null}
          <p>{sayAbility(one.ability)}</p>
        </div>
      ) : null}
    </div>
  );
}

function CloserPage({ id }: { readonly id: string }) {
  const one = MANUSCRIPTS.get(id);
  return (
    <div class="visc-closer">
      <Picture markup={largePage(id)} viewBox="-2 -2 155 176" width={190} label={one ? say(one.name) : ""} />
      {one ? (
        <div class="visc-closer-words">
          <b class="serif">{say(one.name)}</b>
          <p>{t("visc-cost", { cost: one.cost })}</p>
          <p>{sayManuscript(one)}</p>
        </div>
      ) : null}
    </div>
  );
}

/** What a building slot gives when it is open. */
export function CloserSlot({ id }: { readonly id: string }) {
  const slot = SLOTS.find((each) => each.id === id);
  if (!slot) return null;
  return (
    <div class="visc-closer-words">
      <b class="serif">{say(slot.name)}</b>
      <p>{sayUnlock(slot)}</p>
    </div>
  );
}

/** The manuscripts of a player, one after another. */
export function CloserPages({ manuscripts }: { readonly manuscripts: readonly string[] }) {
  return (
    <div class="visc-closer-words">
      <b class="serif">{t("visc-manuscripts", { count: manuscripts.length })}</b>
      {manuscripts.map((id) => {
        const one = MANUSCRIPTS.get(id);
        return one ? (
          <p key={id}>
            <b class="visc-page-name">{say(one.name)}.</b> {sayManuscript(one)}
          </p>
        ) : null;
      })}
    </div>
  );
}
