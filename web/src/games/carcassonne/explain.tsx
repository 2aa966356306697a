/** Closer looks at what has no picture of its own to tell: figures, goods, and the tiles that are still to come. */
import { INK, put } from "@/art/ink";
import { Drawing } from "@/board/Drawing";
import { Look, type LookPicture } from "@/board/Look";
import { peek } from "@/board/peek";
import {
  FIGURE_DATA,
  type Figure,
  GOODS_NAMES,
  type Goods,
  type Tile,
  tileNamed,
} from "@/games/carcassonne/data";
import { tileAlone } from "@/games/carcassonne/paint";
import type { PlayerView, PublicView } from "@/games/carcassonne/view";
import { say, t } from "@/text/fluent";

/** A kind of figure: how many are left, and what it does. */
export function explainFigure(player: PlayerView, figure: Figure) {
  const data = FIGURE_DATA.get(figure);
  const left = player.supply[figure] ?? 0;
  const all = data?.supply ?? left;
  const title = data ? t("carc-stock", { name: say(data.name), left, all }) : "";
  return peek(() => <Look title={title} text={[t(`carc-about-${figure.replaceAll("_", "-")}`)]} />);
}

export function explainGoods(goods: Goods, count: number) {
  const name = GOODS_NAMES.get(goods);
  const title = name ? `${say(name)} ${count}` : "";
  return peek(() => <Look title={title} text={[t("carc-about-goods")]} />);
}

/** How many of each kind nobody has seen yet. */
export function unseenTiles(seen: PublicView): [Tile, number][] {
  const kinds = new Map<string, [Tile, number]>();
  for (const [name, count] of Object.entries(seen.unseen)) {
    const tile = tileNamed(name, -1, -1);
    if (tile) kinds.set(tile.id, [tile, (kinds.get(tile.id)?.[1] ?? 0) + count]);
  }
  return [...kinds.values()];
}

/** A picture as wide as a closer look; many kinds are drawn smaller than a few. Where there is no number, there is one. */
const WIDTH = 308;
const FEW = 30;

function remainingTiles(tiles: readonly (readonly [Tile, number])[]): LookPicture {
  const columns = tiles.length > FEW ? 10 : 6;
  const size = WIDTH / columns;
  const scale = (size - 4) / 100;
  const markup = tiles.map(([tile, count], i) => {
    const corner = size - 8;
    const number = `<circle cx="${corner}" cy="${corner}" r="7" fill="#FBF7EE" stroke="${INK}"/><text x="${corner}" y="${corner + 4}" text-anchor="middle" font-size="11" font-weight="700" fill="${INK}">${count}</text>`;
    const badge = count > 1 ? number : "";
    const picture = put(1, 1, tileAlone(tile, 0), scale);
    return put((i % columns) * size, Math.floor(i / columns) * size, picture + badge);
  });
  const height = Math.ceil(tiles.length / columns) * size;
  return { viewBox: `0 0 ${WIDTH} ${height}`, drawn: <Drawing markup={markup.join("")} /> };
}

/** The pile: what is still to come, each kind with its number. */
export function explainPile(seen: PublicView) {
  const count = seen.pile + seen.river_pile;
  return peek(() => {
    const tiles = unseenTiles(seen);
    const buried = seen.buried ? [t("carc-about-buried", { count: seen.buried })] : [];
    return (
      <Look
        title={t("carc-about-pile", { count })}
        picture={tiles.length ? remainingTiles(tiles) : undefined}
        text={tiles.length ? [t("carc-about-unseen"), ...buried] : []}
      />
    );
  });
}
