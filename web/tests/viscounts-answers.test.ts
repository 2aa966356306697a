/** Viscounts: where answers belong that say more than one thing, and what is said of things that nobody has seen. */
import { describe, expect, test } from "vitest";
import type { Offer, View } from "@/api/wire";
import cs from "@/games/viscounts/cs.ftl?raw";
import { MANUSCRIPTS, PLAYER_CARDS, SCHEMES, SOLO_BOARDS } from "@/games/viscounts/data";
import en from "@/games/viscounts/en.ftl?raw";
import { PLAQUE, targetOf } from "@/games/viscounts/targets";
import { sayDoubt, sayEffects } from "@/games/viscounts/words";
import { addTexts, LANGUAGES, language } from "@/text/fluent";

addTexts(en, cs);

const view = {
  seat: 0,
  public: {
    segments: [{ id: "seg_hills", section: "castle_flip" }],
    players: [{ segment: "seg_hills", way: "outer_left" }],
  },
} as unknown as View;
const offer = (action: Offer["action"]): Offer => ({ action }) as unknown as Offer;

test("an action that needs a dismissal belongs where the action is done", () => {
  const acting = (action: string) => offer({ type: "act-with-dismissal", action, card: "mason", silver: 1 });
  expect(targetOf(view, acting("build"))).toBe("bank:seg_hills:outer_left");
  expect(targetOf(view, acting("trade"))).toBe("trade:seg_hills:outer_left");
  expect(targetOf(view, acting("place_workers"))).toBe("section:castle_flip");
  expect(targetOf(view, acting("transcribe"))).toBe("manuscript:seg_hills");
});

test("several resources are picked at once, on the plaque", () => {
  expect(targetOf(view, offer({ type: "take-resources", ink: 1, gold: 1, stone: 0 }))).toBe(PLAQUE);
});

describe.each(LANGUAGES)("in %s", (each) => {
  test("a closer look tells what is reconstructed", () => {
    language.value = each;
    const doubted = (things: ReadonlyMap<string, { readonly reconstructed?: boolean }>) =>
      [...things.values()].filter((thing) => sayDoubt(thing)).length;
    expect([MANUSCRIPTS, PLAYER_CARDS, SCHEMES, SOLO_BOARDS].map(doubted)).toEqual([13, 5, 11, 3]);
  });

  test("player cards have words, card 8 for its whole segment", () => {
    language.value = each;
    const said = [...PLAYER_CARDS.values()].map(({ effects }) => sayEffects(effects));
    expect(said.filter((words) => words.includes("⟦"))).toEqual([]);
    expect(said[7]).toContain(each === "cs" ? "dílu" : "segment");
  });
});
