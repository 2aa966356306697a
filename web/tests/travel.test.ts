/** Who has come from where, when pieces travel. */
import { expect, test } from "vitest";
import { journeys, type Place, type Places } from "@/board/travel";

const at = (left: number, top = 0): Place => ({ left, top, width: 50, height: 80 });
const lay = (lying: Record<string, Place[]>): Places => new Map(Object.entries(lying));
const piece = (name: string, place: Place) => ({ name, body: name, place });

test("what stays does not travel, what moved comes from where it was", () => {
  const before = lay({ guntram: [at(10)], abbot: [at(70)] });
  const found = journeys(before, [piece("guntram", at(400)), piece("abbot", at(71))]);
  expect(found.map(({ name, from }) => [name, from?.left])).toEqual([["guntram", 10]]);
});

test("of several with one name those that lie where one lay have not moved", () => {
  const before = lay({ workshop: [at(0), at(60), at(120)] });
  const found = journeys(before, [
    piece("workshop", at(120)),
    piece("workshop", at(0)),
    piece("workshop", at(500, 300)),
  ]);
  expect(found).toHaveLength(1);
  expect(found[0]?.from?.left).toBe(60);
});

test("what was nowhere comes from nowhere", () => {
  expect(journeys(lay({}), [piece("tile", at(5))])[0]?.from).toBeNull();
});
