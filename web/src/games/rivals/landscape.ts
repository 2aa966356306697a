/** Little buildings, trees and animals, and the six terrains made of them. */
import { INK, seeded } from "@/art/ink";
import { icon } from "@/games/rivals/icons";
import { at, disc, draw, PAINT, slab, wash } from "@/games/rivals/pens";

export const house = (
  x: number,
  y: number,
  w: number,
  h: number,
  roof: string = PAINT.roof,
  wall: string = PAINT.wall,
): string =>
  draw(`M${x} ${y}v${-h}h${w}v${h}z`, wall) +
  draw(`M${x - 2.5} ${y - h}l${w / 2 + 2.5} ${-w * 0.5}l${w / 2 + 2.5} ${w * 0.5}z`, roof) +
  wash(`M${x + w * 0.36} ${y}v${-h * 0.55}h${w * 0.28}v${h * 0.55}z`, "#6B4A30") +
  (w > 14 ? draw(`M${x + w / 2 - 1.5} ${y - h - w * 0.2}h3v3h-3z`, INK, 0.3) : "");

export const tower = (
  x: number,
  y: number,
  w: number,
  h: number,
  f: string = PAINT.stone,
  roof = "",
): string =>
  draw(`M${x} ${y}v${-h}h${w}v${h}z`, f) +
  (roof
    ? draw(`M${x - 2} ${y - h}l${w / 2 + 2} ${-w * 0.95}l${w / 2 + 2} ${w * 0.95}z`, roof)
    : draw(
        `M${x - 2} ${y - h}v-5h${(w + 4) / 5}v3h${(w + 4) / 5}v-3h${(w + 4) / 5}v3h${(w + 4) / 5}v-3h${(w + 4) / 5}v5z`,
        f,
      )) +
  wash(`M${x + w / 2 - 1.3} ${y - h * 0.62}h2.600v6h-2.600z`, INK);

export const church = (x: number, y: number, s = 1): string =>
  at(
    x,
    y,
    s,
    house(8, 0, 24, 14, PAINT.slate) +
      tower(0, 0, 11, 22, PAINT.wall, PAINT.slate) +
      draw("M5.500-33v-7M2.500-37h6", "none", 1.3) +
      disc(5.5, -14, 2, PAINT.woad, 0.8),
  );

export const tree = (x: number, y: number, s: number, f: string = PAINT.leaf): string =>
  at(
    x,
    y,
    s,
    draw("M0 0v-5", "none", 2) +
      draw("M0-24L7-13H4L9-4H-9L-4-13H-7z", f, 1.2) +
      draw("M2-19L4-13M3-12L5-6", "none", 0.7, 'opacity=".6"'),
  );

export const bush = (x: number, y: number, s: number, f: string = PAINT.leaf): string =>
  at(
    x,
    y,
    s,
    draw("M0 0v-5", "none", 1.8) +
      draw("M-8-6c-4-4 0-9 3-8c1-6 9-6 10 0c5 0 6 6 2 8c-3 4-12 4-15 0z", f, 1.2),
  );

export const sheep = (x: number, y: number, s = 1): string =>
  at(
    x,
    y,
    s,
    draw("M-5 4v4M4 4v4", "none", 1.4) +
      draw("M-8 0a4 4 0 0 1 2-6a5 5 0 0 1 9-1a4 4 0 0 1 4 7c-2 5-13 5-15 0z", "#FBF7EE", 1.1) +
      draw("M6-4c3-2 6 0 5 3c-2 2-5 1-5-3z", "#4B4440", 0.9),
  );

export const sheaf = (x: number, y: number, s = 1): string =>
  at(
    x,
    y,
    s,
    draw("M-5-13C-4-7-3-6-3-5C-5-2-6 0-6 2H6C6 0 5-2 3-5C3-6 4-7 5-13C2-15-2-15-5-13z", "#E8BF4C", 1.1) +
      draw("M-3-5H3M-1-14V-5M2-13L1-5M-3-13L-1-5", "none", 0.8),
  );

/** The shadow side of a mountain. */
const SHADE = "rgb(43 33 24 / 16%)";

function forest(): string {
  const next = seeded(23);
  const greens = ["#5F7F52", "#4F7150", "#75915C"];
  let trees = wash("M0 48Q30 36 60 46T92 42V100H0z", "#9DB07E");
  for (const [y, size] of [
    [54, 0.8],
    [70, 1],
    [88, 1.2],
  ] as const) {
    for (let x = 4 + next() * 8; x < 92; x += 15 + next() * 5) {
      const grow = next() < 0.7 ? tree : bush;
      trees += grow(x, y + next() * 6, size * (0.85 + next() * 0.25), greens[Math.floor(next() * 3)]);
    }
  }
  return trees;
}

const NUGGETS = [[20, 82], [30, 92], [80, 92], [13, 96], [78, 72]] as const; // biome-ignore format: a table

/** A terrain in a box of 92 by 100. */
export const TERRAINS: Readonly<Record<string, string>> = {
  forest: forest(),
  mountains:
    draw("M-4 78L26 26L44 58L58 34L96 82V104H-4z", "#A7AEB1") +
    wash("M26 26L36 44L30 42L25 50L19 40zM58 34L69 48L62 47L57 53L52 45z", "#FBF7EE") +
    wash("M26 26L44 58L38 80L30 60z", SHADE) +
    wash("M58 34L90 78L70 80z", SHADE) +
    draw("M26 26L36 44L30 42L25 50L19 40M58 34L69 48L62 47L57 53L52 45", "none", 1) +
    draw("M-4 90Q30 76 50 88T96 84V106H-4z", "#B4BA96") +
    draw("M60 90l4-9h9l4 9z", "#5C544C") +
    draw("M59 91V80h19v11", "none", 1.6) +
    tree(14, 92, 0.8) +
    tree(24, 96, 0.65),
  hills:
    draw("M-4 66Q22 34 48 60T96 50V104H-4z", "#D08A62") +
    draw("M-4 84Q26 60 60 82T96 76V104H-4z", "#BF6E48") +
    draw("M10 66q8-10 18-8M52 62q10-10 22-8", "none", 0.9) +
    draw("M58 86v-14q8-9 16 0v14z", "#E2B795") +
    wash("M63 86v-7q3-4 6 0v7z", INK) +
    draw("M66 66c-3-6 4-8 0-15", "none", 1.1, 'opacity=".6"') +
    [0, 1, 2]
      .map((i) => slab(16 + i * 9 - (i === 2 ? 13 : 0), 84 - (i === 2 ? 7 : 0), 9, 7, 1, "#C4573A", 1))
      .join("") +
    bush(84, 62, 0.6, "#8E9A62"),
  pasture:
    draw("M-4 58Q24 40 52 54T96 46V104H-4z", "#B6C583") +
    draw("M-4 80Q30 66 96 76V104H-4z", "#A3B56F") +
    draw("M2 62l22-7M4 68l21-6M6 58v13M20 53v13", "none", 1.2) +
    sheep(36, 66, 0.8) +
    sheep(66, 62, 0.75) +
    sheep(52, 87, 1.1) +
    bush(82, 56, 0.75) +
    draw("M12 92l2-5M16 94l1-4M76 94l2-5", "none", 0.9),
  fields:
    draw("M-4 56Q30 44 96 52V104H-4z", "#E7C75F") +
    [0, 1, 2, 3, 4, 5, 6]
      .map((i) => draw(`M${-6 + i * 18} 104Q${20 + i * 9} 74 ${34 + i * 5} 50`, "none", 0.9, 'opacity=".55"'))
      .join("") +
    sheaf(22, 84, 1.1) +
    sheaf(70, 80, 1) +
    sheaf(47, 95, 1.2) +
    house(60, 52, 13, 8) +
    bush(84, 51, 0.5),
  gold_field:
    draw("M-4 62L20 40L40 58L64 38L96 62V104H-4z", "#C9AE72") +
    draw("M44 56C36 66 62 72 48 82S34 98 40 106H66C60 96 82 86 70 76S56 66 52 56z", "#8FB0BE") +
    draw("M50 66q6 4 6 7M56 88q-6 5-4 12", "none", 0.8) +
    NUGGETS.map(([x, y], i) => icon("gold", x, y, 0.5 + (i % 2) * 0.15)).join("") +
    tree(88, 64, 0.7) +
    draw("M14 62l3-3M70 58l3 2", "none", 0.9),
};

export const WASHES: Readonly<Record<string, string>> = {
  forest: "#B9C79B",
  gold_field: "#EAD9A6",
  fields: "#F0DD94",
  hills: "#E5B998",
  pasture: "#D2DBA4",
  mountains: "#D3D6D2",
};
