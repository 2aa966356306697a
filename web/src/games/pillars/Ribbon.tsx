/** The ribbon of an area: its step in a roundel and its name; gold while it is resolved, ticked when it is done. */

import { useMemo } from "preact/hooks";
import { dot, INK, INKS, inked, path } from "@/art/ink";
import { Drawing } from "@/board/Drawing";
import type { peek } from "@/board/peek";
import { type AreaId, stepOf } from "@/games/pillars/data";
import { widthOf } from "@/games/pillars/lettering";
import { RIBBONS } from "@/games/pillars/plan";
import { said } from "@/games/pillars/said";
import { t } from "@/text/fluent";

export const areaName = (area: AreaId): string => t(`pill-area-${area.replaceAll("_", "-")}`);

export type Progress = "ahead" | "now" | "done";

const SIZE = 15.5;

/** The rule of every area. */
const RULES: Readonly<Record<AreaId, string>> = {
  event: "PILL-4.40",
  bishopric: "PILL-4.42",
  wool_mill: "PILL-4.45",
  kingsbridge: "PILL-4.46",
  priory: "PILL-4.47",
  forest: "PILL-4.48",
  quarry: "PILL-4.48",
  gravel_pit: "PILL-4.48",
  kings_court: "PILL-4.51",
  shiring: "PILL-4.54",
  shiring_castle: "PILL-4.55",
  market: "PILL-4.56",
  cathedral: "PILL-4.63",
  start_player: "PILL-4.67",
};

interface RibbonProps {
  readonly area: AreaId;
  readonly progress: Progress;
  readonly lit: boolean;
  /** What is said besides the name. */
  readonly more?: string;
  /** Opens the rules; where there are none to open, a closer look tells what the area is for. */
  readonly openRule: ((rule: string) => void) | undefined;
  readonly look: ReturnType<typeof peek>;
}

export function Ribbon({ area, progress, lit, more, openRule, look }: RibbonProps) {
  const { x, y } = RIBBONS[area];
  const name = areaName(area);
  const besides = more ? ` · ${more}` : "";
  const width = Math.round(38 + widthOf(name, SIZE, "serif") + widthOf(besides, 14));
  const markup = useMemo(() => strip(width, progress), [width, progress]);
  const label = t("pill-area-step", { name: name + besides, step: stepOf(area), progress });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: by keyboard the rules are a tab beside the log
    <g
      class={`pill-ribbon ${progress}${openRule ? " pill-ruled" : ""}`}
      transform={`translate(${x} ${y})`}
      data-area={area}
      data-rule={RULES[area]}
      onClick={() => openRule?.(RULES[area])}
      {...(openRule ? {} : look)}
      {...said(label)}
    >
      {lit ? <rect x="-8" y="-17" width={width + 12} height="34" rx="14" class="pill-glow" /> : null}
      <Drawing markup={markup} />
      <text x="27" y="5.5" font-size={SIZE} class="serif" font-weight="700" fill={INK}>
        {name}
        {besides ? (
          <tspan class="pill-besides" font-size="14" font-weight="400" fill="#6B5B4B">
            {besides}
          </tspan>
        ) : null}
      </text>
      <text
        x="8"
        y="5.5"
        text-anchor="middle"
        font-size={SIZE}
        class="serif"
        font-weight="800"
        fill={progress === "now" ? INK : "#FBF3DF"}
      >
        {stepOf(area)}
      </text>
    </g>
  );
}

function strip(width: number, progress: Progress): string {
  const now = progress === "now";
  const tick =
    progress === "done"
      ? dot(17, -9, 6.5, "#2F6B3A", INK, 1) + path("M14 -9l2.2 2.6l4 -5", null, "#FBF7EE", 1.6)
      : "";
  return (
    inked(`M10 -11h${width - 10}l-6 11 6 11h${-(width - 10)}z`, now ? "#F4D777" : "var(--pill-paper)", 1.4) +
    dot(8, 0, 13.5, now ? "#E0B548" : INKS.madder, INK, 1.5) +
    `<circle cx="8" cy="0" r="10.8" fill="none" stroke="${now ? INK : "#E0B548"}" stroke-width="1.2"/>` +
    tick
  );
}
