/** A hundred seats, a hundred shields: no two bear the same, and never is it the number alone. */
import { expect, test } from "vitest";
import { blazon, pigment } from "@/ui/Shield";

const SEATS = Array.from({ length: 100 }, (_, seat) => seat);

test("a hundred shields differ in what is drawn on them", () => {
  const drawn = SEATS.map((seat) => {
    const { number, ...field } = blazon(seat);
    return JSON.stringify({ ...field, chief: number !== "" });
  });
  expect(new Set(drawn).size).toBe(100);
});

test("shields of one pigment differ in their division or have another border", () => {
  for (const seat of SEATS) {
    const alike = SEATS.filter(
      (other) =>
        other !== seat &&
        pigment(other) === pigment(seat) &&
        blazon(other).division === blazon(seat).division &&
        blazon(other).bordure === blazon(seat).bordure,
    );
    expect(alike).toEqual([]);
  }
});

test("the first eight are plain, all others say their number", () => {
  expect(SEATS.filter((seat) => blazon(seat).number === "")).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(blazon(8).number).toBe("9");
  expect(blazon(99).number).toBe("100");
});
