/** A card of the Rivals at reading size, in words that a screen reader can read too. */
import { Drawing, Picture } from "@/board/Drawing";
import { Look } from "@/board/Look";
import { type Amounts, cardOf, resourceName, unitsOf } from "@/games/rivals/data";
import { icon } from "@/games/rivals/icons";
import { cardName, categoryName } from "@/games/rivals/names";
import { pictureOf } from "@/games/rivals/pictures";
import { say, t } from "@/text/fluent";

interface SignProps {
  readonly name: string;
  readonly size?: number;
  /** What it stands for, where no word beside it says so. */
  readonly label?: string;
}

export function Sign({ name, size = 20, label = "" }: SignProps) {
  return (
    <Picture markup={icon(name, 0, 0)} viewBox="-12 -12 24 24" width={size} height={size} label={label} />
  );
}

/** Resources one by one, as signs. */
export const costLine = (cost: Amounts) => ({
  name: t("riva-cost"),
  value: unitsOf(cost).map((unit, i) => (
    <Sign key={i} name={unit} size={22} label={say(resourceName(unit))} />
  )),
});

export const pointLine = (point: string, amount: number) => ({
  name: t(`riva-point-${point}`),
  value: (
    <>
      {amount} <Sign name={point} size={20} />
    </>
  ),
});

export function CloserLook({ card: id }: { readonly card: string }) {
  const card = cardOf(id);
  if (!card) return null;
  return (
    <Look
      of={card.id}
      title={say(card.name)}
      picture={{ viewBox: "0 0 100 55", drawn: <Drawing markup={pictureOf(card.id)} /> }}
      lines={[
        ...(card.cost && unitsOf(card.cost).length ? [costLine(card.cost)] : []),
        ...card.points.map(([point, amount]) => pointLine(point, amount)),
      ]}
      text={[say(card.text)]}
      note={card.once ? `${categoryName(id)} · ${t("riva-once")}` : categoryName(id)}
    />
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
