/** A card of the Pillars at reading size: everything that is on it, shown by a closer look. */
import { put } from "@/art/ink";
import { Drawing, Picture } from "@/board/Drawing";
import { Look, type LookPicture } from "@/board/Look";
import { advantagePicture } from "@/games/pillars/AdvantageCard";
import { craftsmanPicture, noteOf, titleOf, usesOf } from "@/games/pillars/CraftsmanCard";
import { ADVANTAGES, CRAFTSMEN, EVENTS, RESOURCES, type ResourceCard } from "@/games/pillars/data";
import { conversion, cube, price, worker } from "@/games/pillars/goods";
import { sign } from "@/games/pillars/signs";
import { say, t } from "@/text/fluent";

export interface LookedAt {
  readonly kind: "craftsman" | "advantage" | "event" | "resource";
  readonly id: string;
}

const BOX = { width: 150, height: 92 } as const;

/** What a card says, for those who hear it. */
export function spokenCard({ kind, id }: LookedAt): string {
  if (kind === "craftsman") {
    const card = CRAFTSMEN.get(id);
    if (!card) return "";
    const { name, more } = titleOf(card);
    return `${name} ${more}. ${say(card.text)}`;
  }
  if (kind === "resource") {
    const card = RESOURCES.get(id);
    if (!card) return "";
    const amount = t(`pill-count-${card.cube}`, { count: card.yields });
    return t("pill-resource", { name: say(card.name), workers: card.workers, amount });
  }
  const card = kind === "event" ? EVENTS.get(id) : ADVANTAGES.get(id);
  return card ? `${say(card.name)}. ${say(card.text)}` : "";
}

export function CloserLook({ card: { kind, id } }: { readonly card: LookedAt }) {
  if (kind === "craftsman") return <CraftsmanLook id={id} />;
  if (kind === "event") return <EventLook id={id} />;
  if (kind === "resource") return <ResourceLook id={id} />;
  return <AdvantageLook id={id} />;
}

interface Named {
  readonly id: string;
}

const boxed = (markup: string): LookPicture => ({
  viewBox: `0 0 ${BOX.width} ${BOX.height}`,
  drawn: <Drawing markup={markup} />,
});

function CraftsmanLook({ id }: Named) {
  const card = CRAFTSMEN.get(id);
  if (!card) return null;
  const { name, more } = titleOf(card);
  const made = conversion(card.input, card.output, 120);
  return (
    <Look
      of={id}
      title={more ? `${name} ${more}` : name}
      picture={boxed(craftsmanPicture(card.kind, BOX.width, BOX.height))}
      lines={[
        {
          name: t("pill-look-makes"),
          value: <Picture markup={made} viewBox="-64 -14 128 28" width={128} height={28} />,
        },
        { name: t("pill-look-often"), value: usesOf(card, undefined, false) },
        ...(card.price
          ? [
              {
                name: t("pill-look-price"),
                value: (
                  <Picture
                    markup={price(14, 14, 12.5, card.price)}
                    viewBox="0 0 28 28"
                    width={26}
                    height={26}
                    label={t("pill-count-gold", { count: card.price })}
                  />
                ),
              },
            ]
          : []),
      ]}
      text={[say(card.text)]}
      note={noteOf(card)}
    />
  );
}

function AdvantageLook({ id }: Named) {
  const card = ADVANTAGES.get(id);
  if (!card) return null;
  return (
    <Look
      of={id}
      title={say(card.name)}
      picture={boxed(advantagePicture(id, BOX.width, BOX.height))}
      text={[say(card.text)]}
      note={t(`pill-lasting-${card.lasting}`)}
    />
  );
}

function EventLook({ id }: Named) {
  const card = EVENTS.get(id);
  if (!card) return null;
  return (
    <Look
      of={id}
      title={say(card.name)}
      picture={boxed(put(BOX.width / 2, BOX.height / 2, sign(id), 1.7))}
      text={[say(card.text)]}
      note={t(card.positive ? "pill-good-event" : "pill-bad-event")}
    />
  );
}

/** Workers above, what they fetch below. */
function fetched({ workers, cube: kind, yields }: ResourceCard): string {
  const across = (i: number, count: number, apart: number): number =>
    BOX.width / 2 + (i - (count - 1) / 2) * apart;
  const apart = Math.min(22, (BOX.width - 30) / Math.max(1, workers - 1));
  return (
    Array.from({ length: workers }, (_, i) => worker("#8C6D4F", across(i, workers, apart), 36, 1.1)).join(
      "",
    ) + Array.from({ length: yields }, (_, i) => cube(kind, across(i, yields, 32), 66, 27)).join("")
  );
}

function ResourceLook({ id }: Named) {
  const card = RESOURCES.get(id);
  if (!card) return null;
  return (
    <Look
      of={id}
      title={say(card.name)}
      picture={boxed(fetched(card))}
      lines={[
        { name: t("pill-look-sends"), value: t("pill-workers", { count: card.workers }) },
        { name: t("pill-look-gets"), value: t(`pill-count-${card.cube}`, { count: card.yields }) },
      ]}
    />
  );
}
