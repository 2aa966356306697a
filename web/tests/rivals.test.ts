/** From the answers of the Rivals to what can be clicked, and where things lie. */
import { signal } from "@preact/signals";
import { describe, expect, it } from "vitest";
import type { Offer, Tagged } from "@/api/wire";
import { cardOf, setName, unitsOf } from "@/games/rivals/data";
import { changedLines, newlyBoosted } from "@/games/rivals/foreseen";
import type { Hand, Props } from "@/games/rivals/hand";
import { pick, pickedOf, pickingOf } from "@/games/rivals/picking";
import { pictureOf } from "@/games/rivals/pictures";
import { columnsOf, leftOf, slotsOf, TALL } from "@/games/rivals/plan";
import { pathsOf, press, reachedBy } from "@/games/rivals/targets";
import type { PrincipalityView } from "@/games/rivals/view";

const offer = (id: string, action: Tagged): Offer => ({ id, action, label: { en: id, cs: id } });

const MILL = ["above", "below"].map((row) =>
  offer(`build grain_mill 1 ${row}`, { type: "build", card: "grain_mill", x: 1, row }),
);
const END = offer("end-phase", { type: "end-phase" });
const BANK = offer("bank", { type: "trade-with-bank", give: "ore", get: "wool" });
const SHIP = offer("ship", { type: "trade-by-ship", give: "ore", get: "wool" });

function propsWith(offers: readonly Offer[]): { props: Props; proposed: string[] } {
  const proposed: string[] = [];
  const hand: Hand = { lifted: signal(null), picked: signal(null), aside: signal("") };
  const props = {
    hand,
    offers,
    draft: null,
    foreseen: null,
    view: { question: { id: "q", kind: "action-phase", rule: "", args: {} } },
    preview: () => undefined,
    propose: ({ ids }: { ids: readonly string[] }) => proposed.push(...ids),
  } as unknown as Props;
  return { props, proposed };
}

describe("targets", () => {
  it("begin at the card and go on to its sites", () => {
    expect([...reachedBy([...MILL, END], []).byTarget.keys()]).toEqual([
      "hand:grain_mill",
      "plate:end-phase",
    ]);
    expect([...reachedBy([...MILL, END], ["hand:grain_mill"]).byTarget.keys()]).toEqual([
      "site:1:above",
      "site:1:below",
    ]);
  });

  it("propose an answer once the clicks leave only one", () => {
    const { props, proposed } = propsWith([...MILL, END]);
    press(props, "hand:grain_mill");
    expect(proposed).toEqual([]);
    press(props, "site:1:below");
    expect(proposed).toEqual(["build grain_mill 1 below"]);
  });

  it("put down what is clicked twice", () => {
    const { props } = propsWith([...MILL, END]);
    press(props, "hand:grain_mill");
    press(props, "hand:grain_mill");
    expect(props.hand.lifted.value).toBeNull();
  });

  it("leave answers that look alike to a list of words", () => {
    const offers = [BANK, SHIP];
    expect(reachedBy(offers, ["res:ore", "res:wool"]).alike).toEqual(offers);
  });

  it("do not mind which of two is clicked first", () => {
    const swap = offer("s", { type: "swap-regions", region: "a", other: "b" });
    expect(pathsOf(swap)).toEqual([
      ["place:a", "place:b"],
      ["place:b", "place:a"],
    ]);
  });
});

describe("what is foreseen", () => {
  const change = (key: string, before: number, after: number, fresh: readonly string[] = []) => ({
    key,
    args: {},
    points: key === "victory",
    before,
    after,
    fresh,
    label: { en: key, cs: key },
  });
  const changes = [change("victory", 2, 2), change("ore", 3, 0), change("boosted", 0, 1, ["fields_6_red"])];
  const { props } = propsWith([]);
  const foreseen = { ...props, foreseen: { answers: [], changes, events: [], unforeseeable: false } };

  it("tells only the numbers that change, and the regions beside a new booster", () => {
    expect(changedLines(foreseen).map(({ key }) => key)).toEqual(["ore", "boosted"]);
    expect(newlyBoosted(foreseen)).toEqual(["fields_6_red"]);
  });

  it("is nothing before the server has told it", () => {
    expect(changedLines(props)).toEqual([]);
    expect(newlyBoosted(props)).toEqual([]);
  });
});

describe("the plan", () => {
  const prince = {
    settlements: [
      { x: -1, city: true },
      { x: 1, city: false },
    ],
    roads: [0, 2],
    expansions: [{ card: "mint", x: -1, row: "above", covered: false }],
  } as unknown as PrincipalityView;

  it("keeps room for a settlement behind a road", () => {
    expect(columnsOf(prince)).toEqual({ from: -2, to: 3, width: leftOf(4, -2) - 6 });
  });

  it("gives a city two sites on either side, all inside the height of the principality", () => {
    const slots = slotsOf(prince, -2);
    expect(slots.filter(({ column }) => column === -1)).toHaveLength(4);
    expect(slots.every(({ y }) => y >= 0 && y + 61 <= TALL)).toBe(true);
  });
});

describe("the data", () => {
  it("knows copies of other sets by the name of their card", () => {
    expect(cardOf("brigands_turmoil")?.id).toBe("brigands");
    expect(setName("era_of_gold").en).toBe("The Era of Gold");
  });

  it("counts a price out unit by unit", () => {
    expect(unitsOf({ ore: 2, lumber: 1 })).toEqual(["lumber", "ore", "ore"]);
  });

  it("has a picture of its own for cards of every kind", () => {
    const cards = ["abbey", "grain_ship", "inga", "scout", "plague", "gold_cache", "chief_cannoneer"];
    expect(new Set(cards.map(pictureOf)).size).toBe(cards.length);
  });
});

describe("picking", () => {
  const STACK = ["abbey", "scout", "inga", "harald", "osmund"];
  const asked = (args: object, kind: string): Props =>
    ({
      ...propsWith([]).props,
      view: {
        question: { id: "q", kind, rule: "", args },
        private: { hand: [], stacks: [[], STACK] },
        public: { regions: ["region_forest_2", "region_hills_3"] },
      },
    }) as unknown as Props;

  it("gives cards of a stack from the top down, whatever the order of the clicks", () => {
    const picking = pickingOf(asked({ stack: 2, left: 3 }, "take-starting-card"));
    expect(picking?.targets).toHaveLength(5);
    expect(picking?.chain(["tray:5:osmund", "tray:1:abbey", "tray:4:harald"])).toEqual([
      "take-from-stack 1 abbey",
      "take-from-stack 3 harald",
      "take-from-stack 3 osmund",
    ]);
  });

  it("is no picking where one is left", () => {
    expect(pickingOf(asked({ stack: 2, left: 1 }, "take-starting-card"))).toBeNull();
  });

  it("puts back, never replaces, and proposes all at once", () => {
    const { props, proposed } = propsWith([]);
    const given = { ...asked({ stack: 2, left: 2 }, "take-starting-card"), propose: props.propose };
    const picking = pickingOf(given);
    if (!picking) throw new Error("nothing to pick");
    pick(given, picking, "tray:2:scout");
    pick(given, picking, "tray:2:scout");
    expect(pickedOf(given, picking)).toEqual([]);
    pick(given, picking, "tray:5:osmund");
    expect(proposed).toEqual([]);
    pick(given, picking, "tray:2:scout");
    expect(proposed).toEqual(["take-from-stack 2 scout", "take-from-stack 4 osmund"]);
    const shown = { ...given, draft: { ids: proposed, pinned: true } };
    pick(shown, picking, "tray:1:abbey");
    expect(pickedOf(shown, picking)).toEqual(["tray:5:osmund", "tray:2:scout"]);
  });
});
