/** The banner beside a principality: shield, name, victory points, the four sums, and the tokens pinned to it. */

import { Drawing } from "@/board/Drawing";
import { peek } from "@/board/peek";
import { tokenFace } from "@/games/rivals/faces";
import type { Props } from "@/games/rivals/hand";
import { icon } from "@/games/rivals/icons";
import { lookAtPoints, lookAtToken } from "@/games/rivals/looks";
import { grouped, said } from "@/games/rivals/said";
import { type PrincipalityView, type PublicView, publicOf } from "@/games/rivals/view";
import { t } from "@/text/fluent";
import { pigment, Shield } from "@/ui/Shield";

export const BANNER = { width: 136, height: 218 } as const;

const SUMS = ["strength", "commerce", "skill", "progress"] as const;
const LONGEST = 15;

/** Long names are written smaller; those of more than so many letters are cut. */
const nameSize = (name: string): number => Math.min(18, 158 / Math.max(1, Math.min(name.length, LONGEST)));

const clipped = (name: string): string => (name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name);

/** The two tokens, the trade token at the left if both lie here. */
function Tokens({ seat, seen }: { readonly seat: number; readonly seen: PublicView }) {
  const kinds = (["hero", "trade"] as const).filter((kind) => seen[`${kind}_token`] === seat);
  return (
    <>
      {kinds.map((kind, i) => (
        <g key={kind} {...said(t(`riva-${kind}-token`))} {...peek(lookAtToken(kind))}>
          <Drawing markup={tokenFace(kind === "hero" ? "strength" : "commerce", i ? 28 : 108, 196, 0.86)} />
        </g>
      ))}
    </>
  );
}

interface BannerProps {
  readonly props: Props;
  readonly seat: number;
  readonly prince: PrincipalityView;
}

export function Banner({ props, seat, prince }: BannerProps) {
  const seen = publicOf(props.view);
  const name = props.players.find((player) => player.seat === seat)?.name ?? "";
  const note =
    seen.active === seat && seen.turn > 0 && !props.view.over
      ? t("riva-on-turn")
      : t("riva-hand-size", { count: prince.hand.length });
  return (
    <g {...grouped(name)} data-banner={seat}>
      <path d="M0 0H136V200L68 218L0 200z" class="riva-parchment" />
      <path d="M5 5H131V196L68 212L5 196z" class="riva-hem" style={{ stroke: pigment(seat) }} />
      <g transform="translate(12 14)">
        <Shield seat={seat} size={28} />
      </g>
      <text x="47" y="31" class="riva-name" style={{ fontSize: `${nameSize(name)}px` }}>
        {clipped(name)}
      </text>
      <text x="47" y="47" class="riva-small">
        {note}
      </text>
      <g
        {...said(`${t("riva-point-victory")}: ${prince.victory}`)}
        {...peek(lookAtPoints("victory", prince.victory, seen.target))}
      >
        <rect x="12" y="56" width="112" height="50" fill="transparent" />
        <text x="62" y="100" class="riva-points" text-anchor="end" data-victory={prince.victory}>
          {prince.victory}
        </text>
        <text x="68" y="100" class="riva-note">
          {t("riva-of-points", { target: seen.target })}
        </text>
      </g>
      {SUMS.map((sum, i) => {
        const x = 26 + (i % 2) * 60;
        const y = 126 + Math.floor(i / 2) * 30;
        return (
          <g
            key={sum}
            {...said(`${t(`riva-point-${sum}`)}: ${prince[sum]}`)}
            {...peek(lookAtPoints(sum, prince[sum], seen.target))}
          >
            <rect x={x - 16} y={y - 14} width="56" height="28" fill="transparent" />
            <Drawing markup={icon(sum, x, y, 0.95)} />
            <text x={x + 16} y={y + 6} class="riva-sum">
              {prince[sum]}
            </text>
          </g>
        );
      })}
      <Tokens seat={seat} seen={seen} />
    </g>
  );
}
