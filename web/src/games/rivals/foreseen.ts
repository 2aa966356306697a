/** What the shown answer would change, as the rules foresee it. */
import type { Change } from "@/api/wire";
import type { Props } from "@/games/rivals/hand";

/** Every number that would become another. */
export const changedLines = (props: Props): readonly Change[] =>
  props.foreseen?.changes.filter(({ before, after }) => before !== after) ?? [];

/** The regions that would newly stand beside a booster. */
export const newlyBoosted = (props: Props): readonly string[] =>
  props.foreseen?.changes.find(({ key }) => key === "boosted")?.fresh ?? [];
