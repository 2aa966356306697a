/** Above the landscape the score track, below it the player's own things: drawn tile, figures, goods, pile. */
import { useMemo } from "preact/hooks";
import { INK, path } from "@/art/ink";
import { Drawing, Picture } from "@/board/Drawing";
import { Look } from "@/board/Look";
import { peek } from "@/board/peek";
import { MARKS } from "@/games/carcassonne/art";
import { FIGURE_DATA, FIGURES, type Figure, GOODS, GOODS_NAMES, type Tile } from "@/games/carcassonne/data";
import { explainFigure, explainGoods, explainPile } from "@/games/carcassonne/explain";
import { figureArt, figureBox } from "@/games/carcassonne/figures";
import type { Props } from "@/games/carcassonne/hand";
import { tileAlone } from "@/games/carcassonne/paint";
import { meant } from "@/games/carcassonne/targets";
import { drawnTile, type PlayerView, type PublicView, publicOf } from "@/games/carcassonne/view";
import { say, t } from "@/text/fluent";
import { Shield } from "@/ui/Shield";

const TRACK = 50;

/** 0 to 49 and round again; a shield a seat. */
export function ScoreTrack({ seen }: { readonly seen: PublicView }) {
  const spaces = Array.from({ length: TRACK }, (_, i) => i);
  const at = (space: number): number[] =>
    seen.players.flatMap((player, seat) => (player.score % TRACK === space ? [seat] : []));
  return (
    <ol class="carc-track" aria-hidden="true">
      {spaces.map((space) => (
        <li key={space} class={space % 5 ? "" : "fifth"}>
          {at(space).length ? null : space % 5 ? "" : space}
          <span class="carc-stack">
            {at(space).map((seat) => (
              <span key={seat} class="carc-marker">
                <Shield seat={seat} size={18} />
                {(seen.players[seat]?.score ?? 0) >= TRACK ? (
                  <i>{Math.floor((seen.players[seat]?.score ?? 0) / TRACK) * TRACK}</i>
                ) : null}
              </span>
            ))}
          </span>
        </li>
      ))}
    </ol>
  );
}

export function TilePicture({
  tile,
  rot,
  size,
}: {
  readonly tile: Tile;
  readonly rot: number;
  readonly size: number;
}) {
  const markup = useMemo(() => tileAlone(tile, rot), [tile, rot]);
  return (
    <Picture markup={markup} viewBox="-2 -2 106 106" width={size} height={size} label={say(tile.name)} />
  );
}

export function FigurePicture({
  seat,
  figure,
  size,
}: {
  readonly seat: number;
  readonly figure: Figure;
  readonly size: number;
}) {
  const markup = useMemo(() => figureArt(seat, figure), [seat, figure]);
  return <Picture markup={markup} viewBox={figureBox(figure)} width={size} height={size * 1.2} />;
}

/** A kind of figure: as many as are in the stock, those on the board faded. */
function Stock({
  player,
  seat,
  figure,
  size,
}: {
  readonly player: PlayerView;
  readonly seat: number;
  readonly figure: Figure;
  readonly size: number;
}) {
  const left = player.supply[figure] ?? 0;
  const all = FIGURE_DATA.get(figure)?.supply ?? left;
  const name = FIGURE_DATA.get(figure)?.name;
  return (
    <span
      class="carc-kind"
      role="img"
      aria-label={name ? t("carc-stock", { name: say(name), left, all }) : ""}
      data-kind-of={figure}
      {...explainFigure(player, figure)}
    >
      {Array.from({ length: all }, (_, i) => (
        <span key={i} class={i < left ? "" : "away"}>
          <FigurePicture seat={seat} figure={figure} size={size} />
        </span>
      ))}
    </span>
  );
}

const kindsOf = (player: PlayerView): Figure[] => FIGURES.filter((figure) => figure in player.supply);

/** Whether goods are in the game at all. */
const tradesGoods = (seen: PublicView): boolean => "builder" in (seen.players[0]?.supply ?? {});

interface GoodsRowProps {
  readonly player: PlayerView;
  readonly size: number;
  /** Whether a closer look tells what they are for; not where the row is part of a button. */
  readonly explained?: boolean;
}

function GoodsRow({ player, size, explained }: GoodsRowProps) {
  return (
    <>
      {GOODS.map((goods) => {
        const count = player.goods[goods] ?? 0;
        const name = GOODS_NAMES.get(goods);
        return (
          <span
            key={goods}
            class={count ? "carc-goods" : "carc-goods none"}
            role="img"
            aria-label={name ? `${say(name)} ${count}` : ""}
            data-goods={goods}
            {...(explained ? explainGoods(goods, count) : {})}
          >
            <Picture markup={MARKS[goods]} viewBox="-10 -10 20 20" width={size} height={size} />
            <b class="carc-count" data-count={count} />
          </span>
        );
      })}
    </>
  );
}

const PILE =
  [12, 9, 6, 3, 0]
    .map(
      (d) =>
        `<rect x="${2 + d * 0.35}" y="${2 + d}" width="66" height="66" rx="3" fill="#7A4B34" stroke="${INK}" stroke-width="1.3"/>`,
    )
    .join("") +
  '<rect x="7" y="7" width="56" height="56" rx="2" fill="none" stroke="#C99A2E" stroke-width="1.4"/>' +
  path(
    "M18,50V34H24V28H21V22H25V25H29V22H33V28H30V34H40V28H37V22H41V25H45V22H49V28H46V34H52V50ZM31,50V43a4,4 0 0 1 8,0V50",
    "none",
    "#E3C15F",
    1.6,
  );

/** The drawn tile at reading size with its name. */
const closer = (tile: Tile) => () => (
  <Look
    title={say(tile.name)}
    picture={{ viewBox: "-2 -2 106 106", drawn: <Drawing markup={tileAlone(tile, 0)} /> }}
  />
);

/** What the drawn tile looks like now: turned as its ghost, or as it would first be held. */
export function turnShown(props: Props): number {
  const shown = meant(props);
  return shown?.target.kind === "cell" ? shown.choice.rot : props.hand.turn.value;
}

export function OwnStrip({ props }: { readonly props: Props }) {
  const seen = publicOf(props.view);
  const seat = props.view.seat ?? seen.active;
  const player = seen.players[seat];
  const tile = drawnTile(seen);
  if (!player) return null;
  return (
    <section class="carc-strip" aria-label={t("carc-own")}>
      {tile ? (
        <div class="carc-part tile" {...peek(closer(tile))}>
          <TilePicture tile={tile} rot={turnShown(props)} size={74} />
          <p>
            <span class="soft">
              {t(props.view.seat === seen.active ? "carc-your-tile" : "carc-drawn-tile")}
            </span>
            <b class="serif">{say(tile.name)}</b>
            {seen.number && seen.wheel ? (
              <span class="soft">{t("carc-number", { number: seen.number })}</span>
            ) : null}
          </p>
        </div>
      ) : null}
      <div class="carc-part figures">
        {kindsOf(player).map((figure) => (
          <Stock
            key={figure}
            player={player}
            seat={seat}
            figure={figure}
            size={figure === "big_follower" ? 34 : 28}
          />
        ))}
      </div>
      {tradesGoods(seen) ? (
        <div class="carc-part goods">
          <GoodsRow player={player} size={30} explained />
        </div>
      ) : null}
      <Pile seen={seen} />
    </section>
  );
}

function Pile({ seen }: { readonly seen: PublicView }) {
  return (
    <div class="carc-part pile" {...explainPile(seen)}>
      <Picture markup={PILE} viewBox="0 0 78 84" width={58} height={62} />
      <p>
        <span class="soft">{t("carc-pile")}</span>
        <b class="serif carc-number">{seen.pile}</b>
        {seen.river_pile ? (
          <span class="soft">{t("carc-river-pile", { count: seen.river_pile })}</span>
        ) : null}
      </p>
    </div>
  );
}

/** One line on a phone: figures as numbers, goods, pile. */
export function CompactStrip({ props }: { readonly props: Props }) {
  const seen = publicOf(props.view);
  const seat = props.view.seat ?? seen.active;
  const player = seen.players[seat];
  if (!player) return null;
  return (
    <section class="carc-line" aria-label={t("carc-own")}>
      {kindsOf(player).map((figure) => (
        <span key={figure} data-kind-of={figure} {...explainFigure(player, figure)}>
          <FigureCount player={player} seat={seat} figure={figure} />
        </span>
      ))}
      {tradesGoods(seen) ? <GoodsRow player={player} size={20} explained /> : null}
      <span class="carc-goods pile" {...explainPile(seen)}>
        <Picture markup={PILE} viewBox="0 0 78 84" width={20} height={22} label={t("carc-pile")} />
        <b>{seen.pile}</b>
      </span>
    </section>
  );
}

function FigureCount({
  player,
  seat,
  figure,
}: {
  readonly player: PlayerView;
  readonly seat: number;
  readonly figure: Figure;
}) {
  const left = player.supply[figure] ?? 0;
  const name = FIGURE_DATA.get(figure)?.name;
  return (
    <span
      class={left ? "carc-goods" : "carc-goods none"}
      role="img"
      aria-label={name ? `${say(name)} ${left}` : ""}
    >
      <FigurePicture seat={seat} figure={figure} size={20} />
      <b class="carc-count" data-count={left} />
    </span>
  );
}

/** A player's stock in the list of players. */
export function Miniature({ view, seat }: Props & { readonly seat: number }) {
  const seen = publicOf(view);
  const player = seen.players[seat];
  if (!player) return null;
  return (
    <span class="carc-mini">
      {kindsOf(player).map((figure) => (
        <FigureCount key={figure} player={player} seat={seat} figure={figure} />
      ))}
      {tradesGoods(seen) ? <GoodsRow player={player} size={16} /> : null}
    </span>
  );
}

export { closer };
