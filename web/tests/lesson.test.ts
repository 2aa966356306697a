/** Lessons: from stop to stop, saying what one would do, and every part that a lesson rings is one of its board. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import type { Lesson, Offer, RecordedPosition, Stop } from "@/api/wire";
import { LessonStore, type School } from "@/store/lesson";

const both = (text: string) => ({ en: text, cs: text });

const stop = (move: number, more: Partial<Stop> = {}): Stop => ({
  move,
  text: both(`stop at ${move}`),
  light: "",
  part: "",
  asks: false,
  answer: null,
  ...more,
});

const LESSON: Lesson = {
  id: "first",
  game: "toy",
  title: both("Toy"),
  players: ["Anna", "Boris"],
  seat: 0,
  moves: 9,
  stops: [stop(0), stop(4, { asks: true, answer: both("because") }), stop(9, { light: "won" })],
};

const offer = (id: string): Offer => ({ id, action: { type: id }, label: both(id) });

const position = (move: number): RecordedPosition => ({
  move,
  moves: 9,
  seat: 0,
  action: move ? "right" : "",
  label: move ? both("right") : null,
  view: {} as RecordedPosition["view"],
  lines: ["drawn", "won"].map((type, i) => ({
    number: i,
    at: 0,
    type,
    rule: "",
    event: { type, move },
    text: both(type),
  })),
  result: null,
  question:
    move === 9
      ? null
      : {
          id: "1",
          kind: "ask",
          rule: "",
          prompt: both("?"),
          explanations: [],
          options: [offer("left"), offer("right")],
        },
});

let asked: number[] = [];
const school: School = {
  lessons: async () => ({ lessons: [LESSON] }),
  lessonPosition: async (_game, _lesson, move) => {
    asked.push(move);
    return position(move);
  },
};

beforeEach(() => {
  asked = [];
});

async function opened(at = 0): Promise<LessonStore> {
  const store = new LessonStore("toy", school);
  await store.open(at);
  return store;
}

test("one goes from stop to stop and never beyond the ends", async () => {
  const store = await opened();
  expect(store.position.value?.move).toBe(0);
  await store.goTo(2);
  expect(store.position.value?.move).toBe(9);
  expect(store.lit.value).toEqual({ type: "won", move: 9 });
  await store.goTo(7);
  expect(store.at.value).toBe(2);
  await store.goTo(-3);
  expect(store.at.value).toBe(0);
  expect(store.lit.value).toBeNull();
});

test("each position is asked for once", async () => {
  const store = await opened();
  await store.goTo(1);
  await store.goTo(0);
  await store.goTo(1);
  expect(asked).toEqual([0, 4, 9]);
});

test("only going on shows what happened", async () => {
  const store = await opened();
  await store.goTo(1);
  expect(store.animatedEvents.value).toHaveLength(2);
  await store.goTo(0);
  expect(store.animatedEvents.value).toHaveLength(0);
});

test("the learner hears what was played, whether he said something or not", async () => {
  const store = await opened(1);
  expect(store.asking.value).toBe(true);
  store.draft.value = { ids: ["left"], pinned: true };
  await store.answer();
  expect(store.answered.value?.own?.id).toBe("left");
  expect(store.answered.value?.played.action).toBe("right");
  expect(store.asking.value).toBe(false);
  await store.goTo(0);
  expect(store.asking.value).toBe(false);
  await store.goTo(1);
  await store.answer();
  expect(store.answered.value?.own).toBeNull();
});

const GAMES = join(import.meta.dirname, "..", "..", "src", "stolek", "games");
const lessons = readdirSync(GAMES).flatMap((game) => {
  const file = join(GAMES, game, "lessons", "first.json");
  try {
    return [[game, JSON.parse(readFileSync(file, "utf8")) as Partial<Stop>[]] as const];
  } catch (problem) {
    if (problem instanceof Error && "code" in problem && ["ENOENT", "ENOTDIR"].includes(String(problem.code)))
      return [];
    throw problem;
  }
});

test.each(lessons)("the board of %s knows every part that its lesson rings", (game, stops) => {
  const source = readFileSync(join(import.meta.dirname, "..", "src", "games", game, "index.tsx"), "utf8");
  const known = /\n {2}parts: \{(.*?)\}/s.exec(source)?.[1] ?? "";
  const missing = stops.flatMap(({ part }) =>
    part && !new RegExp(`\\b${part}: "`).test(known) ? [part] : [],
  );
  expect(missing).toEqual([]);
});

test("there are lessons to check", () => {
  expect(lessons).toHaveLength(5);
});
