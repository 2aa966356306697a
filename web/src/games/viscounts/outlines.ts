/** The outlines of places on the round board, by the names of targets. */
import { PAGE, SMALL } from "@/games/viscounts/cards";
import { SEGMENTS, type Way } from "@/games/viscounts/data";
import { pillOf } from "@/games/viscounts/pieces";
import {
  band,
  manuscriptAt,
  polar,
  RIM,
  ROPE,
  slotAt,
  spaceBand,
  townsfolkAt,
} from "@/games/viscounts/polar";
import { facing, type PublicView, positionOf } from "@/games/viscounts/view";

/** The outline of a box, a little outside it. */
export function outlined(x: number, y: number, width: number, height: number, r = 8): string {
  return `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${-(width - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${-r}v${-(height - 2 * r)}a${r} ${r} 0 0 1 ${r} ${-r}z`;
}

export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

/** The outline of a place on the round board, by its target name; empty for things that lie elsewhere. */
export function roundOutline(seen: PublicView, target: string): string {
  const [kind = "", id = "", more = ""] = target.split(":");
  const p = kind === "section" ? facing(seen, id) : positionOf(seen, id);
  if (kind === "keep") return disc(0, 0, 40);
  if (p < 0) return "";
  switch (kind) {
    case "space":
      return spaceBand(p, more as Way);
    case "section":
      return band(p, 0.03, 0.97, 45, 119);
    case "bank":
      return more === "outer_left"
        ? band(p, 0.005, 4 / 9 - 0.02, ...RIM)
        : band(p, 4 / 9 + 0.02, 0.995, ...RIM);
    case "spot": {
      const { x, y } = polar(p, slotAt(Number(more)), ROPE);
      return disc(x, y, 19);
    }
    case "townsfolk": {
      const { x, y } = townsfolkAt(p);
      return outlined(
        x - SMALL.width / 2 - 2,
        y - SMALL.height / 2 - 2,
        SMALL.width + 4,
        SMALL.height + 4,
        7,
      );
    }
    case "manuscript": {
      const { x, y } = manuscriptAt(p);
      return outlined(x - PAGE.width / 2 - 2, y - PAGE.height / 2 - 2, PAGE.width + 4, PAGE.height + 4, 5);
    }
    case "trade": {
      const segment = SEGMENTS.get(id);
      if (!segment) return "";
      const { at, length, upright } = pillOf(segment, p, more as Way);
      const [width, height] = upright ? [30, length + 2] : [length + 2, 30];
      return outlined(at.x - width / 2, at.y - height / 2, width, height, 15);
    }
    default:
      return "";
  }
}
