/** A small table with a crown on it: the miniature of a game that brings no picture of its own, 180 × 168. */
import { INKS, path, put } from "@/art/ink";
import { crown, house, tree } from "@/art/pieces";

const { ink } = INKS;

export function scene(): string {
  const floor = path("M0,132C50,124 130,124 180,132V168H0Z", INKS.fieldDeep, ink, 1.3);
  const legs =
    path("M44,96L36,150M136,96L144,150M66,94V140M114,94V140", null, ink, 7) +
    path(LEGS, null, INKS.wood, 4.4);
  const top = path("M26,82Q90,64 154,82V96Q90,80 26,96Z", INKS.wood, ink, 1.6);
  return floor + put(20, 150, tree(1.5)) + put(160, 152, house(1.4)) + legs + top + put(90, 72, crown(2.4));
}

const LEGS = "M44,96L36,150M136,96L144,150M66,94V140M114,94V140";
