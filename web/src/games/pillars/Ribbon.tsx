/** The ribbon of an area: its step in a roundel and its name; gold while it is resolved, ticked when it is done. */

import { useMemo } from "preact/hooks";
import { dot, INK, INKS, inked, path } from "@/art/ink";
import { Drawing } from "@/board/Drawing";
import { type AreaId, stepOf } from "@/games/pillars/data";
import { widthOf } from "@/games/pillars/lettering";
import { RIBBONS } from "@/games/pillars/plan";
import { said } from "@/games/pillars/said";
import { t } from "@/text/fluent";

export const areaName = (area: AreaId): string => t(`pill-area-${area.replaceAll("_", "-")}`);

export type Progress = "ahead" | "now" | "done";

const SIZE = 15.5;

interface RibbonProps {
  readonly area: AreaId;
  readonly progress: Progress;
  readonly lit: boolean;
  /** What is said besides the name. */
  readonly more?: string;
}

export function Ribbon({ area, progress, lit, more }: RibbonProps) {
  const { x, y } = RIBBONS[area];
  const name = areaName(area);
  const besides = more ? ` · ${more}` : "";
  const width = Math.round(38 + widthOf(name, SIZE, "serif") + widthOf(besides, 14));
  const markup = useMemo(() => strip(width, progress), [width, progress]);
  return (
    <g
      class={`pill-ribbon ${progress}${lit ? " lit" : ""}`}
      transform={`translate(${x} ${y})`}
      data-area={area}
      {...said(t("pill-area-step", { name: name + besides, step: stepOf(area), progress }))}
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
