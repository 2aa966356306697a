/** The signature of a map is decoration: whatever was kept is made sound, and both clients know the same crests. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CRESTS, LETTERS, readSignature } from "@/games/cartographers/signature";

const NOTHING = { name: "", title: "", crest: null };

test.each([null, "", "{", "[]", "7", '{"name": 5, "crest": "dragon"}'])("%s is no signature", (text) => {
  expect(readSignature(text || null)).toEqual(NOTHING);
});

test("a signature is read as it was written, cut where it is too long", () => {
  const kept = { name: "x".repeat(LETTERS + 5), title: "Royal Surveyor", crest: "lily" };
  expect(readSignature(JSON.stringify(kept))).toEqual({ ...kept, name: "x".repeat(LETTERS) });
});

test("the terminal knows the same crests and the same length", () => {
  const python = readFileSync("../src/stolek/games/cartographers/signature.py", "utf8");
  const known = [...python.matchAll(/^ {4}"(\w+)": "/gm)].map((match) => match[1]);
  expect(CRESTS).toEqual(known);
  expect(python).toContain(`LETTERS: Final = ${LETTERS}\n`);
});
