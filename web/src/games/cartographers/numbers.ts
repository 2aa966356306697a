/** The numbers of a season, as they stand or would stand now. */
import type { Season } from "@/games/cartographers/data";
import type { Props } from "@/games/cartographers/hand";
import { edictOn, publicOf, type Sheet } from "@/games/cartographers/sheet";

/** The four numbers of a season: written when it is over, pencilled while it lasts. */
export function seasonNumbers(
  props: Props,
  sheet: Sheet,
  season: Season,
  number: number,
): readonly (number | null)[] {
  const written = sheet.scores.slice(number * 4, number * 4 + 4);
  if (written.length === 4) return written;
  if (publicOf(props.view).season !== season.id) return [null, null, null, null];
  const edicts = season.edicts.map((letter) => edictOn(sheet, letter)?.points ?? null);
  return [...edicts, sheet.coins, 0 - sheet.haunted.length];
}
