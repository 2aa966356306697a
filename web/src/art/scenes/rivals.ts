/** Two crowned princes facing each other, banners and dice: the miniature of The Rivals for Catan, 180 × 168. */
import { dot, freshId, INKS, path, put } from "@/art/ink";
import { crown, fir, house, tower, tree } from "@/art/pieces";

const { ink } = INKS;
const ROBE = "M-40,74C-42,32 -28,9 -13,0H13C28,9 42,32 40,74Z";
const HAIR = "M-16,-16C-18,-36 18,-38 16,-16C18,-6 14,0 10,2C4,6 -6,5 -11,1C-16,-4 -16,-10 -16,-16Z";
const FACE = "M-11,-18C-6,-25 8,-26 13,-18C14,-8 11,-1 4,1C-4,2 -10,-4 -11,-18Z";
const FEATURES = "M1,-17.6q2,-1.4 4,-.2M8.6,-17.8q2,-1 3.4,.2M7.4,-13l2.2,4.4l-2.6,.4M4,-4.2q3,1.4 5.4,-.2";
const BUTTONS = [20, 34, 48, 62];
const DIE = "M-11,-8Q-11,-11 -8,-11H8Q11,-11 11,-8V8Q11,11 8,11H-8Q-11,11 -11,8Z";

export function scene(): string {
  return banners() + path(HILL, INKS.field, ink, 1.2) + princes() + dice() + settlements();
}

const HILL = "M0,120C30,108 60,110 90,118C120,126 150,110 180,120V168H0Z";

function banners(): string {
  const half = path("M0,-4V56L17,44V-4Z", INKS.parchment);
  return banner(26, INKS.madder, "") + banner(154, INKS.woad, half);
}

function banner(x: number, colour: string, half: string): string {
  const cloth = path("M-17,-4V44L0,56L17,44V-4Z", colour, ink, 1.5);
  const rim = path("M-17,-4V44L0,56L17,44V-4", null, ink, 1.5);
  return put(x, 0, cloth + half + rim + path("M-13,0V41L0,50.4L13,41V0", null, INKS.gold, 1.4));
}

function princes(): string {
  const sash = path("M-9,80L-3,6H5L11,80Z", "#8F251F", ink, 1) + buttons(1);
  const halved = path("M0,-2H44V80H0Z", INKS.parchment) + path("M0,8V80", null, ink, 1.2) + buttons(-5);
  return (
    put(46, 88, prince(INKS.madder, sash, 1, "#6B4A2B")) +
    put(134, 88, prince(INKS.woad, halved, -1, "#C9A25A"))
  );
}

function buttons(x: number): string {
  return BUTTONS.map((y) => dot(x, y, 1.8, INKS.gold, ink, 0.7)).join("");
}

function prince(colour: string, pattern: string, flip: number, hair: string): string {
  const id = freshId("robe");
  const clothes =
    `<clipPath id="${id}"><path d="${ROBE}"/></clipPath>${path(ROBE, colour)}` +
    `<g clip-path="url(#${id})">${pattern}</g>${path(ROBE, null, ink, 1.7)}` +
    path("M-18,3C-10,13 10,13 18,3L13,-3H-13Z", INKS.paper, ink, 1.3) +
    path("M-11,7l1,3M-4,9v3M4,9v3M11,7l-1,3", null, ink, 1.4);
  const head =
    path(HAIR, hair, ink, 1.5) +
    path(FACE, "#F1DCC0", ink, 1.1) +
    dot(3, -14.4, 1.1, ink, ink, 0) +
    dot(10, -14.4, 1.1, ink, ink, 0) +
    path(FEATURES, null, ink, 1.1);
  return `<g transform="scale(${flip * 1.12} 1.12)">${clothes}${head}${put(0, -25, crown(1.6))}</g>`;
}

function dice(): string {
  const three = [[-5, -5], [5, 5], [0, 0]] as const; // biome-ignore format: pips read better in one row
  const six = [[-5, -5], [5, 5], [5, -5], [-5, 5], [-5, 0], [5, 0]] as const; // biome-ignore format: pips
  return die(79, 30, -14, three) + die(103, 22, 16, six);
}

function die(x: number, y: number, angle: number, pips: readonly (readonly [number, number])[]): string {
  const spots = pips.map(([px, py]) => dot(px, py, 2, INKS.madder, ink, 0.7)).join("");
  return `<g transform="translate(${x} ${y}) rotate(${angle})">${path(DIE, INKS.paper, ink, 1.6)}${spots}</g>`;
}

function settlements(): string {
  const road = "M58,155H118";
  const city =
    put(-15, 0, house(1.25, INKS.roof, -1)) + put(16, 0, house(1.25, INKS.slate)) + tower(7.5, 18, null);
  return (
    path("M0,142C50,134 130,134 180,142V168H0Z", INKS.fieldDeep, ink, 1.2) +
    path(road, null, ink, 10) +
    path(road, null, "#F6ECD2", 7.4) +
    path(road, null, "#CDB98F", 1, 'stroke-dasharray="6 5"') +
    put(10, 158, tree(1.2)) +
    put(40, 162, house(1.75)) +
    put(136, 162, city) +
    put(172, 160, fir(1.3))
  );
}
