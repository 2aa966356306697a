/** The cards: townsfolk at three sizes, manuscripts, player cards, schemes, and the backs of piles. */
import { dot, INK, inked, path, pen, put } from "@/art/ink";
import {
  cardName,
  type Effects,
  type Icon,
  iconsOn,
  MANUSCRIPTS,
  type Manuscript,
  PLAYER_CARDS,
  type Ribbon,
  SCHEMES,
  type Scheme,
  type Segment,
  TOWNSFOLK,
  type Townsfolk,
} from "@/games/viscounts/data";
import { framedPortrait, shield } from "@/games/viscounts/figures";
import { fittedRow, glyphs, marks, rowWidth } from "@/games/viscounts/glyphs";
import { box, COLOURS as C, sign, words } from "@/games/viscounts/signs";
import { sayAbility, sayEffects, sayManuscript, wrapped } from "@/games/viscounts/words";
import { say, t } from "@/text/fluent";

export const CARD = { width: 126, height: 178 } as const;
export const SMALL = { width: 70, height: 82 } as const;
export const PAGE = { width: 52, height: 64 } as const;

const SHADE = "rgba(26,17,10,.3)";
const BACK = "#D8C9AC";

/** The shadow of something that lies on the table. */
export const shade = (width: number, height: number, r: number): string =>
  `<rect x="1" y="3" width="${width}" height="${height}" rx="${r}" fill="${SHADE}"/>`;

export const coin = (x: number, y: number, value: number, scale = 1): string =>
  put(
    x,
    y,
    dot(0, 0, 13, "#DAD8D2", INK, 1.5) +
      dot(0, 0, 10, "none", INK, 0.8) +
      words(0, 7, value, { size: 20, weight: 800, anchor: "middle", serif: true }),
    scale,
  );

export const count = (x: number, y: number, number: number): string =>
  dot(x, y, 9.5, C.paper, INK, 1.1) +
  words(x, y + 4.5, number, { size: 12.5, weight: 800, anchor: "middle" });

const text = (x: number, y: number, sentence: string, width: number, size: number): string =>
  wrapped(sentence, width, size)
    .map((line, i) => words(x, y + i * size * 1.14, line, { size }))
    .join("");

const iconBar = (icons: readonly Icon[], x: number, y: number, apart: number, scale: number): string =>
  icons.map((icon, i) => sign(icon, x + (i - (icons.length - 1) / 2) * apart, y, scale)).join("");

/** A name as large as it fits. */
const title = (name: string, x: number, y: number, width: number, most: number): string =>
  words(x, y, name, {
    size: Math.min(most, width / (name.length * 0.56)),
    weight: 700,
    anchor: "middle",
    serif: true,
  });

const corner = (effects: Effects, right: number, y: number): string => {
  const width = rowWidth(marks(effects), 0.8) + 10;
  return box(right - width, y, width, 24, 4, C.paper, 1.1) + glyphs(effects, right - width / 2, y + 12, 0.8);
};

/** A card that lies in the hand or on the board, 126 by 178 or a little smaller. */
export function card(id: string, width: number = CARD.width, height: number = CARD.height): string {
  const townsfolk = TOWNSFOLK.get(id);
  if (townsfolk) return townsfolkCard(townsfolk, width, height);
  const scheme = SCHEMES.get(id);
  return scheme ? schemeCard(scheme, width, height) : hiddenCard(width, height);
}

function townsfolkCard(one: Townsfolk, width: number, height: number): string {
  const frame = `<rect x="6" y="26" width="${width - 12}" height="56" rx="3" fill="none" stroke="${INK}" stroke-width="1.300"/>`;
  return (
    shade(width, height, 8) +
    box(0, 0, width, height, 8, C.parchment, 1.6) +
    title(say(one.name), width / 2 + 12, 19, width - 36, 16.5) +
    framedPortrait(one.id, 6, 26, width - 12, 56) +
    frame +
    coin(18, 18, one.value) +
    (one.on_hire_or_dismiss.length ? corner(one.on_hire_or_dismiss, width - 8, 28) : "") +
    box(6, 85, width - 12, 28, 3, "#E4D3AC", 1.1) +
    iconBar(one.icons, width / 2, 99, 30, 0.95) +
    text(10, 127, sayAbility(one.ability), width - 18, height < 175 ? 11.5 : 12)
  );
}

/** The picture of a card without its words, 126 by 92: portrait, value, what hiring brings, icons. */
export function cardArt(one: Townsfolk): string {
  const { width } = CARD;
  return (
    framedPortrait(one.id, 0, 0, width, 62) +
    pen(`M0 62H${width}`, 1.3) +
    `<rect y="62" width="${width}" height="30" fill="#E4D3AC"/>` +
    coin(18, 18, one.value) +
    (one.on_hire_or_dismiss.length ? corner(one.on_hire_or_dismiss, width - 5, 5) : "") +
    iconBar(one.icons, width / 2, 77, 30, 0.95)
  );
}

function schemeCard(scheme: Scheme, width: number, height: number): string {
  const rows = scheme.options
    .map(
      (option, i) =>
        words(12, 110 + i * 22, i + 1, { size: 13, weight: 800, fill: C.soft }) +
        fittedRow(marks(option), width / 2 + 8, 105 + i * 22, 0.72, width - 44),
    )
    .join("");
  return (
    shade(width, height, 8) +
    box(0, 0, width, height, 8, "#E5DFD3", 1.6) +
    box(6, 8, width - 12, 30, 3, "#E4D3AC", 1.1) +
    iconBar(scheme.icons, width / 2, 23, 30, 0.95) +
    fittedRow(marks(scheme.before_move), width / 2, 54, 0.8, width - 20) +
    sign("step", width / 2 - 12, 78, 0.7) +
    words(width / 2 + 8, 84, scheme.move, { size: 17, weight: 800, serif: true }) +
    pen(`M10 92H${width - 10}`, 0.8) +
    rows
  );
}

const hiddenCard = (width: number, height: number): string =>
  shade(width, height, 8) +
  box(0, 0, width, height, 8, "#7A6A55", 1.6) +
  sign("card", width / 2, height / 2, 2);

/** A card in small: portrait, value, icons; on segments with its name and what hiring brings. */
export function smallCard(id: string): string {
  const { width, height } = SMALL;
  const one = TOWNSFOLK.get(id);
  if (!one) return "";
  const name = say(one.name);
  const gift = one.on_hire_or_dismiss[0];
  return (
    box(3, -3, width, height, 5, BACK, 1.1) +
    box(0, 0, width, height, 5, C.parchment, 1.4) +
    framedPortrait(id, 3, 3, width - 6, 44) +
    pen(`M3 47H${width - 3}`, 1) +
    coin(12, 12, one.value, 0.82) +
    (gift
      ? put(width - 13, 13, dot(0, 0, 11, C.paper, INK, 1.1) + fittedRow(marks([gift]), 0, 0, 0.66, 18))
      : "") +
    iconBar(one.icons, width / 2, 58, 20, 0.72) +
    words(width / 2, 78, name, {
      size: Math.min(11.5, 125 / name.length),
      weight: 700,
      anchor: "middle",
      serif: true,
    })
  );
}

/** What a segment prints where its pile is empty. */
export function printedTownsfolk({ printed_townsfolk: one }: Segment): string {
  const { width, height } = SMALL;
  return (
    box(0, 0, width, height, 5, "rgba(244,235,217,.55)", 1.2, 'stroke-dasharray="4 3"') +
    coin(14, 14, one.value, 0.82) +
    fittedRow(marks(one.on_dismiss), width / 2 + 12, 14, 0.66, 34) +
    iconBar(one.icons, width / 2, 48, 26, 0.9)
  );
}

export const RIBBONS: Readonly<Record<Ribbon, string>> = {
  yellow: C.weld,
  black: C.gall,
  blue: C.woad,
  grey: "#9A948A",
};

/** A ribbon; each colour with a mark of its own, so that colour is never alone. */
export function ribbon(x: number, y: number, kind: Ribbon, scale = 1): string {
  const signs: Record<Ribbon, string> = {
    black: "M0 4V14M-3 8H3",
    blue: "M-3 6L0 9L3 6M-3 11L0 14L3 11",
    grey: "M-3 7H3M-3 12H3",
    yellow: "M-3 12L0 6L3 12z",
  };
  const d = "M-4.500 0H4.500V25L0 20L-4.500 25z";
  const light = kind === "black" || kind === "blue" ? "#F4EBD9" : INK;
  return put(x, y, inked(d, RIBBONS[kind], 1.1) + path(signs[kind], null, light, 1.1), scale);
}

const costBox = (cost: number, x = 4, y = 4): string =>
  box(x, y, 20, 19, 3, C.murex, 1.1) +
  words(x + 10, y + 15, cost, { size: 17, weight: 800, anchor: "middle", serif: true, fill: "#fff" });

/** A manuscript on its segment, 52 by 64. */
export function page(id: string): string {
  const { width, height } = PAGE;
  const one = MANUSCRIPTS.get(id);
  if (!one) return "";
  return (
    box(3, -2, width, height, 3, BACK, 1.1) +
    box(0, 0, width, height, 3, "#FBF3DC", 1.4) +
    pen("M6 26H46M6 30H46", 0.7, 'opacity=".35"') +
    ribbon(width - 9, 0, one.ribbon) +
    costBox(one.cost) +
    gain(one, width / 2, 47, 0.92, width - 8)
  );
}

function gain(one: Manuscript, x: number, y: number, scale: number, width: number): string {
  if (!one.endgame) return fittedRow(marks(one.immediate), x, y, scale, width);
  const { vp, per, of } = one.endgame;
  return (
    put(
      x - 12 * scale,
      y,
      sign("victory", 0, 0, 0.9) + words(0, 5, vp, { size: 12, weight: 800, anchor: "middle" }),
      scale,
    ) +
    words(x + 2 * scale, y + 5, per > 1 ? `/${per}` : "/", {
      size: 15 * scale,
      weight: 800,
      anchor: "middle",
    }) +
    sign(of, x + 16 * scale, y, 0.75 * scale)
  );
}

export function printedPage({ printed_manuscript: one }: Segment): string {
  const { width, height } = PAGE;
  return (
    box(0, 0, width, height, 3, "rgba(251,243,220,.55)", 1.2, 'stroke-dasharray="4 3"') +
    costBox(one.cost) +
    fittedRow(marks(one.immediate), width / 2, 44, 0.92, width - 8)
  );
}

/** A manuscript at reading size, 150 by 170. */
export function largePage(id: string): string {
  const one = MANUSCRIPTS.get(id);
  if (!one) return "";
  return (
    box(0, 0, 150, 170, 6, "#FBF3DC", 1.6) +
    put(126, 0, ribbon(0, 0, one.ribbon), 1.5) +
    put(8, 8, costBox(one.cost, 0, 0), 1.4) +
    gain(one, 75, 78, 1.5, 120) +
    text(12, 118, sayManuscript(one), 130, 13.5)
  );
}

/** The player card of a pair, 84 by 178. */
export function playerCard(id: string, number: string): string {
  const one = PLAYER_CARDS.get(id);
  if (!one) return "";
  const goods: [string, number][] = [
    ["silver", one.silver],
    ...Object.entries(one.resources).map(([kind, amount]): [string, number] => [kind, amount ?? 0]),
    ["deed", one.deeds],
    ["debt", one.debts],
  ];
  const rows = goods
    .filter(([, amount]) => amount > 0)
    .map(
      ([kind, amount], i) =>
        words(24 + (i % 2) * 36, 66 + Math.floor(i / 2) * 26, amount, {
          size: 16,
          weight: 800,
          anchor: "end",
        }) + sign(kind, 33 + (i % 2) * 36, 60 + Math.floor(i / 2) * 26, 0.7),
    )
    .join("");
  return (
    shade(84, CARD.height, 8) +
    box(0, 0, 84, CARD.height, 8, "#EFE3C6", 1.6) +
    words(42, 30, one.start_space, { size: 26, weight: 800, anchor: "middle", fill: C.danger, serif: true }) +
    words(42, 44, number, { size: Math.min(12, 150 / number.length), anchor: "middle", fill: C.soft }) +
    rows +
    pen("M10 134H74", 0.8) +
    fittedRow(marks(one.effects), 42, 154, 0.85, 72)
  );
}

export const playerCardWords = (id: string): string => sayEffects(PLAYER_CARDS.get(id)?.effects ?? []);

/** The back of a pile with the shield of its owner. */
export const back = (x: number, y: number, seat: number, left: number, fill: string): string =>
  put(
    x,
    y,
    (left > 1 ? box(3, -3, 58, 80, 5, BACK, 1.1) : "") +
      box(0, 0, 58, 80, 5, left ? fill : "rgba(0,0,0,.15)", 1.4) +
      `<rect x="4" y="4" width="50" height="72" rx="3" fill="none" stroke="#F4EBD9" stroke-width="1"/>` +
      shield(29, 34, 1.1, seat) +
      count(52, 74, left),
  );

/** What a card is and does, for those who listen. */
export function cardWords(id: string): string {
  const one = TOWNSFOLK.get(id);
  if (!one) return say(cardName(id));
  const icons = iconsOn(id)
    .map((icon) => t("visc-icon", { icon }))
    .join(", ");
  return t("visc-card-words", {
    name: say(one.name),
    value: one.value,
    icons,
    ability: sayAbility(one.ability),
  });
}
