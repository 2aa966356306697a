/** What lies and stands on the round board: trades, spots with buildings, links, piles, workers in the castle. */
import { dot, INK, piece, put } from "@/art/ink";
import { count, PAGE, page, printedPage, printedTownsfolk, SMALL, smallCard } from "@/games/viscounts/cards";
import { type Effects, SECTIONS, SEGMENTS, type Segment, type Way } from "@/games/viscounts/data";
import { building, pawn } from "@/games/viscounts/figures";
import { drawMark, fittedRow, glyphs, marks } from "@/games/viscounts/glyphs";
import {
  degrees,
  manuscriptAt,
  numberAt,
  polar,
  ROPE,
  type Spot,
  slotAt,
  townsfolkAt,
} from "@/games/viscounts/polar";
import { box, COLOURS as C, words } from "@/games/viscounts/signs";
import { type PublicView, type SegmentView, sectionAt, sideOf } from "@/games/viscounts/view";

/** The pill of an exchange: where, how long, and whether it stands upright. */
export interface Pill {
  readonly at: Spot;
  readonly length: number;
  readonly upright: boolean;
  readonly marks: readonly (readonly [string, number])[];
}

export function pillOf(segment: Segment, p: number, way: Way): Pill {
  const trade = segment.trade[way] ?? { merchants: 0, effects: [] };
  const f = way === "outer_left" ? 0.19 : 0.775;
  const merchants: [string, number][] =
    trade.merchants > 2
      ? [
          [`#${trade.merchants}`, 13],
          ["merchant", 18],
        ]
      : Array.from({ length: trade.merchants }, (): [string, number] => ["merchant", 17]);
  const row: [string, number][] = [
    ...merchants,
    [">", 16],
    ...marks(trade.effects).map((mark): [string, number] => [mark, 18]),
  ];
  const length = row.reduce((sum, [, width]) => sum + width, 12);
  const upright = Math.abs(Math.cos((degrees(p, f) * Math.PI) / 180)) > 0.78;
  return { at: polar(p, f, 272), length, upright, marks: row };
}

function drawPill({ at, length, upright, marks: row }: Pill): string {
  const paper = upright
    ? box(-14, -length / 2, 28, length, 14, C.paper, 1.2)
    : box(-length / 2, -13.5, length, 27, 13.5, C.paper, 1.2);
  let along = -length / 2 + 6;
  let drawn = paper;
  for (const [mark, width] of row) {
    const middle = along + width / 2;
    const [x, y] = upright ? [0, middle] : [middle, 0];
    drawn +=
      mark === ">" && upright
        ? `<g transform="translate(${x} ${y}) rotate(90)">${drawMark(">", 0, 0, 1)}</g>`
        : drawMark(mark, x, y, mark === ">" ? 1 : 0.74);
    along += width;
  }
  return put(at.x, at.y, drawn);
}

const linkDisc = (effects: Effects, { x, y }: Spot): string =>
  dot(x, y, 12.5, "#EBD9A8", INK, 1.2) + fittedRow(marks(effects), x, y, 0.68, 21);

const freeSpot = (effects: Effects, { x, y }: Spot): string =>
  dot(x, y, 18, "var(--parchment)", INK, 1.4) +
  `<circle cx="${x}" cy="${y}" r="15" fill="none" stroke="#A08E73" stroke-width="1" stroke-dasharray="3 2.5"/>` +
  fittedRow(marks(effects), x, y, 0.88, 28);

function rim(seen: PublicView, view: SegmentView, segment: Segment, p: number): string {
  const side = segment.sides[sideOf(seen)];
  if (!side) return "";
  const links = side.links.map((link) => linkDisc(link.effects, polar(p, slotAt(link.slot), ROPE)));
  const spots = side.spots.map((spot) => {
    const where = polar(p, slotAt(spot.slot), ROPE);
    const built = view.spots.find((each) => each.slot === spot.slot);
    if (built?.owner == null || !built.building) return freeSpot(spot.effects, where);
    return (
      dot(where.x, where.y, 18, "#CDB98C", INK, 1.2) +
      piece(
        `${built.building} ${built.owner}`,
        "[data-part=own]",
        building(where.x, where.y + 1, 0.98, built.owner, built.building),
      )
    );
  });
  return [...links, ...spots].join("");
}

function piles(view: SegmentView, segment: Segment, p: number): string {
  const folk = townsfolkAt(p);
  const text = manuscriptAt(p);
  return (
    put(
      folk.x - SMALL.width / 2,
      folk.y - SMALL.height / 2,
      view.townsfolk ? smallCard(view.townsfolk) : printedTownsfolk(segment),
    ) +
    count(folk.x + 36, folk.y + 9, view.townsfolk_left) +
    put(
      text.x - PAGE.width / 2,
      text.y - PAGE.height / 2,
      view.manuscript ? page(view.manuscript) : printedPage(segment),
    ) +
    count(text.x + 26, text.y - 2, view.manuscripts_left)
  );
}

/** Workers of tier 1 and 2 that stand on a section, by seat, one entry each. */
export const standing = (counts: readonly number[]): readonly number[] =>
  counts.flatMap((amount, seat) => Array<number>(amount).fill(seat));

/** Where the nth of so many workers stands on a tier. */
export function workerAt(p: number, tier: 1 | 2, nth: number, of: number): Spot {
  const [apart, radius] = tier === 1 ? [Math.min(0.17, 0.66 / of), 106] : [Math.min(0.34, 0.7 / of), 56];
  return polar(p, 0.5 + (nth - (of - 1) / 2) * apart, radius);
}

function courtyard(seen: PublicView, p: number): string {
  const section = sectionAt(seen, p);
  if (!section) return "";
  const first = standing(section.tier1);
  const second = standing(section.tier2);
  const reward = polar(p, 0.5, second.length ? 77 : 67);
  const stand = (seats: readonly number[], tier: 1 | 2, scale: number): string =>
    seats
      .map((seat, i) => {
        const { x, y } = workerAt(p, tier, i, seats.length);
        return piece(`worker ${seat}`, "[data-part=own]", pawn(x, y, scale, seat));
      })
      .join("");
  return (
    glyphs(SECTIONS.get(section.id)?.tier2 ?? [], reward.x, reward.y, second.length ? 0.58 : 0.74, 20) +
    stand(first, 1, 0.92) +
    stand(second, 2, 0.8)
  );
}

function keep(seen: PublicView): string {
  const workers = standing(seen.tier3);
  const most = workers.length > 4;
  const shown = most
    ? seen.tier3.flatMap((amount, seat) => (amount ? [[seat, amount] as const] : []))
    : workers.map((seat) => [seat, 1] as const);
  const reward = glyphs([{ type: "gain", resource: "any", amount: 1 }], 0, -27, 0.62);
  const apart = Math.min(20, 64 / shown.length);
  return (
    reward +
    shown
      .map(([seat, amount], i) => {
        const x = (i - (shown.length - 1) / 2) * apart;
        return (
          piece(`worker ${seat}`, "[data-part=own]", pawn(x, 2, 0.95, seat)) +
          (amount > 1
            ? words(x + 4, 15, amount, {
                size: 13,
                weight: 800,
                more: 'stroke="#E9C977" stroke-width="3" paint-order="stroke"',
              })
            : "")
        );
      })
      .join("")
  );
}

/** What lies on one segment and in the courtyards that face it. */
function segmentPieces(seen: PublicView, view: SegmentView, p: number): string {
  const segment = SEGMENTS.get(view.id);
  if (!segment) return "";
  const trades = (["outer_left", "outer_right"] as const).map((way) => {
    const { x, y } = numberAt(p, way);
    const number = segment.numbers[way] ?? "";
    return (
      drawPill(pillOf(segment, p, way)) +
      words(x, y + 5, number, { size: 15, weight: 800, anchor: "middle", fill: C.danger, serif: true })
    );
  });
  return rim(seen, view, segment, p) + trades.join("") + piles(view, segment, p) + courtyard(seen, p);
}

/** Everything on the round board but the viscounts, in parts: what has not changed is the same markup and not drawn again. */
export const pieces = (seen: PublicView): readonly string[] => [
  ...seen.segments.map((view, p) => segmentPieces(seen, view, p)),
  keep(seen),
];
