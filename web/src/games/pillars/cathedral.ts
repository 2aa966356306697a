/**
 * The cathedral that grows: six parts, each of them a dream, a building site or stone.
 *
 * Origin is the ground line at the left edge of the first tower; the whole church is 400 wide and 318 high. Dreams are
 * dashed, so that the whole church is always there as a promise; the part of this round is a stump behind scaffolding.
 */
import { dot, INK, INKS, inked, n1, path, pen, put, seeded } from "@/art/ink";
import { worker } from "@/games/pillars/goods";
import { pigment } from "@/ui/Shield";

const STONE = "#EFE3CB";
const SHADE = "#E3D4B6";
const TIMBER = "#7A552D";

export type PartState = "dream" | "site" | "built";

/** Glass is blue until the church is finished; then the sun shines through it. */
export interface Glass {
  readonly deep: string;
  readonly light: string;
  readonly violet: string;
  readonly dark: string;
}
export const GLASS: Glass = { deep: INKS.woad, light: "#3E6E84", violet: INKS.murex, dark: "#3A2A1C" };
export const LIT_GLASS: Glass = { deep: "#F0C95A", light: "#E9B949", violet: "#F4D777", dark: "#8A5A1C" };

/** A pointed window: straight to 60 %, then two curves to the point. */
export function lancet(x: number, y: number, w: number, h: number, fill: string = INKS.woad): string {
  const side = `q0 ${n1(-h * 0.3)} ${n1(w / 2)} ${n1(-h * 0.4)}q${n1(w / 2)} ${n1(h * 0.1)} ${n1(w / 2)} ${n1(h * 0.4)}`;
  return (
    inked(`M${x} ${y}v${n1(-h * 0.6)}${side}v${n1(h * 0.6)}z`, fill, 1.2) +
    pen(`M${n1(x + w / 2)} ${y}v${-h}M${x} ${n1(y - h * 0.5)}h${w}`, 0.8, 'opacity=".8"')
  );
}

/** A few joints of masonry; always the same ones for the same wall. */
function joints(x: number, y: number, w: number, h: number, seed: number): string {
  const next = seeded(seed);
  let d = "";
  for (let i = 0; i < (w * h) / 420; i++) {
    d += `M${n1(x + next() * (w - 12))} ${n1(y + next() * (h - 6))}h${n1(5 + next() * 7)}v3`;
  }
  return path(d, null, "#A08A66", 1);
}

function nave(glass: Glass): string {
  let wall = inked("M150 0V-128H330V0z", STONE, 1.6) + joints(154, -122, 170, 116, 4);
  wall += inked("M150 -128h180v-9h-180z", SHADE, 1.4);
  for (let i = 0; i < 5; i++) {
    const x = 160 + i * 34;
    wall += lancet(x + 7, -78, 15, 40, glass.deep) + lancet(x + 4, -12, 21, 52, glass.light);
  }
  for (let i = 0; i < 6; i++) {
    const x = 150 + i * 34;
    wall +=
      inked(`M${x - 4} 0v-66l4 -14 4 14v66z`, SHADE, 1.3) +
      inked(`M${x - 3} -84v-50l3 -13 3 13v50z`, SHADE, 1.1);
    if (i) wall += pen(`M${x - 4} -70q-10 -3 -14 -14`, 0.9);
  }
  return wall;
}

function apse(glass: Glass): string {
  const wall = inked("M330 0V-112q34 2 58 22V0z", STONE, 1.6) + joints(334, -84, 50, 76, 8);
  const eaves = inked("M330 -128q44 4 62 30v9q-22 -22 -62 -24z", SHADE, 1.4);
  const windows =
    lancet(338, -14, 11, 58, glass.violet) +
    lancet(356, -14, 11, 52, glass.violet) +
    lancet(372, -14, 11, 44, glass.violet);
  return wall + eaves + windows + inked("M386 0v-60l4 -12 4 12v60z", SHADE, 1.3);
}

/** The rose window: twelve petals in three pigments. */
function roseWindow(glass: Glass): string {
  let petals = dot(0, 0, 25, glass.deep, INK, 1.8);
  const tones = ["#E0B548", INKS.madder, "#9DC0D6"];
  for (let i = 0; i < 12; i++) {
    petals += `<ellipse cy="-16.5" rx="3.6" ry="6" transform="rotate(${i * 30})" fill="${tones[i % 3]}" stroke="${INK}" stroke-width=".8"/>`;
  }
  return petals + dot(0, 0, 7.5, "#E0B548") + dot(0, 0, 29, "none");
}

function portal(glass: Glass): string {
  let arches = "";
  ["#D9C8A6", "#E9DCC0", "#6B4A2E"].forEach((fill, i) => {
    const [left, right, top] = [66 + i * 5, 124 - i * 5, -46 + i * 3];
    const curve = `Q${left + 1} ${-74 + i * 6} 95 ${-84 + i * 7}Q${right - 1} ${-74 + i * 6} ${right} ${top}`;
    arches += inked(`M${left} 0V${top}${curve}V0z`, fill, 1.3);
  });
  return (
    inked("M50 0V-150L95 -196 140 -150V0z", STONE, 1.7) +
    joints(54, -146, 80, 60, 12) +
    pen("M50 -150h90M50 -92h90", 1.2) +
    put(95, -122, roseWindow(glass)) +
    arches +
    pen("M95 -70V0M84 -20h4M102 -20h4", 1.2) +
    inked("M91 -196h8l-4 -22z", "#E0B548", 1.2) +
    pen("M95 -218v-9m-4 3.5h8", 1.4) +
    dot(95, -166, 6, "#9DC0D6")
  );
}

function tower(x: number, seed: number, glass: Glass): string {
  return (
    inked(`M${x} 0V-224h46V0z`, STONE, 1.7) +
    joints(x + 3, -220, 38, 210, seed) +
    pen(`M${x} -92h46M${x} -150h46`, 1.2) +
    lancet(x + 9, -104, 11, 34, glass.deep) +
    lancet(x + 26, -104, 11, 34, glass.deep) +
    lancet(x + 8, -166, 12, 44, glass.dark) +
    lancet(x + 26, -166, 12, 44, glass.dark) +
    lancet(x + 16, -40, 14, 34, glass.deep) +
    inked(`M${x - 4} -224h54v-8h-54z`, SHADE, 1.4) +
    inked(`M${x} -232L${x + 23} -306 ${x + 46} -232z`, "#8FA3A8", 1.5) +
    pen(`M${x + 23} -306v-12m-5 4.5h10M${x + 14} -232l9 -60M${x + 32} -232l-9 -60`, 1.2) +
    inked(`M${x - 3} -232v-14l3 -8 3 8v14zM${x + 43} -232v-14l3 -8 3 8v14z`, SHADE, 1.1)
  );
}

function roof(): string {
  let tiles = "";
  for (let row = 0; row < 4; row++) {
    const y = -146 - row * 10;
    for (let x = 192 + row * 2 + (row % 2) * 9; x < 318; x += 18) tiles += `M${x} ${y}q5 4 10 0`;
  }
  return (
    inked("M186 -137L196 -186H322L334 -137z", "#B9674C", 1.6) +
    inked("M322 -186q44 8 68 66q-22 -14 -56 -17z", "#A85B48", 1.5) +
    path(tiles, null, "#7E3F2C", 1.2) +
    inked("M194 -186h130v-5h-130z", "#8C8F93", 1.2) +
    pen("M259 -191v-14m-5 5h10", 1.5)
  );
}

/** What is dreamt: outlines alone. */
const DREAMS: Readonly<Record<string, string>> = {
  nave: "M150 0V-137H330V0M184 -12v-40M218 -12v-40M252 -12v-40M286 -12v-40",
  portal:
    "M50 0V-150L95 -196 140 -150V0M120 -122a25 25 0 1 0 -50 0a25 25 0 1 0 50 0M72 0v-46q4 -24 23 -32q19 8 23 32v46",
  apse: "M330 0V-124q44 4 62 32V0",
  tower_1: "M4 0V-224M50 0V-224M0 -224h54v-8h-54zM4 -232L27 -306 50 -232",
  tower_2: "M140 0V-224M186 0V-224M136 -224h54v-8h-54zM140 -232L163 -306 186 -232",
  roof: "M186 -137L196 -186H322L334 -137M322 -186q44 8 66 60",
};

/** What stands of a part on the building site. */
const STUMPS: Readonly<Record<string, () => string>> = {
  nave: () =>
    inked("M150 0V-50l14 5 12 -8 18 6 16 -9 20 8 18 -7 20 9 20 -8 18 6 24 -5V0z", STONE, 1.6) +
    joints(154, -42, 170, 38, 4) +
    [0, 1, 2, 3, 4].map((i) => lancet(164 + i * 34, -6, 19, 32, "#D9C8A6")).join(""),
  portal: () =>
    inked("M50 0V-74l12 4 10 -8 12 6 14 -9 12 7 16 -5 14 5V0z", STONE, 1.7) +
    joints(54, -62, 80, 20, 12) +
    inked("M68 0V-40Q70 -58 95 -64Q120 -58 122 -40V0z", "#D9C8A6", 1.3),
  apse: () => inked("M330 0V-58l14 5 12 -7 12 8 20 -4V0z", STONE, 1.6) + joints(334, -48, 50, 44, 8),
  tower_1: () => lowTower(4, 21),
  tower_2: () => lowTower(140, 33),
  roof: () => {
    let rafters = "M190 -137H332M196 -186H322";
    for (let i = 0; i < 8; i++) rafters += `M${192 + i * 18} -137L${198 + i * 17} -186`;
    return (
      path(rafters, null, TIMBER, 3) + path("M322 -186q44 8 66 62M300 -160q50 2 76 24", null, TIMBER, 2.4)
    );
  },
};

const lowTower = (x: number, seed: number): string =>
  inked(`M${x} 0V-128l7 4 6 -7 8 5 7 -8 6 6 12 -4V0z`, STONE, 1.7) +
  joints(x + 3, -118, 38, 110, seed) +
  pen(`M${x} -92h46`, 1.2) +
  lancet(x + 16, -40, 14, 34);

/** Where the scaffolding of a part stands: from x to x, from the ground it rests on to its top. */
const SCAFFOLDS: Readonly<Record<string, readonly [left: number, right: number, foot: number, top: number]>> =
  {
    nave: [146, 336, 0, -124],
    portal: [44, 146, 0, -148],
    apse: [326, 396, 0, -124],
    tower_1: [-4, 58, 0, -208],
    tower_2: [134, 192, 0, -208],
    roof: [184, 338, -130, -206],
  };

/** Poles, planks, braces, a ladder, the treadwheel crane and three workers of the first seats. */
function scaffold(part: string, seats: number): string {
  const [left, right, foot, top] = SCAFFOLDS[part] ?? [0, 0, 0, 0];
  const poles = Math.max(2, Math.round((right - left) / 44));
  const step = (right - left) / poles;
  const levels = Math.max(2, Math.round((foot - top) / 52));
  const rise = (foot - top) / levels;
  let d = "";
  for (let i = 0; i <= poles; i++) d += `M${n1(left + i * step)} ${foot}V${top - 6}`;
  for (let j = 1; j <= levels; j++) {
    const y = n1(foot - j * rise);
    d += `M${left - 6} ${y}H${right + 6}`;
    for (let i = 0; i < poles; i++) {
      if ((i + j) % 2) d += `M${n1(left + i * step)} ${n1(y + rise)}L${n1(left + (i + 1) * step)} ${y}`;
    }
  }
  const plank = n1(foot - (levels - 1) * rise);
  const people = [0, 1, 2].slice(0, Math.min(3, seats));
  return (
    path(d, null, TIMBER, 2.4, 'stroke-linecap="round" opacity=".9"') +
    ladder(left - 12, foot, foot - top) +
    put((left + right) / 2, top, crane()) +
    people
      .map((seat) =>
        worker(
          pigment(seat),
          left + 14 + seat * Math.min(34, (right - left) / 3),
          seat % 2 ? top : plank,
          0.95,
        ),
      )
      .join("")
  );
}

function ladder(x: number, foot: number, height: number): string {
  let rungs = "";
  for (let y = 10; y < height - 4; y += 12) rungs += `M${n1(x + (y / height) * 8)} ${n1(foot - y)}h8`;
  return pen(`M${x} ${foot}l8 ${-height}M${x + 8} ${foot}l8 ${-height}`, 1.5) + pen(rungs, 1.3);
}

function crane(): string {
  return (
    pen("M0 0V-44M0 -40L40 -58M0 -20L40 -58M40 -58V-26", 2) +
    `<circle cx="-8" cy="-12" r="13" fill="none" stroke="${TIMBER}" stroke-width="3"/>` +
    pen("M-8 -25v26M-21 -12h26M-17 -21l18 18M1 -21l-18 18", 1) +
    inked("M33 -26h14v11h-14z", "#C6C1B7", 1.2)
  );
}

const BUILT: Readonly<Record<string, (glass: Glass) => string>> = {
  nave,
  portal,
  apse,
  tower_1: (glass) => tower(4, 21, glass),
  tower_2: (glass) => tower(140, 33, glass),
  roof,
};

/** From back to front. */
export const LAYERS = ["roof", "nave", "apse", "tower_2", "portal", "tower_1"] as const;

/** One part of the church as it stands. */
export function partDrawing(part: string, state: PartState, glass: Glass, seats: number): string {
  if (state === "dream")
    return path(DREAMS[part] ?? "", null, INKS.ink, 1.3, 'stroke-dasharray="4 4" opacity=".62"');
  if (state === "built") return BUILT[part]?.(glass) ?? "";
  return (STUMPS[part]?.() ?? "") + scaffold(part, seats);
}

/** Rays behind the finished church. */
export function glory(): string {
  const at = (angle: number, r: number): string =>
    `${n1(200 + Math.cos(angle) * r * 1.08)} ${n1(-90 + Math.sin(angle) * r)}`;
  let rays = "";
  for (let i = 0; i < 36; i++) {
    const angle = Math.PI + ((i + 0.5) * Math.PI) / 36;
    rays += `M${at(angle - 0.03, 120)}L${at(angle, i % 2 ? 285 : 245)}L${at(angle + 0.03, 120)}Z`;
  }
  return path(rays, "#F0C95A", "#C99A2E", 0.8, 'opacity=".72"');
}
