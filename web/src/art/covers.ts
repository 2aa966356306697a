/** What belongs to a game's cover: its miniature, its ground and its initial. */
import { freshId, INK, INKS, path } from "@/art/ink";
import { scene as any } from "@/art/scenes/any";
import { scene as carcassonne } from "@/art/scenes/carcassonne";
import { scene as cartographers } from "@/art/scenes/cartographers";
import { scene as pillars } from "@/art/scenes/pillars";
import { scene as rivals } from "@/art/scenes/rivals";
import { scene as viscounts } from "@/art/scenes/viscounts";

type Mark = "flower" | "dot" | "cross";

export interface CoverArt {
  scene(): string;
  /** Ground, its lozenges, their mark and its colour. */
  readonly ground: readonly [string, string, Mark, string];
  readonly initial: string;
  /** The part of the miniature that is shown small. */
  readonly crop: string;
}

const ART: Readonly<Record<string, CoverArt>> = {
  carcassonne: {
    scene: carcassonne,
    ground: ["#2F5D8C", "#24496F", "flower", INKS.gold],
    initial: INKS.madder,
    crop: "34 30 112 94",
  },
  cartographers: {
    scene: cartographers,
    ground: ["#3E8E7E", "#2F7265", "dot", INKS.gold],
    initial: INKS.woad,
    crop: "28 26 112 94",
  },
  rivals: {
    scene: rivals,
    ground: ["#D3A944", "#B98D2A", "cross", "#8A6414"],
    initial: INKS.verdigris,
    crop: "10 40 120 100",
  },
  pillars: {
    scene: pillars,
    ground: ["#B3322B", "#8F251F", "flower", INKS.gold],
    initial: INKS.woad,
    crop: "40 20 112 94",
  },
  viscounts: {
    scene: viscounts,
    ground: ["#7A3E78", "#5F2E5D", "dot", INKS.gold],
    initial: INKS.madder,
    crop: "36 36 108 90",
  },
};

const OTHER: CoverArt = {
  scene: any,
  ground: ["#4F6B4A", "#3E563A", "dot", INKS.gold],
  initial: INKS.madder,
  crop: "30 44 120 100",
};

export const coverArt = (game: string): CoverArt => ART[game] ?? OTHER;

const MARKS: Record<Mark, (colour: string) => string> = {
  flower: (colour) => path("M8,3.4l1.3,2.9L12.2,8l-2.9,1.7L8,12.6L6.7,9.7L3.8,8l2.9,-1.7Z", colour),
  dot: (colour) => `<circle cx="8" cy="8" r="1.9" fill="${colour}"/>`,
  cross: (colour) => path("M8,5v6M5,8h6", null, colour, 1.7),
};

/** The chequered ground behind a miniature: a pattern and the reference to it. */
export function diaper([ground, lines, mark, colour]: CoverArt["ground"]): { pattern: string; fill: string } {
  const id = freshId("diaper");
  const lozenges = path("M0,0L16,16M16,0L0,16", null, lines, 1.1);
  const tile = `<rect width="16" height="16" fill="${ground}"/>${lozenges}${MARKS[mark](colour)}`;
  return {
    pattern: `<pattern id="${id}" width="16" height="16" patternUnits="userSpaceOnUse">${tile}</pattern>`,
    fill: `url(#${id})`,
  };
}

/** The miniature on its ground, 180 × 170. */
export function miniature(game: string): string {
  const art = coverArt(game);
  const { pattern, fill } = diaper(art.ground);
  return `${pattern}<rect width="180" height="170" fill="${fill}"/>${art.scene()}`;
}

/** The box of an illuminated initial, 46 units wide; the letter is set by the caller. */
export function initialBox(colour: string): string {
  const balls = [[8, 8], [38, 8], [8, 38], [38, 38]] as const; // biome-ignore format: four corners
  const corners = balls.map(
    ([x, y]) => `<circle cx="${x}" cy="${y}" r="2.2" fill="${INKS.gold}" stroke="${INK}" stroke-width=".6"/>`,
  );
  return (
    `<rect width="46" height="46" fill="${colour}" stroke="${INK}" stroke-width="1.6"/>` +
    `<rect x="3" y="3" width="40" height="40" fill="none" stroke="${INKS.gold}" stroke-width="1.3"/>` +
    corners.join("") +
    path("M7,25C11,19 9,13 15,9M39,21C35,27 37,33 31,37", null, INKS.parchment, 1, 'opacity=".55"')
  );
}
