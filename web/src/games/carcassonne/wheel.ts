/** The Wheel of Fortune in the middle of its board: six sectors, nine crown spaces, the big pig (CARC-6.41 to 6.55). */
import { dot, INK, INKS, n1, path, put } from "@/art/ink";
import { crown } from "@/art/pieces";
import { SECTORS } from "@/games/carcassonne/data";

/** The wheel stands in the middle of a board of four by four tiles. */
export const HUB: readonly [number, number] = [200, 200];
const RIM = 124;
/** How far the wheel reaches from its hub, with the wood round it. */
export const WHEEL_REACH = 134;
const CROWN_AT = 100;
/** Two crowns of one sector, in degrees from its middle: as far apart as a thumb is wide. */
const ASIDE = 17;
const SIGN_AT = 62;
const PIG_AT = 30;

/** The first sector is on top, the others follow clockwise. */
const angleOf = (index: number, aside = 0): number => ((-90 + 60 * index + aside) * Math.PI) / 180;
const polar = (radius: number, angle: number): [number, number] => [
  HUB[0] + Math.cos(angle) * radius,
  HUB[1] + Math.sin(angle) * radius,
];

/** Where a crown space lies, in units of the drawing. */
export function crownPlace(space: string): readonly [number, number] {
  for (const [index, { crowns }] of SECTORS.entries()) {
    const which = crowns.indexOf(space);
    if (which < 0) continue;
    const aside = crowns.length === 1 ? 0 : which === 0 ? -ASIDE : ASIDE;
    return polar(CROWN_AT, angleOf(index, aside));
  }
  return HUB;
}

/** Where the big pig stands in a sector. */
export function pigPlace(sector: string): readonly [number, number] {
  const index = SECTORS.findIndex(({ id }) => id === sector);
  return polar(PIG_AT, angleOf(Math.max(0, index)));
}

export function sectorPlace(sector: string): readonly [number, number] {
  const index = SECTORS.findIndex(({ id }) => id === sector);
  return polar(SIGN_AT, angleOf(Math.max(0, index)));
}

const WASHES = ["#EBD08A", "#D9B3A4", "#C9CF9B", "#A9C0CE", "#CBB4CB", "#B9B4A4"];

const SIGNS: Readonly<Record<string, string>> = {
  fortune:
    path("M-11,2Q-11,-6 0,-6Q11,-6 11,2Q6,9 0,9Q-6,9 -11,2Z", INKS.gold, INK, 1.3) +
    path("M-8,-6L-11,-13H11L8,-6Z", "#E3C15F", INK, 1.3) +
    path("M0,-2v7M-2.6,.2h4.4M-2.6,3h4.4", null, INK, 1.3),
  taxes:
    path("M-9,-11H7Q10,-11 10,-8V9H-6Q-9,9 -9,6Z", INKS.paper, INK, 1.3) +
    path("M-5,-6H6M-5,-2H6M-5,2H2", null, INK, 1.1) +
    dot(5, 6, 4, INKS.madder, INK, 1),
  famine:
    path("M0,11V-4M0,3L-5,-1M0,3L5,-1", null, "#8A6414", 1.6) +
    path("M-2.4,-5Q0,-13 2.4,-5ZM-7.500,-1Q-8.500,-7 -4,-4ZM7.500,-1Q8.500,-7 4,-4Z", "#B9A46A", INK, 1) +
    path("M-10,9L10,-11", null, INKS.madder, 2.4),
  storm:
    path("M-11,1Q-13,-6 -6,-7Q-4,-13 3,-11Q11,-12 11,-5Q14,1 8,2Z", INKS.paper, INK, 1.3) +
    path("M-1,2L-5,9H-1L-4,15L5,6H1L4,2Z", INKS.gold, INK, 1.1),
  inquisition:
    path("M0,11V-11M-6,-5H6", null, INK, 4) +
    path("M0,11V-11M-6,-5H6", null, INKS.murex, 2) +
    path("M6,11Q12,4 6,-2Q9,5 6,11Z", "#D9692B", INK, 1),
  plague:
    path("M-8,-2A8,8 0 1 1 8,-2V3H4V8H-4V3H-8Z", INKS.paper, INK, 1.3) +
    dot(-3, -2, 2.2, INK) +
    dot(3, -2, 2.2, INK) +
    path("M0,1v2M-1.600,8V5M1.600,8V5", null, INK, 1),
};

function sectorArt(index: number): string {
  const [ax, ay] = polar(RIM, angleOf(index, -30));
  const [bx, by] = polar(RIM, angleOf(index, 30));
  const slice = `M${HUB[0]},${HUB[1]}L${n1(ax)},${n1(ay)}A${RIM},${RIM} 0 0 1 ${n1(bx)},${n1(by)}Z`;
  const sector = SECTORS[index];
  if (!sector) return "";
  const [sx, sy] = polar(SIGN_AT, angleOf(index));
  const spaces = sector.crowns
    .map((space) => {
      const [x, y] = crownPlace(space);
      return put(
        x,
        y,
        dot(0, 0, 14, INKS.parchment, INK, 1.4) +
          dot(0, 0, 11.5, "none", INKS.gold, 1.2) +
          put(0, 4, crown(0.62)),
      );
    })
    .join("");
  return (
    path(slice, WASHES[index] ?? INKS.stone, INK, 1.6) + spaces + put(sx, sy, SIGNS[sector.id] ?? "", 1.15)
  );
}

const PIG =
  "M-13,-4C-14,-13 -6,-16 2,-15C6,-17.400 9,-16.600 8.400,-14C13,-13 14.600,-10 13.400,-6.400L11,-5.400L9,1H5.600V-3H-5.600V1H-9L-10,-3Z";

/** The neutral big pig: gold, so that nobody takes it for his own. */
export const BIG_PIG =
  path(PIG, INKS.parchment, INKS.parchment, 5) +
  path(PIG, "#E0A9A0", INK, 1.6) +
  dot(9, -10, 1.1, INK) +
  path("M-13,-8q-4,-1 -2.600,-5", null, INK, 1.4) +
  put(-1, -16, crown(0.6));

/** The wheel without what moves on it. */
export const WHEEL_ART =
  dot(HUB[0] + 3, HUB[1] + 5, RIM + 9, "#1b120b55", "none", 0) +
  dot(HUB[0], HUB[1], RIM + 9, "#7A4B34", INK, 2) +
  dot(HUB[0], HUB[1], RIM + 4.5, "none", INKS.gold, 2) +
  SECTORS.map((_, index) => sectorArt(index)).join("") +
  dot(HUB[0], HUB[1], 13, "#7A4B34", INK, 1.6) +
  dot(HUB[0], HUB[1], 8, INKS.gold, INK, 1.2);
