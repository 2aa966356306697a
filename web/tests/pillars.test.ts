/** The board of The Pillars of the Earth: everything in the box can be drawn, every answer has a place, and what is foreseen has words. */

import { describe, expect, test } from "vitest";
import type { Change, Foretold, Offer, Tagged, View } from "@/api/wire";
import type { Draft } from "@/board/contract";
import { nextOffer } from "@/board/stepping";
import { ADVANTAGES, CRAFTSMEN, EVENTS, SPACES } from "@/games/pillars/data";
import { actsIn, differences, gifts, paid, warnings } from "@/games/pillars/foreseen";
import { count, countedOut, newHand, type Props } from "@/games/pillars/hand";
import { key } from "@/games/pillars/keys";
import { fitted, set, widthOf, wrapped } from "@/games/pillars/lettering";
import { litBy } from "@/games/pillars/lit";
import { craftsmanName } from "@/games/pillars/names";
import { cameraAt } from "@/games/pillars/Phone";
import { DRAWN } from "@/games/pillars/people";
import { advantagePlaces, type Box, craftsmanPlaces, STONES, STRIP, TOWN } from "@/games/pillars/plan";
import { SIGNED } from "@/games/pillars/signs";
import { offersByTarget, press } from "@/games/pillars/targets";
import { gainOf, type PublicView, spaceFor } from "@/games/pillars/view";
import { t } from "@/text/fluent";
import "@/games/pillars/index";

const player = {
  gold: 28,
  vp: 7,
  cubes: { wood: 4, stone: 2, sand: 0, metal: 1 },
  craftsmen: ["mortar_mixer_start", "woodworker_start", "stonecutter_start", "mason_r2", "carpenter_r3"],
  room: 5,
  advantages: ["prior_philip"],
  resources: [],
  reserve: 12,
  mill: 0,
  working: 0,
  grey: 0,
  lent: 0,
  black: 0,
  points: { start: 2, craftsmen: 5 },
  builders_allowed: 3,
};

const seen = {
  round: 3,
  rounds: 6,
  phase: 2,
  step: 0,
  start: 1,
  part: "apse",
  parts_built: 2,
  resources: ["forest_2"],
  craftsmen: ["sculptor_r3"],
  kingsbridge: ["ellen", "jack"],
  shiring: ["potter_r3", "mason_r3"],
  drafting: [],
  spaces: { ...Object.fromEntries(SPACES.map((space) => [space.id, null])), kings_court_1: 1 },
  free: { kings_court: "kings_court_2", market: "market_1" },
  price: 4,
  redraws: 1,
  bag: [0, 1, 1],
  drawn: 0,
  parked: [],
  aside: [],
  market: { wood: 4, stone: 4, sand: 4 },
  court: 1,
  castle: 4,
  black: 1,
  event: null,
  affected: [],
  tax: null,
  line: [],
  left: {},
  deals: {},
  advantage_deck: 6,
  event_deck: 4,
  past_events: ["cold_winter"],
  gone_advantages: [],
  gone_craftsmen: [],
  players: [player, player],
} as unknown as PublicView;

const offer = (id: string, action: Tagged): Offer => ({ id, action, label: { en: id, cs: id } });

/** A table at which a question is open; what the player proposes is written down. */
function table(
  kind: string,
  offers: readonly Offer[],
  more: Partial<Props> = {},
): Props & { proposed: Draft[] } {
  const proposed: Draft[] = [];
  const view: View = {
    game: "pillars",
    seats: 2,
    seat: 0,
    waiting: [0],
    asks: [],
    public: seen,
    private: { event: null },
    question: { id: "1", kind, rule: "", args: { card: "loyalty_rewarded", owed: 3 } },
    over: false,
  };
  const nothing = (): void => undefined;
  return {
    proposed,
    hand: newHand(),
    view,
    offers,
    players: [],
    draft: null,
    foreseen: null,
    lit: null,
    animatedEvents: [],
    compact: false,
    shown: null,
    preview: nothing,
    propose: (draft) => void proposed.push(draft),
    confirm: nothing,
    whyNot: nothing,
    show: nothing,
    light: nothing,
    ...more,
  };
}

const EVERY_ANSWER: readonly Tagged[] = [
  { type: "take-resource", card: "forest_2" },
  { type: "hire", craftsman: "sculptor_r3" },
  { type: "pass" },
  { type: "dismiss", craftsman: "mason_r2" },
  { type: "keep-builder" },
  { type: "return-builder" },
  { type: "place", space: "market" },
  { type: "place-free", space: "market" },
  { type: "park" },
  { type: "take-protection" },
  { type: "take-cube-instead" },
  { type: "use-card" },
  { type: "keep-card" },
  { type: "take-cube", cube: "sand" },
  { type: "buy", cube: "wood", amount: 2 },
  { type: "sell", cube: "metal", amount: 1 },
  { type: "withdraw" },
  { type: "use", craftsman: "carpenter_r3", times: 2 },
  { type: "finish" },
  { type: "boost", craftsman: "mason_r2" },
  { type: "boost-nobody" },
];

describe("everything in the box can be drawn", () => {
  test("a tool and a face for every kind of craftsman", () => {
    const kinds = new Set([...CRAFTSMEN.values()].map((card) => card.kind));
    expect([...kinds].filter((kind) => !DRAWN.tools.includes(kind))).toEqual([]);
    expect([...kinds].filter((kind) => !DRAWN.portraits.includes(kind))).toEqual([]);
  });

  test("a picture for every advantage and a sign for every event", () => {
    expect([...ADVANTAGES.keys()].filter((id) => !DRAWN.portraits.includes(id))).toEqual([]);
    expect([...EVENTS.keys()].filter((id) => !SIGNED.includes(id))).toEqual([]);
  });

  test("a stone for every space", () => {
    expect(SPACES.length).toBe(17);
    expect(SPACES.filter((space) => !STONES[space.id])).toEqual([]);
  });
});

describe("every answer has a place", () => {
  test("on the board, whatever is asked", () => {
    const offers = EVERY_ANSWER.map((action) => offer(JSON.stringify(action), action));
    const placed = new Set([...offersByTarget(table("trade", offers)).values()].flat().map(({ id }) => id));
    expect(offers.filter(({ id }) => !placed.has(id))).toEqual([]);
  });

  test("a builder stands where the rules say", () => {
    expect(spaceFor(seen, "kings_court")?.id).toBe("kings_court_2");
    expect(spaceFor(seen, "priory_2")).toBeUndefined();
  });

  test("one answer is given by a click, several open a menu", () => {
    const pay = offer("place market", { type: "place", space: "market" });
    const free = offer("place-free market", { type: "place-free", space: "market" });
    const one = table("place-builder", [pay]);
    press(one, "stone:market");
    expect(one.proposed).toEqual([{ ids: ["place market"], pinned: true }]);
    const two = table("place-builder", [pay, free]);
    press(two, "stone:market");
    expect(two.proposed).toEqual([]);
    expect(two.hand.menu.value?.target).toBe("stone:market");
  });

  test("cubes are counted out until the count is an answer", () => {
    const offers = [
      offer("give-back 2 0 0 0", { type: "give-back", wood: 2, stone: 0, sand: 0, metal: 0 }),
      offer("give-back 1 1 0 0", { type: "give-back", wood: 1, stone: 1, sand: 0, metal: 0 }),
    ];
    const giving = table("reduce-cubes", offers);
    count(giving, "metal", 1);
    count(giving, "stone", 1);
    count(giving, "stone", 1);
    expect(countedOut(giving)).toEqual({ wood: 0, stone: 1, sand: 0, metal: 0 });
    expect(giving.proposed).toEqual([]);
    count(giving, "wood", 1);
    expect(giving.proposed.map(({ ids }) => ids)).toEqual([["give-back 1 1 0 0"]]);
  });
});

describe("what is foreseen", () => {
  const change = (
    key: string,
    before: number,
    after: number,
    args: Readonly<Record<string, unknown>> = {},
  ): Change => ({ key, args, label: { en: key, cs: key }, points: false, before, after, fresh: [] });
  const foretold = (event: Tagged): Foretold => ({ type: event.type, event, text: { en: "", cs: "" } });
  const shown = (
    kind: string,
    action: Tagged,
    changes: readonly Change[],
    events: readonly Tagged[] = [],
  ): { props: Props; first: Offer } => {
    const first = offer("x", action);
    const foreseen = { answers: ["x"], changes, events: events.map(foretold), unforeseeable: false };
    return { props: table(kind, [first], { foreseen, draft: { ids: ["x"], pinned: true } }), first };
  };

  test("goods that change have a sign, what is sure to come has words", () => {
    const { props, first } = shown(
      "place-builder",
      { type: "place", space: "kings_court" },
      [
        change("points", 7, 7),
        change("gold", 28, 24),
        change("untaxed", 0, 1),
        change("coming", 0, 1, { cube: "metal" }),
        change("builders", 3, 2),
      ],
      [{ type: "builder-placed", seat: 0, space: "kings_court", gold: 4, next_price: 3 }],
    );
    expect(differences(props)).toEqual([{ what: "gold", by: -4 }]);
    expect(gifts(props, first)).toEqual([t("pill-gift-untaxed"), t("pill-count-metal", { count: 1 })]);
    expect(paid(props)).toBe(4);
    expect(actsIn(first)).toBe("kings_court");
  });

  test("cards that builders wait for are named, and one too many is announced", () => {
    const { props, first } = shown("place-builder", { type: "place", space: "shiring_a" }, [
      change("craftsman-coming", 0, 1, { craftsman: "potter_r3" }),
      change("dismissals", 0, -1),
    ]);
    expect(gifts(props, first)).toEqual([craftsmanName("potter_r3")]);
    expect(warnings(props, first)).toEqual([t("pill-warn-room", { count: 1 })]);
  });

  test("a place brings nothing only if that is known", () => {
    const { props, first } = shown("place-builder", { type: "place", space: "market" }, [
      change("gold", 28, 24),
    ]);
    expect(gifts(props, first)).toEqual([t("pill-gift-nothing")]);
    expect(gifts({ ...props, foreseen: null }, first)).toEqual([]);
  });

  test("gold above the limit is lost, by the viewer alone", () => {
    const { props, first } = shown(
      "trade",
      { type: "sell", cube: "stone", amount: 2 },
      [change("stone", 2, 0), change("gold", 28, 30)],
      [
        { type: "gold-lost", seat: 0, gold: 6, limit: 30 },
        { type: "gold-lost", seat: 1, gold: 2, limit: 30 },
      ],
    );
    expect(differences(props)).toEqual([
      { what: "stone", by: -2 },
      { what: "gold", by: 2 },
    ]);
    expect(warnings(props, first)).toEqual([t("pill-warn-gold", { count: 6, limit: 30 })]);
  });

  test("a card that spares the tax is told once, and that it is gone", () => {
    const { props, first } = shown(
      "waive-tax",
      { type: "use-card" },
      [change("untaxed", 0, 1)],
      [{ type: "tax-waived", seat: 0, card: "loyalty_rewarded" }],
    );
    expect(gifts(props, first)).toEqual([t("pill-gift-untaxed")]);
    expect(warnings(props, first)).toEqual([t("pill-warn-card")]);
  });

  test("an event affects whom the rules name", () => {
    const struck = (seats: readonly number[]) => {
      const { props, first } = shown(
        "choose-protection",
        { type: "take-cube-instead" },
        [],
        [
          { type: "cube-preferred", seat: 0 },
          { type: "event-struck", card: "cold_winter", seats },
        ],
      );
      return warnings(props, first);
    };
    expect(struck([0, 1])).toEqual([t("pill-warn-struck")]);
    expect(struck([1])).toEqual([]);
  });

  test("an answer that names a number is labelled with what the rules say it books", () => {
    const view = { public: { ...seen, deals: { work: { wood: -3, vp: 3 }, buy: { wood: 2, gold: -6 } } } };
    const gain = (id: string) => gainOf(view as unknown as View, offer(id, { type: id }));
    expect(gain("work")).toEqual(["vp", 3]);
    expect(gain("buy")).toEqual(["gold", -6]);
    expect(gain("finish")).toBeUndefined();
  });
});

describe("keys", () => {
  const offers = [offer("place market", { type: "place", space: "market" }), offer("park", { type: "park" })];

  test("arrows go round the answers", () => {
    expect(nextOffer(offers, undefined, 1)?.id).toBe("place market");
    expect(nextOffer(offers, "park", 1)?.id).toBe("place market");
    expect(nextOffer(offers, undefined, -1)?.id).toBe("park");
  });

  test("a letter gives an answer that is no place", () => {
    const asked = table("place-builder", offers);
    expect(key(asked, "P")).toBe(true);
    expect(asked.proposed).toEqual([{ ids: ["park"], pinned: true }]);
    expect(key(asked, "F")).toBe(false);
  });
});

describe("what an event is about", () => {
  test("is an area, and the space or card that it names", () => {
    const scored = { type: "priory-scored", seat: 1, space: "priory_2", points: 2, bonus: 0 };
    expect(litBy(scored)).toEqual({ areas: ["priory"], things: ["priory_2"] });
    expect(litBy({ type: "cubes-produced", card: "quarry_3", cube: "stone" }).areas).toEqual(["quarry"]);
    expect(litBy({ type: "builder-placed", space: "kings_court" }).areas).toEqual(["kings_court"]);
    expect(litBy({ type: "passed", seat: 0 }).areas).toEqual([]);
  });
});

describe("lettering", () => {
  test("lines are not wider than their box", () => {
    const text = "Za nejvýše 5 svých dělníků v manufaktuře dostane každý hráč dvojnásobnou mzdu";
    for (const line of wrapped(text, 120, 12)) expect(widthOf(line, 12)).toBeLessThanOrEqual(120);
    expect(wrapped(text, 120, 12).join(" ")).toBe(text);
  });

  test("a long name shrinks, a short one does not", () => {
    expect(fitted("Mason", 120, 16, "serif")).toBe(16);
    expect(
      widthOf("Skilled mortar mixer", fitted("Skilled mortar mixer", 90, 16), "sans"),
    ).toBeLessThanOrEqual(90);
  });

  test("every text of every card fits where it is read", () => {
    const texts = [...ADVANTAGES.values(), ...EVENTS.values()].flatMap((card) => [
      card.text.en,
      card.text.cs,
    ]);
    for (const text of texts) {
      const { lines, size } = set(text, { width: 128, height: 62 }, 12, 9.5);
      expect(lines.length * size * 1.14).toBeLessThanOrEqual(62);
    }
  });
});

describe("places on the strip", () => {
  const apart = (a: Box, b: Box): boolean =>
    a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

  test.each([3, 5, 6, 7])("%i craftsmen and up to eight advantages lie side by side", (craftsmen) => {
    for (let advantages = 1; advantages <= 8; advantages++) {
      const boxes = [...craftsmanPlaces(craftsmen), ...advantagePlaces(advantages)];
      boxes.forEach((box, i) => {
        expect(box.x + box.width).toBeLessThanOrEqual(STRIP.width + 0.01);
        for (const other of boxes.slice(i + 1)) expect(apart(box, other)).toBe(true);
      });
    }
  });
});

test("a phone never looks beyond the edge of the town", () => {
  const size = { width: 390, height: 400 };
  const left = cameraAt(size, { x: 0, y: 0 });
  const right = cameraAt(size, { x: TOWN.width, y: 0 });
  expect(left.x).toBe(0);
  expect(right.x + size.width / right.scale).toBeCloseTo(TOWN.width);
});
