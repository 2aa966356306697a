/** The pieces of which pictures on cards are made, each in a box of 100 by 60 with the ground at 56. */
import { INK } from "@/art/ink";
import { icon } from "@/games/rivals/icons";
import { house } from "@/games/rivals/landscape";
import { at, disc, draw, PAINT, wash } from "@/games/rivals/pens";

export const paper = (fill: string): string => wash("M-20 -10H140V70H-20z", fill);

export const sky = (fill: string = PAINT.sky): string =>
  paper(fill) + draw("M-24 52Q40 44 144 52V72H-24z", PAINT.grass, 1);

/** A ship under a sail with what it carries. */
export function ship(sail: string, sign: string, sea = "#A9C0C4"): string {
  return (
    paper(PAINT.sky) +
    wash("M-20 44H140V70H-20z", sea) +
    draw("M-20 46q8-4 16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0", "none", 1) +
    draw("M50 44V8", "none", 2) +
    draw("M24 12C40 8 62 8 76 12C72 22 72 28 76 36C60 32 40 32 26 36C30 28 28 20 24 12z", sail) +
    sign +
    draw("M14 40C20 42 30 42 84 40L92 34C92 46 84 56 74 56H30C20 56 14 48 14 40z", PAINT.wood) +
    draw("M20 47H88", "none", 0.9) +
    draw("M50 8l12 3l-12 3z", PAINT.madder, 1)
  );
}

export interface Person {
  readonly hair: string;
  readonly coat: string;
  readonly head?: "helm" | "horns" | "hood" | "hat" | "crown";
  readonly beard?: boolean;
}

const HEADS: Readonly<Record<string, (person: Person) => string>> = {
  helm: () => draw("M36 22C36 4 64 4 64 22C58 18 42 18 36 22z", PAINT.steel) + draw("M50 8V27", "none", 2),
  horns: () =>
    draw("M36 22C36 4 64 4 64 22C58 18 42 18 36 22z", PAINT.steel) +
    draw("M37 15C28 12 28 5 30 3C32 8 36 8 40 9M63 15C72 12 72 5 70 3C68 8 64 8 60 9", PAINT.parch, 1.1),
  hood: ({ coat }) => draw("M32 40C28 10 38 3 50 3S72 10 68 40L62 26C60 14 40 14 38 26z", coat),
  hat: ({ coat }) => draw("M30 20C40 14 60 14 70 20L64 12C62 2 38 2 36 12z", coat),
  crown: ({ hair }) =>
    draw("M36 24C34 6 66 6 64 24C60 14 44 14 36 24z", hair) +
    draw("M36 14L38 4L44 9L50 2L56 9L62 4L64 14z", PAINT.weld, 1.1),
};

/** The head and shoulders of somebody. */
function bust(person: Person): string {
  const { hair, coat, head, beard } = person;
  const locks = beard
    ? draw("M38 26C38 46 62 46 62 26C58 34 42 34 38 26z", hair, 1.1)
    : draw(
        "M36 20C30 34 32 44 34 46C38 40 36 30 40 22zM64 20C70 34 68 44 66 46C62 40 64 30 60 22z",
        hair,
        1.1,
      );
  const top = head ? HEADS[head]?.(person) : draw("M36 24C34 6 66 6 64 24C60 14 44 14 36 24z", hair);
  return (
    draw("M22 62C22 42 40 40 50 40S78 42 78 62z", coat) +
    draw("M38 42L50 54L62 42", "none", 1.3) +
    draw("M38 22C36 44 64 44 62 22z", PAINT.skin) +
    locks +
    (top ?? "") +
    disc(45, 25, 1.2, INK, 0.4) +
    disc(56, 25, 1.2, INK, 0.4) +
    draw("M46 33q4 2 8 0", "none", 1)
  );
}

const trellis = [0, 1, 2, 3, 4, 5, 6]
  .map((i) =>
    draw(
      `M${i * 20 - 10} -4L${i * 20 - 34} 64M${i * 20 - 34} -4L${i * 20 - 6} 64`,
      "none",
      0.5,
      'opacity=".22"',
    ),
  )
  .join("");

/** A hero before a trellis. */
export const hero = (person: Person): string => paper("#DCCBA0") + trellis + bust(person);

/** Somebody who does something, with the signs of it beside him. */
export const scene = (person: Person, signs: string, fill = "#E9D7A6"): string =>
  paper(fill) + at(-16, 0, 1, bust(person)) + signs;

export const coins = (places: readonly (readonly [number, number])[]): string =>
  places.map(([x, y]) => disc(x, y, 4.2, "#E8C052", 1)).join("");

export const flame = (x: number, y: number, s: number): string =>
  at(
    x,
    y,
    s,
    draw("M0 0C-9-2-8-11-4-16C-3-12-1-12 0-22C7-16 10-4 0 0z", "#D9692B", 1.1) +
      draw("M0 0C-4-2-3-7 0-11C4-7 4-2 0 0z", "#F2C53D", 0.8),
  );

export const book = (x: number, y: number, s = 1): string => icon("progress", x, y, s);

export const flag = (x: number, y: number, fill: string): string =>
  draw(`M${x} ${y}v-14`, "none", 1.3) + draw(`M${x} ${y - 14}l11 3l-11 4z`, fill, 1);

/** A workshop with what it works on. */
export const workshop = (roof: string, sign: string, fill: string): string =>
  sky(fill) + house(14, 55, 36, 22, roof) + draw("M40 33v-16h6v13", PAINT.stone, 1.1) + sign;

/** A large house with columns or windows, and its sign on the gable. */
export const hall = (roof: string, sign: string, fill: string, side: string): string =>
  sky(fill) +
  draw("M26 55V24H80V55z", PAINT.wall) +
  draw("M20 24L53 5L86 24z", roof) +
  [33, 45, 61, 73].map((x) => wash(`M${x - 3} 42V32q3-5 6 0v10z`, "#6B4A30")).join("") +
  wash("M48 55V45q5-6 10 0v10z", INK) +
  at(53, 17, 0.55, sign) +
  side;
