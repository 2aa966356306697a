/** A round map, the castle in its middle and four riders: the miniature of Viscounts of the West Kingdom, 180 × 168. */
import { dot, INKS, n1, path, put } from "@/art/ink";
import { crown, house, tower, tree, wall } from "@/art/pieces";

const { ink } = INKS;
const ROAD = "#F6ECD2";
const HORSE =
  "M-12.6,11L-11,1C-13,-4 -10,-7 -5,-6.4L5,-6C8,-8 9,-12 12,-15L13.4,-18L15,-15L19.4,-10L18,-7.4L13.6,-8.6C12,-5 11,-2 10.4,0L12,11H9L6.8,2.6H-6L-8.6,11Z";

export function scene(): string {
  return land() + roads() + villages() + castle() + riders();
}

const turn = (degrees: number): number => (degrees * Math.PI) / 180;

function land(): string {
  const waves = [70, 66].map(
    (r) =>
      `<circle cx="90" cy="90" r="${r}" fill="none" stroke="#F4EBD9" stroke-width="1" stroke-dasharray="7 5 3 6"/>`,
  );
  return dot(90, 90, 76, INKS.water, ink, 1.6) + waves.join("") + dot(90, 90, 61, INKS.field, ink, 1.4);
}

function spokes(reach: number, colour: string, width: number): string {
  return [0, 1, 2, 3, 4]
    .map((i) => turn(i * 72 - 90))
    .map((a) =>
      path(`M90,90L${n1(90 + reach * Math.cos(a))},${n1(90 + reach * Math.sin(a))}`, null, colour, width),
    )
    .join("");
}

function roads(): string {
  const ring = dot(90, 90, 44, "none", ink, 8.4) + dot(90, 90, 44, "none", ROAD, 6);
  return spokes(60, ink, 8) + ring + spokes(59.4, ROAD, 5.6);
}

function villages(): string {
  const kinds = [() => house(0.72), () => tree(0.95, true), () => house(0.66, INKS.slate, -1)];
  return Array.from({ length: 10 }, (_, i) => {
    const angle = turn(i * 36 - 72);
    const reach = i % 2 ? 54 : 53;
    const drawn = kinds[i % 3]?.() ?? "";
    return put(90 + reach * Math.cos(angle) + (i % 2 ? 6 : 0), 94 + reach * Math.sin(angle), drawn);
  }).join("");
}

function tier(half: number, height: number, turret: [number, number]): string {
  const [width, rise] = turret;
  const towers = [-half, half].map((x) => put(x, 2, tower(width, rise, INKS.murex))).join("");
  return wall(-half, half, 0, height) + towers;
}

function castle(): string {
  const gate = path("M-6,0V-8A6,7 0 0 1 6,-8V0Z", ink) + path("M-2,0V-13M2,0V-13", null, INKS.wood, 1);
  const slits = path("M-10,-9v5M0,-9v5M10,-9v5", null, ink, 1.8);
  const keep = wall(-11, 11, 0, 18) + path("M-4,-11v5M4,-11v5", null, ink, 1.8);
  return (
    put(90, 118, tier(33, 17, [6.5, 25]) + gate) +
    put(90, 97, tier(22, 16, [5.4, 24]) + slits) +
    put(90, 78, keep) +
    put(90, 55, crown(1.35))
  );
}

function rider(x: number, y: number, cloak: string, coat: string, flip: number, scale: number): string {
  const horse =
    path("M-12,-3C-18,-4 -18,3 -16,8", null, ink, 2.4) +
    path(HORSE, coat, ink, 1.3) +
    path("M-5,-5.4C0,-2 5,-2 6,-5.6L6,0C2,2 -3,2 -5.6,0Z", INKS.gold, ink, 0.9) +
    path("M9.6,-9L11.6,-14", null, ink, 1.8);
  const man =
    path("M-4,-5C-5,-12 -2,-15 -.6,-16H3C5,-13 6,-9 5,-4Z", cloak, ink, 1.2) +
    path("M3,-12L9,-9", null, ink, 1.5) +
    dot(1.4, -19, 3.4, "#F1DCC0", ink, 1.1) +
    path("M-3.6,-20.4H6.4L5,-23.6H-1Z", cloak, ink, 1.1);
  return put(x, y, `<g transform="scale(${flip * scale} ${scale})">${horse}${man}</g>`);
}

function riders(): string {
  return (
    rider(46, 136, INKS.madder, "#B9A98C", 1, 1.25) +
    rider(136, 136, INKS.woad, "#9C6B3C", -1, 1.25) +
    rider(140, 58, INKS.verdigris, "#6B5B4B", -1, 0.95) +
    rider(42, 60, INKS.weld, "#B58A5A", 1, 0.95)
  );
}
