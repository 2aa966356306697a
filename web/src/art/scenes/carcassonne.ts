/** A walled hill town with a road to its gate: the miniature of Carcassonne, 180 × 168. */
import { INKS, path, put, seeded } from "@/art/ink";
import { fir, flag, house, merlons, tower, tree, wall } from "@/art/pieces";

const { ink } = INKS;
const ROAD = "M78,168C92,152 120,146 112,132C106,122 88,122 89,104";
const ROOFS = [
  [50, 84, INKS.roof],
  [74, 80, INKS.slate],
  [104, 82, INKS.roof],
  [132, 86, "#CF9065"],
  [60, 92, "#CF9065"],
  [120, 93, INKS.roof],
  [86, 90, INKS.roof],
] as const;
const STRIPS = [
  [26, 122, -14, INKS.straw],
  [150, 118, 12, INKS.straw],
  [132, 152, 4, INKS.field],
  [58, 156, -6, INKS.straw],
] as const;
const TREES = [
  [14, 128, 1.2],
  [24, 146, 1.4],
  [164, 134, 1.3],
  [150, 146, 1],
  [40, 134, 1],
  [170, 156, 1.5],
  [10, 160, 1.5],
] as const;

export function scene(): string {
  return ground() + castle() + town() + grove();
}

function ground(): string {
  let land = path("M0,112C30,92 60,84 92,84C128,84 152,94 180,104V168H0Z", INKS.field, ink, 1.3);
  land += path("M0,138C40,122 120,122 180,140V168H0Z", INKS.fieldDeep, ink, 1);
  for (const [x, y, angle, colour] of STRIPS) {
    let strip = path("M-15,-6H15V6H-15Z", colour, "#7C8B52", 0.9);
    for (let i = -3; i < 6; i += 3) strip += path(`M-15,${i}H15`, null, "#8C8A48", 0.9);
    land += `<g transform="translate(${x} ${y}) rotate(${angle}) skewX(-18)">${strip}</g>`;
  }
  return land + path(ROAD, null, ink, 12.5) + path(ROAD, null, "#F6ECD2", 9.8);
}

function castle(): string {
  const keep = path("M-13,0V-34H13V0Z", "#EFE3C9", ink, 1.3) + merlons(-14.5, -34, 29);
  return (
    put(62, 74, tower(7, 42, INKS.roof)) +
    put(118, 76, tower(7, 46, INKS.slate)) +
    put(90, 66, keep + path("M-6,-22v6M6,-22v6M0,-12v6", null, ink, 1.8)) +
    put(90, 26, flag(INKS.madder, 1.1))
  );
}

function town(): string {
  const houses = ROOFS.map(([x, y, roof], i) => put(x, y, house(0.95, roof, i % 2 ? 1 : -1))).join("");
  const gate = path("M82,107V98A7,8 0 0 1 96,98V107Z", ink);
  return (
    houses +
    wall(34, 146, 106, 15) +
    put(34, 108, tower(8, 26, INKS.roof)) +
    put(146, 108, tower(8, 26, INKS.roof)) +
    put(68, 109, tower(6.4, 22, null)) +
    put(112, 109, tower(6.4, 22, null)) +
    gate +
    path("M86,107V93M89,107V91M92,107V93", null, INKS.wood, 1)
  );
}

function grove(): string {
  const next = seeded(5);
  return TREES.map(([x, y, size]) => put(x, y, next() < 0.4 ? fir(size) : tree(size, next() < 0.4))).join("");
}
