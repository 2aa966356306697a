/** Carcassonne: geometry made from segments alone, and features held against what the server says of them. */
import { describe, expect, it } from "vitest";
import { BOARD_ID, BOARD_SIZE, TILES, type Tile, tileNamed } from "@/games/carcassonne/data";
import { type Feature, featuresOf, isComplete, ownersOf, pointsFor } from "@/games/carcassonne/features";
import { geometryOf, segmentAt } from "@/games/carcassonne/geometry";
import { placeBeside } from "@/games/carcassonne/Lens";
import { apart } from "@/games/carcassonne/LensTile";
import { tileAlone } from "@/games/carcassonne/paint";
import {
  cellKey,
  type FigureView,
  type Laid,
  type Projection,
  type TileView,
} from "@/games/carcassonne/view";
import views from "./carcassonne-views.json";

interface Seen {
  readonly tiles: readonly TileView[];
  readonly figures: readonly FigureView[];
  readonly claims: readonly Projection[];
}

/** Positions of games with everything in the box, as the server showed them. */
const VIEWS = views as unknown as readonly Seen[];

function landscape(seen: Seen): Map<string, Laid> {
  return new Map(
    seen.tiles.map(({ x, y, tile: name, rot }) => {
      const tile = tileNamed(name, x, y);
      if (!tile) throw new Error(`no tile ${name}`);
      return [cellKey(x, y), { x, y, rot, tile }];
    }),
  );
}

const cellsOf = (feature: Feature): string =>
  [...new Set(feature.parts.map(({ laid }) => cellKey(laid.x, laid.y)))].sort().join(" ");

describe("features", () => {
  it.each(VIEWS.map((seen, i) => [i, seen] as const))(
    "are worth what the server says (position %i)",
    (_, seen) => {
      const features = featuresOf(landscape(seen), seen.figures);
      for (const claim of seen.claims) {
        const places = claim.places
          .map(([x, y]) => cellKey(x, y))
          .sort()
          .join(" ");
        const same = features.all.filter(
          (feature) =>
            feature.kind === claim.feature && feature.figures.length && cellsOf(feature) === places,
        );
        const found = same.find((feature) => ownersOf(feature).join() === claim.seats.join());
        if (!found) throw new Error(`nobody owns ${claim.feature} ${places}`);
        expect(claim.seats.map((seat) => pointsFor(found, seat, false))).toEqual(claim.points);
        if (claim.complete_points !== null) expect(pointsFor(found, 0, true)).toBe(claim.complete_points);
        expect(isComplete(found)).toBe(claim.feature !== "field" && claim.open_ends === 0);
      }
      expect(seen.claims.length).toBeGreaterThan(9);
    },
  );
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
