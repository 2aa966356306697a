/**
 * Styles belong to their component. A page that was left keeps its stylesheet loaded, so a selector without a name of its
 * own would fall onto the next page.
 *
 * Each stylesheet names its roots in its first comment. A class belongs to the sheet whose root is the longest beginning
 * of it, every selector mentions a class of its own sheet, and a component wears only classes of its own folder, of a
 * sheet that it imports, or of the kit that all share.
 */
import { readFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import { expect, test } from "vitest";
import { filesIn, SOURCE } from "./source";

/** Elements, tokens and fonts: loaded first, always, and the only place where an element may be named alone. */
const GROUND = "styles";
/** What every page may wear. */
const KIT = new Set(["styles", "ui", "board", "art"]);

interface Sheet {
  readonly path: string;
  readonly folder: string;
  readonly roots: readonly string[];
  readonly text: string;
}

function sheetAt(path: string): Sheet {
  const source = readFileSync(path, "utf8");
  const roots = /^\/\* Roots: ([\w, -]+)\./.exec(source)?.[1]?.split(", ") ?? [];
  const text = source.replace(/\/\*.*?\*\//gs, "");
  return { path: relative(SOURCE, path), folder: relative(SOURCE, dirname(path)), roots, text };
}

const sheets = filesIn(SOURCE)
  .filter((path) => path.endsWith(".css"))
  .map(sheetAt)
  .filter((sheet) => sheet.folder !== GROUND);

const owners = new Map(sheets.flatMap((sheet) => sheet.roots.map((root) => [root, sheet] as const)));

/** The sheet whose root is the longest beginning of this class. */
function ownerOf(name: string): Sheet | undefined {
  for (let end = name.length; end > 0; end = name.lastIndexOf("-", end - 1)) {
    const owner = owners.get(name.slice(0, end));
    if (owner) return owner;
  }
  return undefined;
}

/** Every selector with what it sets, save the steps of keyframes. */
function rulesIn(text: string): { selector: string; body: string }[] {
  const plain = text
    .replace(/@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, "")
    .replace(/@media[^{]*\{/g, "");
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, head = "", body = ""]) =>
    head.split(/,(?![^(]*\))/).map((selector) => ({ selector: selector.trim(), body })),
  );
}

/** A variable may be set for the whole page if its name says whose it is. */
const setsOwnVariables = (sheet: Sheet, body: string): boolean =>
  body
    .split(";")
    .map((line) => line.trim())
    .every(
      (line) =>
        line === "" || (line.startsWith("--") && ownerOf(line.slice(2).split(":")[0] ?? "") === sheet),
    );

/** The classes of a selector, and its data attributes, which are named the same way. */
const namesIn = (selector: string): string[] =>
  [...selector.matchAll(/(?:\.|\[data-)(-?[a-z][\w-]*)/g)].map(([, name]) => name ?? "");

test("every stylesheet lies beside its component and names its roots", () => {
  const nameless = sheets.filter((sheet) => sheet.roots.length === 0).map((sheet) => sheet.path);
  expect(nameless).toEqual([]);
});

test("no two stylesheets share a root", () => {
  const roots = sheets.flatMap((sheet) => sheet.roots);
  expect(roots.filter((root, i) => roots.indexOf(root) !== i)).toEqual([]);
});

test.each(sheets.map((sheet) => [sheet.path, sheet] as const))(
  "%s: every selector has its root",
  (_, sheet) => {
    const strays = rulesIn(sheet.text)
      .filter(({ selector }) => !namesIn(selector).some((name) => ownerOf(name) === sheet))
      .filter(({ selector, body }) => !(selector.startsWith(":root") && setsOwnVariables(sheet, body)));
    expect(strays.map(({ selector }) => selector)).toEqual([]);
  },
);

test.each(sheets.map((sheet) => [sheet.path, sheet] as const))(
  "%s: its movements have its root",
  (_, sheet) => {
    const names = [...sheet.text.matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name ?? "");
    expect(names.filter((name) => ownerOf(name) !== sheet)).toEqual([]);
  },
);

/** The classes that a component writes down: in a `class` attribute, or in a string beside one. */
function wornIn(source: string): string[] {
  return [...source.matchAll(/class=(?:"([^"]*)"|\{([^}]*(?:\$\{[^}]*\}[^}]*)*)\})/g)]
    .flatMap(
      ([, plain, computed]) =>
        plain ?? [...(computed ?? "").matchAll(/["`]([^"`]*)["`]/g)].map(([, s]) => s ?? ""),
    )
    .flatMap((words) => words.replace(/\$\{[^}]*\}?/g, " ").split(/\s+/))
    .filter((word) => /^[a-z][\w-]*$/.test(word));
}

test("no component wears a class of another page or game", () => {
  const borrowed = filesIn(SOURCE)
    .filter((path) => path.endsWith(".tsx"))
    .flatMap((path) => {
      const folder = relative(SOURCE, dirname(path));
      const source = readFileSync(path, "utf8");
      const mayWear = (owner: Sheet): boolean =>
        owner.folder === folder || KIT.has(owner.folder) || source.includes(`"@/${owner.path}"`);
      return [...new Set(wornIn(source))]
        .filter((name) => {
          const owner = ownerOf(name);
          return owner && !mayWear(owner);
        })
        .map((name) => `${relative(SOURCE, path)} wears .${name} of ${ownerOf(name)?.path}`);
    });
  expect(borrowed).toEqual([]);
});

test("every stylesheet is brought along by a component", () => {
  const code = filesIn(SOURCE)
    .filter((path) => path.endsWith(".tsx"))
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");
  expect(sheets.filter((sheet) => !code.includes(`"@/${sheet.path}"`)).map((sheet) => sheet.path)).toEqual(
    [],
  );
});

test("the ground styles bare elements and a few words that anything may wear, nothing else", () => {
  const words = new Set([
    "grow",
    "help",
    "key-badge",
    "pulse",
    "row",
    "serif",
    "soft",
    "spread",
    "stack",
    "visually-hidden",
    "wood",
  ]);
  const ground = filesIn(SOURCE)
    .filter((path) => path.endsWith(".css"))
    .map(sheetAt)
    .filter((sheet) => sheet.folder === GROUND);
  const names = ground.flatMap((sheet) => rulesIn(sheet.text).flatMap(({ selector }) => namesIn(selector)));
  const state = new Set(["theme", "palette", "motion", "keys"]);
  expect([...new Set(names)].filter((name) => !words.has(name) && !state.has(name))).toEqual([]);
});
