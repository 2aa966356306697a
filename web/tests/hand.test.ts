/** The shape in the hand: what fits is what is offered, however it is turned; keys walk from fit to fit. */
import { describe, expect, test } from "vitest";
import type { Offer, View } from "@/api/wire";
import type { BoardProps, Draft } from "@/board/contract";
import { SCORING } from "@/games/cartographers/data";
import { EXAMPLE_CARDS } from "@/games/cartographers/example";
import {
  flip,
  type Hand,
  handState,
  holdOver,
  looseAction,
  newHand,
  paint,
  pin,
  rest,
  step,
  taskOf,
  turn,
  withdraw,
} from "@/games/cartographers/hand";
import { key } from "@/games/cartographers/keys";
import { pendingOf } from "@/games/cartographers/pending";
import { fitsHeld, fitsOf, flipped, holdings, nearest, normal, turned } from "@/games/cartographers/placing";
import { spaceName, spacesOf } from "@/games/cartographers/sheet";

const both = (text: string) => ({ en: text, cs: text });
const place = (cells: number[]): Offer => ({
  id: `place 0 ${cells.map(spaceName).join("+")}`,
  action: { type: "place", shape: 0, cells },
  label: both(""),
});

/** Hinterland Stream, a V of five, farm or water: it may lie in one corner or the other. */
const OFFERS = [place([0, 1, 2, 11, 22]), place([96, 107, 116, 117, 118])];

function view(question: string | null, pending: View["private"] = null): View {
  const sheet = {
    terrains: ["0", "0", "0", "0", "0"],
    filled: "0",
    coins: 0,
    mountains_paid: "0",
    scores: [],
    edicts: [],
    haunted: "0",
  };
  return {
    game: "cartographers",
    seats: 2,
    seat: 0,
    waiting: [0],
    asks: [],
    question: question ? { id: "1.0.0", kind: question, rule: "CART-3.2", args: {} } : null,
    over: false,
    private: pending,
    public: {
      side: "A",
      edicts: ["greenbough", "great_city", "canal_lake", "lost_barony"],
      season: "spring",
      limit: 8,
      time: 2,
      column: ["hinterland_stream"],
      card: "hinterland_stream",
      ambush: null,
      ruins_pending: false,
      deck: 10,
      ambush_deck: 3,
      raided: [],
      mountains: "0",
      ruins: "0",
      wasteland: "0",
      sheets: [sheet, sheet],
    },
  };
}

function table(): { props: BoardProps<Hand>; drafts: (Draft | null)[]; proposed: Draft[] } {
  const drafts: (Draft | null)[] = [];
  const proposed: Draft[] = [];
  const nothing = (): void => undefined;
  const props: BoardProps<Hand> = {
    hand: newHand(),
    view: view("draw-shape"),
    offers: OFFERS,
    players: [],
    draft: null,
    foreseen: null,
    lit: null,
    animatedEvents: [],
    compact: false,
    shown: null,
    preview: (draft) => drafts.push(draft),
    propose: (draft) => proposed.push(draft),
    confirm: nothing,
    whyNot: nothing,
    show: nothing,
    light: nothing,
  };
  return { props, drafts, proposed };
}

const taskFor = (props: BoardProps<Hand>) => {
  const task = taskOf(props);
  if (!task) throw new Error("nothing to draw");
  return task;
};

describe("shapes", () => {
  test("four turns or two flips are none", () => {
    const held = normal([[0, 0], [0, 1], [0, 2], [1, 2]]); // biome-ignore format: an L
    expect(turned(turned(turned(turned(held))))).toEqual(held);
    expect(turned(turned(held), true)).toEqual(held);
    expect(flipped(flipped(held))).toEqual(held);
    expect(holdings(held)).toHaveLength(8);
    expect(holdings([[0, 0], [0, 1], [1, 0], [1, 1]])).toHaveLength(1); // biome-ignore format: a square
  });

  test("offers are found by the way they are held, near the pointer only", () => {
    const fits = fitsOf(OFFERS);
    const corner = normal([[0, 0], [0, 1], [0, 2], [1, 0], [2, 0]]); // biome-ignore format: a V
    const found = fitsHeld(fits, "place 0", corner);
    expect(found.map((fit) => fit.offer.id)).toEqual(["place 0 A1+A2+A3+B1+C1"]);
    expect(nearest(found, corner, 1, 1)?.offer.id).toBe("place 0 A1+A2+A3+B1+C1");
    expect(nearest(found, corner, 8, 8)).toBeNull();
  });

  test("sets of spaces are hexadecimal numbers, A1 the lowest bit", () => {
    expect(spacesOf("0")).toEqual([]);
    expect(spacesOf("803").map(spaceName)).toEqual(["A1", "A2", "B1"]);
  });
});

describe("the hand", () => {
  test("over a fit it means the placement and the chosen terrain", () => {
    const { props, drafts } = table();
    const task = taskFor(props);
    holdOver(props, task, 1, 1);
    expect(drafts.at(-1)).toMatchObject({ ids: ["place 0 A1+A2+A3+B1+C1", "paint farm"], pinned: false });
    paint(props, task, "water");
    expect(drafts.at(-1)?.ids).toEqual(["place 0 A1+A2+A3+B1+C1", "paint water"]);
  });

  test("where nothing is offered it means nothing, and can be asked about", () => {
    const { props, drafts } = table();
    const state = holdOver(props, taskFor(props), 5.5, 5.5);
    expect(drafts.at(-1)).toBeNull();
    expect(looseAction(state)).toMatch(/^place 0 [A-K]\d+(\+[A-K]\d+){4}$/);
  });

  test("a pinned shape is proposed", () => {
    const { props, proposed } = table();
    const task = taskFor(props);
    holdOver(props, task, 1, 1);
    pin(props, task);
    expect(proposed).toHaveLength(1);
    expect(proposed[0]?.pinned).toBe(true);
  });

  test("what is meant is what is shown: a pointer that rests shows the same after a turn as one that comes back", () => {
    const { props, proposed } = table();
    const task = taskFor(props);
    for (let row = 0; row <= 11; row += 0.7) {
      for (let column = 0; column <= 11; column += 0.9) {
        holdOver(props, task, row, column);
        for (const change of [turn, flip, turn]) change(props, task);
        const rested = handState(props, task);
        expect(holdOver(props, task, row, column)).toEqual(rested);
        proposed.length = 0;
        pin(props, task);
        expect(proposed.map((draft) => draft.ids[0])).toEqual(rested.fit ? [rested.fit.offer.id] : []);
        withdraw(props, task, true);
      }
    }
  });

  test("what was not shown before is laid to be seen, not proposed", () => {
    const { props, drafts, proposed } = table();
    const task = taskFor(props);
    holdOver(props, task, 1, 1);
    rest(props, task);
    expect(drafts.at(-1)?.pinned).toBe(true);
    expect(proposed).toEqual([]);
  });

  test("a shape that lies stays while it is turned to where it does not fit, and lies as before after four turns", () => {
    const { props, drafts } = table();
    const task = taskFor(props);
    const { fit } = holdOver(props, task, 1, 1);
    rest(props, task);
    turn(props, task);
    expect(handState(props, task)).toMatchObject({ fit: null, pinned: true });
    expect(drafts.at(-1)).toBeNull();
    for (let i = 0; i < 3; i++) turn(props, task);
    expect(handState(props, task)).toMatchObject({ fit, pinned: true });
  });

  test("turned twice it fits in the other corner, and the arrows go there", () => {
    const { props, drafts } = table();
    const task = taskFor(props);
    turn(props, task);
    turn(props, task);
    step(props, task, 1, 0);
    expect(drafts.at(-1)?.ids[0]).toBe(OFFERS[1]?.id);
    expect(handState(props, task).pinned).toBe(true);
  });

  test("keys that mean nothing are left to others", () => {
    const { props } = table();
    expect(key(props, "x")).toBe(false);
    expect(key(props, "R")).toBe(true);
    expect(key(props, "2")).toBe(true);
    expect(handState(props, taskFor(props)).terrain).toBe("water");
  });
});

test("a pending drawing is one's own to see, without a terrain until it is chosen", () => {
  const placed = { type: "place", shape: 0, cells: [0, 1] };
  expect(pendingOf(view(null))).toBeNull();
  expect(pendingOf(view(null, { pending: [placed] }))).toEqual({ owner: 0, spaces: [0, 1], terrain: null });
  const painted = { pending: [placed, { type: "paint", terrain: "water" }] };
  expect(pendingOf(view(null, painted))?.terrain).toBe("water");
});

test("every scoring card has its small picture", () => {
  expect([...EXAMPLE_CARDS].sort()).toEqual([...SCORING.keys()].sort());
});
