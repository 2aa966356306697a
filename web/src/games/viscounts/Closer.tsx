/** Cards and manuscripts at reading size, for a closer look. */
import { Drawing, Picture } from "@/board/Drawing";
import { Look, type LookLine, type LookPicture } from "@/board/Look";
import { CARD, card, cardArt, cardWords, largePage } from "@/games/viscounts/cards";
import {
  type Icon,
  MANUSCRIPTS,
  PLAYER_CARDS,
  SCHEMES,
  SEGMENTS,
  segmentName,
  TOWNSFOLK,
} from "@/games/viscounts/data";
import { sign } from "@/games/viscounts/signs";
import { sayAbility, sayDoubt, sayEffects, sayManuscript } from "@/games/viscounts/words";
import { say, t } from "@/text/fluent";

interface Named {
  readonly id: string;
}

const drawn = (viewBox: string, markup: string): LookPicture => ({
  viewBox,
  drawn: <Drawing markup={markup} />,
});

/** Signs with what they mean. */
export const signLine = (
  name: string,
  signs: readonly string[],
  words: (sign: string) => string,
): LookLine => ({
  name,
  value: signs.map((each, i) => (
    <Picture
      key={i}
      markup={sign(each, 0, 0, 0.9)}
      viewBox="-12 -12 24 24"
      width={24}
      height={24}
      label={words(each)}
    />
  )),
});

const iconLine = (icons: readonly Icon[]): LookLine =>
  signLine(t("visc-look-icons"), icons, (icon) => t("visc-icon", { icon }));

/** What is printed on a segment, where its pile is empty. */
export function CloserTownsfolk({
  card: id,
  segment,
}: {
  readonly card: string | null;
  readonly segment: string;
}) {
  if (id) return <CloserCard id={id} />;
  const printed = SEGMENTS.get(segment)?.printed_townsfolk;
  if (!printed) return null;
  return (
    <Look
      title={t("visc-townsfolk-at", { name: say(segmentName(segment)) })}
      lines={[{ name: t("visc-look-value"), value: printed.value }, iconLine(printed.icons)]}
      text={[t("visc-printed-townsfolk"), t("visc-on-dismiss", { effect: sayEffects(printed.on_dismiss) })]}
    />
  );
}

export function CloserManuscript({ id, segment }: { readonly id: string | null; readonly segment: string }) {
  if (id) return <CloserPage id={id} />;
  const printed = SEGMENTS.get(segment)?.printed_manuscript;
  if (!printed) return null;
  return (
    <Look
      title={t("visc-manuscript-at", { name: say(segmentName(segment)) })}
      lines={[{ name: t("visc-look-clerics"), value: printed.cost }]}
      text={[
        t("visc-printed-manuscript"),
        `${t("visc-timing-immediate")}: ${sayEffects(printed.immediate)}.`,
      ]}
    />
  );
}

/** Somebody who lies in a hand or on a board; the virtual opponent has schemes instead. */
export function CloserCard({ id }: Named) {
  const one = TOWNSFOLK.get(id);
  if (!one) return <CloserScheme id={id} />;
  return (
    <Look
      of={id}
      title={say(one.name)}
      picture={drawn(`0 0 ${CARD.width} 92`, cardArt(one))}
      lines={[{ name: t("visc-look-value"), value: one.value }, iconLine(one.icons)]}
      text={[
        one.on_hire_or_dismiss.length
          ? t("visc-on-hire", { effect: sayEffects(one.on_hire_or_dismiss) })
          : "",
        sayAbility(one.ability),
      ]}
    />
  );
}

function CloserScheme({ id }: Named) {
  const scheme = SCHEMES.get(id);
  if (!scheme) return null;
  const before = sayEffects(scheme.before_move);
  return (
    <Look
      of={id}
      title={say(scheme.name)}
      picture={drawn(`-2 -2 ${CARD.width + 4} ${CARD.height + 6}`, card(id))}
      lines={[{ name: t("visc-look-steps"), value: scheme.move }, iconLine(scheme.icons)]}
      text={[
        before ? t("visc-scheme-before", { effect: before }) : "",
        ...scheme.options.map((option, i) => `${i + 1}. ${sayEffects(option)}.`),
        sayDoubt(scheme),
      ]}
    />
  );
}

function CloserPage({ id }: Named) {
  const one = MANUSCRIPTS.get(id);
  if (!one) return null;
  return (
    <Look
      of={id}
      title={say(one.name)}
      picture={drawn("1 1 148 104", largePage(id))}
      lines={[{ name: t("visc-look-clerics"), value: one.cost }]}
      text={[sayManuscript(one), t("visc-look-ribbons"), sayDoubt(one)]}
    />
  );
}

/** The manuscripts of a player, one after another. */
export function CloserPages({ manuscripts }: { readonly manuscripts: readonly string[] }) {
  return (
    <Look
      title={t("visc-manuscripts", { count: manuscripts.length })}
      text={[
        ...manuscripts.flatMap((id) => {
          const one = MANUSCRIPTS.get(id);
          return one ? [`${say(one.name)}. ${sayManuscript(one)} ${sayDoubt(one)}`] : [];
        }),
        t("visc-look-ribbons"),
      ]}
    />
  );
}

/** Cards of a pile, in words. */
export function CloserPile({ title, cards }: { readonly title: string; readonly cards: readonly string[] }) {
  return <Look title={title} text={cards.length ? cards.map(cardWords) : [t("visc-empty")]} />;
}

/** A player card with the hero that comes with it. */
export function CloserPair({ card: id, hero }: { readonly card: string; readonly hero: string }) {
  const one = PLAYER_CARDS.get(id);
  const folk = TOWNSFOLK.get(hero);
  if (!one || !folk) return null;
  const goods: readonly (readonly [string, number])[] = [
    ["silver", one.silver],
    ...Object.entries(one.resources).map(([kind, amount]) => [kind, amount ?? 0] as const),
  ];
  const start = goods.flatMap(([kind, amount]) => Array<string>(amount).fill(kind));
  const effect = sayEffects(one.effects);
  return (
    <Look
      of={id}
      title={`${say(one.name)} · ${say(folk.name)}`}
      picture={drawn(`0 0 ${CARD.width} 92`, cardArt(folk))}
      lines={[
        { name: t("visc-start-space"), value: one.start_space },
        signLine(t("visc-look-start"), start, (good) => t("visc-good", { good })),
        { name: t("visc-look-deeds"), value: one.deeds },
        { name: t("visc-look-debts"), value: one.debts },
      ]}
      text={[
        effect ? `${t("visc-timing-immediate")}: ${effect}.` : "",
        t("visc-look-hero", { name: say(folk.name), value: folk.value, ability: sayAbility(folk.ability) }),
        sayDoubt(one),
      ]}
    />
  );
}
