/** What the shown drawing would change, as the rules foresee it, for the sheet that it is drawn on. */
import type { Change } from "@/api/wire";
import type { Foreseen } from "@/board/contract";
import type { Props } from "@/games/cartographers/hand";
import { type Sheet, type Space, scoredNow, spaceNamed } from "@/games/cartographers/sheet";

/** What is foreseen for this sheet: in an ambush the neighbour's is drawn on, otherwise one's own. */
function foreseenOn(props: Props, owner: number): Foreseen | null {
  const asked = props.view.question?.args.owner ?? props.view.seat;
  return asked === owner ? props.foreseen : null;
}

/** The lines of the edicts, from A to D. */
export const edictChanges = (props: Props, owner: number): readonly Change[] =>
  foreseenOn(props, owner)?.changes.filter((change) => change.key === "edict") ?? [];

/** How many points more or less an edict would bring. */
export function edictChange(props: Props, owner: number, letter: string): number {
  const change = edictChanges(props, owner).find((known) => known.args.letter === letter);
  return change ? change.after - change.before : 0;
}

/** The coins that the sheet would have with the shape drawn. */
export const coinsAfter = (props: Props, owner: number, sheet: Sheet): number =>
  foreseenOn(props, owner)?.changes.find((change) => change.key === "coins")?.after ?? sheet.coins;

/** The spaces that would newly make points for an edict of this season. */
export function newlyScoring(props: Props, owner: number): Space[] {
  const letters = scoredNow(props.view);
  const more = edictChanges(props, owner).filter(
    ({ args, before, after }) => after > before && letters.includes(String(args.letter)),
  );
  return [...new Set(more.flatMap((change) => change.fresh.map(spaceNamed)))];
}

/** All that is foreseen, in points. */
export const sumOf = ({ changes }: Foreseen): number =>
  changes.reduce((sum, { points, before, after }) => sum + (points ? after - before : 0), 0);
