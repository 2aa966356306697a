/** Viscounts: every card has words in both languages; rides and what they open are drawn as the rules tell them. */
import { describe, expect, test } from "vitest";
import type { Consequence, View } from "@/api/wire";
import cs from "@/games/viscounts/cs.ftl?raw";
import { MANUSCRIPTS, SECTIONS, SEGMENTS, SLOTS, TOWNSFOLK } from "@/games/viscounts/data";
import en from "@/games/viscounts/en.ftl?raw";
import { iconsThen, reachAt } from "@/games/viscounts/foreseen";
import type { Props } from "@/games/viscounts/hand";
import { rideTo, stepsOf } from "@/games/viscounts/view";
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

const view = {
  seat: 0,
  public: {
    segments: [{ id: "seg_coast" }, { id: "seg_hills", manuscript: "ms_blue_silver" }],
    players: [{ segment: "seg_coast", way: "outer_left" }],
    rides: [
      { silver: 0, segments: ["seg_coast"], ways: ["inner"] },
      { silver: 1, segments: ["seg_coast", "seg_hills"], ways: ["inner", "inner"] },
    ],
  },
} as unknown as View;

test("a ride is found by where it ends and drawn from where the viscount stands", () => {
  const ride = rideTo(view, "seg_hills", "inner");
  expect(ride?.silver).toBe(1);
  expect(ride && stepsOf(view, ride)).toEqual([
    [0, "outer_left"],
    [0, "inner"],
    [1, "inner"],
  ]);
  expect(rideTo(view, "seg_hills", "outer_left")).toBeUndefined();
});

describe("what is foreseen", () => {
  const change = (key: string, args: Record<string, string>, after: number) => ({
    key,
    args,
    before: 0,
    after,
  });
  const foreseen = {
    changes: [
      change("reach", { action: "trade" }, 0),
      change("reach", { action: "place-workers" }, 2),
      change("reach", { action: "transcribe" }, 1),
      change("icons", { icon: "noble" }, 3),
    ],
  } as unknown as Consequence;

  test("the note shows what can be done where the ride ends, and what is printed there", () => {
    expect(reachAt({ view, foreseen } as Props, "seg_hills", "inner")).toEqual([
      { icon: "noble", amount: 2, brings: ["worker"] },
      { icon: "cleric", amount: 1, brings: ["#4", "silver"] },
    ]);
  });

  test("icons are those that the rules count", () => {
    expect(iconsThen({ view, foreseen } as Props).get("noble")).toBe(3);
  });

  test("nothing is shown before it is known", () => {
    expect(reachAt({ view, foreseen: null } as Props, "seg_hills", "inner")).toEqual([]);
    expect(iconsThen({ view, foreseen: null } as Props).size).toBe(0);
  });
});
