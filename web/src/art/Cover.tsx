/** The cover of a game, 256 × 352: a leaf with a vine border, a miniature, an illuminated initial and what the game is. */
import { useMemo } from "preact/hooks";
import { coverArt, diaper, initialBox, miniature } from "@/art/covers";
import { freshId, INK, INKS } from "@/art/ink";
import { border } from "@/art/vine";
import { Drawing, Picture } from "@/board/Drawing";
import "@/art/Cover.css";

const WIDTH = 256;
const HEIGHT = 352;
const ARCH = "M38,40Q38,34 44,34H212Q218,34 218,40V202H38Z";
const FRAME = "M35,205V40Q35,31 44,31H212Q221,31 221,40V205Z";
const PEOPLE = "M-6.5,5C-6.5,-1 -3,-2 0,-2C3,-2 6.5,-1 6.5,5Z";

export interface CoverProps {
  readonly game: string;
  readonly title: string;
  readonly line: string;
  readonly players: string;
  readonly invitation: string;
  readonly chosen: boolean;
  /** Which vine grows round it. */
  readonly seed: number;
}

export function Cover(props: CoverProps) {
  const { game, line, players, invitation, chosen, seed } = props;
  const leaf = useMemo(() => leafOf(game, seed), [game, seed]);
  return (
    <svg class="cover-art" viewBox={`-4 -4 ${WIDTH + 8} ${HEIGHT + 8}`} aria-hidden="true">
      {chosen ? (
        <rect x="-2.5" y="-2.5" width={WIDTH + 5} height={HEIGHT + 5} rx="9" fill="none" class="cover-ring" />
      ) : null}
      <Drawing markup={leaf} />
      <Title {...props} />
      <text x="34" y="291" class="cover-line">
        {line}
      </text>
      <g transform="translate(42 314)" fill={INK}>
        <circle cy="-6" r="3.6" />
        <path d={PEOPLE} />
      </g>
      <text x="58" y="319" class="cover-players">
        {players}
      </text>
      <g transform={`translate(${WIDTH - 34} 303)`} class={chosen ? "cover-pill chosen" : "cover-pill"}>
        <rect x="-104" width="104" height="22" rx="11" />
        <text x="-52" y="15.6" text-anchor="middle">
          {invitation}
        </text>
      </g>
    </svg>
  );
}

/** A leaf with its vine and nothing on it yet: what stands there until the games are known. */
export function BlankCover({ seed }: { readonly seed: number }) {
  const markup = useMemo(() => paper() + border(WIDTH, HEIGHT, seed), [seed]);
  return (
    <svg class="cover-art" viewBox={`-4 -4 ${WIDTH + 8} ${HEIGHT + 8}`} aria-hidden="true">
      <Drawing markup={markup} />
    </svg>
  );
}

/** The bare leaf with its three rules. */
function paper(): string {
  const rule = (inset: number, top: number, colour: string, width: number): string =>
    `<rect x="${inset}" y="${top}" width="${WIDTH - 2 * inset}" height="${HEIGHT - 2 * top}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  return (
    `<rect width="${WIDTH}" height="${HEIGHT}" rx="6" fill="var(--parchment)" stroke="${INK}" stroke-width="1.8"/>` +
    rule(25, 21, INKS.gold, 2.4) +
    rule(23, 19, INK, 0.9) +
    rule(27.6, 23.6, INK, 0.9)
  );
}

function leafOf(game: string, seed: number): string {
  const art = coverArt(game);
  const { pattern, fill } = diaper(art.ground);
  const clip = freshId("arch");
  return (
    `${pattern}<clipPath id="${clip}"><path d="${ARCH}"/></clipPath>` +
    paper() +
    border(WIDTH, HEIGHT, seed) +
    `<g clip-path="url(#${clip})"><path d="${ARCH}" fill="${fill}"/><g transform="translate(38 34)">${art.scene()}</g></g>` +
    `<path d="${ARCH}" fill="none" stroke="${INK}" stroke-width="1.8"/>` +
    `<path d="${FRAME}" fill="none" stroke="${INKS.gold}" stroke-width="2"/>` +
    `<g transform="translate(34 222)">${initialBox(art.initial)}</g>`
  );
}

/** The name, its first letter illuminated; long names take two lines. */
export function titleLines(title: string): readonly [string, string] {
  const words = title.split(" ");
  if (words.length === 1 || title.length <= 13) return [title, ""];
  if (words.length === 2) return [words[0] ?? "", words[1] ?? ""];
  const article = (words[0] ?? "").length <= 3;
  const first = article ? words.slice(0, 2).join(" ") : (words[0] ?? "");
  return [first, words.slice(article ? 2 : 1).join(" ")];
}

function Title({ title }: CoverProps) {
  const [first, second] = titleLines(title);
  const small = second !== "";
  const secondSize = second.length > 17 ? 13.5 : second.length > 12 ? 15.4 : 22;
  const firstSize = first.length > 12 ? 21 : small ? 24 : first.length > 11 ? 24 : 27;
  return (
    <>
      <text x="57" y="258" class="serif cover-initial" text-anchor="middle">
        {first.slice(0, 1)}
      </text>
      <text x="84" y={small ? 243 : 255} class="serif cover-title" font-size={firstSize}>
        {first.slice(1)}
      </text>
      {small ? (
        <text x="84" y="265" class="serif cover-title" font-size={secondSize}>
          {second}
        </text>
      ) : null}
    </>
  );
}

/** The miniature in small, for lists. */
export function Thumbnail({ game }: { readonly game: string }) {
  const markup = useMemo(() => miniature(game), [game]);
  return (
    <Picture
      class="thumbnail"
      markup={markup}
      viewBox={coverArt(game).crop}
      preserveAspectRatio="xMidYMid slice"
    />
  );
}
