/** What passes and what counts, explained: a season, its time, the coins, an ambush. */
import { Drawing } from "@/board/Drawing";
import { Look, type LookLine } from "@/board/Look";
import { type AmbushCard, COIN_TRACK, SEASONS, type Season } from "@/games/cartographers/data";
import type { Props } from "@/games/cartographers/hand";
import { seasonNumbers } from "@/games/cartographers/numbers";
import { shapeMarkup, shapeSpan } from "@/games/cartographers/shape";
import { edictCard, publicOf, type Sheet } from "@/games/cartographers/sheet";
import { say, t } from "@/text/fluent";
import { plain } from "@/text/number";

export const seasonName = (season: Season): string => say(season.name).replace(/ \(.*\)/, "");

interface SeasonLookProps {
  readonly props: Props;
  readonly season: Season;
  readonly sheet: Sheet | undefined;
}

/** What a season counts; with its four numbers once there are any. */
export function SeasonLook({ props, season, sheet }: SeasonLookProps) {
  const number = SEASONS.indexOf(season);
  const points = sheet ? seasonNumbers(props, sheet, season, number) : [];
  const edicts = season.edicts.map((letter) => {
    const card = edictCard(props.view, letter);
    return `${letter} · ${card ? say(card.name) : ""}`;
  });
  const counted: LookLine[] = [...edicts, t("cart-coins"), t("cart-monsters")].flatMap((name, i) => {
    const value = points[i];
    return value == null ? (i < edicts.length ? [{ name, value: "" }] : []) : [{ name, value: plain(value) }];
  });
  const known = points.filter((value) => value !== null);
  const sum =
    known.length === 4 ? [{ name: t("sum"), value: plain(known.reduce((all, one) => all + one, 0)) }] : [];
  return (
    <Look
      of={season.id}
      title={seasonName(season)}
      lines={[
        { name: t("cart-look-lasts"), value: t("cart-look-units", { limit: season.limit }) },
        ...counted,
        ...sum,
      ]}
      text={[t("cart-look-season")]}
    />
  );
}

export function TimeLook({ view }: Props) {
  const { time, limit } = publicOf(view);
  return (
    <Look
      title={t("cart-time")}
      text={[t("cart-time-of", { time, limit }), t("cart-look-time", { limit })]}
    />
  );
}

export function CoinLook({ coins }: { readonly coins: number }) {
  return <Look title={`${t("cart-coins")}: ${coins} / ${COIN_TRACK}`} text={[t("cart-look-coins")]} />;
}

const SIZE = 22;
const EDGE = 14;

export function AmbushLook({ card }: { readonly card: AmbushCard }) {
  const span = shapeSpan(card.cells);
  const markup = shapeMarkup(card.cells, SIZE, "monster");
  return (
    <Look
      of={card.id}
      title={say(card.name)}
      picture={{
        viewBox: `${-EDGE} ${-EDGE} ${span.width * SIZE + 2 * EDGE} ${span.height * SIZE + 2 * EDGE}`,
        drawn: <Drawing markup={markup} />,
      }}
      text={[t(card.clockwise ? "cart-passes-clockwise" : "cart-passes-counter"), t("cart-look-monsters")]}
    />
  );
}
