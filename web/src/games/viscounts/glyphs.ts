/** Effects as signs: two of a kind are drawn twice, from three on a number stands before the sign. */
import { pen, put } from "@/art/ink";
import type { Effect, Effects } from "@/games/viscounts/data";
import { sign, words } from "@/games/viscounts/signs";

/** A sign by name, a number as "#3", or one of "/" and ">". */
type Mark = string;

function marksOf(effect: Effect): Mark[] {
  const amount = effect.amount ?? 1;
  switch (effect.type) {
    case "gain":
      return repeated(effect.resource ?? "any", amount);
    case "place_workers":
      return repeated("worker", amount);
    case "place_building":
      return [effect.building ?? "workshop"];
    case "manuscript_free":
      return ["manuscript", ...(effect.costs ?? []).flatMap((cost, i) => [...(i ? ["/"] : []), `#${cost}`])];
    case "flip":
      return effect.what === "either"
        ? repeated("flip", amount)
        : ["flip", ...repeated(effect.what ?? "debt", amount)];
    case "choose_one":
      return (effect.options ?? []).flatMap((option, i) => [...(i ? ["/"] : []), ...marks(option)]);
    case "action":
      return [ACTION_SIGNS[effect.action ?? ""] ?? "none"];
    case "focus":
      return ["victory"];
    case "ai_dismiss":
      return ["discard"];
    case "ai_gain_scheme":
      return ["card"];
    case "corruption_per_criminal_icon_on_board":
      return ["criminal", ">", "corruption"];
    default:
      return repeated(effect.type, amount);
  }
}

export const ACTION_SIGNS: Readonly<Record<string, string>> = {
  trade: "merchant",
  build: "builder",
  place_workers: "noble",
  transcribe: "cleric",
};

const repeated = (name: string, amount: number): Mark[] =>
  amount > 2 ? [`#${amount}`, name] : Array<string>(amount).fill(name);

export const marks = (effects: Effects): Mark[] => effects.flatMap(marksOf);

const widthOf = (mark: Mark, gap: number): number => (mark === "/" ? 10 : mark.startsWith("#") ? 13 : gap);

export const rowWidth = (row: readonly Mark[], scale = 1, gap = 21): number =>
  row.reduce((sum, mark) => sum + widthOf(mark, gap) * scale, 0);

export function drawMark(mark: Mark, x: number, y: number, scale: number): string {
  if (mark === "/") return words(x, y + 6 * scale, "/", { size: 18 * scale, anchor: "middle" });
  if (mark === ">") return put(x, y, pen("M-5 0h9M1-3.500l4 3.500l-4 3.500", 1.5), scale);
  if (mark.startsWith("#"))
    return words(x, y + 6.5 * scale, mark.slice(1), { size: 19 * scale, weight: 800, anchor: "middle" });
  return sign(mark, x, y, scale);
}

/** A row of marks, its middle at x and y. */
export function markRow(row: readonly Mark[], x: number, y: number, scale = 1, gap = 21): string {
  let left = x - rowWidth(row, scale, gap) / 2;
  let drawn = "";
  for (const mark of row) {
    const width = widthOf(mark, gap) * scale;
    drawn += drawMark(mark, left + width / 2, y, scale);
    left += width;
  }
  return drawn;
}

/** The same, shrunk to a width where it is too long. */
export function fittedRow(row: readonly Mark[], x: number, y: number, scale: number, widest: number): string {
  const fit = Math.min(scale, widest / rowWidth(row, 1));
  return markRow(row, x, y, fit);
}

export const glyphs = (effects: Effects, x: number, y: number, scale = 1, gap = 21): string =>
  markRow(marks(effects), x, y, scale, gap);
