/** The labels of the chart: none on another, none outside, each as near to its line as the others allow. */
import { expect, test } from "vitest";
import { labelled, MAX_LABELS, spread } from "@/record/labels";

const HEIGHT = 17;
const [TOP, BOTTOM] = [14, 240];

const spreadOf = (ends: readonly number[]) =>
  spread(
    ends.map((end, seat) => ({ seat, end })),
    HEIGHT,
    TOP,
    BOTTOM,
  );

test.each([
  ["all at the top", Array.from({ length: 12 }, () => TOP)],
  ["all at the bottom", Array.from({ length: 12 }, () => BOTTOM)],
  ["two crowds", [20, 20, 21, 22, 230, 231, 231, 232, 233, 120, 121, 122]],
  ["in order", Array.from({ length: 12 }, (_, i) => TOP + i * 20)],
])("%s: they keep apart and inside", (_, ends) => {
  const labels = spreadOf(ends).map((label) => label.at);
  for (const [i, at] of labels.entries()) {
    expect(at).toBeGreaterThanOrEqual(TOP);
    expect(at).toBeLessThanOrEqual(BOTTOM);
    if (i) expect(at - (labels[i - 1] ?? 0)).toBeGreaterThanOrEqual(HEIGHT - 1e-9);
  }
});

test("a label that nothing crowds stands at the end of its line", () => {
  expect(spreadOf([30, 100, 200]).map(({ end, at }) => at - end)).toEqual([0, 0, 0]);
});

test("of a crowd the best are labelled, and whoever is pointed at", () => {
  const few = Array.from({ length: MAX_LABELS }, (_, seat) => seat);
  expect(labelled(few, null)).toHaveLength(MAX_LABELS);
  const many = Array.from({ length: 100 }, (_, seat) => seat);
  expect(labelled(many, null)).toEqual([99, 98, 97, 96, 95, 94]);
  expect(labelled(many, 97)).toEqual([99, 98, 97, 96, 95, 94]);
  expect(labelled(many, 3)).toEqual([99, 98, 97, 96, 95, 94, 3]);
});
