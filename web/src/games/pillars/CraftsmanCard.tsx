/** A craftsman's card: name, miniature, what he makes of what, how often; large, small or to be read. */
import { useMemo } from "preact/hooks";
import { INK, INKS, put } from "@/art/ink";
import { Drawing } from "@/board/Drawing";
import { CRAFTSMEN, type Craftsman, ROMAN } from "@/games/pillars/data";
import { conversion, price } from "@/games/pillars/goods";
import { diaper, Leaf, Miniature, type Size, Words } from "@/games/pillars/Leaf";
import { fitted, set, widthOf } from "@/games/pillars/lettering";
import { portrait, tool } from "@/games/pillars/people";
import { say, t } from "@/text/fluent";

/** The name, and what is to be said beside it: what stands in brackets, or the round it comes in. */
export function titleOf(card: Craftsman): { readonly name: string; readonly more: string } {
  const [, name = "", bracket] = /^([^(]+?)(?: \((.+)\))?$/.exec(say(card.name)) ?? [];
  return { name, more: bracket ?? ROMAN[card.round] ?? "" };
}

/** What else a craftsman needs or allows, in a few words. */
export function noteOf(card: Craftsman): string {
  if (card.company) return t("pill-note-company");
  if (card.holding) return t("pill-note-holding");
  const [enabled] = card.enables;
  return enabled ? t(`pill-note-${enabled.replaceAll("_", "-")}`) : "";
}

export function usesOf(card: Craftsman, left: number | undefined, short: boolean): string {
  if (left !== undefined) return t("pill-left", { count: left });
  if (short) return `${card.uses}×`;
  return card.automatic ? t("pill-by-himself") : t("pill-at-most", { count: card.uses });
}

export interface CraftsmanCardProps extends Size {
  readonly id: string;
  /** Its price, where it is for hire. */
  readonly price?: number | undefined;
  /** How often it may still work, while it works. */
  readonly left?: number | undefined;
  /** To be read: with its whole text instead of a note. */
  readonly read?: boolean;
}

/** A craftsman: name, miniature, what he makes of what, how often. */
export function CraftsmanCard({ id, width, height, price: cost, left, read }: CraftsmanCardProps) {
  const card = CRAFTSMEN.get(id);
  const small = height < 160;
  const picture = Math.round(height - (small ? 66 : read ? 112 : 92));
  const markup = useMemo(
    () => (card ? craftsmanPicture(card.kind, width - 12, picture) : ""),
    [card, width, picture],
  );
  if (!card) return null;
  const { name, more } = titleOf(card);
  const head = width - 16 - (cost === undefined ? 0 : 24);
  const foot = 24 + picture;
  const made = conversion(card.input, card.output, width - (small ? 44 : 16));
  return (
    <>
      <Leaf width={width} height={height} />
      <text
        x="8"
        y="18"
        font-size={fitted(name, head, 16, "serif")}
        class="serif"
        font-weight="700"
        fill={INK}
      >
        {name}
      </text>
      {cost === undefined && widthOf(name, 16, "serif") + widthOf(more, 12.5) + 22 < width ? (
        <text x={width - 8} y="18" text-anchor="end" font-size="12.5" fill="#6B5B4B">
          {more}
        </text>
      ) : null}
      <Miniature x={6} y={24} width={width - 12} height={picture} markup={markup} />
      <Drawing markup={put(width / 2 - (small ? 12 : 0), foot + (small ? 21 : 21), made)} />
      {small ? (
        <text x={width - 8} y={foot + 27} text-anchor="end" font-size="16" font-weight="700" fill={INK}>
          {usesOf(card, left, true)}
        </text>
      ) : (
        <FullFoot card={card} width={width} y={foot} left={left} read={read ?? false} />
      )}
      {cost === undefined ? null : <Drawing markup={price(width - 14, 14, 12.5, cost)} />}
    </>
  );
}

interface FootProps {
  readonly card: Craftsman;
  readonly width: number;
  readonly y: number;
  readonly left: number | undefined;
  readonly read: boolean;
}

function FullFoot({ card, width, y, left, read }: FootProps) {
  if (read) {
    const words = set(say(card.text), { width: width - 16, height: 46 }, 11.5, 9);
    return <Words lines={words.lines} x={width / 2} y={y + 46} size={words.size} anchor="middle" />;
  }
  const uses = usesOf(card, left, width < 108);
  const note = noteOf(card);
  const exhausted = left === 0;
  return (
    <>
      <text
        x={width / 2}
        y={y + 47}
        text-anchor="middle"
        font-size={fitted(uses, width - 12, 14)}
        font-weight={left === undefined ? 400 : 700}
        fill={exhausted ? "#6B5B4B" : INK}
      >
        {uses}
      </text>
      {note ? (
        <text
          x={width / 2}
          y={y + 61}
          text-anchor="middle"
          font-size={fitted(note, width - 10, 12.5)}
          fill="#6B5B4B"
        >
          {note}
        </text>
      ) : null}
    </>
  );
}

export function craftsmanPicture(kind: string, width: number, height: number): string {
  const scale = Math.min(1.32, height / 74, width / 92);
  return (
    diaper(width, height, "#E8C66A", INKS.gold) +
    put(width * 0.37, height - 29 * scale, portrait(kind), scale) +
    put(width * 0.66, height - 34 * scale, tool(kind), scale)
  );
}
