/** The middle of the table: draw stacks, the open stack, events, regions, roads, settlements, cities, the discard pile. */

import type { ComponentChildren } from "preact";
import { Drawing } from "@/board/Drawing";
import { peek } from "@/board/peek";
import { setName } from "@/games/rivals/data";
import { cardFace, counter, pileFace, roadFace, townFace } from "@/games/rivals/faces";
import type { Props } from "@/games/rivals/hand";
import { type Explained, lookAtPile, lookAtStack, lookAtThing } from "@/games/rivals/looks";
import { cardName, categoryName, setWord } from "@/games/rivals/names";
import { slab } from "@/games/rivals/pens";
import { CARD } from "@/games/rivals/plan";
import { grouped, said } from "@/games/rivals/said";
import { Target } from "@/games/rivals/Target";
import { ownSeat, type PublicView, publicOf } from "@/games/rivals/view";
import { say, t } from "@/text/fluent";
import { pigment } from "@/ui/Shield";

/** One pile: drawn round its own middle, with the words below it. */
interface Pile {
  readonly key: string;
  readonly width: number;
  readonly caption: string;
  readonly body: ComponentChildren;
}

const PILE_BOX = { x: -21, y: -26, width: 42, height: 52 };
const SMALL = 0.26;

/** Single cards of the open stack with how many of each there are. */
function openStack(props: Props, seen: PublicView): Pile[] {
  return [...new Set(seen.face_up)].map((card) => {
    const many = seen.face_up.filter((one) => one === card).length;
    return {
      key: `open:${card}`,
      width: 42,
      caption: t("riva-open"),
      body: (
        <Target
          props={props}
          target={`open:${card}`}
          label={`${cardName(card)} (${t("riva-open")}, ${many}×)`}
          box={PILE_BOX}
          card={card}
        >
          <g
            transform={`translate(${-CARD.width * SMALL * 0.5} ${-CARD.height * SMALL * 0.5}) scale(${SMALL})`}
          >
            <Drawing markup={cardFace(card, categoryName(card))} />
          </g>
          {many > 1 ? <Drawing markup={counter(19, 16, many)} /> : null}
        </Target>
      ),
    };
  });
}

function stackPiles(props: Props, seen: PublicView): Pile[] {
  return seen.stacks.map(({ back, size }, i) => ({
    key: `stack:${i + 1}`,
    width: 42,
    caption: setWord(back),
    body: (
      <Target
        props={props}
        target={`stack:${i + 1}`}
        label={t("riva-stack", { number: i + 1, back: say(setName(back)), size })}
        box={PILE_BOX}
        look={lookAtStack(back, size)}
      >
        <Drawing markup={pileFace(back, size)} />
      </Target>
    ),
  }));
}

interface PlainPile extends Omit<Pile, "body"> {
  readonly size: number;
  readonly markup: string;
  readonly look: Explained;
}

function plain({ size, markup, look, ...pile }: PlainPile): Pile {
  return {
    ...pile,
    body: (
      <g {...said(`${pile.caption}: ${size}`)} {...peek(look)}>
        <Drawing markup={markup} />
      </g>
    ),
  };
}

const miniature = (face: string, width: number, size: number): string =>
  slab(-36, -24, 74, 46, 4, "#D8C9AC", 1.1) +
  `<g transform="translate(-38 -22) scale(${76 / width} .62)">${face}</g>${counter(34, 16, size)}`;

function supply(props: Props, seen: PublicView): Pile[] {
  const seat = ownSeat(props.view);
  const town = (city: boolean): string => townFace(city, pigment(seat), false);
  const back = (key: "event" | "region", size: number): Pile =>
    plain({
      key,
      width: 42,
      caption: t(`riva-${key}s`),
      size,
      markup: pileFace(key, size),
      look: lookAtPile(key, size),
    });
  const centre = (key: "road" | "settlement" | "city", size: number, face: string, wide: number): Pile =>
    plain({
      key,
      width: 76,
      caption: t(key === "city" ? "riva-cities" : `riva-${key}s`),
      size,
      markup: miniature(face, wide, size),
      look: lookAtThing(key, seat, size),
    });
  return [
    back("event", seen.events.size),
    back("region", seen.regions.length),
    centre("road", seen.roads, roadFace(false), 92),
    centre("settlement", seen.settlements, town(false), 124),
    centre("city", seen.cities, town(true), 124),
  ];
}

function discard(props: Props, seen: PublicView): Pile[] {
  const top = seen.discard_top;
  if (!top) return [];
  const body = (
    <Target
      props={props}
      target="discard"
      label={t("riva-discard-top", { card: cardName(top), size: seen.discard_size })}
      box={PILE_BOX}
      card={top}
    >
      <g
        transform={`rotate(5) translate(${-CARD.width * SMALL * 0.5} ${-CARD.height * SMALL * 0.5}) scale(${SMALL})`}
      >
        <Drawing markup={cardFace(top, categoryName(top))} />
      </g>
      <Drawing markup={counter(19, 16, seen.discard_size)} />
    </Target>
  );
  return [{ key: "discard", width: 42, caption: t("riva-discard"), body }];
}

/** A caption once for neighbours that share it. */
function captions(
  piles: readonly Pile[],
  places: readonly number[],
): { readonly x: number; readonly words: string }[] {
  const groups: { words: string; xs: number[] }[] = [];
  piles.forEach(({ caption }, i) => {
    const last = groups.at(-1);
    const x = places[i] ?? 0;
    if (last?.words === caption) last.xs.push(x);
    else groups.push({ words: caption, xs: [x] });
  });
  return groups.map(({ words, xs }) => ({ words, x: xs.reduce((a, b) => a + b, 0) / xs.length }));
}

export function pilesOf(props: Props): Pile[] {
  const seen = publicOf(props.view);
  return [
    ...stackPiles(props, seen),
    ...openStack(props, seen),
    ...supply(props, seen),
    ...discard(props, seen),
  ];
}

/** Piles beside each other in a band of this width and 78 high. */
interface CentreProps {
  readonly props: Props;
  readonly width: number;
  /** Without captions it is 60 high instead of 78. */
  readonly bare?: boolean;
}

export function Centre({ props, width, bare = false }: CentreProps) {
  const piles = pilesOf(props);
  const used = piles.reduce((sum, pile) => sum + pile.width, 0);
  const gap = Math.min(22, (width - 40 - used) / (piles.length - 1));
  let x = (width - used - gap * (piles.length - 1)) / 2;
  const places = piles.map((pile) => {
    const middle = x + pile.width / 2;
    x += pile.width + gap;
    return middle;
  });
  return (
    <g class="riva-centre" {...grouped(t("riva-centre"))}>
      <rect width={width} height={bare ? 60 : 78} class="riva-band" />
      {piles.map((pile, i) => (
        <g key={pile.key} transform={`translate(${places[i]} 34)`}>
          {pile.body}
        </g>
      ))}
      {(bare ? [] : captions(piles, places)).map(({ words, x: middle }) => (
        <text key={`${words}${middle}`} x={middle} y="74" class="riva-caption">
          {words}
        </text>
      ))}
    </g>
  );
}
