/** Teach-me: which rule is explained when, and what is kept of it. */
import { beforeEach, expect, test, vi } from "vitest";
import type { Paragraph } from "@/api/wire";
import { explained, forgetExplained, readExplained, toExplain, understand } from "@/store/teaching";

const both = (text: string) => ({ en: text, cs: text });
const paragraph = (id: string): Paragraph => ({ id, chapter: both("Chapter"), text: both(id) });
const BOOK = ["TOY-1", "TOY-2", "TOY-3"].map(paragraph);
const lines = (...rules: string[]) => rules.map((rule) => ({ rule }));

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  forgetExplained();
});

test("the rule of the question comes first, then that of the latest event", () => {
  expect(toExplain(BOOK, { rule: "TOY-1" }, lines("TOY-2"), [])?.id).toBe("TOY-1");
  expect(toExplain(BOOK, { rule: "TOY-1" }, lines("TOY-2", "TOY-3"), ["TOY-1"])?.id).toBe("TOY-3");
  expect(toExplain(BOOK, null, lines("TOY-2"), ["TOY-2"])).toBeNull();
});

test("rules that no rulebook has, and what happened long ago, are passed over", () => {
  expect(toExplain(BOOK, { rule: "TABLE-3" }, lines("", "TOY-2"), [])?.id).toBe("TOY-2");
  expect(toExplain(BOOK, null, lines("TOY-1", ...Array<string>(9).fill("")), [])).toBeNull();
});

test("what a reader has understood is kept for each game until he forgets it", () => {
  understand("toy", "TOY-1");
  understand("toy", "TOY-1");
  understand("other", "OTH-1");
  expect(explained.value).toEqual({ toy: ["TOY-1"], other: ["OTH-1"] });
  expect(readExplained(localStorage.getItem("stolek.explained"))).toEqual(explained.value);
  forgetExplained();
  expect(explained.value).toEqual({});
});

test("damaged memory is no memory", () => {
  expect(readExplained("{")).toEqual({});
  expect(readExplained("7")).toEqual({});
  expect(readExplained('{"toy": ["TOY-1", 3], "other": "x"}')).toEqual({ toy: ["TOY-1"] });
});
