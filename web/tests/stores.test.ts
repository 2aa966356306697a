/** What the stores decide by themselves: paths, proposals, order of lists, search, seats. */
import { describe, expect, test } from "vitest";
import type { Game, LogLine, Paragraph, Ruling, TableStatus, TableSummary } from "@/api/wire";
import { titleLines } from "@/art/Cover";
import { placed } from "@/board/PeekLayer";
import { transformOf, zoomed } from "@/board/panzoom";
import { placeOfLink } from "@/pages/List";
import { routeOf } from "@/route";
import { inOrder } from "@/store/lobby";
import { readPreferences } from "@/store/preferences";
import { botCounts, proposal, quickTable } from "@/store/quick";
import { searched, searchedRulings } from "@/store/rulebooks";
import { resized, seatsFor, seatsOf } from "@/store/seating";
import { seatToPlay } from "@/store/seats";
import { undoneNumbers } from "@/table/context";

const both = (text: string) => ({ en: text, cs: text });

const GAME: Game = {
  id: "toy",
  version: 1,
  title: both("Toy"),
  summary: both(""),
  players: { least: 2, most: 4 },
  corrections: {},
  options: [
    {
      key: "side",
      kind: "rulebook",
      rule: "",
      default: "A",
      values: [
        { value: "A", label: both("a") },
        { value: "B", label: both("b") },
      ],
      label: both("side"),
      help: both(""),
    },
  ],
};

test("paths mean pages", () => {
  expect(routeOf("/")).toEqual({ page: "start" });
  expect(routeOf("/t/k3-_x")).toEqual({ page: "table", id: "k3-_x" });
  expect(routeOf("/rules/cartographers/CART-4.11")).toEqual({
    page: "rules",
    game: "cartographers",
    rule: "CART-4.11",
  });
  expect(routeOf("/new")).toEqual({ page: "new", game: null });
  expect(routeOf("/games/extra")).toEqual({ page: "unknown" });
  expect(routeOf("/nowhere")).toEqual({ page: "unknown" });
});

test("a link from a friend leads to its table, from wherever it was copied", () => {
  expect(placeOfLink(" https://example.org/t/abc ")).toBe("/t/abc");
  expect(placeOfLink("/join/xyz")).toBe("/join/xyz");
  expect(placeOfLink("abc")).toBe("/t/abc");
});

describe("playing at once", () => {
  test("bots fill the table within the limits of the game", () => {
    expect(botCounts(GAME)).toEqual([1, 2, 3]);
    expect(botCounts({ ...GAME, players: { least: 1, most: 100 } })).toEqual([0, 1, 2, 3, 4, 5]);
    expect(botCounts({ ...GAME, players: { least: 2, most: 2 } })).toEqual([1]);
  });

  test("the last choice is remembered as far as it is still possible", () => {
    const levels = ["random", "easy", "hard"];
    expect(proposal(GAME, levels, null)).toEqual({ bots: 2, level: "easy", options: { side: "A" } });
    const kept = JSON.stringify({ bots: 3, level: "hard", options: { side: "B", gone: 1 } });
    expect(proposal(GAME, levels, kept)).toEqual({ bots: 3, level: "hard", options: { side: "B" } });
    const strange = JSON.stringify({ bots: 9, level: "godlike", options: { side: "Z" } });
    expect(proposal(GAME, levels, strange)).toEqual({ bots: 2, level: "easy", options: { side: "A" } });
    expect(proposal(GAME, levels, "{")).toEqual({ bots: 2, level: "easy", options: { side: "A" } });
  });

  test("the table has oneself and the bots", () => {
    const table = quickTable(GAME, { bots: 2, level: "hard", options: {} });
    expect(table.seats).toEqual([
      { type: "human" },
      { type: "bot", level: "hard" },
      { type: "bot", level: "hard" },
    ]);
  });
});

test("seats of a new table", () => {
  const seats = seatsFor({ ...GAME, players: { least: 3, most: 4 } }, ["easy"], "Anna");
  expect(seats.map((seat) => seat.kind)).toEqual(["me", "open", "bot"]);
  expect(resized(seats, 4).map((seat) => seat.kind)).toEqual(["me", "open", "bot", "open"]);
  expect(resized(seats, 2)).toHaveLength(2);
  expect(seatsOf([{ kind: "here", name: " " }, ...seats])).toEqual([
    { type: "human" },
    { type: "human", name: "Anna" },
    { type: "open" },
    { type: "bot", level: "easy" },
  ]);
});

test("those that wait for me stand first, closed tables nowhere", () => {
  const table = (id: string, phase: TableSummary["phase"], turn = false): TableSummary => ({
    id,
    game: "toy",
    title: both(id),
    phase,
    players: [],
    open: 0,
    yours: true,
    your_turn: turn,
    changed: 0,
  });
  const tables = [
    table("over", "over"),
    table("going", "playing"),
    table("gone", "closed"),
    table("mine", "playing", true),
  ];
  expect(inOrder(tables).map((one) => one.id)).toEqual(["mine", "going", "over"]);
});

test("preferences survive nonsense", () => {
  expect(readPreferences('{"language":"cs","theme":"pink","speed":"fast","sound":1}')).toMatchObject({
    language: "cs",
    theme: "system",
    speed: "fast",
    sound: false,
  });
  expect(readPreferences("nonsense")).toEqual(readPreferences(null));
});

test("rules are found without diacritics and by id", () => {
  const rules: Paragraph[] = [
    {
      id: "CART-1.1",
      chapter: both("Úvod"),
      section: both(""),
      text: both("Zřícenina je prázdné pole."),
      rulings: [],
    },
    {
      id: "CART-1.2",
      chapter: both("Úvod"),
      section: both(""),
      text: both("Hora pole není."),
      rulings: ["CART-R1"],
    },
  ];
  const found = (query: string) => searched(rules, query, "cs").map((rule) => rule.id);
  expect(found("zricenina POLE")).toEqual(["CART-1.1"]);
  expect(found("1.2")).toEqual(["CART-1.2"]);
  expect(found("uvod")).toHaveLength(2);
  expect(found("")).toHaveLength(2);
  expect(found("drak")).toEqual([]);
});

test("rulings are found by any word of theirs, in any order", () => {
  const ruling: Ruling = {
    id: "CART-R1",
    title: both("Plný arch"),
    touches: ["CART-1.2"],
    option: "",
    open: both("Co když se nic nevejde?"),
    reading: both("Kreslí se jedno pole."),
    other: both("Nekreslí se nic."),
  };
  const found = (query: string) => searchedRulings([ruling], query, "cs").length;
  expect(found("pole plny")).toBe(1);
  expect(found("cart-r1 nic")).toBe(1);
  expect(found("drak")).toBe(0);
});

test("the seat to look through is the one that must answer, and stays as long as it must", () => {
  const status = (seats: number[], asked: number[]): TableStatus =>
    ({
      you: { seats, host: false, undo: [], questions: Object.fromEntries(asked.map((seat) => [seat, "q"])) },
    }) as unknown as TableStatus;
  expect(seatToPlay(status([], []), null)).toBeNull();
  expect(seatToPlay(status([0, 2], [2]), null)).toBe(2);
  expect(seatToPlay(status([0, 2], [0, 2]), 0)).toBe(0);
  expect(seatToPlay(status([0, 2], [2]), 0)).toBe(2);
  expect(seatToPlay(status([0, 1, 2], [0, 2]), 1)).toBe(2);
  expect(seatToPlay(status([0, 2], []), 2)).toBe(2);
});

test("lines of the game behind the point of return no longer hold", () => {
  const line = (number: number, type: string, to?: number): LogLine => ({
    number,
    at: 0,
    type,
    rule: "",
    event: { type, ...(to === undefined ? {} : { to }) },
    text: both(""),
  });
  const lines = [
    line(1, "drawn"),
    line(2, "drawn"),
    line(3, "table-said"),
    line(4, "table-undone", 1),
    line(5, "drawn"),
  ];
  expect([...undoneNumbers(lines)]).toEqual([2]);
});

test("zooming keeps the point under the pointer, within limits", () => {
  const camera = zoomed({ x: 10, y: 20, scale: 1 }, 2, { x: 100, y: 50 });
  expect(camera).toEqual({ x: 60, y: 45, scale: 2 });
  expect(zoomed(camera, 100, { x: 0, y: 0 }).scale).toBe(6);
  expect(transformOf(camera)).toBe("scale(2) translate(-60 -45)");
});

test("a closer look lies beside its thing and never leaves the screen", () => {
  const box = (left: number, top: number) => ({
    left,
    top,
    right: left + 80,
    bottom: top + 60,
    width: 80,
    height: 60,
  });
  const desk = { width: 1440, height: 900 };
  const phone = { width: 390, height: 844 };
  expect(placed(box(100, 100), { width: 340, height: 400 }, desk)).toEqual({ left: 190, top: 100 });
  expect(placed(box(1300, 800), { width: 340, height: 400 }, desk)).toEqual({ left: 950, top: 490 });
  expect(placed(box(150, 700), { width: 340, height: 400 }, phone)).toEqual({ left: 20, top: 290 });
  expect(placed(box(10, 60), { width: 340, height: 400 }, phone)).toEqual({ left: 10, top: 130 });
  expect(placed(box(150, 400), { width: 370, height: 824 }, phone)).toEqual({ left: 10, top: 10 });
});

test("long titles take two lines on a cover", () => {
  expect(titleLines("Carcassonne")).toEqual(["Carcassonne", ""]);
  expect(titleLines("Knížata z Katanu")).toEqual(["Knížata", "z Katanu"]);
  expect(titleLines("The Rivals for Catan")).toEqual(["The Rivals", "for Catan"]);
  expect(titleLines("Vikomti Západního království")).toEqual(["Vikomti", "Západního království"]);
});
