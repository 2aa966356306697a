/** Carcassonne: geometry made from segments alone, held against what the server says of features. */
import { describe, expect, it } from "vitest";
import type { Offer } from "@/api/wire";
import type { Foreseen } from "@/board/contract";
import { BOARD_ID, BOARD_SIZE, TILES, type Tile, tileNamed } from "@/games/carcassonne/data";
import { cellsOf, claimOn, featuresOn } from "@/games/carcassonne/features";
import { completedBy, featuresCompleted, goodsBrought } from "@/games/carcassonne/foreseen";
import { geometryOf, segmentAt } from "@/games/carcassonne/geometry";
import { placeBeside } from "@/games/carcassonne/Lens";
import { apart } from "@/games/carcassonne/LensTile";
import { featuresOfSeat } from "@/games/carcassonne/lit";
import { tileAlone } from "@/games/carcassonne/paint";
import { cellKey, type PublicView } from "@/games/carcassonne/view";
import views from "./carcassonne-views.json";

/** Positions of games with many modules as the server showed them, and what it foresaw of laying the drawn tile. */
interface Position extends PublicView {
  readonly lay: { readonly x: number; readonly y: number; readonly rot: number };
  readonly completed: readonly {
    readonly type: string;
    readonly places: readonly (readonly number[])[];
    readonly seats: readonly number[];
    readonly worth: number;
  }[];
}

const POSITIONS = (views as unknown as readonly Position[]).map((seen, i) => [i, seen] as const);

const listed = (places: readonly (readonly number[])[]): string[] =>
  places.map(([x, y]) => cellKey(x ?? 0, y ?? 0)).sort();

const foreseen = (seen: Position): Foreseen => ({
  answers: [],
  changes: [],
  events: seen.completed.map((event) => ({ type: event.type, event, text: { cs: "", en: "" } })),
  unforeseeable: false,
});

describe("features", () => {
  it.each(POSITIONS)("run on as the server says (position %i)", (_, seen) => {
    for (const claim of seen.claims) {
      const feature = featuresOn(seen).at(...claim.at, claim.segment);
      if (!feature) throw new Error(`no ${claim.feature} at ${claim.at}`);
      expect([feature.kind, ...[...cellsOf(feature)].sort()]).toEqual([
        claim.feature,
        ...listed(claim.places),
      ]);
      expect(claimOn(seen, feature)).toBe(claim);
    }
    expect(seen.claims.length).toBeGreaterThan(9);
  });

  it.each(POSITIONS)("of a seat are those where its figures stand (position %i)", (_, seen) => {
    const followers = seen.figures.filter(({ figure }) => figure.endsWith("follower"));
    const own = featuresOfSeat(featuresOn(seen), followers, 0);
    const claims = seen.claims.filter(({ strengths }) => (strengths[0] ?? 0) > 0);
    expect(own.map((feature) => claimOn(seen, feature)).filter(Boolean).length).toBe(claims.length);
  });

  it.each(POSITIONS)("that a tile would complete are found where it would lie (position %i)", (_, seen) => {
    const { x, y, rot } = seen.lay;
    const offer: Offer = { id: "lay", action: { type: "lay-tile" }, label: { cs: "", en: "" } };
    const choice = { offer, rot, figure: null };
    const target = { id: "cell", kind: "cell" as const, x: x * 100 + 50, y: y * 100 + 50, choices: [choice] };
    expect(featuresCompleted(seen, target, choice, null)).toEqual([]);
    const found = featuresCompleted(seen, target, choice, foreseen(seen));
    expect(found.map((feature) => [...cellsOf(feature)].sort())).toEqual(
      seen.completed.map(({ places }) => listed(places)),
    );
    expect(found.length).toBeGreaterThan(0);
  });
});

describe("what is foreseen", () => {
  it("names who is paid what, and counts goods one by one", () => {
    const seen = POSITIONS[0]?.[1];
    if (!seen) throw new Error("no position");
    expect(completedBy(foreseen(seen)).map(({ worth }) => worth)).toEqual(
      seen.completed.map(({ worth }) => worth),
    );
    const line = { key: "goods", label: { cs: "", en: "" }, points: false, fresh: [] };
    const changes = [
      { ...line, args: { goods: "wine" }, before: 1, after: 3 },
      { ...line, args: { goods: "cloth" }, before: 2, after: 2 },
    ];
    expect(goodsBrought({ ...foreseen(seen), changes })).toEqual(["wine", "wine"]);
    expect(goodsBrought(null)).toEqual([]);
  });
});

const everyTile = [
  ...TILES.values(),
  ...Array.from({ length: BOARD_SIZE * BOARD_SIZE }, (_, i) => {
    const tile = tileNamed(BOARD_ID, i % BOARD_SIZE, Math.floor(i / BOARD_SIZE));
    if (!tile) throw new Error(`no cell ${i}`);
    return tile;
  }),
];

/** The segments whose own anchor does not lie on them. */
function lostSegments(tile: Tile, rot: number): string[] {
  const geometry = geometryOf(tile, rot);
  return tile.segments
    .filter(({ kind }) => kind !== "river")
    .filter(({ id }) => segmentAt(geometry, geometry.anchors.get(id) ?? [-1, -1]) !== id)
    .map(({ id }) => `${tile.id} ${rot} ${id}`);
}

describe("geometry", () => {
  it("gives every segment ground of its own, however the tile is turned", { timeout: 30_000 }, () => {
    const tiles = everyTile.filter(({ board }) => !board);
    const lost = tiles.flatMap((tile) => [0, 1, 2, 3].flatMap((rot) => lostSegments(tile, rot)));
    expect(lost).toEqual([]);
  });

  it("draws all tiles with finite numbers", { timeout: 30_000 }, () => {
    for (const tile of everyTile) expect(tileAlone(tile, 1)).not.toMatch(/NaN|Infinity|undefined/);
  });

  it("keeps rings apart and inside the tile", () => {
    const moved = apart([
      [50, 50],
      [52, 50],
      [50, 55],
      [98, 2],
    ]);
    for (const [i, p] of moved.entries())
      for (const q of moved.slice(i + 1)) expect(Math.hypot(p[0] - q[0], p[1] - q[1])).toBeGreaterThan(19);
    expect(moved.every(([x, y]) => x >= 11 && x <= 89 && y >= 11 && y <= 89)).toBe(true);
  });
});

describe("the lens", () => {
  const area = (left: number, top: number, width: number, height = width) => ({ left, top, width, height });
  const apartFrom = (a: ReturnType<typeof area>, b: ReturnType<typeof area>): boolean =>
    a.left >= b.left + b.width ||
    b.left >= a.left + a.width ||
    a.top >= b.top + b.height ||
    b.top >= a.top + a.height;

  it("hides neither the tile nor the wheel wherever the tile lies", () => {
    const stage = area(0, 0, 1092, 706);
    const wheel = area(330, 230, 268);
    for (let x = 0; x < 1000; x += 90)
      for (let y = 0; y < 620; y += 90) {
        const tile = area(x, y, 90);
        const lens = placeBeside(stage, tile, area(0, 0, 444, 284), [wheel], []);
        expect(apartFrom(lens, tile) && apartFrom(lens, wheel)).toBe(true);
        expect(lens.left >= 0 && lens.left + lens.width <= stage.width).toBe(true);
        expect(lens.top >= 0 && lens.top + lens.height <= stage.height).toBe(true);
      }
  });
});
