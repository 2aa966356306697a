/** The figures in the landscape, the flocks beside shepherds, the big pig and the followers on crown spaces. */
import { useMemo } from "preact/hooks";
import { INK, piece, put } from "@/art/ink";
import { Drawing } from "@/board/Drawing";
import { SHEEP_ART } from "@/games/carcassonne/art";
import { figureNamed, SHEEP } from "@/games/carcassonne/data";
import { figureArt, roleOn } from "@/games/carcassonne/figures";
import { geometryOf } from "@/games/carcassonne/geometry";
import { cellKey, type FigureView, type Land, landOf, type PublicView } from "@/games/carcassonne/view";
import { BIG_PIG, crownPlace, pigPlace } from "@/games/carcassonne/wheel";

/** The foot point of a figure, in units of the drawing. A monk stands left of his church. */
export function footOf(land: Land, figure: FigureView): readonly [number, number] {
  const laid = land.get(cellKey(figure.x, figure.y));
  const anchor = laid && geometryOf(laid.tile, laid.rot).anchors.get(figure.segment);
  const [x, y] = anchor ?? [50, 50];
  const lying = figure.feature === "field" && figure.figure.endsWith("follower");
  const aside = figure.feature === "monastery" ? -24 : 0;
  return [figure.x * 100 + x + aside, figure.y * 100 + y + (lying ? 3 : 9)];
}

function flockArt({ flock }: FigureView): string {
  if (!flock.length) return "";
  const sheep = flock.reduce((sum, token) => sum + (SHEEP.get(token) ?? 0), 0);
  const count = `<circle r="7.500" fill="#FBF7EE" stroke="${INK}" stroke-width="1.2"/><text y="4.200" text-anchor="middle" font-size="12" font-weight="700" fill="${INK}">${sheep}</text>`;
  return put(-16, -2, SHEEP_ART) + put(-14, -17, count);
}

/** Seen from afar figures are drawn larger than life, so that one still knows whose they are. */
const sizeAt = (scale: number): number => Math.round(Math.min(1.5, Math.max(1, 0.72 / scale)) * 10) / 10;

/** A new figure comes from the stock below the landscape. */
const pieceOf = ({ seat, figure, x, y }: FigureView, art: string): string =>
  piece(`${figure} ${seat} ${x} ${y}`, ".carc-part.figures", art);

function markupOf(seen: PublicView, size: number): string {
  const land = landOf(seen);
  const standing = seen.figures.map((figure) => {
    const [x, y] = footOf(land, figure);
    const art = figureArt(figure.seat, figureNamed(figure.figure), roleOn(figure.feature));
    return { y, art: put(x, y, pieceOf(figure, art + flockArt(figure)), size) };
  });
  const crowned = Object.entries(seen.wheel?.crowns ?? {}).flatMap(([space, seat]) => {
    const [x, y] = crownPlace(space);
    return seat === null ? [] : [{ y, art: put(x, y + 9, figureArt(seat, "follower"), size) }];
  });
  const [px, py] = pigPlace(seen.wheel?.sector ?? "");
  const pig = seen.wheel ? [{ y: py, art: put(px, py + 8, BIG_PIG) }] : [];
  return [...standing, ...crowned, ...pig]
    .sort((a, b) => a.y - b.y)
    .map(({ art }) => art)
    .join("");
}

export function Figures({ seen, scale }: { readonly seen: PublicView; readonly scale: number }) {
  const size = sizeAt(scale);
  const markup = useMemo(() => markupOf(seen, size), [seen, size]);
  return <Drawing class="carc-figures" markup={markup} />;
}
