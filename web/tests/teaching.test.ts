/** Teach-me: what is explained when, and what is kept of it. */
import { beforeEach, expect, test, vi } from "vitest";
import { explained, forgetExplained, readExplained, toExplain, understand } from "@/store/teaching";

const both = (text: string) => ({ en: text, cs: text });
const question = (...keys: string[]) => ({ explanations: keys.map((key) => ({ key, text: both(key) })) });

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  forgetExplained();
});

test("only the open question is explained, and of it what the reader has not understood yet", () => {
  expect(toExplain(question("teach-dig", "teach-dig-deep"), []).map(({ key }) => key)).toEqual([
    "teach-dig",
    "teach-dig-deep",
  ]);
  expect(toExplain(question("teach-dig", "teach-dig-deep"), ["teach-dig"])).toHaveLength(1);
  expect(toExplain(question("teach-dig"), ["teach-dig"])).toEqual([]);
  expect(toExplain(null, [])).toEqual([]);
});

test("what a reader has understood is kept for each game until it is to be explained anew", () => {
  understand("toy", ["teach-dig", "teach-dig-deep"]);
  understand("toy", ["teach-dig"]);
  understand("other", ["teach-row"]);
  expect(explained.value).toEqual({ toy: ["teach-dig", "teach-dig-deep"], other: ["teach-row"] });
  expect(readExplained(localStorage.getItem("stolek.explained"))).toEqual(explained.value);
  forgetExplained();
  expect(explained.value).toEqual({});
});

test("damaged memory is no memory", () => {
  expect(readExplained("{")).toEqual({});
  expect(readExplained("7")).toEqual({});
  expect(readExplained('{"toy": ["teach-dig", 3], "other": "x"}')).toEqual({ toy: ["teach-dig"] });
});
