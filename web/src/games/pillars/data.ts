/** The areas, spaces, cards and prices of The Pillars of the Earth, read from the data of the game itself when the client is built. */

import advantageFileShipped from "@games/pillars/data/advantages.json";
import boardFileShipped from "@games/pillars/data/board.json";
import craftsmanFileShipped from "@games/pillars/data/craftsmen.json";
import eventFileShipped from "@games/pillars/data/events.json";
import resourceFileShipped from "@games/pillars/data/resource_cards.json";
import setupFileShipped from "@games/pillars/data/setup.json";
import { corrected } from "@/api/corrections";
import type { Words } from "@/api/wire";

const advantageFile = corrected("pillars", "advantages.json", advantageFileShipped);
const boardFile = corrected("pillars", "board.json", boardFileShipped);
const craftsmanFile = corrected("pillars", "craftsmen.json", craftsmanFileShipped);
const eventFile = corrected("pillars", "events.json", eventFileShipped);
const resourceFile = corrected("pillars", "resource_cards.json", resourceFileShipped);
const setupFile = corrected("pillars", "setup.json", setupFileShipped);

export const CUBES = ["wood", "stone", "sand", "metal"] as const;
export type Cube = (typeof CUBES)[number];
export type Good = Cube | "gold" | "vp";
export type Amounts = Readonly<Partial<Record<Good, number>>>;

export const AREAS = [
  "event",
  "bishopric",
  "wool_mill",
  "kingsbridge",
  "priory",
  "forest",
  "quarry",
  "gravel_pit",
  "kings_court",
  "shiring",
  "shiring_castle",
  "market",
  "cathedral",
  "start_player",
] as const;
export type AreaId = (typeof AREAS)[number];

/** The number of an area is the step in which it is resolved; the data lists them in this order. */
export const stepOf = (area: AreaId): number => AREAS.indexOf(area) + 1;
export const areaAt = (step: number): AreaId | undefined => AREAS[step - 1];

export interface Space {
  readonly id: string;
  readonly area: AreaId;
  /** What a builder names to go there: the space itself, or the line that it is part of. */
  readonly choice: string;
  readonly points: number;
}

interface SpaceRecord {
  readonly id: string;
  readonly vp?: number;
}

const isArea = (id: string): id is AreaId => (AREAS as readonly string[]).includes(id);
export const isCube = (id: unknown): id is Cube => (CUBES as readonly unknown[]).includes(id);

export const SPACES: readonly Space[] = boardFile.areas.flatMap((area) => {
  const id = area.id;
  if (!isArea(id)) return [];
  return (area.spaces as readonly SpaceRecord[]).map((space) => ({
    id: space.id,
    area: id,
    choice: area.space_model === "ordered_queue" ? area.id : space.id,
    points: space.vp ?? 0,
  }));
});

/** The area that a builder's choice leads to. */
export const SPACE_AREAS: ReadonlyMap<string, AreaId> = new Map(
  SPACES.map((space) => [space.choice, space.area]),
);

export interface Craftsman {
  readonly id: string;
  readonly kind: string;
  readonly name: Words;
  readonly text: Words;
  readonly round: number;
  readonly price: number;
  readonly input: Amounts;
  readonly output: Amounts;
  readonly uses: number;
  readonly automatic: boolean;
  /** The kind of craftsman that one must employ beside this one. */
  readonly company: string | null;
  /** The good that one must own without paying it. */
  readonly holding: Good | null;
  readonly enables: readonly string[];
}

export interface Advantage {
  readonly id: string;
  readonly name: Words;
  readonly text: Words;
  readonly lasting: "permanent" | "once" | "immediate";
}

export interface EventCard {
  readonly id: string;
  readonly name: Words;
  readonly text: Words;
  readonly positive: boolean;
}

export interface ResourceCard {
  readonly id: string;
  readonly name: Words;
  readonly cube: Cube;
  readonly area: AreaId;
  readonly yields: number;
  readonly workers: number;
}

const byId = <T extends { readonly id: string }>(cards: readonly T[]): ReadonlyMap<string, T> =>
  new Map(cards.map((card) => [card.id, card]));

interface Requirement {
  readonly craftsman?: string;
  readonly goods?: Amounts;
}

export const CRAFTSMEN = byId<Craftsman>(
  craftsmanFile.cards.map((card) => {
    const requires = card.requires as Requirement | null;
    const [held] = Object.keys(requires?.goods ?? {});
    return {
      id: card.id,
      kind: card.kind,
      name: card.name,
      text: card.text,
      round: card.round,
      price: card.price ?? 0,
      input: card.conversion.input,
      output: card.conversion.output,
      uses: card.capacity ?? 1,
      automatic: card.automatic,
      company: requires?.craftsman ?? null,
      holding: isCube(held) ? held : null,
      enables: card.enables,
    };
  }),
);

const lastingOf = (type: string): Advantage["lasting"] =>
  type === "permanent" || type === "once" ? type : "immediate";

export const ADVANTAGES = byId<Advantage>(
  advantageFile.cards.map((card) => ({
    id: card.id,
    name: card.name,
    text: card.text,
    lasting: lastingOf(card.type),
  })),
);

export const EVENTS = byId<EventCard>(
  eventFile.cards.map(({ id, name, text, positive }) => ({ id, name, text, positive })),
);

export const RESOURCES = byId<ResourceCard>(
  resourceFile.cards.flatMap((card) =>
    isCube(card.resource) && isArea(card.area)
      ? [
          {
            id: card.id,
            name: card.name,
            cube: card.resource,
            area: card.area,
            yields: card.yield,
            workers: card.workers,
          },
        ]
      : [],
  ),
);

const amounts = (prices: Readonly<Record<string, number>>): Amounts => prices;

export const PRICES: readonly number[] = boardFile.builder_price_track.prices;
export const BUY: Amounts = amounts(boardFile.market.buy_price);
export const SELL: Amounts = amounts(boardFile.market.sell_price);
export const PARTS: readonly string[] = setupFile.cathedral_parts.map((part) => part.id);
export const PART_NAMES: ReadonlyMap<string, Words> = new Map(
  setupFile.cathedral_parts.map((part) => [part.id, part.name]),
);

/** The rounds as the cards are numbered; the cards of the beginning have no number. */
export const ROMAN: readonly string[] = ["", "I", "II", "III", "IV", "V", "VI"];
