/** The corners that the round board leaves free: the two end piles, and the cards that are still to be won. */
import { useMemo } from "preact/hooks";
import { put } from "@/art/ink";
import { Drawing } from "@/board/Drawing";
import { Look } from "@/board/Look";
import { peek } from "@/board/peek";
import { ribbon } from "@/games/viscounts/cards";
import { BONUS_CARDS, OTHERS } from "@/games/viscounts/data";
import { shield } from "@/games/viscounts/figures";
import type { Props } from "@/games/viscounts/hand";
import { litNow } from "@/games/viscounts/lit";
import { outlined } from "@/games/viscounts/outlines";
import { box, COLOURS as C, sign, words } from "@/games/viscounts/signs";
import { type PublicView, publicOf } from "@/games/viscounts/view";
import { language, say, t } from "@/text/fluent";

const PILES = { x: 1012, y: 6, width: 104, height: 38 } as const;

function pile(kind: "debt" | "deed", name: string, left: number | null, open: boolean, y: number): string {
  const { x, width, height } = PILES;
  const note = open ? t("visc-revealed") : left === null ? "" : t("visc-left", { count: left });
  return (
    box(x + 3, y - 2, width, height, 5, "#D8C9AC", 1.1) +
    box(x, y, width, height, 5, kind === "debt" ? "#E9C9B4" : "#F8EFCF", 1.4) +
    sign(kind, x + 17, y + 19, 1) +
    words(x + 32, y + 16, name, { size: 14, weight: 700, serif: true }) +
    words(x + 32, y + 32, note, { size: 13, weight: open ? 800 : 500, fill: open ? C.danger : "#4A3D30" })
  );
}

const CARDS = { x: 420, y: 612, width: 48, height: 30 } as const;

const bonusAt = (i: number): { x: number; y: number } => ({
  x: CARDS.x + (i === 4 ? 0 : (i % 2) * 52),
  y: CARDS.y - 36 + (i === 4 ? 68 : Math.floor(i / 2) * 34),
});

function prizes(seen: PublicView): string {
  const owners = BONUS_CARDS.map((card) =>
    seen.players.findIndex((player) => player.bonus.includes(card.id)),
  );
  const bonus = BONUS_CARDS.map((card, i) => {
    const { x, y } = bonusAt(i);
    const owner = owners[i] ?? -1;
    const face = box(0, 0, CARDS.width, CARDS.height, 4, C.parchment, 1.2) + ribbon(9, 1, card.ribbon, 0.85);
    const end =
      owner < 0
        ? words(44, 20, `+${card.vp}`, { size: 13, weight: 800, anchor: "end", fill: C.goldText })
        : shield(37, 14, 0.62, owner);
    const icons = card.icons
      .map((icon, j) => sign(icon, 22 + (j - (card.icons.length - 1) / 2) * 9, 15, 0.48))
      .join("");
    return put(x, y, face + icons + end);
  }).join("");
  const { x, y } = bonusAt(4);
  const leader =
    box(0, 0, 100, CARDS.height, 4, C.parchment, 1.2) +
    sign("castle", 17, 15, 0.85) +
    sign("card", 42, 15, 0.62) +
    words(52, 20, "+1", { size: 13, weight: 800 }) +
    (seen.leader === null
      ? words(94, 20, `+${OTHERS.get("castle_leader")?.vp ?? 5}`, {
          size: 13,
          weight: 800,
          anchor: "end",
          fill: C.goldText,
        })
      : shield(86, 14, 0.66, seen.leader));
  return bonus + put(x, y, leader);
}

export function Corners({ props }: { readonly props: Props }) {
  const seen = publicOf(props.view);
  const lit = litNow(props);
  const speech = language.value;
  const markup = useMemo(
    () =>
      pile("debt", t("visc-poverty"), seen.round ? seen.debts_above : null, seen.poverty, PILES.y) +
      pile(
        "deed",
        t("visc-prosperity"),
        seen.round ? seen.deeds_above : null,
        seen.prosperity,
        PILES.y + 44,
      ) +
      prizes(seen),
    [seen, speech],
  );
  const { x, y, width, height } = PILES;
  const look = (d: string, title: string, words: string) => (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of a drawing is no control
    <g role="img" aria-label={`${title}. ${words}`} {...peek(() => <Look title={title} text={[words]} />)}>
      <path d={d} class="visc-hit" />
    </g>
  );
  const leader = bonusAt(4);
  return (
    <g>
      <Drawing markup={markup} />
      {lit.has("poverty") ? <path d={outlined(x, y, width, height)} class="visc-lit" /> : null}
      {lit.has("prosperity") ? <path d={outlined(x, y + 44, width, height)} class="visc-lit" /> : null}
      {lit.has("leader") ? (
        <path d={outlined(leader.x, leader.y, 100, CARDS.height, 4)} class="visc-lit" />
      ) : null}
      <g data-part="endings">
        {look(outlined(x, y, width, height), t("visc-poverty"), t("visc-poverty-look"))}
        {look(outlined(x, y + 44, width, height), t("visc-prosperity"), t("visc-prosperity-look"))}
      </g>
      {BONUS_CARDS.map((card, i) => (
        <g key={card.id}>
          {look(
            outlined(bonusAt(i).x, bonusAt(i).y, CARDS.width, CARDS.height, 4),
            say(card.name),
            t("visc-bonus-look", { points: card.vp }),
          )}
        </g>
      ))}
      {look(outlined(leader.x, leader.y, 100, CARDS.height, 4), t("visc-line-leader"), t("visc-leader-look"))}
    </g>
  );
}
