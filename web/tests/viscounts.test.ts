/** Viscounts: every card has words in both languages, ways cost what the rules say, sets of ribbons are the best ones. */
import { describe, expect, test } from "vitest";
import cs from "@/games/viscounts/cs.ftl?raw";
import { MANUSCRIPTS, SECTIONS, SEGMENTS, SLOTS, TOWNSFOLK } from "@/games/viscounts/data";
import en from "@/games/viscounts/en.ftl?raw";
import { ribbonSets } from "@/games/viscounts/score";
import { type PlayerView, type PublicView, routesOf } from "@/games/viscounts/view";
import { sayAbility, sayEffects, sayManuscript, sayUnlock } from "@/games/viscounts/words";
import { addTexts, LANGUAGES, language } from "@/text/fluent";

addTexts(en, cs);

const keysOf = (texts: string): string[] =>
  [...texts.matchAll(/^(visc-[\w-]+) =/gm)].map((match) => match[1] ?? "").sort();

test("both languages have the same sentences", () => {
  expect(keysOf(cs)).toEqual(keysOf(en));
});

describe.each(LANGUAGES)("in %s", (each) => {
  test("everything in the box has words", () => {
    language.value = each;
    const said = [
      ...[...TOWNSFOLK.values()].flatMap((card) => [
        sayAbility(card.ability),
        sayEffects(card.on_hire_or_dismiss),
      ]),
      ...[...MANUSCRIPTS.values()].map(sayManuscript),
      ...[...SECTIONS.values()].map((section) => sayEffects(section.tier2)),
      ...SLOTS.map(sayUnlock),
      ...[...SEGMENTS.values()].map((segment) => sayEffects(segment.printed_townsfolk.on_dismiss)),
    ];
    expect(said.filter((words) => words.includes("⟦"))).toEqual([]);
    expect(said.length).toBeGreaterThan(200);
  });
});

const ids = [...SEGMENTS.keys()];
const seen = { segments: ids.map((id) => ({ id })) } as unknown as PublicView;
const rider = (card: string, slots: readonly string[] = []): PlayerView =>
  ({ segment: ids[0], way: "outer_left", board: [card, null, null], slots }) as unknown as PlayerView;

describe("ways through the kingdom", () => {
  const cost = (player: PlayerView, position: number, way: string): number | undefined =>
    routesOf(seen, player).find((route) => route.position === position && route.way === way)?.silver;

  test("as many steps as the card is worth are free, every further one costs", () => {
    const squire = rider("squire");
    expect(TOWNSFOLK.get("squire")?.value).toBe(2);
    expect(cost(squire, 1, "outer_left")).toBe(0);
    expect(cost(squire, 1, "inner")).toBe(0);
    expect(cost(squire, 1, "outer_right")).toBe(1);
  });

  test("the first trading post makes one step more free", () => {
    expect(cost(rider("squire", ["trading_post_1"]), 1, "outer_right")).toBe(0);
  });

  test("every space can be reached by those who pay", () => {
    expect(routesOf(seen, rider("thief"))).toHaveLength(15);
  });
});

test("sets of ribbons: always the largest one next", () => {
  const of = (ribbon: string, count: number): string[] =>
    [...MANUSCRIPTS.values()]
      .filter((page) => page.ribbon === ribbon)
      .slice(0, count)
      .map((page) => page.id);
  expect(ribbonSets([...of("black", 3), ...of("blue", 1), ...of("grey", 2)])).toEqual([3, 2, 1]);
  expect(ribbonSets([])).toEqual([]);
});
