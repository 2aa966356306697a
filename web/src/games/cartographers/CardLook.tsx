/** A turned card and an edict at reading size. */
import { put } from "@/art/ink";
import { Drawing } from "@/board/Drawing";
import { Look, type LookPicture } from "@/board/Look";
import { type ExploreCard, groundName, type ScoringCard, SEASONS } from "@/games/cartographers/data";
import { exampleOf } from "@/games/cartographers/example";
import { seasonName } from "@/games/cartographers/SeasonLook";
import { shapeMarkup, shapeSpan } from "@/games/cartographers/shape";
import { edictOn, type Sheet } from "@/games/cartographers/sheet";
import { say, t } from "@/text/fluent";
import { plain } from "@/text/number";

const SIZE = 22;
const APART = 26;
const EDGE = 14;

/** The shapes of a card beside each other. */
function shapesOf({ shapes, terrains }: ExploreCard): LookPicture | undefined {
  if (!shapes.length) return undefined;
  const spans = shapes.map(({ cells }) => shapeSpan(cells));
  const height = Math.max(...spans.map((span) => span.height)) * SIZE;
  let x = EDGE;
  const markup = shapes.map(({ cells }, i) => {
    const span = spans[i] ?? { width: 1, height: 1 };
    const at = x;
    x += span.width * SIZE + APART;
    return put(at, EDGE + height - span.height * SIZE, shapeMarkup(cells, SIZE, terrains[0] ?? null));
  });
  const wide = Math.max(x - APART + EDGE, 150);
  return {
    viewBox: `${(x - APART + EDGE - wide) / 2} 0 ${wide} ${height + 2 * EDGE}`,
    drawn: <Drawing markup={markup.join("")} />,
  };
}

/** Whether ruins still wait for a shape that covers them. */
export const ruinsWords = (demands: boolean): string => t(demands ? "cart-ruins-card" : "cart-ruins-done");

export const terrainWords = (card: ExploreCard): string =>
  card.terrains.map((id) => say(groundName(id)).toLowerCase()).join(" / ");

interface CardLookProps {
  readonly card: ExploreCard;
  /** Ruins whose demand nobody has met yet. */
  readonly demands?: boolean;
}

export function CardLook({ card, demands = false }: CardLookProps) {
  const coin = card.shapes.findIndex((shape) => shape.coin);
  return (
    <Look
      of={card.id}
      title={say(card.name)}
      picture={shapesOf(card)}
      lines={
        card.ruins
          ? []
          : [
              { name: t("cart-time"), value: card.time },
              { name: t("cart-look-terrain"), value: terrainWords(card) },
            ]
      }
      text={[
        card.ruins ? ruinsWords(demands) : "",
        coin < 0 ? "" : t("cart-look-coin", { number: coin + 1, count: card.shapes.length }),
      ]}
    />
  );
}

interface EdictLookProps {
  readonly card: ScoringCard;
  readonly letter: string;
  readonly sheet: Sheet;
}

export function EdictLook({ card, letter, sheet }: EdictLookProps) {
  const now = edictOn(sheet, letter);
  const seasons = SEASONS.filter((season) => season.edicts.includes(letter)).map(seasonName);
  return (
    <Look
      of={card.id}
      title={say(card.name)}
      picture={{ viewBox: "-3 -3 106 66", drawn: <Drawing markup={exampleOf(card)} /> }}
      lines={[
        { name: t("cart-look-counted"), value: seasons.join(", ") },
        ...(now ? [{ name: t("cart-now-label"), value: plain(now.points) }] : []),
      ]}
      text={[say(card.text)]}
    />
  );
}
