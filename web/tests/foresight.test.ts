/** What a shown answer would change: asked after a pause, the latest wins, kept while the question is open. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Consequence, Consequences } from "@/api/wire";
import { Foresight } from "@/store/foresight";

const both = (text: string) => ({ en: text, cs: text });

const worth = (answers: readonly string[], after: number): Consequence => ({
  answers,
  changes: [{ key: "points", args: {}, label: both("Points"), points: true, before: 0, after, fresh: [] }],
  events: [],
  unforeseeable: false,
});

interface Request {
  readonly question: string;
  readonly chain: readonly string[];
  reply(after: number): Promise<void>;
  fail(problem: Error): Promise<void>;
}

/** A server whose replies come when the test lets them. */
function slow(): { foresight: Foresight; requests: Request[] } {
  const requests: Request[] = [];
  const foresight = new Foresight((_seat, question, answers) => {
    const chain = answers[0] ?? [];
    return new Promise<Consequences>((resolve, reject) => {
      requests.push({
        question,
        chain,
        reply: async (after) => {
          resolve({ question, consequences: [worth(chain, after)], complete: true });
          await vi.advanceTimersByTimeAsync(0);
        },
        fail: async (problem) => {
          reject(problem);
          await vi.advanceTimersByTimeAsync(0);
        },
      });
    });
  });
  return { foresight, requests };
}

const points = (foresight: Foresight): number | undefined => foresight.seen.value?.changes[0]?.after;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a pointer in motion asks only about where it rests", () => {
  const { foresight, requests } = slow();
  for (const id of ["a", "b", "c"]) {
    foresight.look(0, "1.0.0", [id]);
    vi.advanceTimersByTime(40);
  }
  expect(requests).toEqual([]);
  vi.advanceTimersByTime(40);
  expect(requests.map(({ chain }) => chain)).toEqual([["c"]]);
});

test("nothing is shown while it is unknown, and a late reply about something else is only kept", async () => {
  const { foresight, requests } = slow();
  foresight.look(0, "1.0.0", ["a"]);
  vi.advanceTimersByTime(100);
  foresight.look(0, "1.0.0", ["b", "then"]);
  expect(points(foresight)).toBeUndefined();
  await requests[0]?.reply(3);
  expect(points(foresight)).toBeUndefined();
  vi.advanceTimersByTime(100);
  await requests[1]?.reply(5);
  expect(points(foresight)).toBe(5);
  foresight.look(0, "1.0.0", ["a"]);
  expect(points(foresight)).toBe(3);
  vi.advanceTimersByTime(100);
  expect(requests).toHaveLength(2);
});

test("another question knows nothing of the last one", async () => {
  const { foresight, requests } = slow();
  foresight.look(0, "1.0.0", ["a"]);
  vi.advanceTimersByTime(100);
  foresight.look(0, "2.0.0", ["a"]);
  await requests[0]?.reply(3);
  expect(points(foresight)).toBeUndefined();
  vi.advanceTimersByTime(100);
  expect(requests.map(({ question }) => question)).toEqual(["1.0.0", "2.0.0"]);
});

test("nothing is asked without an answer, a question or a seat", () => {
  const { foresight, requests } = slow();
  foresight.look(0, "1.0.0", []);
  foresight.look(null, "1.0.0", ["a"]);
  foresight.look(0, null, ["a"]);
  foresight.look(0, "1.0.0", ["a"]);
  foresight.rest();
  vi.advanceTimersByTime(1000);
  expect(requests).toEqual([]);
});

test("a failure is silent, remembered, and asked about again", async () => {
  const { foresight, requests } = slow();
  const problem = new Error("away");
  foresight.look(0, "1.0.0", ["a"]);
  vi.advanceTimersByTime(100);
  await requests[0]?.fail(problem);
  expect(foresight.failure.value).toBe(problem);
  expect(points(foresight)).toBeUndefined();
  foresight.look(0, "1.0.0", ["a"]);
  vi.advanceTimersByTime(100);
  expect(requests).toHaveLength(2);
});
