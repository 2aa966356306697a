/**
 * Wooden figures, drawn from the foot point: one cloaked body with the seat's pattern; the role is a sign above or beside it.
 * A figure is markup, made once for each seat, kind and role.
 */
import { freshId, INK, INKS, path } from "@/art/ink";
import type { Figure } from "@/games/carcassonne/data";
import { pigment } from "@/ui/Shield";

export type Role = "knight" | "thief" | "monk" | "farmer" | "";

/** Which role a follower plays on a kind of segment. */
export function roleOn(feature: string): Role {
  if (feature === "city") return "knight";
  if (feature === "road") return "thief";
  if (feature === "monastery") return "monk";
  return feature === "field" ? "farmer" : "";
}

const LIGHT = INKS.parchment;
const { gold, slate, straw, stoneDeep } = INKS;

/** The seats' patterns on a cloak, as on their shields. */
const CLOAKS: readonly (readonly [string, string])[] = [
  ["", LIGHT],
  ["M0,-40H20V10H0Z", LIGHT],
  ["M-12,-17L-7,-19L11,-2L6,2Z", INK],
  ["M-12,0L0,-11L12,0V-5.5L0,-16.5L-12,-5.5Z", LIGHT],
  ["M-2,-40H2V10H-2ZM-12,-9H12V-5H-12Z", LIGHT],
  ["M-12,-6H12V10H-12Z", LIGHT],
  ["M-11,-15L-8,-17L9,1L6,4ZM11,-15L8,-17L-9,1L-6,4Z", LIGHT],
  ["M-4,-6.5a4,4 0 1 0 8,0a4,4 0 1 0 -8,0Z", INK],
];

const SIGNS: Readonly<Record<string, string>> = {
  knight:
    path("M-5.2,-20.4A5.2,5.2 0 0 1 5.2,-20.4L5.2,-18.6H.9V-16H-.9V-18.6H-5.2Z", stoneDeep, INK, 1.1) +
    path("M0,-25V-28.4", null, INK, 1.4) +
    path("M10,-17V-3M7.6,-6.4H12.4", null, INK, 1.5),
  monk:
    path("M-4.8,-21.6A5.2,5.2 0 0 1 4.8,-21.6Q0,-23.4 -4.8,-21.6Z", "#6B4A2B", INK, 0.9) +
    path("M9.4,-12v6M7,-10h4.8", null, INK, 1.4),
  thief:
    path("M7.4,-1L12,-20", null, INK, 1.5) +
    `<circle cx="12.4" cy="-21" r="3" fill="${stoneDeep}" stroke="${INK}" stroke-width="1.1"/>`,
  farmer: path("M-7.6,-21.4H7.6Q4.6,-23 3.4,-25.6H-3.4Q-4.6,-23 -7.6,-21.4Z", straw, INK, 1.1),
  shepherd:
    path("M10,1V-20Q10,-25 13.6,-24Q16,-23 14.4,-20.4", null, INK, 1.6) +
    path("M-6,-21.2H6Q3.6,-23 3,-25H-3Q-3.6,-23 -6,-21.2Z", stoneDeep, INK, 1),
  builder:
    path("M10,-1V-16", null, INK, 1.6) +
    path("M6.6,-19.4H14V-15.6H6.6Z", slate, INK, 1.1) +
    path("M-5.2,-20.6A5.2,5.2 0 0 1 5.2,-20.6Z", LIGHT, INK, 1.1),
};

const CLOAK = "M-8.6,1C-9,-8 -6,-13 -3.4,-16H3.4C6,-13 9,-8 8.6,1Q0,3.4 -8.6,1Z";
const PIGLET =
  "M-9,-3C-10,-10 -4,-11.6 2,-11C5,-12.4 7,-12 6.6,-10C10,-9 11.4,-7 10.4,-4.4L8.4,-3.6L7,1H4.4V-2H-4V1H-6.6L-7.4,-2Z";

function pigletOf(seat: number): string {
  const [pattern, colour] = CLOAKS[seat % CLOAKS.length] ?? ["", LIGHT];
  const clip = freshId("pig");
  return (
    path(PIGLET, LIGHT, LIGHT, 4.4) +
    path(PIGLET, pigment(seat)) +
    `<clipPath id="${clip}"><path d="${PIGLET}"/></clipPath><g clip-path="url(#${clip})"><g transform="translate(0 1) scale(.8 .7)">${path(pattern, colour)}</g></g>` +
    path(PIGLET, null, INK, 1.4) +
    `<circle cx="7" cy="-7.400" r=".9" fill="${INK}"/>` +
    path("M-9,-6q-3,-1 -2,-3.400", null, INK, 1.1)
  );
}

const HEAD =
  `<circle cy="-19" r="3" fill="#F1DCC0"/>` +
  `<circle cx="-1.1" cy="-19.3" r=".6" fill="${INK}"/><circle cx="1.1" cy="-19.3" r=".6" fill="${INK}"/>`;

function person(seat: number, sign: string): string {
  const [pattern, colour] = CLOAKS[seat % CLOAKS.length] ?? ["", LIGHT];
  const clip = freshId("cloak");
  const colourOf = pigment(seat);
  return (
    path(CLOAK, LIGHT, LIGHT, 4.6) +
    `<circle cy="-19.6" r="5.6" fill="${LIGHT}" stroke="${LIGHT}" stroke-width="3.4"/>` +
    path(CLOAK, colourOf) +
    `<clipPath id="${clip}"><path d="${CLOAK}"/></clipPath><g clip-path="url(#${clip})">${path(pattern, colour)}</g>` +
    path(CLOAK, null, INK, 1.5) +
    `<circle cy="-19.6" r="5.2" fill="${colourOf}" stroke="${INK}" stroke-width="1.4"/>` +
    HEAD +
    (SIGNS[sign] ?? "")
  );
}

const COLLAR =
  path("M-6,-11.6Q0,-8.6 6,-11.6", null, INK, 3.2) + path("M-6,-11.6Q0,-8.6 6,-11.6", null, gold, 2);

/** A figure; in the stock it has no role, for the place decides that. */
export function figureArt(seat: number, kind: Figure, role: Role = ""): string {
  if (kind === "piglet") return pigletOf(seat);
  const big = kind === "big_follower";
  const plain = kind === "follower" || big;
  const body = person(seat, plain ? role : kind) + (big ? COLLAR : "");
  const lying = plain && role === "farmer" ? "rotate(-72) translate(2 8)" : "";
  const turn = `${big ? "scale(1.3)" : ""}${lying}`;
  return turn ? `<g transform="${turn}">${body}</g>` : body;
}

/** The part of the plane that a figure in the stock fills. */
export function figureBox(kind: Figure): string {
  if (kind === "big_follower") return "-20 -38 40 44";
  return kind === "piglet" ? "-15 -22 30 34" : "-15 -31 30 36";
}
