/** Small things of the same hand, used by covers, boards and empty places: trees, houses, walls, crowns. */
import { dot, INKS, n1, path, put } from "@/art/ink";

const { ink } = INKS;

export function tree(scale = 1, deep = false): string {
  const crown =
    "M0,-3.6c-5,1 -6,-3.4 -3.8,-5c-.6,-3.4 3.4,-4.8 4.6,-2.4c3.4,-.8 4.6,2.8 2.4,4.2c1.6,3 -1.2,4 -3.2,3.2Z";
  const [light, dark] = deep ? [INKS.leafDeep, INKS.leaf] : [INKS.leaf, INKS.leafDeep];
  return put(
    0,
    0,
    path("M0,0V-5", null, ink, 1.4) +
      path(crown, light, ink, 1) +
      path("M-2.2,-6.4q1,-1.2 2,-.2", null, dark, 0.9),
    scale,
  );
}

export function fir(scale = 1): string {
  const body = path("M0,0V-3", null, ink, 1.3) + path("M-4,-2.6L0,-14L4,-2.6Z", INKS.leafDeep, ink, 1);
  return put(0, 0, body + path("M-1.6,-6h2.4M-1,-9h1.6", null, INKS.field, 0.8), scale);
}

export function house(scale = 1, roof: string = INKS.roof, flip = 1): string {
  const body =
    path("M-8,0V-7H3V0Z", "#F3E6CB", ink, 1) +
    path("M3,0V-7L6.5,-13L10,-7V0Z", "#E6D2AC", ink, 1) +
    path("M-9.4,-7H3L6.5,-13H-5.6Z", roof, ink, 1) +
    path("M-4,-5v2.4M6.5,0v-3.4", null, ink, 1.3);
  return `<g transform="scale(${scale * flip} ${scale})">${body}</g>`;
}

export function tower(width: number, height: number, roof: string | null): string {
  const body =
    path(`M${-width},0V${-height}H${width}V0Z`, INKS.stone, ink, 1.3) +
    path(`M${width * 0.35},${-height + 2}V-1M${width * 0.68},${-height + 2}V-1`, null, INKS.stoneDeep, 1);
  const top = roof
    ? path(
        `M${-width - 2},${-height}L0,${n1(-height - width * 2.6)}L${width + 2},${-height}Z`,
        roof,
        ink,
        1.3,
      )
    : merlons(-width - 1.5, -height, width * 2 + 3);
  return body + top + path(`M0,${n1(-height * 0.62)}v${n1(Math.min(6, height * 0.18))}`, null, ink, 1.8);
}

export function merlons(x: number, y: number, width: number): string {
  const count = Math.max(3, Math.round(width / 6));
  const step = width / (count * 2 - 1);
  let d = `M${n1(x)},${y + 1}V${y - 5}`;
  for (let i = 0; i < count; i++) {
    d += `H${n1(x + step * (2 * i + 1))}`;
    d += i < count - 1 ? `V${y - 1.6}H${n1(x + step * (2 * i + 2))}V${y - 5}` : `V${y + 1}`;
  }
  return path(`${d}Z`, "#EFE7D8", ink, 1.2);
}

export function wall(left: number, right: number, y: number, height: number): string {
  let body = path(`M${left},${y}V${y - height}H${right}V${y}Z`, INKS.stone, ink, 1.3);
  for (let row = 0; row * 5 < height - 4; row++) {
    for (let x = left + 4 + (row % 2) * 6; x < right - 5; x += 13) {
      body += path(`M${n1(x)},${y - height + 5 + row * 5}h5`, null, INKS.stoneDeep, 1);
    }
  }
  return body + merlons(left, y - height, right - left);
}

export function flag(colour: string, scale = 1): string {
  return put(
    0,
    0,
    path("M0,0V-14", null, ink, 1.3) + path("M0,-14l11,2.6l-4,2l4,2.4l-11,1Z", colour, ink, 1),
    scale,
  );
}

export function crown(scale = 1): string {
  const body = path("M-8,0L-9.4,-8L-4.6,-4L0,-10.4L4.6,-4L9.4,-8L8,0Z", INKS.gold, ink, 1.2);
  const balls = [
    [-9.4, -8.6, 1.4],
    [0, -11, 1.5],
    [9.4, -8.6, 1.4],
  ] as const;
  return put(0, 0, body + balls.map(([x, y, r]) => dot(x, y, r, INKS.parchment, ink, 0.8)).join(""), scale);
}

/** A compass rose of eight rays. */
export function rose(x: number, y: number, r: number): string {
  let rays = dot(0, 0, r * 0.62, "none", ink, 1);
  for (let i = 0; i < 8; i++) {
    const length = i % 2 ? r * 0.62 : r;
    const w = n1(r * 0.17);
    const lit = path(`M0 ${n1(-length)}L${w} ${-w}L0 0z`, i % 2 ? INKS.woad : INKS.madder, ink, 0.9);
    const shaded = path(`M0 ${n1(-length)}L${-w} ${-w}L0 0z`, INKS.parchment, ink, 0.9);
    rays += `<g transform="rotate(${i * 45})">${lit}${shaded}</g>`;
  }
  return put(x, y, rays + dot(0, 0, 2.4, "#E0B548"));
}
