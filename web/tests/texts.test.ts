/** Every sentence exists in both languages with the same arguments, and every key that the code names has one. */
import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { language, t } from "@/text/fluent";
import { filesIn, SOURCE } from "./source";

const files = filesIn(SOURCE);
const read = (path: string): string => readFileSync(path, "utf8");

/** Per key the names of its arguments. */
function messages(language: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const path of files.filter((file) => file.endsWith(`${language}.ftl`))) {
    for (const entry of new FluentResource(read(path)).body) {
      const used = JSON.stringify(entry.value).match(/"type":"var","name":"[^"]+"/g) ?? [];
      const names = [...new Set(used)].map((text) => text.slice(text.lastIndexOf(":") + 2, -1));
      expect(found.has(entry.id), `${entry.id} occurs twice in ${language}`).toBe(false);
      found.set(entry.id, names.sort().join(" "));
    }
  }
  return found;
}

const english = messages("en");
const czech = messages("cs");
const code = files
  .filter((file) => /\.tsx?$/.test(file))
  .map(read)
  .join("\n");

/** Short forms of names stand only where a language needs one. */
const needed = (keys: Iterable<string>): string[] =>
  [...keys].filter((key) => !key.includes("-short-")).sort();

test("both languages have the same sentences with the same arguments", () => {
  expect(needed(czech.keys())).toEqual(needed(english.keys()));
  for (const [key, names] of english)
    if (czech.has(key)) expect(`${key}: ${czech.get(key)}`).toBe(`${key}: ${names}`);
});

test("every line of a message file is understood", () => {
  for (const path of files.filter((file) => file.endsWith(".ftl"))) {
    const keys = read(path).match(/^[A-Za-z][\w-]* =/gm) ?? [];
    expect(new FluentResource(read(path)).body.map((entry) => `${entry.id} =`)).toEqual(keys);
  }
});

test("every key that the code names is a sentence", () => {
  const named = [...code.matchAll(/\bt\(\s*"([^"]+)"/g)].map((match) => match[1] ?? "");
  expect(named.length).toBeGreaterThan(150);
  expect(named.filter((key) => !english.has(key))).toEqual([]);
});

test("every sentence is used", () => {
  const words = new Set(
    code.match(/[a-z][a-z0-9]*(?:-[a-z0-9]+)+|"[a-z]+"/g)?.map((word) => word.replaceAll('"', "")),
  );
  const stems = [...code.matchAll(/`([a-z-]+-)\$\{/g)].map((match) => match[1] ?? "");
  const unused = [...english.keys()].filter(
    (key) => !words.has(key) && !stems.some((stem) => key.startsWith(stem)) && !code.includes(`"${key}"`),
  );
  expect(unused).toEqual([]);
});

test("a number below zero is told with its minus", () => {
  language.value = "en";
  expect([-1, 1, -2].map((count) => t("seconds", { count }))).toEqual([
    "−1 second",
    "1 second",
    "−2 seconds",
  ]);
  language.value = "cs";
  expect([-1, 1, -2].map((count) => t("seconds", { count }))).toEqual([
    "−1 sekunda",
    "1 sekunda",
    "−2 sekundy",
  ]);
});
