/** A card at reading size, in words that a screen reader can read too. */
import { Picture } from "@/board/Drawing";
import { cardOf, resourceName, unitsOf } from "@/games/rivals/data";
import { icon } from "@/games/rivals/icons";
import { cardName, categoryName } from "@/games/rivals/names";
import { pictureOf } from "@/games/rivals/pictures";
import { say, t } from "@/text/fluent";

export function Sign({ name, size = 20 }: { readonly name: string; readonly size?: number }) {
  return <Picture markup={icon(name, 0, 0)} viewBox="-12 -12 24 24" width={size} height={size} />;
}

export function CloserLook({ card: id }: { readonly card: string }) {
  const card = cardOf(id);
  if (!card) return null;
  return (
    <div class="riva-look">
      <h3>{say(card.name)}</h3>
      <Picture markup={pictureOf(card.id)} viewBox="0 0 100 55" width="100%" />
      {card.cost ? (
        <p class="riva-look-line">
          <span class="soft">{t("riva-cost")}</span>
          {unitsOf(card.cost).map((unit, i) => (
            <Sign key={i} name={unit} size={22} />
          ))}
        </p>
      ) : null}
      {card.points.length ? (
        <p class="riva-look-line">
          {card.points.map(([point, amount]) => (
            <span key={point} class="riva-look-point">
              <b>{amount}</b> <Sign name={point} size={20} /> {t(`riva-point-${point}`)}
            </span>
          ))}
        </p>
      ) : null}
      <p>{say(card.text)}</p>
      <p class="soft">
        <i>{categoryName(id)}</i>
        {card.once ? ` · ${t("riva-once")}` : ""}
      </p>
    </div>
  );
}

/** The same in one sentence. */
export function spokenCard(id: string): string {
  const card = cardOf(id);
  if (!card) return cardName(id);
  const cost = card.cost
    ? Object.entries(card.cost).map(([what, n]) => `${n}× ${say(resourceName(what))}`)
    : [];
  const points = card.points.map(([point, amount]) => `${amount} ${t(`riva-point-${point}`)}`);
  const price = cost.length ? [`${t("riva-cost")} ${cost.join(", ")}`] : [];
  return [...price, ...points, say(card.text)].join(". ");
}
