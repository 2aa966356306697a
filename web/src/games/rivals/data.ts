/** The cards, regions and prices of the Rivals, read from the data of the game itself when the client is built. */

import centreFileShipped from "@games/rivals/data/center_cards.json";
import diceFileShipped from "@games/rivals/data/dice.json";
import drawFileShipped from "@games/rivals/data/draw_cards.json";
import eventFileShipped from "@games/rivals/data/event_cards.json";
import regionFileShipped from "@games/rivals/data/regions.json";
import resourceFileShipped from "@games/rivals/data/resources.json";
import setupFileShipped from "@games/rivals/data/setup.json";
import { corrected } from "@/api/corrections";
import type { Words } from "@/api/wire";

const centreFile = corrected("rivals", "center_cards.json", centreFileShipped);
const diceFile = corrected("rivals", "dice.json", diceFileShipped);
const drawFile = corrected("rivals", "draw_cards.json", drawFileShipped);
const eventFile = corrected("rivals", "event_cards.json", eventFileShipped);
const regionFile = corrected("rivals", "regions.json", regionFileShipped);
const resourceFile = corrected("rivals", "resources.json", resourceFileShipped);
const setupFile = corrected("rivals", "setup.json", setupFileShipped);

export const RESOURCES = ["lumber", "brick", "wool", "grain", "ore", "gold"] as const;
export type Resource = (typeof RESOURCES)[number];
export const isResource = (value: unknown): value is Resource =>
  (RESOURCES as readonly unknown[]).includes(value);

export const POINTS = ["victory", "strength", "commerce", "skill", "progress"] as const;
export type Point = (typeof POINTS)[number];

export type Amounts = Readonly<Partial<Record<Resource, number>>>;

interface EffectRecord {
  readonly do?: string;
  readonly resource?: string;
  readonly give?: number;
}

export interface Card {
  readonly id: string;
  readonly name: Words;
  readonly text: Words;
  readonly category: string;
  readonly kind: string;
  readonly once: boolean;
  readonly cost: Amounts | null;
  readonly points: readonly (readonly [Point, number])[];
  /** A ship: how many of which resource buy one of another. */
  readonly rate: { readonly resource: string; readonly give: number } | null;
}

interface CardRecord {
  readonly id: string;
  readonly name: Words;
  readonly text: Words;
  readonly category: string;
  readonly kind?: string;
  readonly one_per_principality?: boolean;
  readonly cost?: Amounts | null;
  readonly points?: Readonly<Partial<Record<Point, number>>>;
  readonly effects?: readonly EffectRecord[];
}

function rateOf(effects: readonly EffectRecord[]): Card["rate"] {
  const { resource, give } = effects.find((effect) => effect.do === "trade_rate") ?? {};
  return resource && give ? { resource, give } : null;
}

function cardOfRecord(record: CardRecord): Card {
  const { points = {}, effects = [] } = record;
  return {
    id: record.id,
    name: record.name,
    text: record.text,
    category: record.category,
    kind: record.kind ?? "event",
    once: record.one_per_principality ?? false,
    cost: record.cost ?? null,
    points: POINTS.flatMap((point) => {
      const amount = points[point] ?? 0;
      return amount ? [[point, amount] as const] : [];
    }),
    rate: rateOf(effects),
  };
}

const CARDS: ReadonlyMap<string, Card> = new Map(
  [...(drawFile as readonly CardRecord[]), ...(eventFile as readonly CardRecord[])].map((record) => [
    record.id,
    cardOfRecord(record),
  ]),
);

/** Copies of a card in another set bear the set's name behind their own. */
const SET_NAMES = /_(gold|turmoil|progress)$/;

/** The card of this id, whichever set its copy belongs to. */
export const cardOf = (id: string): Card | undefined => CARDS.get(id) ?? CARDS.get(id.replace(SET_NAMES, ""));

export interface Region {
  readonly id: string;
  readonly type: string;
  readonly resource: string;
  readonly number: number;
  readonly name: Words;
}

export const REGIONS: ReadonlyMap<string, Region> = new Map(
  regionFile.map(({ id, type, resource, number, name }) => [id, { id, type, resource, number, name }]),
);

const CENTRE: ReadonlyMap<string, { readonly cost: Amounts; readonly victory: number }> = new Map(
  centreFile.map(({ id, cost, victory }) => [id, { cost, victory: victory ?? 0 }]),
);
export const centreCost = (id: string): Amounts => CENTRE.get(id)?.cost ?? {};
export const centrePoints = (id: string): number => CENTRE.get(id)?.victory ?? 0;

const named = (list: readonly { readonly id: string; readonly name: Words }[]): ReadonlyMap<string, Words> =>
  new Map(list.map(({ id, name }) => [id, name]));

const RESOURCE_NAMES = named(resourceFile);
const SETS = named(setupFile.sets);
const SYMBOLS = named(diceFile.event_die.symbols);

export const resourceName = (id: string): Words => RESOURCE_NAMES.get(id) ?? { en: id, cs: id };
/** A back is named after its set; the data of the view calls it basic_set or basic. */
export const setName = (back: string): Words =>
  SETS.get(back) ?? SETS.get(back.replace(/^era_of_|_set$/g, "")) ?? { en: back, cs: back };
export const symbolName = (id: string): Words => SYMBOLS.get(id) ?? { en: id, cs: id };

/** Resources one by one: two lumber and an ore are three symbols. */
export const unitsOf = (amounts: Amounts): Resource[] =>
  RESOURCES.flatMap((resource) => Array<Resource>(amounts[resource] ?? 0).fill(resource));

/** How many of this resource a ship among these cards takes for one of another; undefined without such a ship. */
export const shipRate = (resource: string, cards: readonly string[]): number | undefined =>
  cards.map((card) => cardOf(card)?.rate).find((rate) => rate?.resource === resource)?.give;

/** What the bank takes for one of another. */
export const BANK_RATE = setupFile.bank_rate;
/** What a region holds. */
export const CAPACITY = setupFile.region_capacity;
