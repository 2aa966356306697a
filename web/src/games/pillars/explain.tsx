/** What a place or a thing of the board is for, in a sentence: a closer look at whatever has no card of its own. */
import { Look } from "@/board/Look";
import { peek } from "@/board/peek";
import type { AreaId } from "@/games/pillars/data";
import { areaName } from "@/games/pillars/Ribbon";
import { t } from "@/text/fluent";

export interface Explanation {
  readonly title: string;
  readonly text: readonly string[];
}

/** The handlers of something that explains itself. */
export const explaining = (explanation: Explanation) => peek(() => <Look {...explanation} />);

export const aboutArea = (area: AreaId, ...more: readonly string[]): Explanation => ({
  title: areaName(area),
  text: [...more, t(`pill-about-${area.replaceAll("_", "-")}`)],
});
