/** Figures: viscounts, workers and buildings in their owner's pigment and pattern, and portraits made from a card's id. */
import { dot, hashed, INK, inked, path, pen, put, seeded } from "@/art/ink";
import { type Icon, iconsOn } from "@/games/viscounts/data";
import { COLOURS as C } from "@/games/viscounts/signs";
import { pigment } from "@/ui/Shield";

const LIGHT = "rgba(255,255,255,.6)";
const DARK = "rgba(43,33,24,.55)";
const SHIELD = "M-10-11H10V1C10 8 4 11 0 13C-4 11-10 8-10 1z";
/** Seats 0 to 3: plain, per pale, bend, chevron, on the shield and on a worker. */
const FIELDS = [
  "",
  path("M0-11H10V1C10 8 4 11 0 13z", LIGHT),
  path("M-10-11H-4L10 5C9 7 8 9 6 10L-10-6z", DARK),
  path("M0-5L10 4C9 7 8 8 7 9.500L0 3L-7 9.500C-8 8-9 7-10 4z", LIGHT),
] as const;
const TUNICS = [
  "",
  path("M0-3.500H4C7 0 7.500 4 6.500 8.500H0z", LIGHT),
  path("M-6-1L4 8.500H-1L-6.500 4z", DARK),
  path("M-6 5L0 0L6 5V8L0 3.500L-6 8z", LIGHT),
] as const;

export const shield = (x: number, y: number, scale: number, seat: number): string =>
  put(x, y, path(SHIELD, pigment(seat)) + (FIELDS[seat % 4] ?? "") + pen(SHIELD, 1.6), scale);

export const pawn = (x: number, y: number, scale: number, seat: number): string =>
  put(
    x,
    y,
    inked(
      "M0-11a4.500 4.500 0 0 1 3.400 7.400C7-2 8 4 7 9H-7C-8 4-7-2-3.400-3.600A4.500 4.500 0 0 1 0-11z",
      pigment(seat),
      1.4,
    ) + (TUNICS[seat % 4] ?? ""),
    scale,
  );

export function viscount(seat: number): string {
  const colour = pigment(seat);
  return (
    path("M-14 19C-10 23 10 23 14 19C10 16-10 16-14 19z", "rgba(26,17,10,.35)") +
    inked("M-13 18C-13 4-8-2 0-2S13 4 13 18C6 21-6 21-13 18z", colour, 1.5) +
    inked("M-4-1L0 16L4-1", "#F4EBD9", 1) +
    dot(0, -9, 7, C.skin, INK, 1.4) +
    inked("M-9-11C-9-21 9-21 9-11C4-14-4-14-9-11z", colour, 1.3) +
    inked("M7-16C11-24 15-22 16-20C14-17 12-16 8-14", "#F4EBD9", 1) +
    dot(-2.4, -8, 0.9, INK, INK, 0.3) +
    dot(2.6, -8, 0.9, INK, INK, 0.3) +
    shield(0, 10, 0.52, seat)
  );
}

/** A building of a seat. */
export function building(x: number, y: number, scale: number, seat: number, kind: string): string {
  const colour = pigment(seat);
  const roof = C.wall;
  const shapes: Record<string, string> = {
    workshop:
      inked("M-12 10V-3H12V10z", colour) + inked("M-15-3L0-14L15-3z", roof) + path("M-3 10V3H3V10z", INK),
    trading_post:
      inked("M-14 11V-2H14V11z", colour) +
      inked("M-17-2L-12-12H12L17-2z", roof) +
      pen("M-17-2q4 5 8.500 0q4 5 8.500 0q4 5 8.500 0q4 5 8.500 0", 1.2) +
      path("M-8 11V5H8V11z", INK),
    guildhall:
      inked("M-15 12V-2H6V12z", colour) +
      inked("M-18-2L-4.500-12L9-2z", roof) +
      inked("M5 12V-8H15V12z", colour) +
      inked("M3-8L10-19L17-8z", roof) +
      path("M-7 12V5H-2V12z", INK) +
      path("M8.500-3h3v5h-3z", INK),
  };
  const crest = shield(kind === "guildhall" ? -4.5 : 0, kind === "workshop" ? -6 : -5.5, 0.3, seat);
  return put(x, y, (shapes[kind] ?? "") + crest, scale);
}

const CLOTH: Readonly<Record<Icon, string>> = {
  merchant: "#B98A4E",
  builder: "#7F8A8F",
  noble: C.madder,
  cleric: C.murex,
  criminal: "#3B3532",
};

const HATS: Readonly<Record<Icon, string>> = {
  merchant: inked("M33 22C32 6 68 4 68 20C76 22 70 28 62 24C54 18 42 19 33 22z", C.minium),
  builder:
    inked("M36 24C34 6 66 6 64 24C60 15 40 15 36 24z", "#EDE3CC") + pen("M37 24L39 38M63 24L61 38", 1.1),
  noble:
    inked("M36 21L34 6L42 13L50 4L58 13L66 6L64 21C56 17 44 17 36 21z", C.weld) +
    dot(50, 15, 1.8, C.madder, INK, 0.7),
  cleric:
    inked("M37 22L40 8L50-1L60 8L63 22C56 18 44 18 37 22z", "#F4EBD9") +
    path("M50 4V17M45 10H55", null, C.murex, 1.8),
  criminal: inked("M30 44C28 6 72 6 70 44C66 34 64 22 50 20C36 22 34 34 30 44z", "#3B3532"),
};

const HAIR = ["#7A4A2A", "#3B2C22", "#C7803E", "#B9A27A", "#8C8379"] as const;
const SKIN = ["#E8C9A2", "#DDB48A", "#F0D6B4", "#C99B73"] as const;
const lattice = Array.from({ length: 9 }, (_, i) =>
  pen(`M${i * 18 - 20} 0L${i * 18 - 44} 62M${i * 18 - 44} 0L${i * 18 - 20} 62`, 0.5, 'opacity=".2"'),
).join("");

/** A face in a box of 100 by 62: hat and cloth tell the first icon, the rest comes from the id, so nobody ever changes. */
export function portrait(id: string): string {
  const icon = iconsOn(id)[0] ?? "merchant";
  const next = seeded(hashed(...[...id].map((letter) => letter.charCodeAt(0))));
  const hair = HAIR[Math.floor(next() * HAIR.length)] ?? HAIR[0];
  const skin = SKIN[Math.floor(next() * SKIN.length)] ?? SKIN[0];
  const bearded = next() < 0.45;
  const long = next() < 0.5;
  return (
    path("M-20 0H120V64H-20z", "#E6D6AE") +
    lattice +
    inked("M18 64C18 42 38 41 50 41S82 42 82 64z", CLOTH[icon]) +
    inked("M39 42L50 53L61 42", C.wall) +
    (long ? inked("M35 22C30 34 32 46 36 48L64 48C68 46 70 34 65 22z", hair, 1.1) : "") +
    inked("M38 21C36 45 64 45 62 21z", skin) +
    (bearded && !long ? inked("M38 27C38 48 62 48 62 27C58 34 42 34 38 27z", hair, 1.1) : "") +
    HATS[icon] +
    dot(45, 26, 1.3, INK, INK, 0.4) +
    dot(55.5, 26, 1.3, INK, INK, 0.4) +
    pen("M50 27L48.500 31H51", 0.9) +
    pen("M46 35q4 2 8 0", 1)
  );
}

/** A portrait cut to a frame: a drawing inside a drawing clips without an id, so equal cards are equal markup. */
export function framedPortrait(id: string, x: number, y: number, width: number, height: number): string {
  const scale = Math.max(width / 118, height / 64);
  const seen = `${50 - width / scale / 2} 0 ${width / scale} ${height / scale}`;
  return `<svg class="visc-face" x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${seen}">${portrait(id)}</svg>`;
}
