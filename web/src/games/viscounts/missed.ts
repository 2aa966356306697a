/** Where nothing is offered: the action that somebody may miss there, to be asked about ("why not?"). */
import type { View } from "@/api/wire";
import type { Target } from "@/games/viscounts/targets";
import { playerOf, publicOf, type SegmentView } from "@/games/viscounts/view";

/** The primary action that a place of one's own segment is for. */
const PRIMARY: Readonly<Record<string, string>> = {
  trade: "trade",
  bank: "build",
  section: "place-workers",
  manuscript: "transcribe",
};

/** By the kind of the question, the places that it is about and the action with what names the place. */
const ABOUT: Readonly<Record<string, readonly [place: string, action: string]>> = {
  move: ["space", "move-to"],
  "choose-building": ["slot", "take-building"],
  "choose-free-building": ["slot", "take-building"],
  "choose-spot": ["spot", "build-at"],
  "choose-section": ["section", "place-at"],
  "choose-promotion": ["section", "promote"],
  "choose-direction": ["section", "spread-to"],
  recruit: ["townsfolk", "hire"],
  "choose-hire": ["townsfolk", "hire"],
  "choose-manuscript": ["manuscript", "take-manuscript"],
};

/** The action in its text form; undefined where nobody would miss anything. */
export function missedAt(view: View, target: Target): string | undefined {
  const [place = "", ...names] = target.split(":");
  const kind = view.question?.kind ?? "";
  if (kind === "choose-action") return isMine(view, place, names[0]) ? PRIMARY[place] : undefined;
  const about = ABOUT[kind];
  if (!about || about[0] !== place) return undefined;
  const [, action] = about;
  if (place !== "townsfolk" && place !== "manuscript") return [action, ...names].join(" ");
  const card = segmentOf(view, names[0])?.[place];
  return card ? `${action} ${card}` : undefined;
}

const segmentOf = (view: View, id: string | undefined): SegmentView | undefined =>
  publicOf(view).segments.find((segment) => segment.id === id);

/** Whether a place belongs to the segment that one's own viscount stands on; a section is named by itself. */
function isMine(view: View, place: string, name: string | undefined): boolean {
  const own = segmentOf(view, playerOf(view, view.seat ?? 0)?.segment ?? undefined);
  return own !== undefined && name === (place === "section" ? own.section : own.id);
}
