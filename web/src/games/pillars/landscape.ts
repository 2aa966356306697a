/** The country behind everything: gold sky, three lines of hills, river and roads, the town, and the frame round it. */
import { dot, INK, INKS, inked, n1, path, pen, put, seeded } from "@/art/ink";
import {
  bishopsChurch,
  bridge,
  castle,
  chapel,
  forest,
  gravelPit,
  hill,
  house,
  MEADOWS,
  mill,
  priory,
  quarry,
  sheep,
  tents,
  tree,
} from "@/games/pillars/buildings";
import { TOWN } from "@/games/pillars/plan";

const { width: W, height: H } = TOWN;

function sky(): string {
  let lines = "";
  for (let x = -220; x < W; x += 22) lines += `M${x} 0l220 220M${x + 220} 0l-220 220`;
  let flowers = "";
  for (let y = 11; y < 220; y += 22) {
    for (let x = 11; x < W; x += 22)
      if ((x * 7 + y * 3) % 5 === 0) flowers += dot(x, y, 1.8, INKS.gold, "none");
  }
  return `<rect width="${W}" height="220" fill="#F1DFB0"/>${path(lines, null, "#DDBF74", 1)}${flowers}`;
}

function hills(): string {
  const [far, middle, near] = MEADOWS;
  return (
    hill("M-5 168Q120 96 250 150T470 120Q560 78 660 132T900 108Q1010 84 1100 140V660H-5Z", far) +
    hill("M-5 240Q160 176 330 226Q420 190 560 206T800 208Q950 176 1100 226V660H-5Z", middle) +
    hill("M-5 402Q180 352 330 404Q540 372 770 404Q930 360 1100 398V660H-5Z", near)
  );
}

function fields(): string {
  const field = (edge: string, fill: string, furrows: string): string =>
    path(edge, fill, INK, 1.2) + path(furrows, null, "#9A8A50", 1.2);
  return (
    field(
      "M566 232Q612 220 664 228L652 272Q606 266 560 276Z",
      "#EADB9C",
      "M562 242Q612 231 660 238M561 252Q608 242 657 249M560 264Q606 254 654 261",
    ) +
    field(
      "M672 229Q722 232 770 224V262Q716 268 660 272Z",
      "#D3DCA6",
      "M684 230L674 270M700 231L692 269M716 231L711 268M732 230L730 266M748 229L749 264",
    )
  );
}

const HOUSES: readonly (readonly [number, number, number])[] = [
  [560, 318, 0.62], [598, 310, 0.62], [640, 322, 0.62], [684, 312, 0.62], [722, 326, 0.62], [566, 352, 0.78],
  [604, 346, 0.75], [644, 354, 0.78], [686, 348, 0.75], [722, 356, 0.8], [452, 316, 0.6], [482, 326, 0.6],
]; // biome-ignore format: places

/** The town behind the building site, with its wall. */
function town(): string {
  let wall = "M540 398V378";
  for (let x = 540; x < 756; x += 16) wall += "h6v6h10v-6";
  wall += "V398Z";
  return (
    path(wall, "#DCD3C2", INK, 1.2) +
    inked("M762 404V358h-3v-8h6v4h5v-4h6v4h5v-4h6v8h-3v46z", "#E9E0CF", 1.3) +
    pen("M773 372v8M548 390h10M590 394h9M640 389h10M690 394h9M734 390h8", 1.1) +
    HOUSES.map(([x, y, k], i) =>
      put(x, y, house(15, 12, i % 3 ? INKS.madder : "#C4583F"), n1(k * 115) / 100),
    ).join("")
  );
}

function waters(): string {
  const bank =
    "M-5 496Q60 500 120 520T236 516Q284 490 276 446Q276 416 330 392Q304 430 308 470Q312 520 316 560T338 660H268Q262 604 240 584T110 570Q50 566 -5 556Z";
  const waves =
    "M14 520q7 -6 14 0t14 0M120 546q7 -6 14 0t14 0M270 460q6 -5 12 0t12 0M274 566q7 -6 14 0t14 0M286 612q7 -6 14 0t14 0M190 548q7 -6 14 0t14 0";
  return path(bank, "#B9D2DF", INK, 1.5) + path(waves, null, INKS.woad, 1.6, 'stroke-linecap="round"');
}

function roads(): string {
  const west = "M352 512Q330 506 300 500T180 470";
  const east = "M772 512Q850 508 900 512T1092 500";
  const edges =
    "M352 503Q330 497 300 491T180 461M352 521Q330 515 300 509T180 479M772 503Q850 499 900 503T1092 491M772 521Q850 517 900 521T1092 509";
  return path(west + east, null, "#DCC79C", 17) + path(edges, null, "#A08A66", 1.2, 'stroke-dasharray="7 5"');
}

const TREES: readonly (readonly [number, number])[] = [
  [340, 250], [362, 258], [330, 392], [768, 290], [782, 342], [766, 410], [338, 452], [756, 300], [1078, 372],
  [22, 486], [318, 372], [776, 470], [330, 306],
]; // biome-ignore format: places
const SHEEP: readonly (readonly [number, number])[] = [[60, 482], [92, 474], [128, 484], [42, 470]]; // biome-ignore format: places

function growth(): string {
  const next = seeded(5);
  const trees = TREES.map(([x, y]) => tree(x, y, 22 + next() * 8, next() < 0.5 ? "#8FAE87" : "#7C9F78")).join(
    "",
  );
  let tufts = "";
  for (let i = 0; i < 90; i++) {
    const [x, y] = [n1(next() * W), n1(240 + next() * 390)];
    tufts += `M${x} ${y}l-2 -5M${x} ${y}l2 -5`;
  }
  return path(tufts, null, "#A9A77C", 1.1) + trees;
}

/** Everything that never changes: country, town, and the buildings of the areas. */
export function landscape(): string {
  const birds = pen("M400 214q4 -5 7 0q4 -5 7 0M430 228q3 -4 6 0q3 -4 6 0M590 204q4 -5 7 0q4 -5 7 0", 1.2);
  const country =
    sky() +
    hills() +
    fields() +
    town() +
    roads() +
    waters() +
    put(236, 484, bridge()) +
    birds +
    growth() +
    SHEEP.map(([x, y]) => put(x, y, sheep())).join("");
  const places =
    put(344, 44, forest()) +
    put(494, 44, quarry()) +
    put(640, 44, gravelPit()) +
    put(206, 60, bishopsChurch()) +
    put(34, 388, priory()) +
    put(34, 540, mill()) +
    put(792, 58, tents()) +
    put(792, 394, castle(), 0.96) +
    put(1000, 448, chapel());
  const site = `<ellipse cx="556" cy="514" rx="216" ry="22" fill="#E0CFA6" stroke="${INK}" stroke-width="1.3"/>`;
  return country + places + site;
}

/** The leaf that the picture is painted on, and its shadow. */
export const leaf = (): string =>
  `<rect x="4" y="6" width="${W}" height="${H}" rx="6" fill="#1A110A" opacity=".4"/>` +
  `<rect width="${W}" height="${H}" rx="6" fill="var(--parchment)" stroke="${INK}" stroke-width="1.8"/>`;

/** A double gold line with madder corners. */
export function frame(): string {
  const corners = [[9, 9], [W - 9, 9], [9, H - 9], [W - 9, H - 9]] as const; // biome-ignore format: four corners
  return (
    `<rect x="12" y="12" width="${W - 24}" height="${H - 24}" fill="none" stroke="${INK}" stroke-width="1.6"/>` +
    `<rect x="5" y="5" width="${W - 10}" height="${H - 10}" rx="3" fill="none" stroke="${INKS.gold}" stroke-width="2.4"/>` +
    corners
      .map(
        ([x, y]) =>
          `<rect x="${x - 8}" y="${y - 8}" width="16" height="16" fill="${INKS.madder}" stroke="${INK}" stroke-width="1.3"/>` +
          dot(x, y, 4, "#E0B548"),
      )
      .join("")
  );
}
