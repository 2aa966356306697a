/** Cards as they lie on the table: craftsmen, advantages, resources; each at the size that its place has for it. */
import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { INK, INKS, path, put } from "@/art/ink";
import { Drawing } from "@/board/Drawing";
import {
  ADVANTAGES,
  type Advantage,
  CRAFTSMEN,
  type Craftsman,
  RESOURCES,
  ROMAN,
} from "@/games/pillars/data";
import { conversion, cube, price, worker, workerOf } from "@/games/pillars/goods";
import { fitted, set, widthOf } from "@/games/pillars/lettering";
import { portrait, tool } from "@/games/pillars/people";
import { say, t } from "@/text/fluent";
import { Shield } from "@/ui/Shield";

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The leaf of any card with its shadow. */
export function Leaf({
  width,
  height,
  edge,
  fill,
}: Size & { readonly edge?: string | undefined; readonly fill?: string }) {
  return (
    <>
      <rect x="2.5" y="3.5" width={width} height={height} rx="7" fill="#1A110A" opacity=".35" />
      <rect
        width={width}
        height={height}
        rx="7"
        fill={fill ?? "var(--parchment)"}
        stroke={INK}
        stroke-width="1.5"
      />
      {edge ? (
        <rect
          x="4"
          y="4"
          width={width - 8}
          height={height - 8}
          rx="4"
          fill="none"
          stroke={edge}
          stroke-width="1.4"
        />
      ) : null}
    </>
  );
}

/** The ground of a miniature: lozenges, as in a manuscript. */
function diaper(width: number, height: number, ground: string, line: string): string {
  let d = "";
  for (let x = -height; x < width; x += 12)
    d += `M${x} 0l${height} ${height}M${x + height} 0l${-height} ${height}`;
  return `<rect width="${width}" height="${height}" fill="${ground}"/>${path(d, null, line, 1, 'opacity=".7"')}`;
}

interface MiniatureProps extends Size {
  readonly x: number;
  readonly y: number;
  readonly markup: string;
}

/** A framed picture; what does not fit is cut off. */
function Miniature({ x, y, width, height, markup }: MiniatureProps) {
  return (
    <>
      <svg class="pill-clip" x={x} y={y} width={width} height={height} aria-hidden="true">
        <Drawing markup={markup} />
      </svg>
      <rect x={x} y={y} width={width} height={height} fill="none" stroke={INK} stroke-width="1.4" />
    </>
  );
}

/** Words set in lines; the first base line is at y. */
export function Words({
  lines,
  x,
  y,
  size,
  anchor = "start",
  fill = INK,
}: {
  readonly lines: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly anchor?: "start" | "middle";
  readonly fill?: string;
}) {
  return (
    <text text-anchor={anchor} font-size={size} fill={fill}>
      {lines.map((line, i) => (
        <tspan key={i} x={x} y={y + i * size * 1.14}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

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

function usesOf(card: Craftsman, left: number | undefined, short: boolean): string {
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
  const head = width - 16 - (cost === undefined ? 0 : 16);
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

function craftsmanPicture(kind: string, width: number, height: number): string {
  const scale = Math.min(1.32, height / 74, width / 92);
  return (
    diaper(width, height, "#E8C66A", INKS.gold) +
    put(width * 0.37, height - 29 * scale, portrait(kind), scale) +
    put(width * 0.66, height - 34 * scale, tool(kind), scale)
  );
}

/** An empty place for a craftsman. */
export function FreePlace({ width, height, label }: Size & { readonly label: string }) {
  return (
    <g class="pill-free-place">
      <rect x="1" y="1" width={width - 2} height={height - 2} rx="7" />
      <text x={width / 2} y={height / 2 + 4} text-anchor="middle" font-size="13.5">
        {label}
      </text>
    </g>
  );
}

const LILAC = "var(--pill-lilac)";

/** An advantage card: whole, with its picture beside its words, or as a slip with name and picture. */
export function AdvantageCard({ id, width, height }: Size & { readonly id: string }) {
  const card = ADVANTAGES.get(id);
  if (!card) return null;
  const form = height > 150 ? <Whole card={card} width={width} height={height} /> : null;
  return (
    <g>
      <Leaf width={width} height={height} edge={INKS.murex} fill={LILAC} />
      {form ??
        (height > 84 ? (
          <Beside card={card} width={width} height={height} />
        ) : (
          <Slip card={card} width={width} height={height} />
        ))}
    </g>
  );
}

interface FormProps extends Size {
  readonly card: Advantage;
}

function usePicture(id: string, width: number, height: number): string {
  return useMemo(() => {
    const scale = Math.min(1.32, height / 68);
    return (
      diaper(width, height, "#CBB3CC", INKS.murex) + put(width / 2, height - 29 * scale, portrait(id), scale)
    );
  }, [id, width, height]);
}

function Whole({ card, width, height }: FormProps) {
  const name = say(card.name);
  const picture = height - 108;
  const words = set(say(card.text), { width: width - 20, height: 56 }, 13.5, 11);
  return (
    <>
      <text
        x={width / 2}
        y="22"
        text-anchor="middle"
        font-size={fitted(name, width - 20, 16, "serif")}
        class="serif"
        font-weight="700"
        fill={INK}
      >
        {name}
      </text>
      <Miniature
        x={10}
        y={29}
        width={width - 20}
        height={picture}
        markup={usePicture(card.id, width - 20, picture)}
      />
      <Words lines={words.lines} x={width / 2} y={picture + 44} size={words.size} anchor="middle" />
      <Lasting card={card} x={width / 2} y={height - 10} />
    </>
  );
}

function Beside({ card, width, height }: FormProps) {
  const name = say(card.name);
  const words = set(say(card.text), { width: width - 66, height: height - 36 }, 12.5, 11);
  const picture = Math.min(56, height - 48);
  return (
    <>
      <text
        x="10"
        y="22"
        font-size={fitted(name, width - 20, 16, "serif")}
        class="serif"
        font-weight="700"
        fill={INK}
      >
        {name}
      </text>
      <Miniature x={10} y={30} width={42} height={picture} markup={usePicture(card.id, 42, picture)} />
      <Words lines={words.lines} x={58} y={40} size={words.size} />
      <Lasting card={card} x={31} y={height - 8} />
    </>
  );
}

function Slip({ card, width, height }: FormProps) {
  const side = Math.min(height - 14, 50);
  const name = set(say(card.name), { width: width - side - 22, height: height - 26 }, 14.5, 11, "serif");
  return (
    <>
      <Miniature
        x={8}
        y={(height - side) / 2}
        width={side * 0.84}
        height={side}
        markup={usePicture(card.id, side * 0.84, side)}
      />
      <g class="serif-lines">
        <Words lines={name.lines} x={side + 8} y={20} size={name.size} />
      </g>
      {height > 52 ? <Lasting card={card} x={width - 10} y={height - 9} anchor="end" /> : null}
    </>
  );
}

function Lasting({
  card,
  x,
  y,
  anchor = "middle",
}: {
  card: Advantage;
  x: number;
  y: number;
  anchor?: "middle" | "end";
}) {
  return (
    <text x={x} y={y} text-anchor={anchor} font-size="12.5" font-weight="700" fill={INKS.murex}>
      {t(`pill-lasting-${card.lasting}`)}
    </text>
  );
}

/** A resource card: what it yields, and how many workers it takes; at work with the shield of its owner. */
export function ResourceSlip({
  id,
  width,
  height,
  seat,
}: Size & { readonly id: string; readonly seat?: number | undefined }) {
  const card = RESOURCES.get(id);
  if (!card) return null;
  const middle = height / 2;
  return (
    <>
      <rect x="1.5" y="2.5" width={width} height={height} rx="5" fill="#1A110A" opacity=".35" />
      <rect width={width} height={height} rx="5" fill="var(--parchment)" stroke={INK} stroke-width="1.4" />
      <text x="7" y={middle + 6} font-size="19" class="serif" font-weight="800" fill={INK}>
        {card.yields}
      </text>
      <Drawing markup={cube(card.cube, 27, middle - 1, 18)} />
      {seat === undefined ? (
        <>
          <Drawing markup={worker("#8C6D4F", 47, middle - 1, 0.8)} />
          <text x="47" y={height - 7} text-anchor="middle" font-size="15" font-weight="700" fill={INK}>
            {card.workers}
          </text>
        </>
      ) : (
        <>
          <g transform="translate(43.500 3.500)">
            <Shield seat={seat} size={14} />
          </g>
          <Drawing markup={workerOf(seat, 44, height - 3, 0.66)} />
          <text x="55" y={height - 4} text-anchor="middle" font-size="12.5" font-weight="700" fill={INK}>
            {card.workers}
          </text>
        </>
      )}
    </>
  );
}

/** Something put somewhere. */
export function At({
  x,
  y,
  children,
}: {
  readonly x: number;
  readonly y: number;
  readonly children: ComponentChildren;
}) {
  return <g transform={`translate(${x} ${y})`}>{children}</g>;
}
