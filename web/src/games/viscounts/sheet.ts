/** A player's board, 404 by 668: track, cards, icons, building slots, debts, deeds and manuscripts. */
import { dot, INK, path, pen, piece, put } from "@/art/ink";
import { CARD, card, ribbon } from "@/games/viscounts/cards";
import {
  BUILDING_COST,
  BUILDING_VP,
  BUILDINGS,
  type Building,
  ICONS,
  MANUSCRIPTS,
  type Ribbon,
  SLOTS,
  type Slot,
  TRACK,
} from "@/games/viscounts/data";
import { building } from "@/games/viscounts/figures";
import { glyphs } from "@/games/viscounts/glyphs";
import { box, COLOURS as C, sign, words } from "@/games/viscounts/signs";
import { type PlayerView, printedIcons, slotIcons } from "@/games/viscounts/view";
import { t } from "@/text/fluent";
import { pigment } from "@/ui/Shield";

export const SHEET = { width: 404, height: 668 } as const;
const TRACK_AT = { x: 12, y: 59, width: 380, height: 100 } as const;
const ROW_AT = { x: 15, y: 178, width: 122, height: 168, apart: 126 } as const;
const SLOTS_AT = { x: 136, y: 396, width: 82, height: 64, right: 86, down: 70 } as const;
const FOOT = 614;

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const rowArea = (i: number): Area => ({
  x: ROW_AT.x + i * ROW_AT.apart,
  y: ROW_AT.y,
  width: ROW_AT.width,
  height: ROW_AT.height,
});
export const WHOLE_ROW: Area = { x: 12, y: 175, width: 380, height: 174 };

export function slotArea(id: string): Area {
  const slot = SLOTS.find((each) => each.id === id);
  const row = BUILDINGS.indexOf(slot?.building ?? "workshop");
  return {
    x: SLOTS_AT.x + ((slot?.position ?? 1) - 1) * SLOTS_AT.right,
    y: SLOTS_AT.y + row * SLOTS_AT.down,
    width: SLOTS_AT.width,
    height: SLOTS_AT.height,
  };
}

export const DEBTS: Area = { x: 10, y: FOOT - 4, width: 122, height: 52 };
export const DEEDS: Area = { x: 136, y: FOOT - 4, width: 122, height: 52 };
export const PAGES: Area = { x: 262, y: FOOT - 4, width: 130, height: 52 };
export const trackArea = (i: number): Area => ({
  x: TRACK_AT.x + (i * TRACK_AT.width) / 7,
  y: TRACK_AT.y,
  width: TRACK_AT.width / 7,
  height: TRACK_AT.height,
});
/** Where a marker stands on the track. */
export const markerAt = (space: number): { readonly x: number; readonly y: number } => ({
  x: TRACK_AT.x + ((space + 0.5) * TRACK_AT.width) / 7,
  y: TRACK_AT.y + 61,
});

function trackCell(i: number): string {
  const space = TRACK[i];
  if (!space) return "";
  const { x, y, width } = trackArea(i);
  const middle = x + width / 2;
  const { silver, deeds, debts } = space.above;
  const papers = [["deed", deeds] as const, ["debt", debts] as const].filter(([, amount]) => amount > 0);
  const { if_criminals: condition, effects } = space.below;
  const dagger =
    condition === "any"
      ? ""
      : sign("criminal", middle - 12, y + 88, 0.55) +
        (condition === "0"
          ? path(`M${middle - 18} ${y + 94}L${middle - 6} ${y + 81}`, null, C.danger, 2)
          : "");
  return (
    box(x, y, width, 100, 0, i < 3 ? "#D9CDBE" : i === 3 ? "#EFE3C6" : "#F6EED8", 1.1) +
    words(middle - 9, y + 18, silver, { size: 15, weight: 800, anchor: "middle" }) +
    sign("silver", middle + 8, y + 13, 0.62) +
    papers
      .map(([kind, amount], j) => {
        const at = middle + (j - (papers.length - 1) / 2) * 25;
        return (
          words(at - 7, y + 38, amount, { size: 14, weight: 800, anchor: "middle" }) +
          sign(kind, at + 5, y + 33, 0.58)
        );
      })
      .join("") +
    pen(`M${x} ${y + 46}h${width}M${x} ${y + 76}h${width}`, 0.8) +
    dot(middle, y + 61, 5, "#C9B994") +
    dagger +
    glyphs(effects, middle + (condition === "any" ? 0 : 10), y + 88, 0.64)
  );
}

const marker = (kind: "corruption" | "virtue"): string =>
  dot(1, 2.5, 15, "rgba(26,17,10,.3)", "none", 0) +
  dot(0, 0, 15, kind === "virtue" ? "#DCE6EA" : "#B9AD9C", INK, 1.6) +
  sign(kind, 0, -0.5, 0.82);

/** The two markers, drawn round their own middle. */
export const MARKERS = { corruption: marker("corruption"), virtue: marker("virtue") } as const;

function cardRow(player: PlayerView): string {
  const captions = [t("visc-just-played"), "2", t("visc-leaves-next")];
  return player.board
    .map((id, i) => {
      const { x, y, width, height } = rowArea(i);
      const caption = words(x + width / 2, y - 5, captions[i] ?? "", {
        size: 12.5,
        anchor: "middle",
        fill: C.soft,
      });
      if (id) return caption + put(x, y, piece(id, "[data-part=hand]", card(id, width, height)));
      const printed = printedIcons(player, i);
      const empty = box(x, y, width, height, 8, "rgba(120,95,60,.12)", 1, 'stroke-dasharray="5 4"');
      return (
        caption +
        empty +
        printed
          .map((icon, j) =>
            sign(icon, x + width / 2 + (j - (printed.length - 1) / 2) * 32, y + height / 2, 1.05),
          )
          .join("")
      );
    })
    .join("");
}

const arrows = [137.5, 263.5]
  .map((x) => put(x, 262, dot(0, 0, 9, C.paper, INK, 1.2) + path("M-3-4.500L4 0L-3 4.500z", INK)))
  .join("");

function iconTotals(player: PlayerView): string {
  const totals = ICONS.map((icon, i) => {
    const count = player.icons[icon] ?? 0;
    const dim = count ? 1 : 0.45;
    return `<g opacity="${dim}">${sign(icon, 112 + i * 57, 370, 0.95)}${words(127 + i * 57, 376, count, { size: 18, weight: 800 })}</g>`;
  }).join("");
  return (
    box(12, 352, 380, 36, 6, "#E4D3AC", 1.1) +
    words(24, 375, t("visc-icons-total"), { size: 15, weight: 700, serif: true }) +
    totals
  );
}

/** What an open slot gives, as signs round x and y. */
export function unlock(player: PlayerView, slot: Slot, x: number, y: number): string {
  const icons = slotIcons(player, slot.id);
  if (icons.length)
    return icons.map((icon, i) => sign(icon, x + (i - (icons.length - 1) / 2) * 22, y, 0.95)).join("");
  if (player.opponent) return sign("victory", x, y, 0.9);
  const big = { size: 16, weight: 800 } as const;
  switch (slot.unlocks.effect) {
    case "free_extra_step":
      return sign("step", x - 9, y, 0.8) + words(x + 5, y + 6, "+1", big);
    case "dismiss_cost_is":
      return (
        sign("hire_free", x - 20, y, 0.8) + words(x - 5, y + 6, "= 1", big) + sign("silver", x + 26, y, 0.68)
      );
    case "may_discard":
      return (
        sign("hire_free", x - 14, y, 0.8) + pen(`M${x - 2} ${y}h6`, 1.4) + sign("discard", x + 15, y, 0.8)
      );
    case "virtue_if_no_criminal":
      return sign("virtue", x, y, 0.95);
    default:
      return sign("card", x - 10, y, 0.85) + words(x + 4, y + 6, "+1", big);
  }
}

function slotRow(player: PlayerView, seat: number, kind: Building, row: number): string {
  const y = SLOTS_AT.y + row * SLOTS_AT.down;
  const name = t(`visc-row-${kind.replace("_", "-")}`);
  const points = BUILDING_VP[kind].join(" / ");
  const label =
    words(14, y + 16, name, { size: Math.min(15, 236 / name.length), weight: 700, serif: true }) +
    sign("builder", 22, y + 31, 0.66) +
    words(34, y + 37, BUILDING_COST[kind], { size: 15, weight: 700 }) +
    sign("victory", 22, y + 53, 0.62) +
    words(34, y + 58, points, { size: 13.5, weight: 700, fill: C.goldText });
  const slots = SLOTS.filter((slot) => slot.building === kind).map((slot) => {
    const area = slotArea(slot.id);
    const middle = area.x + area.width / 2;
    const open = player.slots.includes(slot.id);
    if (open) {
      return (
        `<rect x="${area.x}" y="${area.y}" width="${area.width}" height="${area.height}" rx="6" fill="#FBF3DC" stroke="${C.gold}" stroke-width="2.4"/>` +
        unlock(player, slot, middle, y + 27) +
        words(middle, y + 57, t("visc-open"), { size: 11.5, weight: 700, anchor: "middle", fill: C.goldText })
      );
    }
    return (
      box(area.x, area.y, area.width, area.height, 6, "#DCCFB2", 1.2) +
      piece(`${kind} ${seat}`, "", building(middle, y + 24, 1.1, seat, kind)) +
      `<g opacity=".85" transform="translate(${middle} ${y + 52}) scale(.66)">${unlock(player, slot, 0, 0)}</g>`
    );
  });
  return label + slots.join("");
}

function foot(player: PlayerView): string {
  const paper = (x: number, kind: string, above: string, below: string): string =>
    sign(kind, x + 14, FOOT + 22, 1.15) +
    words(x + 30, FOOT + 18, above, { size: Math.min(13.5, 190 / above.length), weight: 700 }) +
    words(x + 30, FOOT + 36, below, { size: Math.min(13.5, 190 / below.length), fill: C.soft, weight: 600 });
  const held = new Map<Ribbon, number>();
  for (const id of player.manuscripts) {
    const kind = MANUSCRIPTS.get(id)?.ribbon;
    if (kind) held.set(kind, (held.get(kind) ?? 0) + 1);
  }
  const ribbons = (["black", "blue", "grey", "yellow"] as const)
    .map(
      (kind, i) =>
        `<g opacity="${held.get(kind) ? 1 : 0.35}">${ribbon(296 + i * 25, FOOT + 6, kind, 1.05)}${words(296 + i * 25, FOOT + 46, held.get(kind) ?? 0, { size: 14, weight: 800, anchor: "middle" })}</g>`,
    )
    .join("");
  return (
    path(`M12 ${FOOT - 8}H392`, null, "#CDBDA2", 0.9) +
    paper(12, "debt", t("visc-unpaid", { count: player.unpaid }), t("visc-paid", { count: player.paid })) +
    paper(
      138,
      "deed",
      t("visc-acquired", { count: player.acquired }),
      t("visc-approved", { count: player.approved }),
    ) +
    sign("manuscript", 274, FOOT + 22, 1) +
    ribbons
  );
}

/** The whole sheet but its heading and the two markers, which move. */
export function sheet(player: PlayerView, seat: number): string {
  const markers = [markerAt(player.corruption).x + 18, markerAt(player.virtue).x - 18] as const;
  return (
    `<rect x="1" y="4" width="${SHEET.width}" height="${SHEET.height}" rx="10" fill="rgba(26,17,10,.35)"/>` +
    box(0, 0, SHEET.width, SHEET.height, 10, C.parchment, 1.6) +
    `<rect x="5" y="5" width="${SHEET.width - 10}" height="${SHEET.height - 10}" rx="7" fill="none" stroke="${pigment(seat)}" stroke-width="1.4"/>` +
    words(13, 54, t("visc-corruption"), { size: 13, fill: C.soft }) +
    words(391, 54, t("visc-virtue"), { size: 13, anchor: "end", fill: C.soft }) +
    words(202, 54, t("visc-track-note"), { size: 12.5, anchor: "middle", fill: C.soft, italic: true }) +
    TRACK.map((_, i) => trackCell(i)).join("") +
    (markers[1] > markers[0]
      ? pen(`M${markers[0]} ${TRACK_AT.y + 61}H${markers[1]}`, 1.2, 'stroke-dasharray="3 4"')
      : "") +
    cardRow(player) +
    arrows +
    iconTotals(player) +
    BUILDINGS.map((kind, row) => slotRow(player, seat, kind, row)).join("") +
    foot(player)
  );
}

export const HAND_CARD = { width: CARD.width * 0.95, height: CARD.height * 0.95, scale: 0.95 } as const;
